import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** What Cloudflare compresses, of what this site sends. */
const compressible = /^(text\/|application\/(json|manifest\+json|xml|javascript)|image\/svg)/;
/** As Cloudflare compresses on the way. */
const quality = 4;
/** No header of a connection goes through a proxy, and none of HTTP/1 into HTTP/2. */
const ofConnections = new Set(["connection", "transfer-encoding", "keep-alive", "upgrade", "host", "content-length", "content-encoding"]);

/** A self-signed certificate for localhost, made by the machine's openssl. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  try {
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    const made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
    execFileSync("openssl", [...made, ...subject, "-keyout", key, "-out", cert], { stdio: "ignore" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Stands before the site as Cloudflare does: HTTP/2, brotli or gzip. What has a tag is compressed once, so that the time of a page is the
 * site's own.
 */
export async function serveAtTheEdge(origin) {
  const packed = new Map();
  const pack = (key, encoding, body) => {
    const known = key && packed.get(key);
    if (known) return known;
    const made = encoding === "br" ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : gzipSync(body);
    if (key) packed.set(key, made);
    return made;
  };
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, async (request, response) => {
    try {
      const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(":") && !ofConnections.has(name));
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const answer = await fetch(new URL(request.url, origin), {
        method: request.method,
        headers: Object.fromEntries(headers.filter(([name]) => !["accept-encoding", "origin"].includes(name))),
        body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
        redirect: "manual",
      });
      const body = Buffer.from(await answer.arrayBuffer());
      response.statusCode = answer.status;
      for (const [name, value] of answer.headers) if (!ofConnections.has(name)) response.setHeader(name, value);
      const [encoding] = /\b(br|gzip)\b/.exec(request.headers["accept-encoding"] ?? "") ?? [];
      const wanted = String(request.headers["accept-encoding"] ?? "").includes("br") ? "br" : encoding;
      if (!wanted || body.length === 0 || !compressible.test(answer.headers.get("content-type") ?? "")) return response.end(body);
      const tag = answer.headers.get("etag");
      response.setHeader("content-encoding", wanted);
      response.end(pack(tag && `${request.url} ${tag} ${wanted}`, wanted, body));
    } catch (error) {
      response.statusCode = 502;
      response.end(String(error));
    }
  });
  await new Promise((done) => server.listen(0, "localhost", done));
  return {
    origin: `https://localhost:${server.address().port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}
