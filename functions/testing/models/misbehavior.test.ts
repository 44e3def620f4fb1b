import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { sampled } from "../../../.ci/tier.ts";
import { chatOf, openaiOf, promptOf, sample, streamed, withModels } from "./ask.test-data.ts";
import { type Act, acts, type BehaviorLike, behaviorOf } from "./behavior.ts";
import type { Models } from "./start-models.ts";

const article = sample("en-snowbound-bus");
const prompt = promptOf(article, "About 3,000 characters.");
const stableMessage = { model: "claude-haiku-5-5", max_tokens: 9_000, messages: [{ role: "user", content: prompt }] };

/** One request in each of the protocols, streamed where there are streams. */
function ask(url: string, protocol: string, signal?: AbortSignal): Promise<Response> {
  const json = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      redirect: "manual",
      signal,
    });
  const bearer = { authorization: "Bearer scripted" };
  const form = new FormData();
  form.set("prompt", "a harbor");
  switch (protocol) {
    case "openai stream":
      return json("/v1/chat/completions", { ...chatOf(prompt), stream: true }, bearer);
    case "openai":
      return json("/v1/chat/completions", chatOf(prompt), bearer);
    case "openai picture":
      return json("/v1/images/generations", { model: "gpt-image-2.5-flare", prompt: "a harbor" }, bearer);
    case "anthropic stream":
      return json("/v1/messages", { ...stableMessage, stream: true }, { "x-api-key": "scripted", "anthropic-version": "2023-06-01" });
    case "anthropic":
      return json("/v1/messages", stableMessage, { "x-api-key": "scripted", "anthropic-version": "2023-06-01" });
    case "workers-ai stream":
      return json("/workers-ai/run/@cf/meta/llama-4-scout", { ...chatOf(prompt), stream: true });
    default:
      return fetch(`${url}/v2beta/stable-image/generate/core`, {
        method: "POST",
        headers: { ...bearer, accept: "image/*" },
        body: form,
        redirect: "manual",
        signal,
      });
  }
}
const protocols = ["openai stream", "openai", "openai picture", "anthropic stream", "anthropic", "workers-ai stream", "stability"];

const never: Act[] = ["hang", "hang-mid", "slow"];

/** What a request met, as far as it can be told from outside; of what never ends, after a moment without an end. */
async function meet(models: Models, protocol: string, behavior: BehaviorLike) {
  // Another attempt would get another picture.
  models.forget();
  models.script(() => behavior);
  const { act } = behaviorOf(behavior);
  const gone = new AbortController();
  const giveUpSoon = () => never.includes(act) && setTimeout(() => gone.abort(), 200);
  if (act === "hang") giveUpSoon();
  try {
    const answer = await ask(models.url, protocol, gone.signal);
    const status = answer.status;
    const type = answer.headers.get("content-type") ?? "";
    giveUpSoon();
    try {
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return { end: "whole", status, type, bytes, text: new TextDecoder().decode(bytes), location: answer.headers.get("location") };
    } catch {
      return { end: gone.signal.aborted ? "waited inside" : "broken inside", status, type };
    }
  } catch {
    return { end: gone.signal.aborted ? "waited" : "broken" };
  }
}

it.each(sampled("misbehavior", protocols))(
  "%s: every misbehavior is what it says",
  (protocol) =>
    withModels({}, async (models) => {
      const meets = (behavior: BehaviorLike) => meet(models, protocol, behavior);
      const sound = await meet(models, protocol, "ok");
      expect(sound).toMatchObject({ end: "whole", status: 200 });
      expect(await meets({ act: "status", status: 429, retryAfter: 3 })).toMatchObject({ end: "whole", status: 429 });
      expect(await meets({ act: "status", status: 503, body: "upstream went away" })).toMatchObject({
        status: 503,
        text: "upstream went away",
      });
      expect(await meets("hang")).toEqual({ end: "waited" });
      expect(await meets("hang-mid")).toMatchObject({ end: "waited inside", status: 200 });
      expect(await meets("cut")).toMatchObject({ end: "broken inside", status: 200 });
      expect(await meets("slow")).toMatchObject({ end: "waited inside", status: 200 });
      expect(await meets("empty")).toMatchObject({ end: "whole", status: 200, text: "", type: sound.type });
      expect(await meets("html")).toMatchObject({
        status: 200,
        type: "text/html; charset=utf-8",
        text: expect.stringMatching(/^<!doctype html>/),
      });
      expect(await meets({ act: "redirect", to: "http://127.0.0.1:1/elsewhere" })).toMatchObject({ end: "whole", status: 302 });
      const mislabeled = await meets("wrong-type");
      expect([mislabeled.status, mislabeled.type, mislabeled.text === sound.text]).toEqual([200, "text/csv", true]);
      for (const where of ["envelope", "answer"] as const) {
        expect((await meets({ act: "garbage", where })).text === sound.text, where).toBe(false);
        expect((await meets({ act: "wrong-shape", where })).text, where).toMatch(/non(?:sense)?/);
      }
      const refused = await meets("refusal");
      expect(refused.text).toMatch(/refus|content_moderation|moderation_blocked|can't/);
      const huge = await meet(models, protocol, "huge");
      expect(huge).toMatchObject({ end: "whole", status: 200 });
      expect(huge.bytes?.length).toBeGreaterThan(59_000_000);
    }),
  60_000,
);

it("a follower of a redirect reaches the other host", async () => {
  let visits = 0;
  const elsewhere = createServer((_, response) => {
    visits++;
    response.end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const to = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  await withModels({}, async (models) => {
    models.script(() => ({ act: "redirect", to }));
    await fetch(`${models.url}/v1/models`, { headers: { authorization: "Bearer scripted" } });
  });
  elsewhere.close();
  expect(visits).toBe(1);
});

it("a key said twice has its true value last", () =>
  withModels({}, async (models) => {
    models.script(() => "duplicate-keys");
    const { answer } = await streamed(openaiOf(models), prompt);
    expect(answer.match(/"expandedTitle":/g)).toHaveLength(2);
    expect(JSON.parse(answer).expandedTitle).toBe(article.title);
  }));

it.each([
  ["fence", /^```json\n\{/],
  ["think", /^<think>/],
  ["prose", /^Here is/],
  ["escape", /^\{[\x20-\x7e]*\}$/],
] as const)("a model without structured output: %s", (dress, form) =>
  withModels({}, async (models) => {
    models.script(() => ({ act: "ok", dress }));
    expect((await streamed(openaiOf(models), promptOf(sample("ja-shima-no-ferry")))).answer).toMatch(form);
  }),
);

it("a stream breaks after as many tokens as are said", () =>
  withModels({}, async (models) => {
    models.script(() => ({ act: "cut", afterTokens: 15 }));
    let pieces = 0;
    const read = async () => {
      for await (const chunk of await openaiOf(models).chat.completions.create({ ...chatOf(prompt), stream: true })) {
        if (chunk.choices[0]?.delta.content) pieces++;
      }
    };
    await expect(read()).rejects.toThrow();
    expect(pieces).toBe(15);
    expect(await models.requests[0]?.outcome).toBe("cut");
  }));

it("whoever asked can give up, and the models notice", () =>
  withModels({ tokensPerSecond: 20 }, async (models) => {
    const stream = await openaiOf(models).chat.completions.create({ ...chatOf(prompt), stream: true });
    for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break;
    stream.controller.abort();
    const [request] = models.requests;
    expect(await request?.outcome).toBe("given-up");
    expect(request?.sent.tokensAt.length).toBeLessThan(100);
  }));

it("a line in the article says what its own requests meet, attempt by attempt", () =>
  withModels({}, async (models) => {
    const client = openaiOf(models);
    const told = promptOf({ ...article, content: `@models story=500,429:9,cut:3 any=html rate=900000\n${article.content}` });
    const tried = async () => (await streamed(client, told).catch((thrown) => thrown)) as { status?: number; answer?: string };
    expect((await tried()).status).toBe(500);
    expect((await tried()).status).toBe(429);
    expect((await tried()).answer).toBeUndefined();
    const fourth = await tried();
    expect(JSON.parse(fourth.answer ?? "").expandedContent).not.toContain("@models");
    expect(models.requests.map(({ attempt, behavior }) => [attempt, behavior?.act])).toEqual([
      [1, "status"],
      [2, "status"],
      [3, "cut"],
      [4, "ok"],
    ]);
    models.forget();
    expect((await tried()).status).toBe(500);
  }));

it("a schedule of failures repeats by its seed, whatever the order, and has its share", () =>
  withModels({ failures: { seed: 7, share: 0.4, only: ["status", "empty", "garbage", "html"] } }, async (models) => {
    const prompts = Array.from({ length: 60 }, (_, index) => promptOf({ ...article, title: `Article ${index}` }, "About 500 characters."));
    const run = async (order: string[]) => {
      models.forget();
      await Promise.all(
        order.map((one) =>
          fetch(`${models.url}/open/v1/chat/completions`, { method: "POST", body: JSON.stringify(chatOf(one)) }).then((answer) =>
            answer.text(),
          ),
        ),
      );
      return new Map(models.requests.map(({ article: about, behavior }) => [about?.title, behavior]));
    };
    const first = await run(prompts);
    expect(await run(prompts.toReversed())).toEqual(first);
    const failed = [...first.values()].filter((behavior) => behavior?.act !== "ok");
    expect(failed.length).toBeGreaterThan(60 * 0.2);
    expect(failed.length).toBeLessThan(60 * 0.6);
    expect(new Set(failed.map((behavior) => behavior?.act)).size).toBe(4);
  }));

it("a flood is made of sound events, and stops when nobody takes it any more", () =>
  withModels({}, async (models) => {
    models.script(() => "huge");
    let letters = 0;
    for await (const chunk of await openaiOf(models).chat.completions.create({ ...chatOf(prompt), stream: true })) {
      letters += chunk.choices[0]?.delta.content?.length ?? 0;
      if (letters > 500_000) break;
    }
    const [request] = models.requests;
    expect(await request?.outcome).toBe("given-up");
    expect(request?.sent.bytes).toBeLessThan(30_000_000);
  }));

it("every act can be asked for by a line in the article", () =>
  withModels({}, async (models) => {
    const seen = new Set<Act>();
    for (const act of acts) {
      const gone = new AbortController();
      models.script(() => {
        setTimeout(() => gone.abort(), 50);
        return undefined;
      });
      const told = promptOf({ ...article, content: `@models story=${act}\n${article.content}` }, act);
      const asked = fetch(`${models.url}/open/v1/chat/completions`, {
        method: "POST",
        body: JSON.stringify({ ...chatOf(told), stream: true }),
        redirect: "manual",
        signal: gone.signal,
      });
      await asked.then((answer) => answer.body?.cancel()).catch(() => {});
      const met = models.requests.at(-1)?.behavior?.act;
      if (met) seen.add(met);
    }
    expect([...seen]).toEqual([...acts]);
  }));

it("a request still open when the models close was left, one that a script spoiled was cut", async () => {
  const [hung, spoiled] = await withModels({}, async (models) => {
    models.script(({ path }) => {
      if (path.endsWith("/completions")) return "hang";
      throw new Error("a fault of the script");
    });
    ask(models.url, "openai").catch(() => {});
    expect((await ask(models.url, "anthropic")).status).toBe(500);
    while (!models.requests.some(({ behavior }) => behavior?.act === "hang")) await new Promise((resolve) => setImmediate(resolve));
    return [
      models.requests.find(({ protocol }) => protocol === "openai"),
      models.requests.find(({ protocol }) => protocol === "anthropic"),
    ];
  });
  expect([await hung?.outcome, await spoiled?.outcome]).toEqual(["left", "cut"]);
});
