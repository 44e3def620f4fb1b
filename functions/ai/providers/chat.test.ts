import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { ProviderId } from "../catalogue.ts";
import type { FailureReason } from "../contract.ts";
import { openChat } from "./index.ts";
import {
  abortOnceAsked,
  providerError,
  question,
  scriptedKey,
  startScripted,
  textOf,
  textProviders,
  thrownBy,
} from "./scripted.test-data.ts";

let scripted: Awaited<ReturnType<typeof startScripted>>;
beforeAll(async () => {
  scripted = await startScripted();
});
afterAll(() => scripted.server.close());

const chatOf = (provider: ProviderId, more = {}) => openChat(scripted.access("text", provider, more), scripted.reach);
const lively = () => new AbortController().signal;

it.each(textProviders)("%s gives the answer in the form that was asked for", async (provider) => {
  const answer = JSON.parse(await textOf(chatOf(provider).ask(question(), lively())));
  expect(Object.keys(answer)).toEqual(["expandedTitle", "expandedContent"]);
  expect(answer.expandedContent).toContain("The town library opened its doors again");
});

it.each(textProviders)("%s hands on the first words while the model still writes", async (provider) => {
  const asked = question("any=ok latency=0 rate=200");
  const pieces: string[] = [];
  let isAnswered = false;
  for await (const piece of chatOf(provider).ask(asked, lively())) {
    if (pieces.length === 0) {
      const request = scripted.server.requests.find(({ prompt }) => prompt.includes(asked.user.slice(20, 60)));
      request?.outcome.then(() => {
        isAnswered = true;
      });
      await Promise.resolve();
      expect(isAnswered).toBe(false);
    }
    pieces.push(piece);
  }
  expect(pieces.length).toBeGreaterThan(50);
  expect(JSON.parse(pieces.join(""))).toHaveProperty("expandedTitle");
});

it.each(textProviders)("%s closes the connection when the caller has had enough", async (provider) => {
  const asked = question("any=ok latency=0 rate=50");
  for await (const piece of chatOf(provider).ask(asked, lively())) {
    expect(piece).not.toBe("");
    break;
  }
  const request = scripted.server.requests.at(-1);
  expect(await request?.outcome).toBe("given-up");
});

const spans: [string, string][] = [
  ["before the first word", "any=hang"],
  ["in the middle of the answer", "any=hang-mid:20"],
];
it.each(textProviders.flatMap((provider) => spans.map((span) => [provider, ...span] as const)))(
  "%s ends with the caller's own reason when it is stopped %s",
  async (provider, _when, directive) => {
    const stop = new AbortController();
    const reason = new Error("the run was stopped");
    void abortOnceAsked(scripted.server, stop, reason);
    expect(await thrownBy(() => textOf(chatOf(provider).ask(question(directive), stop.signal)))).toBe(reason);
    expect(await scripted.server.requests.at(-1)?.outcome).toBe("given-up");
  },
);

it.each(textProviders)("%s is not asked at all after the caller has stopped", async (provider) => {
  const before = scripted.server.requests.length;
  const reason = new Error("stopped before");
  expect(await thrownBy(() => textOf(chatOf(provider).ask(question(), AbortSignal.abort(reason))))).toBe(reason);
  expect(scripted.server.requests.length).toBe(before);
});

interface Expected {
  reason: FailureReason;
  final: boolean;
  retryAfterMs?: number;
}
const failures: [string, Expected][] = [
  ["401", { reason: "key", final: true }],
  ["403", { reason: "key", final: true }],
  ["402", { reason: "quota", final: true }],
  ["404", { reason: "model", final: true }],
  ["408", { reason: "rate-limited", final: false }],
  ["429:7", { reason: "rate-limited", final: false, retryAfterMs: 7_000 }],
  ["413", { reason: "too-large", final: true }],
  ["500", { reason: "unavailable", final: false }],
  ["503:2", { reason: "unavailable", final: false, retryAfterMs: 2_000 }],
  ["529", { reason: "unavailable", final: false }],
  ["cut:20", { reason: "unavailable", final: false }],
  ["empty", { reason: "bad-answer", final: false }],
  ["garbage", { reason: "bad-answer", final: false }],
  ["wrong-shape", { reason: "bad-answer", final: false }],
  ["html", { reason: "bad-answer", final: false }],
  ["huge", { reason: "too-large", final: false }],
  ["refusal", { reason: "refused", final: true }],
];
/** Said through the script: the article's line leaves faults of the envelope to the answer. */
const inEnvelope = new Set(["garbage", "wrong-shape"]);

it.each(textProviders.flatMap((provider) => failures.map(([act, expected]) => [provider, act, expected] as const)))(
  "%s that meets %s fails with a reason and tells nobody a secret",
  async (provider, act, expected) => {
    if (provider === "workers-ai" && act === "refusal") return;
    const said = (["log", "info", "warn", "error", "debug"] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => {}));
    if (inEnvelope.has(act)) scripted.server.script(() => ({ act: act as "garbage", where: "envelope" }));
    const failure = providerError(await thrownBy(() => textOf(chatOf(provider).ask(question(`any=${act}`), lively()))));
    scripted.server.script(undefined);
    expect({
      reason: failure.reason,
      final: failure.final,
      ...(failure.retryAfterMs !== undefined && { retryAfterMs: failure.retryAfterMs }),
    }).toEqual(expected);
    expect(failure.cause).toBeUndefined();
    expect(failure.message).toContain(provider);
    expect(`${failure.stack}`).not.toMatch(/s3cr3t|Private-words|Library opens/);
    for (const spy of said) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  },
);

it.each(["openai", "custom", "anthropic"] as const)("%s is not followed to another host, and its key stays", async (provider) => {
  const other = await startScripted();
  scripted.server.script(() => ({ act: "redirect", to: other.server.url }));
  const failure = providerError(await thrownBy(() => textOf(chatOf(provider).ask(question(), lively()))));
  scripted.server.script(undefined);
  expect([failure.reason, failure.final]).toEqual(["address", true]);
  expect(other.server.requests).toEqual([]);
  await other.server.close();
});

it.each(["openai", "custom", "anthropic"] as const)("%s that is not there is unreachable", async (provider) => {
  const gone = await startScripted();
  await gone.server.close();
  const failure = providerError(
    await thrownBy(() => textOf(openChat(gone.access("text", provider), gone.reach).ask(question(), lively()))),
  );
  expect([failure.reason, failure.final]).toEqual(["unreachable", false]);
});

it.each(["openai", "custom", "anthropic"] as const)("%s gets the key in the header of authorization and nowhere else", async (provider) => {
  await textOf(chatOf(provider).ask(question(), lively()));
  const request = scripted.server.requests.at(-1);
  expect(request?.headers.authorization).toBe(`Bearer ${scriptedKey}`);
  expect(JSON.stringify([{ ...request?.headers, authorization: "" }, request?.path, request?.body])).not.toContain("s3cr3t");
});

it("a custom server without a key gets none", async () => {
  await textOf(chatOf("custom", { apiKey: "", baseUrl: `${scripted.server.url}/open/v1` }).ask(question(), lively()));
  expect(scripted.server.requests.at(-1)?.headers).not.toHaveProperty("authorization");
});

it("a key that no header can hold is refused before anything is sent, without being quoted", async () => {
  const before = scripted.server.requests.length;
  for (const provider of ["openai", "custom", "anthropic"] as const) {
    const failure = providerError(await thrownBy(() => textOf(chatOf(provider, { apiKey: "s3cr3t\nkéy" }).ask(question(), lively()))));
    expect([failure.reason, failure.final]).toEqual(["key", true]);
    expect(`${failure.stack}`).not.toContain("s3cr3t");
  }
  expect(scripted.server.requests.length).toBe(before);
});
