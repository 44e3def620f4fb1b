import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { configurationOf, startWorkerd } from "../../.ci/bench/workerd.mjs";
import { settingsOf } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { allowing, listen, startAsking } from "../outbound/asking.test-data.ts";
import { fetchPage } from "../outbound/fetch-page.ts";
import { testVars } from "../testing/vars.ts";
import { isFull, tell } from "./row.ts";

const ask = startAsking();
const statuses = [301, 302, 303, 307, 308];
const secrets = {
  authorization: "Bearer sk-secret",
  "x-api-key": "sk-secret",
  "api-key": "sk-secret",
  "x-goog-api-key": "sk-secret",
  "proxy-authorization": "Basic sk-secret",
  cookie: "session=sk-secret",
  "x-anything": "sk-secret",
};
const some = <T>(list: readonly T[], step: number) => (isFull ? list : list.filter((_, at) => at % step === 0));

/** `/?depth=2&status=302&to=…`: two redirects on this site, then one to where `to` says; it tries to leave a cookie each time. */
const openDoor = () =>
  listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://door");
    if (pathname === "/robots.txt") return void response.writeHead(404).end();
    const depth = Number(searchParams.get("depth"));
    const status = Number(searchParams.get("status"));
    const next = new URLSearchParams({ depth: String(depth - 1), status: String(status), to: searchParams.get("to") ?? "" });
    const location = depth > 1 ? `/?${next}` : (searchParams.get("to") ?? "");
    return void response.writeHead(status, { location, "set-cookie": "door=sk-secret; Path=/" }).end();
  });

it("a chain of redirects to loopback ends before the canary, whatever its status, its length and the way it is written", async () => {
  await using canary = await listen((_, response) => response.end("tweet"));
  await using sixth = await listen((_, response) => response.end("tweet"), "::1");
  await using door = await openDoor();
  const { port } = canary;
  const targets = [
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://[::1]:${sixth.port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f.1:${port}/`,
    `http://0177.0.0.1:${port}/`,
    `http://127.1:${port}/`,
    `http://0:${port}/`,
    `http://a.localhost:${port}/`,
    `//127.0.0.1:${port}/`,
    `\\\\127.0.0.1:${port}\\`,
    `http:\\\\127.0.0.1:${port}`,
    `http://reader@127.0.0.1:${port}/`,
    `HTTP://LOCALHOST:${port}`,
    `http://127.0.0.1:${port}#@${door.host}`,
    `http://${door.host.split(":")[0]}:${port}/`,
  ];
  const ways = some(
    statuses.flatMap((status) => [1, 2, 3, 4, 5, 6].flatMap((depth) => targets.map((to) => ({ status, depth, to })))),
    47,
  );
  for (const { status, depth, to } of ways) {
    const before = door.hits.length;
    const url = `http://${door.host}/?${new URLSearchParams({ depth: String(depth), status: String(status), to })}`;
    const { reason } = await ask({ url, headers: secrets, mostBytes: 100, rules: allowing(door.host), redirects: 5 });
    expect([status, depth, to, reason]).toEqual([status, depth, to, depth > 5 ? "redirect" : "address"]);
    expect(door.hits.length - before).toBe(depth);
    // As a page is imported: with its own rules, robots.txt asked at each hop.
    const imported = await ask({ url, mostBytes: 100, visit: { localHosts: [door.host] } });
    expect([status, depth, to, imported.reason]).toEqual([status, depth, to, depth > 5 ? "UNREACHABLE" : "URL_FORBIDDEN"]);
  }
  expect([canary.hits, sixth.hits]).toEqual([[], []]);
  const imports = door.hits.filter(({ headers }) => String(headers["user-agent"]).includes("StopPress"));
  expect(JSON.stringify(imports)).not.toContain("sk-secret");
  tell(15, "chains of 1 to 6 redirects to canaries that hear nothing", ways.length, statuses.length * 6 * targets.length);
});

it("no more than five redirects are followed where all of them may be, and the sixth host is not asked", async () => {
  await using far = await listen((_, response) => response.end("words"));
  await using door = await openDoor();
  for (const status of statuses)
    for (const depth of [1, 2, 3, 4, 5, 6]) {
      const before = far.hits.length;
      const url = `http://${door.host}/?${new URLSearchParams({ depth: String(depth), status: String(status), to: `http://${far.host}/` })}`;
      const { reason } = await ask({ url, mostBytes: 100, visit: { localHosts: [door.host, far.host] } });
      expect([status, depth, reason]).toEqual([status, depth, depth > 5 ? "UNREACHABLE" : "none"]);
      expect(far.hits.slice(before).map(({ path }) => path)).toEqual(depth > 5 ? [] : ["/robots.txt", "/"]);
    }
  tell(15, "chains of 1 to 6 redirects that may be followed: five are", statuses.length * 6, 30);
});

it("another host is told neither key nor cookie, whatever the status that leads there", async () => {
  await using other = await listen((_, response) => response.end("words"));
  await using door = await openDoor();
  for (const status of statuses)
    for (const depth of [1, 2, 5]) {
      const url = `http://${door.host}/?${new URLSearchParams({ depth: String(depth), status: String(status), to: `http://${other.host}/` })}`;
      const rules = allowing(door.host, other.host);
      expect(await ask({ url, headers: { ...secrets, accept: "text/html" }, mostBytes: 100, rules, redirects: 5 })).toMatchObject({
        reason: "none",
      });
      await ask({ url, mostBytes: 100, visit: { localHosts: [door.host, other.host] } });
    }
  // The one that was meant was told, or this would prove nothing.
  expect(JSON.stringify(door.hits)).toContain("Bearer sk-secret");
  expect(other.hits.length).toBe(statuses.length * 3 * 3);
  for (const { headers } of other.hits) {
    expect(JSON.stringify(headers)).not.toContain("sk-secret");
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
  }
  tell(15, "requests at another host that carry no key and no cookie", other.hits.length, 45);
});

it("what a page says of where to go is words: meta refresh, Refresh, Link, scripts and frames lead nowhere", async () => {
  await using canary = await listen((_, response) => response.end("tweet"));
  const there = `http://127.0.0.1:${canary.port}/`;
  const bodies = [
    `<meta http-equiv=refresh content="0;url=${there}">`,
    `<META HTTP-EQUIV="Refresh" CONTENT="0; URL='${there}'">`,
    `<meta http-equiv="refresh" content="0,${there}">`,
    `<noscript><meta http-equiv=refresh content="0;${there}"></noscript>`,
    `<base href="${there}"><meta http-equiv=refresh content="0;url=x">`,
    `<script>location=${JSON.stringify(there)}</script>`,
    `<body onload="location.replace('${there}')">`,
    `<iframe src="${there}"></iframe><object data="${there}"></object><embed src="${there}">`,
    `<img src="${there}"><link rel=stylesheet href="${there}"><link rel=prefetch href="${there}">`,
    `<link rel=canonical href="${there}"><link rel=amphtml href="${there}"><link rel=next href="${there}">`,
    `<?xml-stylesheet href="${there}"?><!DOCTYPE html SYSTEM "${there}"><p>words`,
    `<!DOCTYPE a [<!ENTITY x SYSTEM "${there}">]><a>&x;</a>`,
    `<form action="${there}"><input autofocus></form>`,
    `<frameset><frame src="${there}"></frameset>`,
    `<svg><image href="${there}"/><use href="${there}#a"/></svg>`,
    `<style>@import "${there}"; a{background:url(${there})}</style>`,
  ];
  const heads: Record<string, string>[] = [
    { refresh: `0;url=${there}` },
    { refresh: `0;${there}` },
    { link: `<${there}>; rel=preload, <${there}>; rel=canonical, <${there}>; rel=next` },
    { "content-location": there, location: there },
    { "alt-svc": `h2="127.0.0.1:${canary.port}"; ma=3600` },
    { sourcemap: there, "x-sourcemap": there },
    { "report-to": `{"endpoints":[{"url":"${there}"}]}`, "content-security-policy": `default-src 'none'; report-uri ${there}` },
    { "x-accel-redirect": there, "x-rewrite-url": there },
  ];
  await using site = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://site");
    if (pathname === "/robots.txt") return void response.end(`Sitemap: ${there}\nHost: 127.0.0.1:${canary.port}\n`);
    const head = heads[Number(searchParams.get("head"))] ?? {};
    return void response.writeHead(200, { "content-type": "text/html", ...head }).end(bodies[Number(searchParams.get("body"))] ?? "words");
  });
  const pages = [...bodies.map((_, at) => `body=${at}`), ...heads.map((_, at) => `head=${at}`)];
  for (const page of pages) {
    const before = site.hits.length;
    const outcome = await ask({ url: `http://${site.host}/?${page}`, mostBytes: 10_000, visit: { localHosts: [site.host] } });
    expect([page, outcome.reason]).toEqual([page, "none"]);
    expect(site.hits.slice(before).map(({ path }) => path)).toEqual(["/robots.txt", `/?${page}`]);
  }
  expect(canary.hits).toEqual([]);
  tell(15, "pages and heads that name a canary, which hears nothing", pages.length, 24);
});

const settings = {
  ...settingsOf(testVars as never),
  DNS_RESOLVER_URL: "https://dns.example.net/q",
  PUBLIC_URL: "https://press.example.org",
};
type Answer = readonly { type: number; data: string }[];
const A = (...data: string[]): Answer => data.map((each) => ({ type: 1, data: each }));
const AAAA = (...data: string[]): Answer => data.map((each) => ({ type: 28, data: each }));
const openV4 = "93.184.216.34";
const openV6 = "2606:4700::1";

/**
 * A web of names: `answers` says what the resolver has for the name that is looked up for the so many-th time (A, then AAAA). A chain of
 * `hops` redirects leads to that name. A request is a hit when the name led anywhere private at the last look-up before it.
 */
function names(hops: number, answers: (round: number) => { a: Answer; aaaa: Answer }, destination = "turning.example.com") {
  const hits: string[] = [];
  const rounds = new Map<string, number>();
  let isPrivate = true;
  const respond = (url: URL): Response => {
    if (url.hostname === "dns.example.net") {
      const name = url.searchParams.get("name") ?? "";
      const type = url.searchParams.get("type") ?? "";
      const round = rounds.get(`${name} ${type}`) ?? 0;
      rounds.set(`${name} ${type}`, round + 1);
      if (name !== destination) return Response.json({ Answer: type === "A" ? A(openV4) : [] });
      const { a, aaaa } = answers(round);
      isPrivate = [...a, ...aaaa].some(({ type: kind, data }) => (kind === 1 && data !== openV4) || (kind === 28 && data !== openV6));
      return Response.json({ Answer: type === "A" ? a : aaaa });
    }
    if (url.hostname === destination && isPrivate) hits.push(url.href);
    if (url.pathname === "/robots.txt") return new Response("", { status: 404 });
    const at = Number(/^hop(\d)\./.exec(url.hostname)?.[1] ?? Number.NaN);
    if (Number.isNaN(at)) return new Response("<p>words", { headers: { "content-type": "text/html" } });
    const location = at + 1 < hops ? `https://hop${at + 1}.example.com/` : `https://${destination}/a`;
    return new Response(null, { status: 302, headers: { location } });
  };
  const go = () =>
    fetchPage(hops > 0 ? "https://hop0.example.com/" : `https://${destination}/a`, {
      accept: "text/html",
      mostBytes: 1_000,
      settings,
      requestUrl: "https://press.example.org/api/import-url",
      signal: new AbortController().signal,
      fetch: async (input) => respond(new URL(String(input))),
    }).then(
      () => "none",
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
  return { hits, go };
}

const insideV4 = [
  "127.0.0.1",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "192.0.0.192",
];
const insideV6 = [
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "2002:7f00:1::",
  "2001:0:7f00:1::",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fec0::1",
  "ff02::1",
  "2001:db8::1",
  "::127.0.0.1",
];

it("a name that leads inwards is not asked: at once, from the second look-up on, or beside public addresses", async () => {
  const open = { a: A(openV4), aaaa: AAAA(openV6) };
  const sets = [
    ...insideV4.flatMap((inside) => [
      { a: A(inside), aaaa: [] },
      { a: A(openV4, inside), aaaa: [] },
      { a: A(inside, openV4), aaaa: AAAA(openV6) },
      { a: [{ type: 5, data: "alias.example.com." }, ...A(inside)], aaaa: [] },
    ]),
    ...insideV6.flatMap((inside) => [
      { a: [], aaaa: AAAA(inside) },
      { a: A(openV4), aaaa: AAAA(inside) },
      { a: A(openV4), aaaa: AAAA(openV6, inside) },
    ]),
  ];
  let rebindings = 0;
  // The first name is looked up twice for its robots.txt and its page; a turn after that would be a visit too late.
  for (const set of some(sets, 11))
    for (const hops of [0, 1, 2, 3, 4, 5])
      for (const turn of [0, 1]) {
        const { hits, go } = names(hops, (round) => (round >= turn ? set : open));
        expect([set, hops, turn, await go()]).toEqual([set, hops, turn, "URL_FORBIDDEN"]);
        expect(hits).toEqual([]);
        rebindings++;
      }
  // The same web with public answers alone is read: what was refused was refused for its address.
  for (const hops of [0, 1, 2, 3, 4, 5]) expect(await names(hops, () => open).go()).toBe("none");
  tell(15, "names that answer inwards, at once or later, alone or mixed, at any hop", rebindings, sets.length * 12);
});

it("a name without an answer, or with one that cannot be read, is not asked either", async () => {
  const strange: { a: Answer; aaaa: Answer }[] = [
    { a: [], aaaa: [] },
    { a: A("localhost"), aaaa: [] },
    { a: A("127.0.0.1 "), aaaa: [] },
    { a: A("2130706433"), aaaa: [] },
    { a: A(""), aaaa: [] },
    { a: A("0x7f.1"), aaaa: [] },
    { a: A("1.2.3.4.5"), aaaa: [] },
    { a: A("::1"), aaaa: [] },
    { a: [], aaaa: AAAA("fe80::1%eth0") },
    { a: [], aaaa: AAAA("[::1]") },
    { a: [{ type: 5, data: "localhost." }], aaaa: [] },
    { a: [{ type: 16, data: openV4 }], aaaa: [] },
  ];
  for (const set of strange) {
    const { hits, go } = names(1, () => set);
    expect([set, await go()]).toEqual([set, expect.stringMatching(/^(?:URL_FORBIDDEN|UNREACHABLE)$/)]);
    expect(hits).toEqual([]);
  }
  tell(15, "answers of a resolver that are none", strange.length, 12);
});

/** A header holds bytes, not letters. */
const inHeader = (address: string) => address.replace(/[^ -~]/g, encodeURIComponent);

it("our own site is not visited, by any of its names and from any hop", async () => {
  const own = [
    "https://press.example.org/api/user/tokens",
    "https://PRESS.example.org/",
    "https://press.example.org:443/",
    "http://press.example.org/",
    "https://www.press.example.org/",
    "https://press。example.org/",
    "https://press.example.org./",
    "https://reader@press.example.org/",
    "https:\\\\press.example.org\\",
    "https://%70ress.example.org/",
    "https://ｐress.example.org/",
    "https://preview.workers-site.dev/",
  ];
  for (const address of own)
    for (const hops of [0, 1, 2, 3, 4, 5]) {
      const asked: string[] = [];
      const outcome = await fetchPage(hops === 0 ? address : "https://hop0.example.com/", {
        accept: "text/html",
        mostBytes: 1_000,
        settings: { ...settings, DNS_RESOLVER_URL: undefined },
        requestUrl: "https://preview.workers-site.dev/api/import-url",
        signal: new AbortController().signal,
        fetch: async (input) => {
          const url = new URL(String(input));
          asked.push(url.hostname);
          if (url.pathname === "/robots.txt") return new Response("", { status: 404 });
          const at = Number(/^hop(\d)\./.exec(url.hostname)?.[1] ?? Number.NaN);
          if (Number.isNaN(at)) return new Response("<p>words", { headers: { "content-type": "text/html" } });
          return new Response(null, {
            status: 302,
            headers: { location: at + 1 < hops ? `https://hop${at + 1}.example.com/` : inHeader(address) },
          });
        },
      }).then(
        () => "none",
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      );
      expect([address, hops, outcome]).toEqual([address, hops, "URL_FORBIDDEN"]);
      expect(asked.filter((host) => !host.startsWith("hop"))).toEqual([]);
    }
  tell(15, "ways to our own site, none of which is gone", own.length * 6, 72);
});

it("should a name turn between look-up and connection, workerd itself refuses: the second lock, without ours before it", async () => {
  expect(readFileSync("wrangler.toml", "utf8")).toContain('"global_fetch_strictly_public"');
  await using canary = await listen((_, response) => response.end("tweet"));
  await using sixth = await listen((_, response) => response.end("tweet"), "::1");
  const folder = mkdtempSync(join(tmpdir(), "naive-"));
  writeFileSync(
    join(folder, "naive.js"),
    `export default { fetch: async (request) => {
      const to = new URL(request.url).searchParams.get("to");
      try { return new Response("reached " + await (await fetch(to)).text()); } catch { return new Response("refused"); }
    } };`,
  );
  writeFileSync(join(folder, "naive.capnp"), configurationOf("naive.js"));
  const { origin, stop } = await startWorkerd(join(folder, "naive.capnp"), { stderr: "ignore" });
  try {
    const there = [
      `http://127.0.0.1:${canary.port}/`,
      `http://localhost:${canary.port}/`,
      `http://127.0.0.1.:${canary.port}/`,
      `http://2130706433:${canary.port}/`,
      `http://0x7f.1:${canary.port}/`,
      `http://0:${canary.port}/`,
      `http://[::1]:${sixth.port}/`,
      `http://[::ffff:127.0.0.1]:${canary.port}/`,
    ];
    for (const to of there) expect([to, await (await fetch(`${origin}/?to=${encodeURIComponent(to)}`)).text()]).toEqual([to, "refused"]);
    expect([canary.hits, sixth.hits]).toEqual([[], []]);
    tell(15, "loopback addresses that the platform refuses by itself", there.length, 8);
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
