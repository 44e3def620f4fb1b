import { afterAll, expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { startModels } from "../testing/models/start-models.ts";

const models = await startModels({ latency: 0, tokensPerSecond: 100_000, imageMs: 0 });
const server = startServer({ main: "functions/testing/scripted-worker.ts", vars: { ...models.vars, OPERATOR_DAILY_RUNS: "2" } });
const roomy = startServer({ main: "functions/testing/scripted-worker.ts", vars: { ...models.vars, OPERATOR_DAILY_RUNS: "20" } });
afterAll(() => models.close());
type Me = Awaited<ReturnType<typeof server.signIn>>;

const article = "The town library opened its doors again on Monday. Anna Berg turned the key.";
const order = (more: object = {}) => ({
  title: `Library ${crypto.randomUUID()}`,
  content: article,
  region: "Duluth, United States",
  language: "en",
  ...more,
});
const start = (me: Me, more: object = {}) => me.post("/api/press-runs", order(more));
const statuses = async (me: Me, count: number, more: object = {}) => {
  const answers: number[] = [];
  for (let at = 0; at < count; at++) answers.push((await start(me, more)).status);
  return answers;
};

it("bounds a day's runs on free tokens with the operator's keys for all together, and offers the house edition", async () => {
  const [first, second] = [await server.signIn(), await server.signIn()];
  expect(await statuses(first, 1)).toEqual([202]);
  // At once: the bound holds between the counting and the writing too.
  const answers = await Promise.all(Array.from({ length: 3 }, () => start(second)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 503, 503]);
  const refused = (await answers.find(({ status }) => status === 503)?.json()) as object;
  expect(refused).toMatchObject({ code: "OPERATOR_LIMIT", details: { house: true } });
  expect(await statuses(second, 1, { textModel: "house", imageModel: "house" })).toEqual([202]);
  const call = await first.post("/api/ai/expand-content", { ...order(), targetLength: 500 });
  expect([call.status, ((await call.json()) as { code: string }).code]).toEqual([503, "OPERATOR_LIMIT"]);
  const { tokens } = (await (await second.get("/api/user/tokens")).json()) as { tokens: number };
  expect(tokens).toBeGreaterThanOrEqual(1);

  // Bought tokens are spent after the free ones, and have ten times the room.
  const buyer = await server.signIn();
  await server.setTokens(buyer.user.id, 0);
  await server.grant(buyer.user.id, 30);
  expect(await statuses(buyer, 1)).toEqual([503]);
  for (const _ of [1, 2, 3]) expect(await statuses(buyer, 1, { textModel: "house", imageModel: "house" })).toEqual([202]);
  expect(await statuses(buyer, 2)).toEqual([202, 202]);
  expect(await server.run("SELECT operator_for FROM press_runs WHERE user_id = ? AND operator_for IS NOT NULL", buyer.user.id)).toEqual([
    { operator_for: "bought" },
    { operator_for: "bought" },
  ]);
});

it("does not count who sets with a key of their own", async () => {
  const me = await server.signIn();
  await me.post("/api/api-keys", { provider: "openai", keyValue: "scripted-0123456789", isActive: true });
  expect(await statuses(me, 3)).toEqual([202, 202, 202]);
});

it("gives one person a tenth of the day's runs on the operator's keys, and leaves the rest to the others", async () => {
  const [me, other] = [await roomy.signIn(), await roomy.signIn()];
  await roomy.run("INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES (?, ?, 5, 'free', 0)", crypto.randomUUID(), me.user.id);
  expect(await statuses(me, 3)).toEqual([202, 202, 503]);
  expect(await statuses(me, 1, { textModel: "house", imageModel: "house" })).toEqual([202]);
  const call = await me.post("/api/ai/expand-content", { ...order(), targetLength: 500 });
  expect([call.status, ((await call.json()) as { code: string }).code]).toEqual([503, "OPERATOR_LIMIT"]);
  expect(Number(call.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await statuses(other, 2)).toEqual([202, 202]);
});
