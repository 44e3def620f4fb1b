import { afterAll, beforeAll, expect, it } from "vitest";
import { providerFetch } from "../../outbound/provider-fetch.ts";
import { type ProbedProvider, probe } from "./probe.ts";
import { scriptedKey, startScripted, thrownBy } from "./scripted.test-data.ts";

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
