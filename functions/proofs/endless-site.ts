import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from "node:zlib";
import { hostilePages } from "../../.ci/bench/import-hostile.mjs";
import { isFull } from "./row.ts";

type Answer = (response: ServerResponse) => unknown;
export interface Burden {
  /** Allowed outcomes as import codes; "article" when the page is read. */
  outcomes: RegExp;
  answer: Answer;
  /** Takes the full ten seconds that an import may last. */
  isSlow?: boolean;
  robots?: Answer;
}

const html = { "content-type": "text/html; charset=utf-8" };
const gigabytes = 1_000_000_000;
const head = "<!doctype html><title>Ferry stays</title><p>";
const tooLarge = /^PAGE_TOO_LARGE$/;
const late = /^IMPORT_TIMEOUT$/;
const times = (count: number, text: string) => text.repeat(count);

/** Sends this many bytes as fast as the client reads; stops when the client disconnects. */
async function pour(to: NodeJS.WritableStream, response: ServerResponse, bytes: number, chunk = Buffer.alloc(64 * 1024, "words ")) {
  const gone = once(response, "close").catch(() => {});
  for (let left = bytes; left > 0 && !response.destroyed; left -= chunk.length)
    if (!to.write(chunk)) await Promise.race([once(to, "drain").catch(() => {}), gone]);
  if (!response.destroyed) to.end();
}
const packed =
  (encoding: string, pack: () => NodeJS.ReadWriteStream): Answer =>
  (response) => {
    response.writeHead(200, { ...html, "content-encoding": encoding });
    const packer = pack();
    packer.pipe(response);
    return pour(packer, response, 10 * gigabytes, Buffer.alloc(1024 * 1024));
  };
/** Sends one byte at a time, endlessly. */
const drip = async (response: ServerResponse, byte = "x") => {
  while (!response.destroyed) {
    response.write(byte);
    await wait(250);
  }
};
const raw =
  (each: (write: (text: string) => void) => Promise<void>): Answer =>
  async (response) => {
    const { socket } = response;
    await each((text) => void (socket?.writable && socket.write(text)));
  };
const page =
  (body: () => string | Uint8Array, headers: Record<string, string> = html): Answer =>
  (response) => {
    const made = body();
    response.writeHead(200, { ...headers, "content-length": String(Buffer.byteLength(made)) }).end(made);
  };
const dense = isFull ? 250_000_000 : 60_000_000;

/** Larger than the import reads of any page. */
export const oversized: Record<string, Burden> = {
  "a stream of 10 GB": { outcomes: tooLarge, answer: (response) => pour(response.writeHead(200, html), response, 10 * gigabytes) },
  "a stream of 10 GB that says it is short": {
    outcomes: /^(?:PAGE_TOO_LARGE|UNREACHABLE|NO_ARTICLE|NOT_A_PAGE)$/,
    answer: (response) => {
      response.socket?.write(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 1000\r\n\r\n`);
      return pour(response.socket as NodeJS.WritableStream, response, 10 * gigabytes);
    },
  },
  "a length of 10 GB that is told": {
    outcomes: tooLarge,
    answer: (response) => pour(response.writeHead(200, { ...html, "content-length": `${10 * gigabytes}` }), response, 10 * gigabytes),
  },
  "50 MB in one line": {
    outcomes: tooLarge,
    answer: (response) => pour(response.writeHead(200, html), response, 50_000_000, Buffer.alloc(65_536, "a")),
  },
  "10 GB packed by gzip as it is taken": { outcomes: tooLarge, answer: packed("gzip", () => createGzip({ level: 1 })) },
  "10 GB packed by brotli as it is taken": {
    outcomes: tooLarge,
    answer: packed("br", () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })),
  },
  "a gzip bomb": {
    outcomes: tooLarge,
    answer: page(() => gzipSync(Buffer.alloc(dense), { level: 9 }), { ...html, "content-encoding": "gzip" }),
  },
  "a brotli bomb": {
    outcomes: tooLarge,
    answer: page(() => brotliCompressSync(Buffer.alloc(dense), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), {
      ...html,
      "content-encoding": "br",
    }),
  },
  "a gzip bomb in a gzip bomb": {
    outcomes: /^(?:PAGE_TOO_LARGE|UNREACHABLE|NO_ARTICLE|NOT_A_PAGE)$/,
    answer: page(() => gzipSync(gzipSync(Buffer.alloc(dense))), { ...html, "content-encoding": "gzip, gzip" }),
  },
  "a hundred gzip bombs one behind the other": {
    outcomes: /^(?:PAGE_TOO_LARGE|UNREACHABLE|NO_ARTICLE|NOT_A_PAGE)$/,
    answer: page(() => Buffer.concat(Array<Buffer>(100).fill(gzipSync(Buffer.alloc(10_000_000)))), { ...html, "content-encoding": "gzip" }),
  },
  "elements a million deep": { outcomes: tooLarge, answer: page(() => head + times(1_000_000, "<b>")) },
  "elements a million deep, packed": {
    outcomes: tooLarge,
    answer: page(() => gzipSync(times(1_000_000, "<div>")), { ...html, "content-encoding": "gzip" }),
  },
  "headers of 3 MB": {
    outcomes: /^UNREACHABLE$/,
    answer: raw(async (write) => write(`HTTP/1.1 200 OK\r\nx-a: ${times(3_000_000, "x")}`)),
  },
};

const fitting: Record<string, Burden> = {
  "elements 690,000 deep": { outcomes: /^(?:NO_ARTICLE|article)$/, answer: page(() => head + times(690_000, "<b>")) },
  "divs 400,000 deep": { outcomes: /^(?:NO_ARTICLE|article)$/, answer: page(() => head + times(400_000, "<div>")) },
  "lists 250,000 deep": { outcomes: /^(?:NO_ARTICLE|article)$/, answer: page(() => times(250_000, "<ul><li>")) },
  "2 MB of Han": {
    outcomes: /^(?:NO_ARTICLE|article)$/,
    answer: page(() => `${head}${times(33_000, "渡轮周五回到港口，两百人在雨中等候。")}`),
  },
  "2 MB of Hangul in paragraphs": {
    outcomes: /^(?:NO_ARTICLE|article)$/,
    answer: page(() => `<article><h1>배</h1>${times(20_000, "<p>여객선이 금요일에 항구로 돌아왔다. 이백 명이 기다렸다.")}</article>`),
  },
  "2 MB in one line": { outcomes: /^(?:NO_ARTICLE|article)$/, answer: page(() => head + times(2_000_000, "a")) },
};

const charsets = [
  "utf-16",
  "utf-16le",
  "utf-16be",
  "utf-32",
  "utf-7",
  "iso-2022-jp",
  "hz-gb-2312",
  "x-user-defined",
  "replacement",
  "ebcdic-cp-us",
  "shift_jis",
  "big5",
  "gb18030",
  "euc-kr",
  "windows-1251",
  "koi8-r",
  "macintosh",
  "none at all",
  '"',
  "utf-8;utf-16",
];
const bodies: [string, () => Uint8Array][] = [
  ["Latin letters", () => Buffer.from(head + times(60_000, "An ordinary sentence of words. "))],
  ["bytes that are no UTF-8", () => Buffer.alloc(2_000_000, Uint8Array.from([0xc3, 0x28, 0xff, 0xfe, 0xe2, 0x80]))],
  [
    "a mark of UTF-16 before UTF-8",
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(head + times(50_000, "words of a page "))]),
  ],
  ["nothing but NUL", () => Buffer.alloc(2_000_000)],
  ["escapes of ISO-2022-JP", () => Buffer.from(times(300_000, "\x1b$B\x1b(B"))],
];
const wronglyNamed: Record<string, Burden> = Object.fromEntries(
  charsets.flatMap((charset) =>
    bodies.map(([name, body]) => [
      `${name} said to be ${charset}`,
      {
        outcomes: /^(?:NO_ARTICLE|NOT_A_PAGE|PAYWALLED|article)$/,
        answer: page(body, { "content-type": `text/html; charset=${charset}` }),
      },
    ]),
  ),
);

const slow: Record<string, Burden> = {
  silence: { outcomes: late, isSlow: true, answer: () => {} },
  "a status line, byte by byte": {
    outcomes: late,
    isSlow: true,
    answer: raw(async (write) => {
      for (const letter of `HTTP/1.1 200 ${times(100, "slow")}`) {
        write(letter);
        await wait(250);
      }
    }),
  },
  "headers without an end": {
    outcomes: late,
    isSlow: true,
    answer: raw(async (write) => {
      write("HTTP/1.1 200 OK\r\n");
      for (let at = 0; at < 100; at++) {
        write(`x-${at}: a\r\n`);
        await wait(250);
      }
    }),
  },
  "a body, byte by byte": { outcomes: late, isSlow: true, answer: (response) => drip(response.writeHead(200, html)) },
  "a body that stops": { outcomes: late, isSlow: true, answer: (response) => response.writeHead(200, html).write(head) },
  "a packed body, byte by byte": {
    outcomes: /^(?:IMPORT_TIMEOUT|UNREACHABLE)$/,
    isSlow: true,
    answer: async (response) => {
      response.writeHead(200, { ...html, "content-encoding": "gzip" });
      for (const byte of gzipSync(Buffer.from(times(4_000, "words ")))) {
        response.write(Buffer.from([byte]));
        await wait(250);
        if (response.destroyed) return;
      }
    },
  },
  "a robots.txt, byte by byte": {
    outcomes: late,
    isSlow: true,
    robots: (response) => drip(response.writeHead(200, { "content-type": "text/plain" }), "#"),
    answer: page(() => head),
  },
  "a robots.txt that never comes": { outcomes: late, isSlow: true, robots: () => {}, answer: page(() => head) },
};

const madeToTakeLong: Record<string, Burden> = Object.fromEntries(
  Object.entries(hostilePages).map(([name, build]) => [
    name,
    { outcomes: /^(?:NO_ARTICLE|NOT_A_PAGE|PAYWALLED|PAGE_TOO_LARGE|article)$/, answer: page(build) },
  ]),
);

/** Pages designed to exhaust their reader, by name. */
export const burdens: Record<string, Burden> = { ...oversized, ...fitting, ...wronglyNamed, ...madeToTakeLong, ...slow };

/** A site that serves one of them at `/page`. `sent`: bytes sent so far. */
export async function openSite({ answer, robots }: Burden) {
  let socket: Socket | null = null;
  let before = 0;
  const server = createServer((request, response) => {
    response.on("error", () => {});
    request.socket.on("error", () => {});
    if (request.url === "/robots.txt" && !robots) return void response.writeHead(404).end();
    ({ socket } = request);
    before = socket.bytesWritten;
    const write = request.url === "/robots.txt" ? robots : answer;
    return void Promise.resolve(write?.(response)).catch(() => {});
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/page`,
    sent: () => (socket?.bytesWritten ?? 0) - before,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
