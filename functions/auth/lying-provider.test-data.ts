import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CompactSign, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { textOf } from "./oidc-provider.test-data.ts";

type Json = Record<string, unknown>;
type Place = "metadata" | "token" | "keys" | "userinfo";

/** One way not to tell the truth; what is left out is as it should be. */
export interface Lie {
  metadata?: (metadata: Json) => Json;
  claims?: (claims: Json) => Json;
  userinfo?: Json;
  sign?: "none" | "with the client's secret" | "with another key" | "with the client's secret as RS256";
  header?: Json;
  /** In place of the answer. */
  instead?: Partial<Record<Place, (response: ServerResponse) => void>>;
}

const keys = await generateKeyPair("RS256", { extractable: true });
const otherKeys = await generateKeyPair("RS256");

/** A provider whose every path is another provider, each with its own lie: its issuer is the server's address and that path. */
export async function startLyingProvider(lies: Record<string, Lie>) {
  const rounds = new Map<string, { nonce: string; challenge: string; clientId: string; claims: Json }>();
  const proven: string[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const secretOf = (name: string) => `the secret of ${name}, long enough to sign with`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = "", ...rest] = new URL(request.url ?? "", origin).pathname.split("/");
    const lie = lies[name] ?? {};
    const issuer = `${origin}/${name}`;
    const path = rest.join("/");
    asked.push(`${name}/${path}`);
    const places: Record<string, Place> = {
      ".well-known/openid-configuration": "metadata",
      token: "token",
      keys: "keys",
      userinfo: "userinfo",
    };
    const place = places[path];
    if (!place) return void response.writeHead(404).end();
    const instead = lie.instead?.[place];
    if (instead) return instead(response);
    const send = (value: unknown) => void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (place === "metadata") {
      const metadata = {
        issuer,
        authorization_endpoint: `${issuer}/authorize?kept=1`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        token_endpoint_auth_methods_supported: ["client_secret_post"],
        ...(lie.userinfo && { userinfo_endpoint: `${issuer}/userinfo` }),
      };
      return send(lie.metadata?.(metadata) ?? metadata);
    }
    if (place === "keys") return send({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: "lying", use: "sig" }] });
    if (place === "userinfo") return send(lie.userinfo);
    const form = new URLSearchParams(await textOf(request));
    const round = rounds.get(form.get("code") ?? "");
    if (!round || form.get("client_secret") !== secretOf(name)) {
      return void response.writeHead(400, { "content-type": "application/json" }).end('{"error":"invalid_grant"}');
    }
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (challenge === round.challenge) proven.push(name);
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: round.clientId, iat: now, exp: now + 600, nonce: round.nonce, ...round.claims };
    const told = lie.claims?.(claims) ?? claims;
    send({ access_token: "an access token", token_type: "Bearer", expires_in: 600, id_token: await sign(lie, told, secretOf(name)) });
  }

  /** What this provider, asked with the address the browser was sent to, sends the browser back with. */
  function codeFor(start: string, claims: Json): { code: string; state: string } {
    const asked = new URL(start).searchParams;
    const code = crypto.randomUUID();
    const [nonce, challenge, clientId] = [asked.get("nonce") ?? "", asked.get("code_challenge") ?? "", asked.get("client_id") ?? ""];
    rounds.set(code, { nonce, challenge, clientId, claims });
    return { code, state: asked.get("state") ?? "" };
  }

  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  const configured = Object.keys(lies).map((name) => ({
    id: name,
    name: `The ${name} provider`,
    issuer: `${origin}/${name}`,
    clientId: `client of ${name}`,
    clientSecret: secretOf(name),
  }));
  return { origin, configured, codeFor, proven, asked, close };
}

async function sign(lie: Lie, claims: Json, secret: string): Promise<string> {
  const bytes = new TextEncoder().encode(secret);
  const header = { alg: "RS256", kid: "lying", ...lie.header };
  switch (lie.sign) {
    case "none":
      return new UnsecuredJWT(claims).encode();
    case "with the client's secret":
      return new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(bytes);
    case "with the client's secret as RS256": {
      const [, payload = "", signature = ""] = (
        await new CompactSign(new TextEncoder().encode(JSON.stringify(claims))).setProtectedHeader({ alg: "HS256" }).sign(bytes)
      ).split(".");
      return `${Buffer.from(JSON.stringify(header)).toString("base64url")}.${payload}.${signature}`;
    }
    default:
      return new SignJWT(claims)
        .setProtectedHeader(header)
        .sign(lie.sign === "with another key" ? otherKeys.privateKey : keys.privateKey, { crit: { exp: true } });
  }
}
