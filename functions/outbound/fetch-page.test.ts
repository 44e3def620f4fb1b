import { expect, it, vi } from "vitest";
import { type Settings, settingsOf } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { testVars } from "../testing/vars.ts";
import { completeAddress, fetchPage } from "./fetch-page.ts";

type Answers = Record<string, (init: RequestInit) => Response | Promise<Response>>;
const page = () => new Response("<p>words", { headers: { "content-type": "text/html" } });
const robots = (text: string) => () => new Response(text, { headers: { "content-type": "text/plain" } });
const to =
  (location: string, status = 302) =>
  () =>
    new Response(null, { status, headers: { location } });

/** A web of these addresses; whatever else is asked for is not there. */
function web(answers: Answers) {
  const asked: { url: string; headers: Headers }[] = [];
  const ask: typeof fetch = async (input, init = {}) => {
    asked.push({ url: String(input), headers: new Headers(init.headers) });
    return (answers[String(input)] ?? (() => new Response("", { status: 404 })))(init);
  };
  const go = (address: string, more: { mostBytes?: number; signal?: AbortSignal; settings?: Settings; language?: string } = {}) =>
    fetchPage(address, {
      accept: "text/html",
      language: "de",
      mostBytes: 1_000,
      settings: settingsOf(testVars as unknown as Env),
      requestUrl: "https://press.example.org/api/import-url",
      signal: new AbortController().signal,
      fetch: ask,
      ...more,
    });
  const outcome = (address: string, more?: Parameters<typeof go>[1]) =>
    go(address, more).then(
      ({ url, bytes }) => `${url} ${new TextDecoder().decode(bytes)}`,
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );
  return { asked, go, outcome, urls: () => asked.map(({ url }) => url) };
}

it.each([
  ["example.com/a", "https://example.com/a"],
  [" example.com:8080/a ", "https://example.com:8080/a"],
  ["//example.com/a", "https://example.com/a"],
  ["http://example.com", "http://example.com"],
  ["HTTPS://Example.com", "HTTPS://Example.com"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["今治.jp/記事", "https://今治.jp/記事"],
])("what is typed as %j is the address %s", (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

it("an empty field is told apart from a wrong address", async () => {
  const { outcome, asked } = web({});
  expect(await Promise.all(["", "  \n", "hello world", "https://", "https://exa mple.com/"].map((typed) => outcome(typed)))).toEqual([
    "URL_REQUIRED",
    "URL_REQUIRED",
    "URL_INVALID",
    "URL_INVALID",
    "URL_INVALID",
  ]);
  for (const typed of ["ftp://example.com/", "file:///etc/passwd", "data:text/html,x", "mailto:a@example.com", "localhost", "asdf"])
    expect([typed, await outcome(typed)]).toEqual([typed, "URL_FORBIDDEN"]);
  for (const typed of [
    "https://me:secret@example.com/",
    "https://example.com:8443/",
    "press.example.org/",
    "https://169.254.169.254/",
    "0x7f.1",
  ])
    expect([typed, await outcome(typed)]).toEqual([typed, "URL_FORBIDDEN"]);
  expect(asked).toEqual([]);
});

it("reads the page and says honestly who asks, without anything of the user's", async () => {
  const { outcome, asked } = web({ "https://example.com/a?b=1": page });
  expect(await outcome("example.com/a?b=1#c")).toBe("https://example.com/a?b=1 <p>words");
  expect(asked.map(({ url }) => url)).toEqual(["https://example.com/robots.txt", "https://example.com/a?b=1"]);
  expect(Object.fromEntries(asked[1]?.headers ?? [])).toEqual({
    accept: "text/html",
    "accept-language": "de, *;q=0.5",
    "user-agent": "Mozilla/5.0 (compatible; StopPress/1.0; +https://press.example.org)",
  });
});

it("a language that is none is not sent along", async () => {
  for (const language of ["日本", "de\r\nx-evil: 1", "*", ""]) {
    const { outcome, asked } = web({ "https://example.com/a": page });
    expect([language, await outcome("example.com/a", { language })]).toEqual([language, "https://example.com/a <p>words"]);
    expect(asked[1]?.headers.get("accept-language")).toBe("*");
  }
});

it("keeps out of what robots.txt keeps us out of, by our name or everybody's", async () => {
  const rules =
    "\ufeffUser-agent: Other\r\nDisallow: /\r\n\r\nUser-agent: *\nDisallow: /private/*.html$\nDisallow: /a%20b\nAllow: /private/open.html";
  const there: Answers = { "https://example.com/robots.txt": robots(rules) };
  for (const path of ["open", "private/x", "private/open.html"]) there[`https://example.com/${path}`] = page;
  const { outcome } = web(there);
  const codes = await Promise.all(
    ["open", "private/x", "private/open.html", "private/y.html", "a b/c"].map((path) => outcome(`example.com/${path}`)),
  );
  expect(codes.map((code) => String(code).split(" ").at(-1))).toEqual(["<p>words", "<p>words", "<p>words", "ROBOTS", "ROBOTS"]);
  // What stands far down counts, and so does what is asked behind the path.
  const far = web({ ...there, "https://example.com/robots.txt": robots(`User-agent: *\n${"#".repeat(400_000)}\nDisallow: /*?print`) });
  expect(await far.outcome("example.com/open?print=1")).toBe("ROBOTS");
  const named = web({ "https://example.com/robots.txt": robots("User-agent: stoppress\nDisallow: /\n\nUser-agent: *\nAllow: /") });
  expect(await named.outcome("example.com/a")).toBe("ROBOTS");
  expect(named.urls()).toEqual(["https://example.com/robots.txt"]);
});

it("asks the robots.txt of every host it is led to, before it goes there", async () => {
  const { outcome, urls } = web({
    "http://short.example/x": to("https://www.example.com/story"),
    "https://www.example.com/robots.txt": robots("User-agent: *\nDisallow: /story"),
    "https://www.example.com/story": page,
  });
  // A reserved name: nothing is asked there.
  expect(await outcome("http://short.example/x")).toBe("URL_FORBIDDEN");
  const led = web({
    "http://sho.rt/x": to("https://www.example.com/story"),
    "https://www.example.com/robots.txt": robots("User-agent: *\nDisallow: /story"),
    "https://www.example.com/story": page,
  });
  expect(await led.outcome("http://sho.rt/x")).toBe("ROBOTS");
  expect(led.urls()).toEqual(["http://sho.rt/robots.txt", "http://sho.rt/x", "https://www.example.com/robots.txt"]);
  expect(urls()).toEqual([]);
});

it("takes a robots.txt that is missing, circular, endless or leads inwards as none, and one that fails as a no", async () => {
  for (const answer of [
    () => new Response("", { status: 404 }),
    () => new Response("", { status: 401 }),
    to("/robots.txt"),
    to("http://127.0.0.1/robots.txt"),
    robots(`${"# nothing\n".repeat(60_000)}User-agent: *\nDisallow: /`),
    robots(`User-agent: *\nDisallow: ${"*a".repeat(900)}\nDisallow: /${"a".repeat(100_000)}`),
    () => new Response(Uint8Array.from([0xff, 0xfe, 0x00, 0x3a, 0x0a])),
    () => new Response("User-agent: *\nDisallow: /b", { headers: { "content-length": "99000000" } }),
  ]) {
    const { outcome, urls } = web({ "https://example.com/robots.txt": answer, "https://example.com/a": page });
    expect(await outcome("example.com/a")).toBe("https://example.com/a <p>words");
    expect(urls().filter((url) => url.includes("127"))).toEqual([]);
  }
  const broken = () => Promise.reject(new TypeError("fetch failed"));
  const unreachable = web({ "https://example.com/robots.txt": broken, "https://example.com/a": page });
  expect(await unreachable.outcome("example.com/a")).toBe("UNREACHABLE");
  expect(unreachable.urls()).toHaveLength(1);
  const failing = web({ "https://example.com/robots.txt": () => new Response("", { status: 503 }), "https://example.com/a": page });
  expect(await failing.outcome("example.com/a")).toBe("PAGE_ERROR");
  expect(failing.urls()).toHaveLength(1);
});

it("a name that leads inwards once robots.txt was read is not asked for its page", async () => {
  let lookUps = 0;
  const dns = (type: number) => () =>
    new Response(
      JSON.stringify({
        Answer: [
          { type: 5, data: "alias.example.com." },
          { type, data: [...(type === 1 ? ["93.184.216.34", "10.0.0.1"] : ["2606:4700::1", "fd00::1"])][lookUps++ < 2 ? 0 : 1] },
        ],
      }),
    );
  const { outcome, urls } = web({
    "https://dns.example.net/q?name=example.com&type=A": dns(1),
    "https://dns.example.net/q?name=example.com&type=AAAA": dns(28),
    "https://example.com/a": page,
  });
  const settings = { ...settingsOf(testVars as unknown as Env), DNS_RESOLVER_URL: "https://dns.example.net/q" };
  expect(await outcome("example.com/a", { settings })).toBe("URL_FORBIDDEN");
  expect(urls().filter((url) => !url.includes("dns"))).toEqual(["https://example.com/robots.txt"]);
});

it("says what the site said", async () => {
  const answers: Record<number, string> = {
    401: "PAYWALLED",
    402: "PAYWALLED",
    403: "PAYWALLED",
    451: "PAYWALLED",
    404: "PAGE_ERROR",
    410: "PAGE_ERROR",
    429: "PAGE_ERROR",
    500: "PAGE_ERROR",
    503: "PAGE_ERROR",
  };
  for (const [status, code] of Object.entries(answers)) {
    const { go } = web({ "https://example.com/a": () => new Response("sorry", { status: Number(status) }) });
    await expect(go("example.com/a")).rejects.toMatchObject({ code, details: { status: Number(status) } });
  }
});

it("an answer that is of no use is given up, so that its connection ends", async () => {
  let given = 0;
  const endless = (status: number) => () =>
    new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100)), cancel: () => void given++ }), {
      status,
    });
  expect(await web({ "https://example.com/a": endless(404) }).outcome("example.com/a")).toBe("PAGE_ERROR");
  expect(await web({ "https://example.com/robots.txt": endless(404), "https://example.com/a": page }).outcome("example.com/a")).toMatch(
    /words$/,
  );
  expect(await web({ "https://example.com/robots.txt": endless(503) }).outcome("example.com/a")).toBe("PAGE_ERROR");
  expect(await web({ "https://example.com/robots.txt": endless(200), "https://example.com/a": page }).outcome("example.com/a")).toMatch(
    /words$/,
  );
  expect(given).toBe(4);
});

it("follows five redirects and no more, and none that leads inwards", async () => {
  const chain = (length: number): Answers =>
    Object.fromEntries(
      Array.from({ length: length + 1 }, (_, at) => [`https://example.com/${at}`, at === length ? page : to(`/${at + 1}`, 301)]),
    );
  expect(await web(chain(5)).outcome("example.com/0")).toBe("https://example.com/5 <p>words");
  expect(await web(chain(6)).outcome("example.com/0")).toBe("UNREACHABLE");
  for (const inward of [
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://metadata.google.internal/",
    "https://press.example.org/",
    "file:///etc/passwd",
    "data:text/html,x",
  ]) {
    const { outcome, urls } = web({ "https://example.com/0": to(inward) });
    expect([inward, await outcome("example.com/0")]).toEqual([inward, "URL_FORBIDDEN"]);
    expect(urls()).toEqual(["https://example.com/robots.txt", "https://example.com/0"]);
  }
});

it("breaks off what is too large, with a length and without, and gives up a caller who has left", async () => {
  const long = new Uint8Array(2_000);
  const told = web({ "https://example.com/a": () => new Response(long) });
  expect(await told.outcome("example.com/a")).toBe("PAGE_TOO_LARGE");
  const stream = () => new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100)) }));
  expect(await web({ "https://example.com/a": stream }).outcome("example.com/a")).toBe("PAGE_TOO_LARGE");
  const leaving = new AbortController();
  const waiting = web({ "https://example.com/a": () => new Promise(() => {}) }).outcome("example.com/a", { signal: leaving.signal });
  leaving.abort(new Error("left"));
  expect(await waiting).toMatchObject({ message: "left" });
});

it("ten seconds are for everything: a slow robots.txt, a slow page, a body that drips", async () => {
  vi.useFakeTimers();
  try {
    const never = () => new Promise<Response>(() => {});
    const drip = () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }));
    for (const there of [
      { "https://example.com/robots.txt": never },
      { "https://example.com/a": never },
      { "https://example.com/a": drip },
    ] as Answers[]) {
      const coming = web(there).outcome("example.com/a");
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await coming).toBe("IMPORT_TIMEOUT");
    }
  } finally {
    vi.useRealTimers();
  }
});

it("a site that does not answer is unreachable, and the reason does not name it", async () => {
  const { outcome } = web({
    "https://example.com/a": () => {
      throw new TypeError("connect ECONNREFUSED example.com");
    },
  });
  expect(await outcome("example.com/a")).toBe("UNREACHABLE");
});
