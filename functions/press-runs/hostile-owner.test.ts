import { afterAll, expect, it } from "vitest";
import type { Newspaper } from "../completed-newspapers/contract.ts";
import { startServer } from "../testing/index.ts";
import { startModels } from "../testing/models/start-models.ts";
import { readEvents, scriptedOrder } from "../testing/orders.ts";
import type { Script } from "../testing/scripted-model.ts";

// What owners do while their newspaper is being made: keys and accounts that go, days that end, crowds.
const models = await startModels({ latency: 5, tokensPerSecond: 50_000, imageMs: 10 });
const server = startServer({ main: "functions/testing/scripted-worker.ts", vars: { ...models.vars, OPERATOR_DAILY_RUNS: "7" } });
afterAll(() => models.close());
type Me = Awaited<ReturnType<typeof server.signIn>>;

const article = "The town library opened its doors again on Monday after two years of repairs. Anna Berg turned the key at nine.";
const order = (more: object = {}) => ({
  title: `Library opens ${crypto.randomUUID()}`,
  content: article,
  region: "Duluth, United States",
  language: "en",
  ...more,
});
const begin = async (me: Me, body: object) => ((await (await me.post("/api/press-runs", body)).json()) as { id: string }).id;
const eventsOf = async (me: Me, id: string, after = 0) =>
  readEvents(await (await me.get(`/api/press-runs/${id}/events`, { "last-event-id": String(after) })).text());
const newspaperOf = async (me: Me, id: unknown) => (await (await me.get(`/api/completed-newspapers/${String(id)}`)).json()) as Newspaper;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const withKey = async (me: Me, keyValue = "scripted-of-my-own") => {
  await me.post("/api/api-keys", { provider: "anthropic", keyValue, isActive: true });
  return order({ textModel: "claude", imageModel: "house" });
};
const remove = (me: Me) => me.delete("/api/api-keys/anthropic");
const deactivate = (me: Me) => me.post("/api/api-keys", { provider: "anthropic", isActive: false });
const replace = (me: Me) => me.post("/api/api-keys", { provider: "anthropic", keyValue: "sk-ant-wrong-0123456789" });

it.each([
  ["removed", remove],
  ["deactivated", deactivate],
  ["replaced", replace],
])("prints a newspaper for one token when its owner's key is %s at any moment of the run", async (_, change) => {
  for (const wait of [0, 60, 200]) {
    const me = await server.signIn();
    const id = await begin(me, await withKey(me));
    await pause(wait);
    await change(me);
    const last = (await eventsOf(me, id)).at(-1);
    expect(last?.event).toBe("complete");
    const { madeWith, expandedContent } = await newspaperOf(me, last?.data.newspaperId);
    expect(["Claude", "house"]).toContain(madeWith.text);
    expect(expandedContent.expandedContent).not.toBe("");
    expect(await (await me.get("/api/user/tokens")).json()).toMatchObject({ tokens: 2 });
  }
  await server.expectSound();
});

it("names the model of the words that stand there, also after they were written again", async () => {
  const me = await server.signIn();
  const id = await begin(me, await withKey(me, "sk-ant-wrong-0123456789"));
  const first = (await eventsOf(me, id)).at(-1);
  expect((await newspaperOf(me, first?.data.newspaperId)).madeWith).toMatchObject({ text: "house", house: true });
  await me.post("/api/api-keys", { provider: "anthropic", keyValue: "scripted-of-my-own" });
  const again = (await (await me.post(`/api/press-runs/${id}/blocks`, { block: "main" })).json()) as { after: number };
  expect((await eventsOf(me, id, again.after)).at(-1)?.event).toBe("complete");
  expect((await newspaperOf(me, first?.data.newspaperId)).madeWith).toMatchObject({ text: "Claude", house: false });
});

it("lets no more runs begin than the operator pays for, however many ask at once, and begins anew at midnight", async () => {
  await server.run("UPDATE press_runs SET created_at = created_at - 86400000 WHERE operator_for IS NOT NULL");
  const people = await Promise.all(Array.from({ length: 25 }, () => server.signIn()));
  const run = (me: Me) => me.post("/api/press-runs", order());
  const single = (me: Me) => me.post("/api/ai/expand-content", { ...order(), targetLength: 500 });
  const answers = await Promise.all(people.flatMap((me) => [run(me), single(me)]));
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(50 - 7 - 1);
  const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  const counted = () => server.run("SELECT count(*) AS runs FROM press_runs WHERE operator_for = 'free' AND created_at >= ?", today);
  expect(await counted()).toEqual([{ runs: 7 }]);
  const [one] = people;
  if (!one) throw new Error("nobody is here");
  // Nothing was taken from those who were refused.
  const ids = JSON.stringify(people.map(({ user }) => user.id));
  const [paid] = await server.run(
    "SELECT -coalesce(sum(delta), 0) AS tokens FROM token_ledger WHERE reason IN ('run', 'refund') AND user_id IN (SELECT value FROM json_each(?))",
    ids,
  );
  expect(Number(paid?.tokens)).toBeLessThanOrEqual(7);
  expect((await run(one)).status).toBe(503);
  await server.run("UPDATE press_runs SET created_at = ? WHERE operator_for = 'free'", today - 1);
  expect((await run(one)).status).toBe(202);
  await server.expectSound();
});

/** Keys of everything in the bucket, which other files may have used before. */
async function bucketKeys(): Promise<string[]> {
  const { IMAGES } = await server.env();
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await IMAGES.list(cursor ? { cursor } : {});
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return keys;
}
it("leaves nothing behind of a run and of a block whose owner's account was deleted meanwhile", async () => {
  const script: Script = { "picture-2": [400], headline: [400] };
  // The runs of other tests go on by themselves and keep pictures, too.
  await expect.poll(() => server.run("SELECT id FROM press_runs WHERE kind = 'press' AND status = 'running'")).toEqual([]);
  for (const stage of ["run", "block"]) {
    const me = await server.signIn();
    const before = await bucketKeys();
    const id = await begin(me, scriptedOrder(script));
    const watched = eventsOf(me, id);
    if (stage === "block") {
      await watched;
      expect((await me.post(`/api/press-runs/${id}/blocks`, { block: "headline" })).status).toBe(202);
    }
    await pause(150);
    expect((await me.send("DELETE", "/api/user", { confirm: me.user.email })).status).toBe(204);
    expect((await me.get(`/api/press-runs/${id}`)).status).toBe(401);
    await expect.poll(() => server.run("SELECT name FROM removals")).toEqual([]);
    // What may still be on its way.
    await pause(1_000);
    expect((await bucketKeys()).filter((key) => !before.includes(key))).toEqual([]);
    const storage = await server.worker.getDurableObjectStorage("PRESS_RUNS", { name: id });
    expect(await storage.exec("SELECT name FROM sqlite_master WHERE name IN ('facts', 'steps', 'events')")).toEqual([]);
  }
  await server.expectSound();
});
