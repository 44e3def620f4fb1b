import { afterAll, expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { startModels } from "../testing/models/start-models.ts";

const models = await startModels({ latency: 0, tokensPerSecond: 100_000, imageMs: 0 });
const server = startServer({ main: "functions/testing/scripted-worker.ts", vars: { ...models.vars, OPERATOR_DAILY_RUNS: "2" } });
const roomy = startServer({ main: "functions/testing/scripted-worker.ts", vars: { ...models.vars, OPERATOR_DAILY_RUNS: "20" } });
const plain = startServer({ main: "functions/testing/scripted-worker.ts", vars: models.vars });
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

it("does not count runs on the user's own key", async () => {
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

const directed = (directive: string) => order({ content: `${article}\n@models ${directive}` });
const expandAs = (me: Me, directive: string) => me.post("/api/ai/expand-content", { ...directed(directive), targetLength: 500 });
const expand = (me: Me, latency: number) => expandAs(me, `latency=${latency}`);
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const openRuns = (me: Me) => plain.run("SELECT id FROM press_runs WHERE user_id = ? AND status = 'running'", me.user.id);
const tokensOf = async (me: Me) => ((await (await me.get("/api/user/tokens")).json()) as { tokens: number }).tokens;

it("refunds five implicit runs a day that were begun and left for the next article, and no more", async () => {
  const me = await plain.signIn();
  const answers: Promise<Response>[] = [];
  let before: unknown;
  for (let at = 0; at < 5; at++) {
    answers.push(expand(me, 12_000));
    await expect.poll(async () => (await openRuns(me))[0]?.id).not.toBe(before);
    before = (await openRuns(me))[0]?.id;
  }
  const last = await expand(me, 0);
  expect([last.status, await codeOf(last)]).toEqual([429, "REFUND_LIMIT"]);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
  expect(await tokensOf(me)).toBe(3);
  await plain.expectSound();

  const other = await plain.signIn();
  for (let at = 0; at < 3; at++) expect((await expand(other, 0)).status).toBe(200);
  expect([await tokensOf(other), (await expand(other, 0)).status]).toEqual([0, 402]);
});

it("counts an implicit run that was used and then left until its deadline", async () => {
  const me = await plain.signIn();
  for (let at = 0; at < 5; at++) {
    expect((await expandAs(me, "any=refusal")).status).toBe(502);
    await plain.run("UPDATE press_runs SET deadline_at = ? WHERE user_id = ? AND status = 'running'", Date.now() - 1, me.user.id);
    expect(await tokensOf(me)).toBe(3);
  }
  const last = await expand(me, 0);
  expect([last.status, await codeOf(last)]).toEqual([429, "REFUND_LIMIT"]);
});

it("does not count an implicit run whose provider failed, nor one that was never used", async () => {
  const me = await plain.signIn();
  const expire = () => plain.run("UPDATE press_runs SET deadline_at = 1 WHERE user_id = ? AND status = 'running'", me.user.id);
  for (let at = 0; at < 3; at++) {
    expect((await expandAs(me, "any=500,500,500")).status).toBe(502);
    if (at > 0) await expire();
  }
  for (let at = 0; at < 3; at++) {
    expect((await me.post("/api/user/consume-token")).status).toBe(200);
    await expire();
  }
  expect((await expand(me, 0)).status).toBe(200);
});

it("makes a user wait for tomorrow whose articles the operator's provider refused, or answered unreadably, five times in a day", async () => {
  const me = await plain.signIn();
  const press = async (directive: string) => {
    const answer = await me.post("/api/press-runs", directed(directive));
    if (answer.status === 202)
      await (await me.get(`/api/press-runs/${((await answer.clone().json()) as { id: string }).id}/events`)).text();
    return answer;
  };
  for (let at = 0; at < 3; at++) expect((await press("any=500,500,500")).status).toBe(202);
  for (let at = 0; at < 5; at++) expect((await press(at % 2 ? "story=garbage,garbage,garbage" : "any=refusal")).status).toBe(202);
  expect(await tokensOf(me)).toBe(3);
  expect(
    (await plain.run("SELECT reason FROM press_runs WHERE user_id = ? ORDER BY created_at", me.user.id)).map(({ reason }) => reason),
  ).toEqual([...Array(3).fill("unavailable"), ...["refused", "bad-answer", "refused", "bad-answer", "refused"]]);
  const last = await press("any=ok");
  expect([last.status, await codeOf(last)]).toEqual([429, "REFUND_LIMIT"]);
  const call = await expand(me, 0);
  expect([call.status, await codeOf(call)]).toEqual([429, "REFUND_LIMIT"]);
  await plain.expectSound();
});
