import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundleForWorkers } from "../../.ci/bench/worker-chunks.mjs";
import { configurationOf, startWorkerd } from "../../.ci/bench/workerd.mjs";
import { tell } from "./row.ts";

/** MB of the 128 that a Worker has on Cloudflare, for JavaScript; V8 ends a process that wants more. */
const heap = 96;
/** Milliseconds for any of them, on a machine with other work. */
const longest = 5_000;

const folder = mkdtempSync(join(tmpdir(), "uploads-"));
beforeAll(async () => {
  const [bundle] = await bundleForWorkers("functions/proofs/upload-worker.ts");
  writeFileSync(join(folder, "worker.js"), bundle?.text ?? "");
  writeFileSync(join(folder, "inside.capnp"), configurationOf("worker.js", { flags: [`--max-heap-size=${heap}`] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const megabyte = 1024 * 1024;
/** As many bytes of a file as a form may bring, without its head and end. */
const most = 10 * megabyte - 1_000;
const words = (text: string) => Buffer.from(text, "latin1");
const filled = (length: number, bytes: Buffer) => Buffer.alloc(length - (length % bytes.length), bytes);

/** A JPEG of 16 by 16 pixels with these segments behind its frame header. */
const jpegOf = (segments: Buffer) =>
  Buffer.concat([Buffer.from("ffd8ffc00011080010001003011100021100031100", "hex"), segments, Buffer.from("ffd9", "hex")]);

/** A chunk of a PNG; nobody asks for its checksum. */
function chunk(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, words(kind), data, Buffer.alloc(4)]);
}
const pngOf = (chunks: Buffer) =>
  Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", Buffer.from("00000010000000100800000000", "hex")),
    chunks,
    chunk("IEND", Buffer.alloc(0)),
  ]);

function webpOf(chunks: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(chunks.length + 22);
  const size = Buffer.from("0a000000000000000f00000f0000", "hex");
  return Buffer.concat([words("RIFF"), length, words("WEBPVP8X"), size, chunks]);
}

interface Sent {
  body: Buffer;
  type: string;
  /** What becomes of it. */
  outcome: RegExp;
}

/** Refused by its length: the connection may be closed before all of it is sent. */
const refusedEarly = /^TOO_LARGE$|EPIPE|ECONNRESET/;
const boundary = "b";
const part = (name: string, more = "") => words(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`);

/** What a browser sends of a form with one file. */
function formOf(file: Buffer, outcome: RegExp): Sent {
  const body = Buffer.concat([part("file", '; filename="photo.jpg"'), file, words(`\r\n--${boundary}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${boundary}`, outcome };
}
const jsonOf = (body: Buffer): Sent => ({ body, type: "application/json", outcome: refusedEarly });

const noise = Buffer.from(Array.from({ length: 8_192 }, (_, at) => (at * 167 + 13) % 251));
const uploads: Record<string, () => Sent> = {
  "a photograph of 10 MB": () => formOf(jpegOf(Buffer.concat([Buffer.from("ffda0002", "hex"), filled(most - 100, noise)])), /^kept \d{8}$/),
  "a PNG of 10 MB in chunks of 8 KB": () => formOf(pngOf(filled(most - 100, chunk("IDAT", noise))), /^kept \d{8}$/),
  "a JPEG of 4,000 segments": () => formOf(jpegOf(filled(8_000, Buffer.from("ffd0", "hex"))), /^kept 8023$/),
  "a JPEG of 2 MB of restarts": () => formOf(jpegOf(filled(2 * megabyte, Buffer.from("ffd0", "hex"))), /^INVALID$/),
  "a JPEG of 10 MB of restarts": () => formOf(jpegOf(filled(most - 100, Buffer.from("ffd0", "hex"))), /^INVALID$/),
  "a JPEG of 10 MB of empty comments": () => formOf(jpegOf(filled(most - 100, Buffer.from("fffe0002", "hex"))), /^INVALID$/),
  "a JPEG of 10 MB of filling": () => formOf(jpegOf(filled(most - 100, Buffer.from("ff", "hex"))), /^kept \d+$/),
  "a PNG of 10 MB of empty chunks": () => formOf(pngOf(filled(most - 100, chunk("IDAT", Buffer.alloc(0)))), /^INVALID$/),
  "a WebP of 10 MB of empty chunks": () => formOf(webpOf(filled(most - 100, Buffer.from("414e4d4600000000", "hex"))), /^INVALID$/),
  "a form of 170,000 parts": () => {
    const body = Buffer.concat([...Array<Buffer>(170_000).fill(Buffer.concat([part("a"), words("b\r\n")])), words(`--${boundary}--\r\n`)]);
    return { body, type: `multipart/form-data; boundary=${boundary}`, outcome: /^INVALID$/ };
  },
  "a form of 10 MB of line ends": () => formOf(filled(most, words("\r\n")), /^INVALID$/),
  "200,000 fields of an address": () => ({
    body: filled(2 * megabyte, words("field=of&")),
    type: "application/x-www-form-urlencoded",
    outcome: refusedEarly,
  }),
  "a few fields of an address": () => ({ body: words("file=a"), type: "application/x-www-form-urlencoded", outcome: /^UNSUPPORTED_TYPE$/ }),
  "10 MB of JSON objects": () => jsonOf(Buffer.concat([words("["), filled(most, words("{},")), words("{}]")])),
  "10 MB of JSON lists": () => jsonOf(filled(most, words("["))),
};

/** Megabytes that a process has, or the most it has had. */
const megabytes = (pid: number, name: "VmRSS" | "VmHWM") =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** How an upload ended. */
async function send(origin: string, { body, type }: Pick<Sent, "body" | "type">): Promise<string> {
  const headers = { "content-type": type, "content-length": body.length };
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request(`${origin}/api/images`, { method: "POST", headers }, resolve).on("error", reject).end(body),
  );
  return ((await json(answer)) as { outcome: string }).outcome;
}

it("an upload made to fill the memory is kept or refused at once, in a Worker with the memory that Cloudflare gives", async () => {
  const wrong: unknown[] = [];
  let heaviest = 0;
  for (const [name, made] of Object.entries(uploads)) {
    const { outcome, ...sent } = made();
    const { origin, pid, stop } = await startWorkerd(join(folder, "inside.capnp"));
    try {
      // What every upload needs is there before memory is measured.
      expect(await send(origin, formOf(words("no picture"), /./))).toBe("INVALID");
      const before = megabytes(pid as number, "VmRSS");
      const begun = performance.now();
      const had = await send(origin, sent).catch(String);
      const took = performance.now() - begun;
      const isAlive = (await send(origin, formOf(words("no picture"), /./)).catch(String)) === "INVALID";
      const grown = isAlive ? megabytes(pid as number, "VmHWM") - before : Number.POSITIVE_INFINITY;
      if (!outcome.test(had) || took > longest || grown > 128) wrong.push({ name, had, took, grown });
      heaviest = Math.max(heaviest, grown);
    } finally {
      await stop();
    }
  }
  expect(wrong).toEqual([]);
  tell(29, "uploads of up to 10 MB made to fill a heap of 96 MB, kept or refused within 5 s", Object.keys(uploads).length, 15);
  tell(
    29,
    `MB of 128 that workerd did not need for the heaviest of them (it grew by ${Math.ceil(heaviest)} MB)`,
    Math.floor(128 - heaviest),
    1,
  );
});
