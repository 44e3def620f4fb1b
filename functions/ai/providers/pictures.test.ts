import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { sniffPicture } from "../../images/sniff.ts";
import type { ProviderId } from "../catalogue.ts";
import type { FailureReason } from "../contract.ts";
import { openImages } from "./index.ts";
import { abortOnceAsked, brief, pictureProviders, providerError, scriptedKey, startScripted, thrownBy } from "./scripted.test-data.ts";

let scripted: Awaited<ReturnType<typeof startScripted>>;
beforeAll(async () => {
  scripted = await startScripted();
});
afterAll(() => scripted.server.close());

const imagesOf = (provider: ProviderId, more = {}) => openImages(scripted.access("picture", provider, more), scripted.reach);
const lively = () => new AbortController().signal;
const lastBody = () => scripted.server.requests.at(-1)?.body as Record<string, unknown>;

it.each(pictureProviders)("%s gives a picture of the requested shape", async (provider) => {
  for (const [shape, ratio] of [["landscape", 1.5] as const, ["square", 1] as const]) {
    const bytes = await imagesOf(provider).generate(brief("", { shape }), lively());
    const picture = sniffPicture(bytes);
    expect(picture).not.toBeNull();
    const { width = 0, height = 1 } = picture ?? {};
    expect(width / height).toBeCloseTo(ratio, 1);
  }
});

it("OpenAI is asked for no more than the page needs", async () => {
  await imagesOf("openai").generate(brief("", { shape: "landscape" }), lively());
  expect(lastBody()).toMatchObject({ n: 1, size: "1536x1024", quality: "medium", output_format: "jpeg" });
  await imagesOf("openai").generate(brief("", { shape: "square" }), lively());
  expect(lastBody()).toMatchObject({ size: "1024x1024", quality: "low" });
});

it("what to avoid is told in the prompt, or in a field of its own where there is one", async () => {
  const avoided = brief("", { avoid: "letters, logos" });
  await imagesOf("openai").generate(avoided, lively());
  expect(lastBody().prompt).toMatch(/must not show: letters, logos/);
  await imagesOf("workers-ai").generate(avoided, lively());
  expect(lastBody().prompt).toMatch(/must not show: letters, logos/);
  await imagesOf("stability").generate(avoided, lively());
  expect(lastBody()).toMatchObject({ negative_prompt: "letters, logos", aspect_ratio: "3:2" });
  expect(lastBody().prompt).not.toMatch(/must not show/);
});

it("Stability's other models are asked at their own endpoints", async () => {
  for (const [model, endpoint] of [["ultra", "ultra"] as const, ["sd3.5-large", "sd3"] as const]) {
    await imagesOf("stability", { model }).generate(brief(), lively());
    expect(scripted.server.requests.at(-1)?.path).toBe(`/v2beta/stable-image/generate/${endpoint}`);
  }
  expect(lastBody().model).toBe("sd3.5-large");
});

it("FLUX.1 on Workers AI, which takes JSON, gives a picture as well", async () => {
  const bytes = await imagesOf("workers-ai", { model: "@cf/black-forest-labs/flux-1-schnell" }).generate(brief(), lively());
  expect(sniffPicture(bytes)).not.toBeNull();
});

it("a model that gives bytes in place of base64 is read as well", async () => {
  const bytes = await imagesOf("workers-ai", { model: "@cf/leonardo/phoenix-1.0" }).generate(brief(), lively());
  expect(sniffPicture(bytes)).not.toBeNull();
});

const failures: [string, { reason: FailureReason; final: boolean; retryAfterMs?: number }][] = [
  ["401", { reason: "key", final: true }],
  ["402", { reason: "quota", final: true }],
  ["404", { reason: "model", final: true }],
  ["429:7", { reason: "rate-limited", final: false, retryAfterMs: 7_000 }],
  ["500", { reason: "unavailable", final: false }],
  ["cut", { reason: "unavailable", final: false }],
  ["empty", { reason: "bad-answer", final: false }],
  ["garbage", { reason: "bad-answer", final: false }],
  ["wrong-shape", { reason: "bad-answer", final: false }],
  ["html", { reason: "bad-answer", final: false }],
  ["huge", { reason: "too-large", final: false }],
  ["refusal", { reason: "refused", final: true }],
];

it.each(pictureProviders.flatMap((provider) => failures.map(([act, expected]) => [provider, act, expected] as const)))(
  "%s that meets %s fails with a reason and tells nobody a secret",
  async (provider, act, expected) => {
    const said = (["log", "info", "warn", "error", "debug"] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => {}));
    const failure = providerError(await thrownBy(() => imagesOf(provider).generate(brief(`any=${act}`), lively())));
    expect({
      reason: failure.reason,
      final: failure.final,
      ...(failure.retryAfterMs !== undefined && { retryAfterMs: failure.retryAfterMs }),
    }).toEqual(expected);
    expect(failure.cause).toBeUndefined();
    expect(`${failure.stack}`).not.toMatch(/s3cr3t|Private-words|A library in Duluth/);
    for (const spy of said) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  },
);

it.each(pictureProviders)("%s ends with the caller's own reason when it is stopped, and the connection is closed", async (provider) => {
  const stop = new AbortController();
  const reason = new Error("the run was stopped");
  void abortOnceAsked(scripted.server, stop, reason);
  expect(await thrownBy(() => imagesOf(provider).generate(brief("any=hang"), stop.signal))).toBe(reason);
  expect(await scripted.server.requests.at(-1)?.outcome).toBe("given-up");
});

it.each(["openai", "stability"] as const)("%s gets the key in the header of authorization and nowhere else", async (provider) => {
  await imagesOf(provider).generate(brief(), lively());
  const request = scripted.server.requests.at(-1);
  expect(request?.headers.authorization).toBe(`Bearer ${scriptedKey}`);
  expect(JSON.stringify([{ ...request?.headers, authorization: "" }, request?.path, request?.body])).not.toContain("s3cr3t");
});

it.each(["openai", "stability"] as const)("%s is not followed to another host", async (provider) => {
  const other = await startScripted();
  scripted.server.script(() => ({ act: "redirect", to: other.server.url }));
  const failure = providerError(await thrownBy(() => imagesOf(provider).generate(brief(), lively())));
  scripted.server.script(undefined);
  expect([failure.reason, failure.final]).toEqual(["address", true]);
  expect(other.server.requests).toEqual([]);
  await other.server.close();
});
