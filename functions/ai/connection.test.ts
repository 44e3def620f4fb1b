import { afterAll, beforeAll, expect, it } from "vitest";
import { providerFetch } from "../outbound/provider-fetch.ts";
import { startServer } from "../testing/index.ts";
import { startModels } from "../testing/models/start-models.ts";
import { type ProbedProvider, probe } from "./connection.ts";
import { scriptedKey, startScripted, thrownBy } from "./providers/scripted.test-data.ts";

const models = await startModels({ latency: 0 });
const port = new URL(models.url).port;
const server = startServer({ vars: { ...models.vars, LOCAL_FETCH_HOSTS: `127.0.0.1:${port}` } });
afterAll(() => models.close());

type Me = Awaited<ReturnType<typeof server.signIn>>;
const good = "scripted-s3cr3t-key";
const test = (me: Pick<Me, "post">, body: Record<string, unknown>) => me.post("/api/ai/test-connection", body);
const resultOf = async (me: Me, body: Record<string, unknown>) => {
  const answer = await test(me, body);
  expect(answer.status).toBe(200);
  return await answer.json();
};

it("says that a good key of each provider works", async () => {
  const me = await server.signIn();
  for (const provider of ["openai", "anthropic", "stability"])
    expect(await resultOf(me, { provider, apiKey: good })).toEqual({ connected: true });
  expect(models.requests.slice(-3).map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /v1/models",
    "GET /v1/models",
    "GET /v1/user/account",
  ]);
});

it("says that a wrong key does not work, and why, without an error", async () => {
  const me = await server.signIn();
  for (const provider of ["openai", "anthropic", "stability"])
    expect(await resultOf(me, { provider, apiKey: "wrong-s3cr3t" })).toEqual({ connected: false, reason: "key" });
  expect(await resultOf(me, { provider: "openai", apiKey: "кey" })).toEqual({ connected: false, reason: "key" });
});

it("lists the models of a custom address, with a key and without", async () => {
  const me = await server.signIn();
  const listed = { connected: true, models: ["gpt-6-luna", "gpt-4o", "gpt-image-2.5-flare"] };
  for (const path of ["/v1", "/v1/", "", "/"])
    expect(await resultOf(me, { provider: "custom", apiKey: good, baseUrl: models.url + path })).toEqual(listed);
  expect(await resultOf(me, { provider: "custom", apiKey: "", baseUrl: `${models.url}/open/v1` })).toEqual(listed);
  expect(models.requests.at(-1)?.headers).not.toHaveProperty("authorization");
});

it("asks no address that is not public", async () => {
  const me = await server.signIn();
  const other = await startModels();
  const asked = models.requests.length;
  const refused = { connected: false, reason: "address" };
  for (const baseUrl of [
    other.url,
    "http://example.com/v1",
    "https://localhost/v1",
    "https://10.0.0.1/v1",
    "https://me:secret@example.com/v1",
    "https://example.com/v1?key=1",
    "no address",
  ])
    expect(await resultOf(me, { provider: "custom", apiKey: good, baseUrl })).toEqual(refused);
  expect([models.requests.length, other.requests.length]).toEqual([asked, 0]);
  await other.close();
});

it("tells what is wrong with the provider", async () => {
  const me = await server.signIn();
  const met: [Parameters<typeof models.script>[0], string][] = [
    [() => 402, "quota"],
    [() => 429, "rate-limited"],
    [() => 500, "unavailable"],
    [() => "html", "bad-answer"],
    [() => ({ act: "garbage", where: "envelope" }), "bad-answer"],
    [() => "empty", "bad-answer"],
    [() => "huge", "too-large"],
  ];
  for (const [script, reason] of met) {
    models.script(script);
    expect(await resultOf(me, { provider: "openai", apiKey: good })).toEqual({ connected: false, reason });
  }
  models.script(undefined);
});

it("refuses what is missing, strangers, and the eleventh test within an hour", async () => {
  const me = await server.signIn();
  for (const body of [
    {},
    { provider: "openai" },
    { provider: "openai", apiKey: "" },
    { provider: "custom", apiKey: good },
    { provider: "house", apiKey: good },
    { provider: "openai", apiKey: "k".repeat(401) },
  ])
    expect((await test(me, body)).status).toBe(422);
  expect((await test(server.browser(), { provider: "openai", apiKey: good })).status).toBe(401);
  for (let turn = 0; turn < 10; turn++) await resultOf(me, { provider: "openai", apiKey: good });
  const late = await test(me, { provider: "openai", apiKey: good });
  expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([429, "RATE_LIMITED"]);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await test(await server.signIn(), { provider: "openai", apiKey: good })).status).toBe(200);
});

it("keeps the key out of the answer and the database", async () => {
  const me = await server.signIn();
  const answer = await test(me, { provider: "openai", apiKey: "wrong-s3cr3t" });
  expect(await answer.text()).not.toContain("s3cr3t");
  for (const { name } of await server.run("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'"))
    expect(JSON.stringify(await server.run(`SELECT * FROM "${name}"`))).not.toContain("s3cr3t");
});

let scripted: Awaited<ReturnType<typeof startScripted>>;
beforeAll(async () => {
  scripted = await startScripted();
});
afterAll(() => scripted.server.close());

const all: ProbedProvider[] = ["openai", "custom", "anthropic", "stability"];
const accessOf = (provider: ProbedProvider) => ({ ...scripted.access("text", provider), provider });
const lively = () => new AbortController().signal;

it.each(all)("%s is asked once, with the key in the header of authorization and nowhere else", async (provider) => {
  scripted.server.forget();
  expect(await probe(accessOf(provider), scripted.reach.fetch, lively())).toMatchObject({ connected: true });
  expect(scripted.server.requests).toHaveLength(1);
  const request = scripted.server.requests.at(-1);
  expect(request?.headers.authorization).toBe(`Bearer ${scriptedKey}`);
  expect(JSON.stringify([{ ...request?.headers, authorization: "" }, request?.path])).not.toContain("s3cr3t");
});

it.each(all)("%s: a page that greets everybody is no proof of a key", async (provider) => {
  for (const body of ["<!doctype html><title>Welcome</title>", "{}", "[]", "null", '{"data":{}}', ""]) {
    scripted.server.script(() => ({ act: "status", status: 200, body }));
    expect(await probe(accessOf(provider), scripted.reach.fetch, lively())).toEqual({ connected: false, reason: "bad-answer" });
  }
  scripted.server.script(undefined);
});

it("a key that may write but not list models is a good key", async () => {
  const error = { message: "You have insufficient permissions for this operation. Missing scopes: api.model.read.", code: null };
  scripted.server.script(() => ({ act: "status", status: 403, body: { error } }));
  expect(await probe(accessOf("openai"), scripted.reach.fetch, lively())).toEqual({ connected: true });
  scripted.server.script(undefined);
});

it("names of models come newest first, each once, and what is no name is left out", async () => {
  const data = [
    { id: "old", created: 1 },
    { id: "new", created: 3 },
    { id: "new", created: 3 },
    { id: "middle", created: 2 },
    { id: 7 },
    { id: "" },
    { id: "two\nlines" },
    { id: "x".repeat(121) },
    null,
  ];
  scripted.server.script(() => ({ act: "status", status: 200, body: { data } }));
  expect(await probe(accessOf("custom"), scripted.reach.fetch, lively())).toEqual({ connected: true, models: ["new", "middle", "old"] });
  const many = Array.from({ length: 500 }, (_, number) => ({ id: `model-${number}` }));
  scripted.server.script(() => ({ act: "status", status: 200, body: { data: many } }));
  expect((await probe(accessOf("custom"), scripted.reach.fetch, lively())).models).toHaveLength(100);
  scripted.server.script(undefined);
});

it("a server that never answers is given up with a reason, and the caller's own reason is kept", async () => {
  scripted.server.script(() => "hang");
  const hasty = providerFetch({ mostBytes: 1_000, timeoutMs: 100 });
  expect(await probe(accessOf("openai"), hasty, lively())).toEqual({ connected: false, reason: "timeout" });
  const reason = new Error("the page was closed");
  const stop = new AbortController();
  setTimeout(() => stop.abort(reason), 50);
  expect(await thrownBy(() => probe(accessOf("openai"), scripted.reach.fetch, stop.signal))).toBe(reason);
  scripted.server.script(undefined);
});

it("a server that is not there is unreachable", async () => {
  const gone = await startScripted();
  await gone.server.close();
  const access = { ...gone.access("text", "custom"), provider: "custom" } as const;
  expect(await probe(access, gone.reach.fetch, lively())).toEqual({ connected: false, reason: "unreachable" });
});
