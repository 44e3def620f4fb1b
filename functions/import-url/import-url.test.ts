import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import type { ImportedArticle } from "./contract.ts";

const paragraphs = [
  "GLOUCESTER, Mass. – The drawbridge over the Annisquam river was opened to traffic again on Friday, three weeks after a barge had struck its eastern pier.",
  "“We checked every bolt twice,” said the harbor engineer, Ruth Almeida, who had slept on site for nine nights. Some two hundred people walked across before the first car was let on.",
  "The repair cost 1.2 million dollars, a third less than expected, because a shipyard in Essex had oak of the right age in store. The barge's owner has agreed to pay.",
  "Until the spring, trucks above ten tons must take the long way round by the highway. The ferry that had carried schoolchildren across will run for another week, the city said.",
];
const story = (more: { isFree?: string; body?: string } = {}) => `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
<title>Bridge open again – The Cape Lantern</title><link rel="canonical" href="/bridge"><meta property="og:site_name" content="The Cape Lantern">
<meta property="og:image" content="/lead.png">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Bridge open again","datePublished":"2026-11-13T21:30:00-05:00","isAccessibleForFree":"${more.isFree ?? "True"}","author":{"@type":"Person","name":"Ada Quill"}}</script></head>
<body><nav><ul><li><a href="/">Home</a><li><a href="/sport">Sport</a></ul></nav><main><article><h1>Bridge open again</h1>
${(more.body ?? paragraphs.map((text) => `<p>${text}</p>`).join("\n")).replace("<p>", '<figure><img src="/lead.png"><figcaption>The bridge at dusk. Photo: A. Quill</figcaption></figure><p>')}</article></main>
<footer><p>All rights reserved. Subscribe to our newsletter.</p></footer></body></html>`;

const answers: Record<string, RequestListener> = {
  "/bridge?utm=1": (_, response) => response.setHeader("content-type", "text/html; charset=utf-8").end(story()),
  "/plain": (_, response) => response.setHeader("content-type", "text/plain").end(paragraphs.join("\n")),
  "/file.pdf": (_, response) => response.setHeader("content-type", "application/pdf").end("%PDF-1.7"),
  "/pdf-as-html": (_, response) => response.setHeader("content-type", "text/html").end("%PDF-1.7\n1 0 obj"),
  "/named-twice": (_, response) =>
    response.writeHead(200, ["content-type", "text/html", "content-type", "Text/HTML; charset=utf-8"]).end(story()),
  "/named-two": (_, response) => response.writeHead(200, ["content-type", "text/html", "content-type", "application/json"]).end(story()),
  "/unnamed": (_, response) => response.end(story()),
  "/empty": (_, response) => response.setHeader("content-type", "text/html").end(""),
  "/menu": (_, response) =>
    response
      .setHeader("content-type", "text/html")
      .end('<html lang="en"><body><ul><li><a href="/a">News</a><li><a href="/b">Sport</a></ul></body></html>'),
  "/wall": (_, response) =>
    response.setHeader("content-type", "text/html").end(story({ isFree: "False", body: "<p>The drawbridge was opened again.</p>" })),
  "/forbidden": (_, response) => response.writeHead(403).end("no"),
  "/gone": (_, response) => response.writeHead(410).end("gone"),
  "/kept/story": (_, response) => response.setHeader("content-type", "text/html").end(story()),
  "/large": (_, response) => response.setHeader("content-type", "text/html").end(`${story()}<!--${"x".repeat(2_100_000)}-->`),
  "/long": (_, response) =>
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .end(
        story({ body: Array.from({ length: 40 }, (_, i) => `<p>Part ${i}. ${paragraphs[i % 4]} ${paragraphs[(i + 1) % 4]}</p>`).join("") }),
      ),
  "/robots.txt": (_, response) => response.end("User-agent: *\nDisallow: /kept/"),
};
const asked: { path: string; headers: Record<string, unknown> }[] = [];
const site = createServer((request, response) => {
  asked.push({ path: request.url ?? "", headers: request.headers });
  const answer = answers[request.url ?? ""];
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});
await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
const server = startServer({ vars: { LOCAL_FETCH_HOSTS: new URL(origin).host } });

it("imports an article whole and clean, with author, the date of its own clocks, place and source", async () => {
  const me = await server.signIn();
  const answer = await me.post("/api/import-url", { url: `${origin}/bridge?utm=1`, language: "de" });
  const article = (await answer.json()) as ImportedArticle;
  expect([answer.status, article]).toEqual([
    200,
    {
      title: "Bridge open again",
      content: paragraphs.join("\n\n"),
      region: "Gloucester, United States",
      author: "Ada Quill",
      publishDate: "2026-11-13",
      url: `${origin}/bridge`,
      siteName: "The Cape Lantern",
      image: `${origin}/lead.png`,
      language: "en-US",
      detectedLocation: expect.objectContaining({
        city: "Gloucester",
        countryCode: "US",
        region: "Massachusetts",
        timeZone: "America/New_York",
      }),
      truncated: false,
    },
  ]);
  const [robots, page, ...others] = asked.filter(({ path }) => path !== "/robots.txt" || asked.length > 0);
  expect([robots?.path, page?.path, others]).toEqual(["/robots.txt", "/bridge?utm=1", []]);
  expect(page?.headers).not.toHaveProperty("cookie");
  expect(page?.headers["accept-language"]).toBe("de, *;q=0.5");
});

it.each([
  ["", 422, "URL_REQUIRED"],
  ["no address at all", 422, "URL_INVALID"],
  ["http://169.254.169.254/latest/meta-data", 422, "URL_FORBIDDEN"],
  ["file:///etc/passwd", 422, "URL_FORBIDDEN"],
  ["/plain", 415, "NOT_A_PAGE"],
  ["/file.pdf", 415, "NOT_A_PAGE"],
  ["/named-two", 415, "NOT_A_PAGE"],
  ["/pdf-as-html", 415, "NOT_A_PAGE"],
  ["/empty", 422, "NO_ARTICLE"],
  ["/menu", 422, "NO_ARTICLE"],
  ["/wall", 422, "PAYWALLED"],
  ["/forbidden", 422, "PAYWALLED"],
  ["/gone", 502, "PAGE_ERROR"],
  ["/nowhere", 502, "PAGE_ERROR"],
  ["/kept/story", 403, "ROBOTS"],
  ["/large", 413, "PAGE_TOO_LARGE"],
])("%j is answered with %i %s and a sentence that says what to do", async (path, status, code) => {
  const me = await server.signIn();
  const answer = await me.post("/api/import-url", { url: path.startsWith("/") ? origin + path : path });
  const failure = (await answer.json()) as { code: string; error: string };
  expect([answer.status, failure.code]).toEqual([status, code]);
  expect(failure.error).toMatch(/[Pp]lease .*\.$/);
});

it("reads a page that does not say what it is, and cuts a long one at the end of a sentence", async () => {
  const me = await server.signIn();
  const read = async (path: string) => (await (await me.post("/api/import-url", { url: origin + path })).json()) as ImportedArticle;
  for (const path of ["/unnamed", "/named-twice"]) expect((await read(path)).content).toBe(paragraphs.join("\n\n"));
  const long = await read("/long");
  expect(long.truncated).toBe(true);
  expect([...long.content].length).toBeLessThanOrEqual(10_000);
  expect([...long.content].length).toBeGreaterThan(9_500);
  expect(long.content).toMatch(/[.”]$/);
});

it("twenty pages an hour are fetched for one person; an empty field costs none, another person has their own", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  const ask = async (who: typeof me, url: string) => {
    const answer = await who.post("/api/import-url", { url });
    return [answer.status, ((await answer.json()) as { code: string }).code, answer.headers.get("retry-after") !== null];
  };
  for (let i = 0; i < 3; i++) await ask(me, " ");
  for (let i = 0; i < 20; i++) expect(await ask(me, "http://10.0.0.1/")).toEqual([422, "URL_FORBIDDEN", false]);
  expect(await ask(me, "http://10.0.0.1/")).toEqual([429, "RATE_LIMITED", true]);
  expect(await ask(other, "http://10.0.0.1/")).toEqual([422, "URL_FORBIDDEN", false]);
});

it("an import costs no token and leaves nothing behind, whatever is sent along; nobody imports without signing in", async () => {
  const me = await server.signIn();
  const before = await (await me.get("/api/user/tokens")).json();
  const seen = asked.length;
  const answerTo = async (body: string) => {
    const answer = await me.send("POST", "/api/import-url", body);
    return [answer.status, ((await answer.json()) as { code?: string; title?: string }).code];
  };
  const url = `${origin}/bridge?utm=1`;
  expect(
    await answerTo(`{"url":${JSON.stringify(url)},"__proto__":{"language":"xx"},"constructor":1,"userId":"a","language":"ja-JP"}`),
  ).toEqual([200, undefined]);
  expect(await answerTo(`{"url":${JSON.stringify(url)},"language":"日本"}`)).toEqual([422, "INVALID"]);
  expect(await answerTo(`{"__proto__":{"url":${JSON.stringify(url)}}}`)).toEqual([422, "URL_REQUIRED"]);
  for (const body of ['{"url":7}', '{"url":["https://example.com"]}', '{"url":{"toString":1}}', "[]", '"https://example.com/"'])
    expect(await answerTo(body)).toEqual([422, "INVALID"]);
  expect(await answerTo("{")).toEqual([400, "BAD_REQUEST"]);
  expect(asked.slice(seen).map(({ path }) => path)).toEqual(["/robots.txt", "/bridge?utm=1"]);
  expect(asked.at(-1)?.headers["accept-language"]).toBe("ja, *;q=0.5");
  expect(await (await me.get("/api/user/tokens")).json()).toEqual(before);
  expect((await server.browser().post("/api/import-url", { url })).status).toBe(401);
  expect(asked).toHaveLength(seen + 2);
  await server.expectSound();
});
