import { afterAll, expect, it } from "vitest";
import type { Newspaper } from "../completed-newspapers/contract.ts";
import { startServer } from "../testing/index.ts";
import { scheduledBehavior, startModels } from "../testing/models/start-models.ts";
import { readEvents } from "../testing/orders.ts";

// The whole way over HTTP: our Worker, the providers' own protocols, models that fail by plan.
const models = await startModels({ latency: 5, tokensPerSecond: 20_000, imageMs: 30 });
const server = startServer({
  main: "functions/testing/impatient-worker.ts",
  vars: { ...models.vars, TEXT_MODEL: "gpt-6-luna", LOCAL_FETCH_HOSTS: new URL(models.url).host, OPERATOR_DAILY_RUNS: "100000" },
});
afterAll(() => models.close());
type Me = Awaited<ReturnType<typeof server.signIn>>;

const article = `The town library opened its doors again on Monday after two years of repairs.

“We kept every book dry,” said Anna Berg, the librarian, as the first readers came in. The roof cost 240,000 dollars, and 312 people had given money for it.

The mayor's office said that the reading room would stay open until nine in the evening, as readers had asked.`;
const order = (more: object = {}) => ({
  title: `Library opens ${crypto.randomUUID()}`,
  content: article,
  region: "Duluth, United States",
  language: "en",
  ...more,
});

async function begin(me: Me, body: object): Promise<string> {
  const answer = await me.post("/api/press-runs", body);
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
}
const follow = async (me: Me, id: string) => readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text());
const tokens = async (me: Me) => ((await (await me.get("/api/user/tokens")).json()) as { tokens: number }).tokens;
const newspaperOf = async (me: Me, told: Awaited<ReturnType<typeof follow>>) =>
  (await (await me.get(`/api/completed-newspapers/${String(told.at(-1)?.data.newspaperId)}`)).json()) as Newspaper;

it("prints a newspaper by the operator's models, streamed, with pictures and captions", async () => {
  const me = await server.signIn();
  const told = await follow(me, await begin(me, order()));
  expect(told.at(-1)?.event).toBe("complete");
  const texts = told.filter(({ event }) => event === "text");
  expect(texts[0]?.data.path).toBe("expandedTitle");
  expect(new Set(texts.map(({ data }) => data.path))).toContain("expandedContent");
  const newspaper = await newspaperOf(me, told);
  expect(newspaper.madeWith).toEqual({ text: "GPT-6 Luna", images: "GPT Image", house: false });
  expect(newspaper.expandedContent.expandedContent.length).toBeGreaterThan(4_000);
  expect(newspaper.expandedContent.sideStories).toHaveLength(6);
  expect(newspaper.imageCaption).not.toBe("");
  const picture = await me.get(newspaper.imageUrl);
  expect(picture.headers.get("content-type")).toMatch(/^image\/(png|jpeg|webp)$/);
  expect(await tokens(me)).toBe(2);
});

it.each([
  ["claude", "Claude"],
  ["claude-haiku", "Claude Haiku"],
  ["gpt-4o", "GPT-4o"],
  ["house", "house"],
])("prints by %s when it was chosen", async (textModel, text) => {
  const me = await server.signIn();
  const told = await follow(me, await begin(me, order({ textModel, imageModel: "stable-diffusion" })));
  expect(told.at(-1)?.event).toBe("complete");
  expect((await newspaperOf(me, told)).madeWith).toMatchObject({ text, images: "Stable Diffusion" });
});

it.each([
  ["story", 401, "key"],
  ["story", "refusal", "refused"],
  ["story", { act: "garbage", where: "envelope" }, "bad-answer"],
  ["story", "wrong-shape", "bad-answer"],
  ["story", "hang", "timeout"],
  ["story", "empty", "bad-answer"],
  ["picture", 503, "unavailable"],
  ["story", "huge", "too-large"],
  ["picture", "html", "bad-answer"],
] as const)("fails when each %s meets %j with a reason a person can act on, and gives the token back", async (task, act, reason) => {
  const me = await server.signIn();
  models.script((request) => (request.task === task ? act : undefined));
  const id = await begin(me, order());
  const told = await follow(me, id);
  models.script(undefined);
  const code = task === "story" ? "TEXT_FAILED" : "PICTURES_FAILED";
  expect(told.at(-1)).toMatchObject({ event: "failed", data: { code, reason, provider: "openai", refunded: true } });
  expect(await (await me.get(`/api/press-runs/${id}`)).json()).toMatchObject({ status: "failed", code, reason, provider: "openai" });
  expect(await tokens(me)).toBe(3);
  await server.expectSound();
});

it("prints without side stories, or under the region's name, when only those fail", async () => {
  const me = await server.signIn();
  models.script(({ task }) => (task === "side-stories" || task === "name" ? 500 : undefined));
  const told = await follow(me, await begin(me, order()));
  models.script(undefined);
  const newspaper = await newspaperOf(me, told);
  expect(newspaper.expandedContent.sideStories).toEqual([]);
  expect(newspaper.newspaperName).toMatch(/Duluth/);
});

it("lets the house edition do what a person's own failing key cannot, and says so", async () => {
  const me = await server.signIn();
  await me.post("/api/api-keys", { provider: "anthropic", keyValue: "sk-ant-wrong-0123456789", isActive: true });
  const told = await follow(me, await begin(me, order({ textModel: "claude", imageModel: "gpt-image" })));
  expect(told.at(-1)?.event).toBe("complete");
  const notices = told.filter(({ event }) => event === "notice").map(({ data }) => data);
  expect(notices).toContainEqual({ step: "text", provider: "anthropic", reason: "key" });
  expect(notices.map(({ step }) => step).toSorted()).toEqual(["name", "side-stories", "text"]);
  const newspaper = await newspaperOf(me, told);
  expect(newspaper.madeWith).toEqual({ text: "house", images: "GPT Image", house: true });
  expect(newspaper.expandedContent.expandedContent).toContain("We kept every book dry");
  // It does not give back what the operator's pictures cost.
  expect(await tokens(me)).toBe(2);
  await server.expectSound();
});

it("sends a person's own key to the provider, in its header alone, and never the operator's in its place", async () => {
  const me = await server.signIn();
  await me.post("/api/api-keys", { provider: "openai", keyValue: "scripted-of-my-own-0123", isActive: true });
  models.forget();
  await follow(me, await begin(me, order({ textModel: "gpt-4o", imageModel: "stable-diffusion" })));
  const asked = models.requests.filter(({ protocol }) => protocol === "openai");
  expect(asked.length).toBeGreaterThan(2);
  for (const { headers, body, prompt, system } of asked) {
    expect(headers.authorization).toBe("Bearer scripted-of-my-own-0123");
    expect(JSON.stringify([body, prompt, system])).not.toContain("scripted-of-my-own");
  }
  const logged = await server.run("SELECT * FROM press_runs");
  expect(JSON.stringify(logged)).not.toContain("scripted-of-my-own");
});

it("prints by a server of a person's own, under the name that server has for the model, and by the house when it is gone", async () => {
  const me = await server.signIn();
  const custom = { provider: "custom", keyValue: "", isActive: true, model: "llama-3.3" };
  expect((await me.post("/api/api-keys", { ...custom, baseUrl: `${models.url}/open/v1` })).status).toBe(204);
  models.forget();
  const told = await follow(me, await begin(me, order({ textModel: "custom", imageModel: "house" })));
  expect((await newspaperOf(me, told)).madeWith).toEqual({ text: "llama-3.3", images: "house", house: false });
  expect(new Set(models.requests.map(({ model }) => model))).toEqual(new Set(["llama-3.3"]));
  expect(models.requests.every(({ headers }) => !headers.authorization?.includes(models.vars.OPENAI_API_KEY))).toBe(true);

  expect((await me.post("/api/api-keys", { ...custom, baseUrl: "http://127.0.0.1:9" })).status).toBe(422);
  await server.run("UPDATE api_keys SET base_url = 'http://169.254.169.254/v1' WHERE user_id = ?", me.user.id);
  const next = await follow(me, await begin(me, order({ textModel: "custom", imageModel: "house" })));
  expect(next.filter(({ event }) => event === "notice")[0]?.data).toMatchObject({ provider: "custom", reason: "address" });
  expect((await newspaperOf(me, next)).madeWith).toMatchObject({ text: "house" });
});

/** Orders a block, does something once its model has been asked, and only then lets it answer, however slow the machine is. Gives the last event. */
async function whileMade(me: Me, id: string, block: object, act: () => Promise<Response>) {
  models.forget();
  let finish = () => {};
  const done = new Promise<undefined>((resolve) => {
    finish = () => resolve(undefined);
  });
  models.script(() => done);
  const answer = await me.post(`/api/press-runs/${id}/blocks`, block);
  if (answer.status !== 202) return answer.status;
  const { after } = (await answer.json()) as { after: number };
  await expect.poll(() => models.requests.length, { interval: 20 }).toBeGreaterThan(0);
  expect((await act()).ok).toBe(true);
  finish();
  models.script(undefined);
  return readEvents(await (await me.get(`/api/press-runs/${id}/events`, { "last-event-id": String(after) })).text()).at(-1);
}

it("replaces the story it was ordered for and no other that took its place meanwhile", async () => {
  const me = await server.signIn();
  const id = await begin(me, order());
  const printed = await follow(me, id);
  expect(printed.at(-1)?.event).toBe("complete");
  const before = await newspaperOf(me, printed);
  const mine = { headline: "Mine", content: "Written by hand." };
  const changed = { ...before, expandedContent: { ...before.expandedContent, sideStories: [mine] }, updatedAt: undefined };
  const last = await whileMade(me, id, { block: "side", index: 0 }, () => me.post("/api/completed-newspapers", changed));
  expect(last).toMatchObject({ event: "failed", data: { code: "NOT_FOUND" } });
  const now = (await (await me.get(`/api/completed-newspapers/${before.id}`)).json()) as Newspaper;
  expect(now.expandedContent.sideStories).toEqual([mine]);
});

it("counts a text its reader saw being written although the newspaper was deleted before it could be saved", async () => {
  const me = await server.signIn();
  const id = await begin(me, order());
  const printed = (await follow(me, id)).at(-1);
  expect(printed?.event).toBe("complete");
  const path = `/api/completed-newspapers/${printed?.data.newspaperId}`;
  let served = 0;
  for (let turn = 0; turn < 10; turn++) {
    const last = await whileMade(me, id, { block: "headline" }, () => me.delete(path));
    if (last === 409) continue;
    expect(last).toMatchObject({ event: "failed", data: { code: "NOT_FOUND" } });
    await me.post(`${path}/restore`);
    served++;
  }
  models.script(undefined);
  expect(served).toBe(8);
  const [given] = await server.run("SELECT texts, side_sets, pictures FROM press_runs WHERE id = ?", id);
  expect(given).toEqual({ texts: 12, side_sets: 1, pictures: 2 });
  await server.expectSound();
});

it("asks no more often than it may: three attempts for each of five calls, one where the answer is final", async () => {
  const me = await server.signIn();
  models.forget();
  models.script(({ task }) => (task === "story" ? 500 : undefined));
  await follow(me, await begin(me, order()));
  models.script(undefined);
  const calls = models.requests.length;
  expect(calls).toBeLessThanOrEqual(15);
  expect(models.requests.filter(({ task }) => task === "story")).toHaveLength(3);
});

const schedules = Number(process.env.SCHEDULES ?? 30);
it(`ends ${schedules} seeded schedules of failures complete and charged once, or failed and refunded once`, async () => {
  const ended = { complete: 0, failed: 0 };
  const reasons: Record<string, number> = {};
  models.script(({ task, prompt, attempt }) => scheduledBehavior({ seed: 20261120, share: 0.3 }, `${task} ${attempt} ${prompt}`));
  let next = 0;
  const worker = async () => {
    let me = await server.signIn();
    for (let number = ++next; number <= schedules; number = ++next) {
      if ((await tokens(me)) === 0) me = await server.signIn();
      const title = `Library opens ${number}`;
      const before = await tokens(me);
      const id = await begin(me, order({ title }));
      const last = (await follow(me, id)).at(-1);
      const after = await tokens(me);
      if (last?.event === "complete") {
        ended.complete++;
        expect(after).toBe(before - 1);
      } else {
        expect(last).toMatchObject({ event: "failed", data: { refunded: true } });
        ended.failed++;
        reasons[String(last?.data.reason)] = (reasons[String(last?.data.reason)] ?? 0) + 1;
        expect(after).toBe(before);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  models.script(undefined);
  await server.expectSound();
  expect(ended.complete + ended.failed).toBe(schedules);
  console.log(`schedules: ${schedules}, ${JSON.stringify(ended)}, reasons ${JSON.stringify(reasons)}`);
}, 3_600_000);
