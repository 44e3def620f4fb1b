import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import { expect, it } from "vitest";
import { type GuardedLimits, guardedFetch } from "./guarded-fetch.ts";
import { OutboundError } from "./outbound-error.ts";
import { providerFetch } from "./provider-fetch.ts";
import { privateAddresses, spellingsOf } from "./spellings.test-data.ts";
import { type UrlRules, validateUrl } from "./validate-url.ts";

const rules: UrlRules = { schemes: ["http:", "https:"], ports: "any", ownHosts: [], localHosts: [] };
const key = "sk-test-0123456789abcdef";

/** A network that answers by address and remembers what it was sent. */
function network(answers: Record<string, (init: RequestInit) => Response | Promise<Response>>) {
  const asked: { url: string; headers: Headers; method: string; redirect: string | undefined }[] = [];
  const ask: typeof fetch = async (input, init = {}) => {
    const url = String(input);
    asked.push({ url, headers: new Headers(init.headers), method: init.method ?? "GET", redirect: init.redirect });
    const answer = answers[url] ?? answers["*"];
    if (!answer) throw new TypeError(`fetch failed with ${key}`);
    return answer(init);
  };
  return { asked, ask };
}

const redirectTo =
  (location: string, status = 302) =>
  () =>
    new Response("moved", { status, headers: { location } });
const guard = (ask: typeof fetch, more: Partial<GuardedLimits> = {}) =>
  guardedFetch({ rules, mostBytes: 1_000_000, redirects: 5, fetch: ask, ...more });
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: unknown) => (error instanceof OutboundError ? error.reason : error),
  );

/** A body of so many bytes, written only as fast as it is read; `written` counts. */
function longBody(bytes: number) {
  const chunk = new Uint8Array(64 * 1024);
  const told = { written: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (told.written >= bytes) return controller.close();
        told.written += chunk.byteLength;
        controller.enqueue(chunk);
      },
      cancel() {
        told.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, told };
}

it("gives the answer of a public address as it is", async () => {
  const { ask, asked } = network({ "https://example.com/a": () => new Response("words", { status: 201, headers: { "x-kind": "story" } }) });
  const answer = await guard(ask)("https://example.com/a", { method: "POST", body: "{}", headers: { authorization: key } });
  expect([answer.status, answer.headers.get("x-kind"), answer.url, answer.redirected, await answer.text()]).toEqual([
    201,
    "story",
    "https://example.com/a",
    false,
    "words",
  ]);
  expect(asked).toMatchObject([{ method: "POST", redirect: "manual" }]);
  expect(asked[0]?.headers.get("authorization")).toBe(key);
});

it("takes a Request as fetch does", async () => {
  const { ask, asked } = network({ "https://example.com/": () => new Response("words") });
  const request = new Request("https://example.com/", { method: "PUT", headers: { "x-kind": "story" } });
  expect(await (await guard(ask)(request)).text()).toBe("words");
  expect([asked[0]?.method, asked[0]?.headers.get("x-kind")]).toEqual(["PUT", "story"]);
});

it("sends nothing to a private address", async () => {
  const { ask, asked } = network({ "*": () => new Response("secret") });
  for (const spelling of privateAddresses.flatMap(spellingsOf)) expect(await reasonOf(guard(ask)(`http://${spelling}/`))).toBe("address");
  expect(await reasonOf(guard(ask)("data:text/plain,x"))).toBe("address");
  expect(asked).toEqual([]);
});

it("follows redirects, judges each, and stops after as many as allowed", async () => {
  const { ask, asked } = network({
    "https://example.com/0": redirectTo("/1", 301),
    "https://example.com/1": redirectTo("https://www.example.com/2", 308),
    "https://www.example.com/2": redirectTo("//example.org/3", 303),
    "https://example.org/3": redirectTo("4", 307),
    "https://example.org/4": redirectTo("https://example.net/5"),
    "https://example.net/5": () => new Response("arrived"),
  });
  const answer = await guard(ask)("https://example.com/0");
  expect([await answer.text(), answer.url, answer.redirected]).toEqual(["arrived", "https://example.net/5", true]);
  asked.length = 0;
  expect(await reasonOf(guard(ask, { redirects: 4 })("https://example.com/0"))).toBe("redirect");
  expect(asked.map(({ url }) => url)).not.toContain("https://example.net/5");
});

it("a redirect inwards is not followed, however it is written or deep", async () => {
  for (const target of [
    ...spellingsOf("127.0.0.1").map((spelling) => `http://${spelling}/`),
    "http://localhost/",
    "//localhost/",
    "\\\\localhost/",
    "http:\\\\127.1/",
    "http://[::1]/",
    "file:///etc/passwd",
    "data:text/plain,x",
    "javascript:1",
  ]) {
    for (const depth of [0, 1, 4]) {
      const answers: Parameters<typeof network>[0] = {};
      for (let hop = 0; hop < depth; hop++) answers[`https://example.com/${hop}`] = redirectTo(`/${hop + 1}`);
      answers[`https://example.com/${depth}`] = () => {
        const headers = new Headers();
        // Headers hold bytes; a browser reads them as UTF-8 where they are.
        headers.set("location", String.fromCharCode(...new TextEncoder().encode(target.replace(/[\t\n]/g, ""))));
        return new Response(null, { status: 302, headers });
      };
      const { ask, asked } = network(answers);
      const reason = await reasonOf(guard(ask)("https://example.com/0"));
      expect([target, reason === "address" || reason === "redirect" || reason === "unreachable"]).toEqual([target, true]);
      // Bytes read one by one may spell a name of the public web.
      for (const { url } of asked) expect([url, validateUrl(url, rules).ok]).toEqual([url, true]);
    }
  }
});

it("another host learns nothing that was meant for the first", async () => {
  const { ask, asked } = network({
    "https://example.com/": redirectTo("/again"),
    "https://example.com/again": redirectTo("https://example.com:8443/"),
    "https://example.com:8443/": () => new Response(""),
  });
  const secrets = { authorization: `Bearer ${key}`, cookie: key, "x-api-key": key, "x-anything": key };
  await guard(ask)("https://example.com/", { headers: { ...secrets, accept: "text/html", "user-agent": "press" } });
  expect(asked[1]?.headers.get("authorization")).toBe(`Bearer ${key}`);
  expect([...(asked[2]?.headers ?? [])]).toEqual([
    ["accept", "text/html"],
    ["user-agent", "press"],
  ]);
});

it("a request that carries something follows no redirect, and a provider's never", async () => {
  for (const status of [301, 302, 303, 307, 308]) {
    const { ask, asked } = network({ "*": redirectTo("https://example.org/", status) });
    expect(await reasonOf(guard(ask)("https://example.com/", { method: "POST", body: "{}" }))).toBe("redirect");
    expect(await reasonOf(guard(ask, { redirects: "refuse" })("https://example.com/"))).toBe("redirect");
    expect(await reasonOf(providerFetch({ mostBytes: 100, fetch: ask })("https://example.com/"))).toBe("redirect");
    expect(asked.map(({ url }) => url)).toEqual(Array(3).fill("https://example.com/"));
  }
});

it("an answer of 60 MB is broken off at the bound, and never held", async () => {
  const { body, told } = longBody(60_000_000);
  const { ask } = network({ "*": () => new Response(body) });
  const answer = await guard(ask, { mostBytes: 2_000_000 })("https://example.com/");
  let read = 0;
  const reading = (async () => {
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) read += chunk.byteLength;
  })();
  expect(await reasonOf(reading)).toBe("too-large");
  expect([read <= 2_000_000, told.written < 2_200_000, told.cancelled]).toEqual([true, true, true]);
});

it("an answer that says it is too large is not read at all", async () => {
  const { body, told } = longBody(60_000_000);
  const { ask } = network({ "*": () => new Response(body, { headers: { "content-length": "60000000" } }) });
  expect(await reasonOf(providerFetch({ mostBytes: 2_000_000, fetch: ask })("https://example.com/"))).toBe("too-large");
  expect(told.written).toBe(0);
});

it("a body of exactly the bound is whole", async () => {
  const { ask } = network({ "*": () => new Response("x".repeat(1_000)) });
  expect(await (await guard(ask, { mostBytes: 1_000 })("https://example.com/")).text()).toHaveLength(1_000);
  expect(await reasonOf(guard(ask, { mostBytes: 999 })("https://example.com/").then((answer) => answer.text()))).toBe("too-large");
});

it("events arrive as they are sent", async () => {
  let send: (text: string) => void = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const { ask } = network({ "*": () => new Response(body, { headers: { "content-type": "text/event-stream" } }) });
  const answer = await guard(ask, { timeoutMs: 5_000 })("https://example.com/");
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  for (const event of ["data: one\n\n", "data: two\n\n"]) {
    const reading = reader.read();
    send(event);
    expect(new TextDecoder().decode((await reading).value)).toBe(event);
  }
  await reader.cancel();
});

it("time is over for a host that does not answer, and for a body that stops half way", async () => {
  const silent = network({ "*": () => new Promise<Response>(() => {}) });
  expect(await reasonOf(guard(silent.ask, { timeoutMs: 30 })("https://example.com/"))).toBe("timeout");
  const halting = network({
    "*": () => new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) })),
  });
  const answer = await guard(halting.ask, { timeoutMs: 30 })("https://example.com/");
  expect(await reasonOf(answer.text())).toBe("timeout");
});

it("the caller can give up before the answer and within it, and is told its own reason", async () => {
  const silent = network({ "*": () => new Promise<Response>(() => {}) });
  const why = new Error("the run was stopped");
  const before = new AbortController();
  const waiting = reasonOf(guard(silent.ask)("https://example.com/", { signal: before.signal }));
  before.abort(why);
  expect(await waiting).toBe(why);
  expect(await reasonOf(guard(silent.ask)("https://example.com/", { signal: AbortSignal.abort(why) }))).toBe(why);

  const { body, told } = longBody(60_000_000);
  const { ask } = network({ "*": () => new Response(body) });
  const within = new AbortController();
  const answer = await guard(ask, { mostBytes: 100_000_000 })("https://example.com/", { signal: within.signal });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  within.abort(why);
  expect(await reasonOf(reader.read())).toBe(why);
  expect(told.cancelled).toBe(true);
});

it("a caller that has given up already sends nothing, and no rejection is left behind", async () => {
  const why = new Error("the run was stopped");
  const form = new FormData();
  form.set("prompt", "a harbor");
  const asked: string[] = [];
  const ask: typeof fetch = (to, how) => {
    asked.push(String(to));
    return fetch(to, how);
  };
  const call = providerFetch({ mostBytes: 1_000, fetch: ask });
  expect(await reasonOf(call("http://127.0.0.1:9/", { method: "POST", body: form, signal: AbortSignal.abort(why) }))).toBe(why);
  expect(asked).toEqual([]);
});

it("an answer without a body has none", async () => {
  const { ask } = network({ "*": () => new Response(null, { status: 204 }) });
  const answer = await guard(ask)("https://example.com/");
  expect([answer.status, answer.body]).toEqual([204, null]);
});

it("what failed never holds the key, the address or the answer", async () => {
  const { ask } = network({
    "https://example.com/redirect": redirectTo(`https://example.org/?key=${key}`),
    "https://example.com/large": () => new Response(key.repeat(100), { headers: { "content-length": "2400" } }),
  });
  const call = providerFetch({ mostBytes: 100, fetch: ask });
  const headers = { authorization: `Bearer ${key}` };
  const failing = [
    call(`https://example.com/redirect?key=${key}`, { headers }),
    call("https://example.com/redirect", { headers }),
    call("https://example.com/large", { headers }),
    call(`https://example.com/none?key=${key}`, { headers }),
    call("not an address", { headers }),
    guard(ask)(`http://127.0.0.1/?key=${key}`, { headers: { authorization: `${key}\n` } }),
  ];
  for (const work of failing) {
    const error = await work.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OutboundError);
    const { message, stack, cause } = error as Error;
    expect(JSON.stringify([message, stack, cause, error])).not.toContain(key);
    expect(cause).toBeUndefined();
  }
});

it("names are looked up where a resolver is set, and answers that lead inwards are refused", async () => {
  const answersOf = (a: string[], aaaa: string[]) => {
    const json = (type: number, list: string[]) =>
      new Response(
        JSON.stringify({ Status: 0, Answer: [{ type: 5, data: "alias.example.com." }, ...list.map((data) => ({ type, data }))] }),
      );
    return network({
      "https://resolver.example/dns-query?name=example.com&type=A": () => json(1, a),
      "https://resolver.example/dns-query?name=example.com&type=AAAA": () => json(28, aaaa),
      "https://example.com/": () => new Response("words"),
    });
  };
  const resolver = "https://resolver.example/dns-query";
  const ask = async (a: string[], aaaa: string[]) => {
    const net = answersOf(a, aaaa);
    const reason = await reasonOf(guard(net.ask, { resolver })("https://example.com/", { headers: { authorization: key } }));
    const wasAsked = net.asked.some(({ url }) => url === "https://example.com/");
    expect(net.asked.filter(({ url }) => url.startsWith(resolver)).some(({ headers }) => headers.has("authorization"))).toBe(false);
    return `${reason}${wasAsked ? ", asked" : ""}`;
  };
  expect(await ask(["93.184.216.34"], ["2606:2800:220:1::1"])).toBe("none, asked");
  expect(await ask(["93.184.216.34"], [])).toBe("none, asked");
  expect(await ask([], ["2606:2800:220:1::1"])).toBe("none, asked");
  expect(await ask(["127.0.0.1"], [])).toBe("address");
  expect(await ask(["93.184.216.34", "10.0.0.1"], [])).toBe("address");
  expect(await ask(["93.184.216.34"], ["::1"])).toBe("address");
  expect(await ask(["93.184.216.34"], ["::ffff:7f00:1"])).toBe("address");
  expect(await ask(["93.184.216.34"], ["64:ff9b::7f00:1"])).toBe("address");
  expect(await ask(["rubbish"], [])).toBe("address");
  expect(await ask([], [])).toBe("unreachable");
});

it("without an answer of the resolver nothing is asked, and its answers are asked for at each hop", async () => {
  for (const answer of [
    () => new Response("<html>", { status: 200 }),
    () => new Response("{}", { status: 200 }),
    () => new Response("no", { status: 500 }),
    redirectTo("https://example.com/"),
    () => new Response("x".repeat(100_000)),
    () => Promise.reject(new TypeError("fetch failed")),
  ]) {
    const { ask, asked } = network({ "*": answer });
    expect(await reasonOf(guard(ask, { resolver: "https://resolver.example/" })("https://example.com/"))).toBe("unreachable");
    expect(asked.every(({ url }) => url.startsWith("https://resolver.example/"))).toBe(true);
  }
  const dns = (address: string) => () => new Response(JSON.stringify({ Answer: [{ type: 1, data: address }] }));
  const { ask, asked } = network({
    "https://resolver.example/?name=one.example.com&type=A": dns("93.184.216.34"),
    "https://resolver.example/?name=two.example.com&type=A": dns("127.0.0.1"),
    "https://one.example.com/": redirectTo("https://two.example.com/"),
    "*": () => new Response(JSON.stringify({ Status: 0 })),
  });
  expect(await reasonOf(guard(ask, { resolver: "https://resolver.example/" })("https://one.example.com/"))).toBe("address");
  expect(asked.map(({ url }) => url)).not.toContain("https://two.example.com/");
});

it("the providers' own packages work through both, and do not ask again where a redirect was refused", async () => {
  const { ask, asked } = network({
    "https://models.example.com/v1/models/gpt-4o": () => Response.json({ id: "gpt-4o", object: "model" }),
    "https://models.example.com/v1/models/claude": () => Response.json({ id: "claude", type: "model" }),
    "https://models.example.com/v1/models/moved": redirectTo("https://example.org/"),
  });
  const openai = new OpenAI({
    apiKey: key,
    baseURL: "https://models.example.com/v1",
    fetch: guard(ask, { redirects: "refuse" }),
    maxRetries: 0,
  });
  expect((await openai.models.retrieve("gpt-4o")).id).toBe("gpt-4o");
  const anthropic = new Anthropic({
    apiKey: key,
    baseURL: "https://models.example.com",
    fetch: providerFetch({ mostBytes: 1_000, fetch: ask }),
    maxRetries: 0,
  });
  expect((await anthropic.models.retrieve("claude")).id).toBe("claude");
  const failure = await openai.models.retrieve("moved").catch((error: unknown) => error);
  expect((failure as Error).cause).toMatchObject({ name: "OutboundError", reason: "redirect" });
  expect(asked).toHaveLength(3);
});
