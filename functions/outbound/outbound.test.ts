import type { AddressInfo } from "node:net";
import { createServer as createSocketServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { allowing, listen, startAsking } from "./asking.test-data.ts";
import { inwardHosts, spellingsOf, wholeSpellingsOf } from "./spellings.test-data.ts";

const ask = startAsking();

it("the canary on loopback is reachable, so that the silence of the next tests means something", async () => {
  await using canary = await listen((_, response) => response.end("tweet"));
  expect(await ask({ url: `http://${canary.host}/`, mostBytes: 100 })).toEqual({ reason: "none", read: 5, text: "tweet" });
  expect(await ask({ url: `http://${canary.host}/`, mostBytes: 100, rules: allowing(canary.host) })).toMatchObject({ text: "tweet" });
});

it("no spelling of a loopback address reaches the canary", async () => {
  await using canary = await listen((_, response) => response.end("tweet"));
  const hosts = [...spellingsOf("127.0.0.1"), ...spellingsOf("0.0.0.0"), ...inwardHosts];
  const urls = hosts.flatMap((host) => [`http://${host}:${canary.port}/`, `http://${host.replace(/(?=[#?/\\]|$)/, `:${canary.port}`)}/`]);
  for (const url of urls)
    expect([url, await ask({ url, mostBytes: 100, rules: allowing(), redirects: 5 })]).toMatchObject([url, { reason: "address" }]);
  expect(canary.hits).toEqual([]);
});

it("a redirect to loopback is refused and the canary sees nothing, whoever was asked first", async () => {
  await using canary = await listen((_, response) => response.end("tweet"));
  await using door = await listen((request, response) => {
    const depth = Number(request.url?.slice(1));
    response.writeHead(302, { location: depth > 0 ? `/${depth - 1}` : `http://localhost:${canary.port}/` }).end();
  });
  const headers = { authorization: "Bearer sk-test" };
  for (const depth of [0, 1, 4])
    expect(
      await ask({ url: `http://${door.host}/${depth}`, headers, mostBytes: 100, rules: allowing(door.host), redirects: 5 }),
    ).toMatchObject({
      reason: "address",
    });
  expect(await ask({ url: `http://${door.host}/5`, mostBytes: 100, rules: allowing(door.host), redirects: 5 })).toMatchObject({
    reason: "redirect",
  });
  expect(await ask({ url: `http://${door.host}/0`, headers, mostBytes: 100, rules: allowing(door.host) })).toMatchObject({
    reason: "redirect",
  });
  expect(await ask({ url: `http://${door.host}/0`, headers, mostBytes: 100 })).toMatchObject({ reason: "redirect" });
  expect(canary.hits).toEqual([]);
});

it("another host that may be asked is not told the key", async () => {
  await using other = await listen((_, response) => response.end("words"));
  await using first = await listen((_, response) => response.writeHead(307, { location: `http://${other.host}/` }).end());
  const headers = { authorization: "Bearer sk-test", "x-api-key": "sk-test", cookie: "a=sk-test", accept: "text/html" };
  const outcome = await ask({
    url: `http://${first.host}/`,
    headers,
    mostBytes: 100,
    rules: allowing(first.host, other.host),
    redirects: 1,
  });
  expect(outcome).toMatchObject({ reason: "none", text: "words" });
  expect(JSON.stringify(first.hits)).toContain("sk-test");
  expect(JSON.stringify(other.hits)).not.toContain("sk-test");
  expect(other.hits[0]?.headers.accept).toBe("text/html");
});

it("an answer of 60 MB is broken off early, and its connection closed", async () => {
  let written = 0;
  let isOpen = true;
  const chunk = Buffer.alloc(64 * 1024, "x");
  await using server = await listen((_, response) => {
    response.on("close", () => {
      isOpen = false;
    });
    const write = () => {
      while (isOpen && written < 60_000_000) {
        written += chunk.byteLength;
        if (!response.write(chunk)) return;
      }
      response.end();
    };
    response.on("drain", write);
    write();
  });
  const outcome = await ask({ url: `http://${server.host}/`, mostBytes: 1_000_000 });
  expect(outcome.reason).toBe("too-large");
  expect(outcome.read).toBeLessThanOrEqual(1_000_000);
  while (isOpen) await wait(10);
  expect(written).toBeLessThan(30_000_000);
});

it("what has been sent is there before the rest is written", async () => {
  let goOn: () => void = () => {};
  const seen = new Promise<void>((resolveSeen) => {
    goOn = resolveSeen;
  });
  await using server = await listen(async (request, response) => {
    if (request.url === "/seen") {
      goOn();
      response.end();
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" }).write("data: one\n\n");
    await seen;
    response.end("data: two\n\n");
  });
  const afterFirst = `http://${server.host}/seen`;
  expect(await ask({ url: `http://${server.host}/`, mostBytes: 100, timeoutMs: 20_000, afterFirst })).toMatchObject({
    reason: "none",
    text: "data: one\n\ndata: two\n\n",
  });
});

it("an answer can be read at once, within its bound", async () => {
  await using server = await listen((_, response) => response.end("x".repeat(1_000)));
  const url = `http://${server.host}/`;
  expect(await ask({ url, mostBytes: 1_000, whole: true })).toMatchObject({ reason: "none", read: 1_000 });
  expect(await ask({ url, mostBytes: 999, whole: true })).toMatchObject({ reason: "too-large" });
});

it("a server that breaks off in the middle is unreachable, and so is one that is not there", async () => {
  await using server = await listen((_, response) => {
    response.writeHead(200, { "content-length": "100" }).write("half");
    setImmediate(() => response.destroy());
  });
  expect(await ask({ url: `http://${server.host}/`, mostBytes: 1_000 })).toMatchObject({ reason: "unreachable" });
  const { host } = server;
  await server[Symbol.asyncDispose]();
  expect(await ask({ url: `http://${host}/`, mostBytes: 1_000 })).toMatchObject({ reason: "unreachable" });
});

it("what counts is the size after unpacking", async () => {
  await using server = await listen((_, response) => {
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(5_000_000)));
  });
  expect(await ask({ url: `http://${server.host}/`, mostBytes: 1_000_000 })).toMatchObject({ reason: "too-large" });
  expect(await ask({ url: `http://${server.host}/`, mostBytes: 5_000_000 })).toMatchObject({ reason: "none", read: 5_000_000 });
});

it("time is over for a server that is silent, and for one that writes a byte now and then", async () => {
  await using silent = await listen(() => {});
  expect(await ask({ url: `http://${silent.host}/`, mostBytes: 100, timeoutMs: 200 })).toMatchObject({ reason: "timeout" });
  await using slow = await listen(async (_, response) => {
    while (!response.destroyed) {
      response.write("x");
      await wait(50);
    }
  });
  expect(await ask({ url: `http://${slow.host}/`, mostBytes: 1_000, timeoutMs: 400 })).toMatchObject({ reason: "timeout" });
});

/** A server that sends these bytes, whatever it is asked; robots.txt it does not have. */
async function utter(answer: (path: string) => string | Uint8Array) {
  const server = createSocketServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (request) => {
      const path = /^GET (\S+)/.exec(String(request))?.[1] ?? "";
      socket.end(path === "/robots.txt" ? "HTTP/1.1 404 None\r\ncontent-length: 0\r\n\r\n" : answer(path));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())) };
}
const visit = (url: string, localHosts: string[]) => ask({ url, mostBytes: 100_000, visit: { localHosts } });

it("no spelling of a private address is visited, neither as it is typed nor as a site sends us on", async () => {
  await using canary = await listen((_, response) => response.end("tweet"));
  await using door = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://door");
    if (pathname === "/robots.txt") response.writeHead(404).end();
    else response.writeHead(302, { location: encodeURI(searchParams.get("to") ?? "") }).end();
  });
  const named = (host: string) => `${host.replace(/(?=[#?/\\]|$)/, `:${canary.port}`)}`;
  const hosts = [...spellingsOf("127.0.0.1"), ...inwardHosts];
  const typed = [...hosts.map((host) => named(host)), ...wholeSpellingsOf(`127.0.0.1:${canary.port}`), ...wholeSpellingsOf("[::1]")];
  const reached = await Promise.all(typed.map(async (url) => [url, (await visit(url, [door.host])).reason]));
  expect(reached.filter(([, reason]) => !/^URL_(?:FORBIDDEN|INVALID|REQUIRED)$/.test(reason ?? ""))).toEqual([]);
  const sent = [...hosts.map((host) => `http://${named(host)}/`), `//127.0.0.1:${canary.port}/`, `//localhost:${canary.port}`];
  for (const to of [...sent, ...wholeSpellingsOf(`127.0.0.1:${canary.port}`).filter((each) => /^[hH\s]+t+p/.test(each))]) {
    const { reason } = await visit(`http://${door.host}/?to=${encodeURIComponent(to)}`, [door.host]);
    expect([to, reason]).toEqual([to, expect.stringMatching(/^(?:URL_FORBIDDEN|UNREACHABLE|URL_INVALID)$/)]);
  }
  expect(canary.hits).toEqual([]);
});

it("a robots.txt cannot send us inwards either, and a page that wants to be left at once is read as it is", async () => {
  await using canary = await listen((_, response) => response.end("tweet"));
  await using site = await listen((request, response) => {
    if (request.url === "/robots.txt") response.writeHead(302, { location: `http://127.0.0.1:${canary.port}/robots.txt` }).end();
    else {
      const refresh = `0;url=http://127.0.0.1:${canary.port}/`;
      const head = { "content-type": "text/html", refresh, link: `<http://127.0.0.1:${canary.port}/>; rel=preload` };
      response.writeHead(200, head).end(`<meta http-equiv=refresh content="${refresh}">`);
    }
  });
  expect(await visit(`http://${site.host}/a`, [site.host])).toMatchObject({ reason: "none", text: expect.stringContaining("refresh") });
  expect(canary.hits).toEqual([]);
});

const html = "content-type: text/html\r\n";
const uttered: [name: string, answer: string | Uint8Array, reason: RegExp, text: string][] = [
  ["a body without a length that ends with its connection", `HTTP/1.0 200 OK\r\n${html}\r\nwords`, /^none$/, "words"],
  ["a status line with letters of its own language", `HTTP/1.1 200 Alles Schön\r\n${html}\r\nwords`, /^none$/, "words"],
  ["a status line without words", `HTTP/1.1 200\r\n${html}\r\nwords`, /^none$/, "words"],
  ["a status line of a megabyte", `HTTP/1.1 200 ${"x".repeat(1_000_000)}\r\n${html}\r\nwords`, /^(?:none|UNREACHABLE)$/, ""],
  ["a hundred thousand headers", `HTTP/1.1 200 OK\r\n${"x-a: 1\r\n".repeat(100_000)}${html}\r\nwords`, /^(?:none|UNREACHABLE)$/, ""],
  ["headers that never end", `HTTP/1.1 200 OK\r\nx-a: ${"x".repeat(3_000_000)}`, /^UNREACHABLE$/, ""],
  [
    "hints before the answer",
    `HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 200 OK\r\n${html}\r\nwords`,
    /^(?:none|UNREACHABLE)$/,
    "",
  ],
  [
    "another protocol",
    "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
    /^(?:UNREACHABLE|PAGE_ERROR)$/,
    "",
  ],
  ["no content", "HTTP/1.1 204 No Content\r\n\r\n", /^none$/, ""],
  ["nothing new", "HTTP/1.1 304 Not Modified\r\n\r\n", /^PAGE_ERROR$/, ""],
  ["a choice", `HTTP/1.1 300 Choices\r\n${html}location: /b\r\n\r\nwords`, /^PAGE_ERROR$/, ""],
  ["a status of its own", `HTTP/1.1 999 Denied\r\n${html}\r\nwords`, /^(?:PAGE_ERROR|UNREACHABLE)$/, ""],
  ["a redirect to nowhere", "HTTP/1.1 302 Found\r\n\r\n", /^UNREACHABLE$/, ""],
  ["a redirect to what is no address", "HTTP/1.1 302 Found\r\nlocation: http://[\r\n\r\n", /^UNREACHABLE$/, ""],
  ["fewer bytes than it said", `HTTP/1.1 200 OK\r\n${html}content-length: 1000\r\n\r\nwords`, /^UNREACHABLE$/, ""],
  ["a length that is none", `HTTP/1.1 200 OK\r\n${html}content-length: -1\r\n\r\nwords`, /^UNREACHABLE$/, ""],
  ["two lengths", `HTTP/1.1 200 OK\r\n${html}content-length: 5\r\ncontent-length: 6\r\n\r\nwords`, /^(?:none|UNREACHABLE)$/, ""],
  ["a broken chunk", `HTTP/1.1 200 OK\r\n${html}transfer-encoding: chunked\r\n\r\nzz\r\nwords`, /^UNREACHABLE$/, ""],
  ["what is not packed although it says so", `HTTP/1.1 200 OK\r\n${html}content-encoding: gzip\r\n\r\nwords`, /^UNREACHABLE$/, ""],
  [
    "a packing half sent",
    Buffer.concat([
      Buffer.from(`HTTP/1.1 200 OK\r\n${html}content-encoding: gzip\r\n\r\n`),
      gzipSync("words".repeat(9_000)).subarray(0, 40),
    ]),
    /^(?:UNREACHABLE|none)$/,
    "",
  ],
  [
    "a bomb",
    Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${html}content-encoding: gzip\r\n\r\n`), gzipSync(Buffer.alloc(60_000_000))]),
    /^PAGE_TOO_LARGE$/,
    "",
  ],
  ["no HTTP", "SSH-2.0-OpenSSH_9.6\r\n", /^UNREACHABLE$/, ""],
  ["nothing", "", /^UNREACHABLE$/, ""],
];
it.each(uttered)("a site that answers with %s ends in a code of ours", async (_, answer, reason, text) => {
  await using site = await utter(() => answer);
  const outcome = await visit(`http://${site.host}/a`, [site.host]);
  expect(outcome.reason).toMatch(reason);
  expect(outcome.text.slice(0, 5)).toBe(outcome.reason === "none" && text === "" ? outcome.text.slice(0, 5) : text);
});
