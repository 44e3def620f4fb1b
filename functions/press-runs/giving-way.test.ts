import { afterAll, expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { startModels } from "../testing/models/start-models.ts";

const models = await startModels({ latency: 0, tokensPerSecond: 100_000, imageMs: 0 });
const server = startServer({ main: "functions/testing/scripted-worker.ts", vars: models.vars });
afterAll(() => models.close());
type Me = Awaited<ReturnType<typeof server.signIn>>;

const order = (directive: string) => ({
  title: `Library ${crypto.randomUUID()}`,
  content: `The town library opened its doors again on Monday. Anna Berg turned the key.\n@models ${directive}`,
  region: "Duluth, United States",
  language: "en",
});
const expandAs = (me: Me, directive: string) => me.post("/api/ai/expand-content", { ...order(directive), targetLength: 500 });
const expand = (me: Me, latency: number) => expandAs(me, `latency=${latency}`);
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const openRuns = (me: Me) => server.run("SELECT id FROM press_runs WHERE user_id = ? AND status = 'running'", me.user.id);
const tokensOf = async (me: Me) => ((await (await me.get("/api/user/tokens")).json()) as { tokens: number }).tokens;

it("who begins one article after the other without waiting has the operator pay for five of them a day and no more", async () => {
  const me = await server.signIn();
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
  await server.expectSound();

  const other = await server.signIn();
  for (let at = 0; at < 3; at++) expect((await expand(other, 0)).status).toBe(200);
  expect([await tokensOf(other), (await expand(other, 0)).status]).toEqual([0, 402]);
});

it("counts an implicit run that was used and then left to lapse", async () => {
  const me = await server.signIn();
  for (let at = 0; at < 5; at++) {
    expect((await expandAs(me, "any=refusal")).status).toBe(502);
    await server.run("UPDATE press_runs SET deadline_at = ? WHERE user_id = ? AND status = 'running'", Date.now() - 1, me.user.id);
    expect(await tokensOf(me)).toBe(3);
  }
  const last = await expand(me, 0);
  expect([last.status, await codeOf(last)]).toEqual([429, "REFUND_LIMIT"]);
});

it("does not count an implicit run whose provider was out of order, nor one that was never used", async () => {
  const me = await server.signIn();
  const lapse = () => server.run("UPDATE press_runs SET deadline_at = 1 WHERE user_id = ? AND status = 'running'", me.user.id);
  for (let at = 0; at < 3; at++) {
    expect((await expandAs(me, "any=500,500,500")).status).toBe(502);
    if (at > 0) await lapse();
  }
  for (let at = 0; at < 3; at++) {
    expect((await me.post("/api/user/consume-token")).status).toBe(200);
    await lapse();
  }
  expect((await expand(me, 0)).status).toBe(200);
});

it("makes a user wait for tomorrow whose articles the operator's provider refused, or answered unreadably, five times in a day", async () => {
  const me = await server.signIn();
  const press = async (directive: string) => {
    const answer = await me.post("/api/press-runs", order(directive));
    if (answer.status === 202)
      await (await me.get(`/api/press-runs/${((await answer.clone().json()) as { id: string }).id}/events`)).text();
    return answer;
  };
  for (let at = 0; at < 3; at++) expect((await press("any=500,500,500")).status).toBe(202);
  for (let at = 0; at < 5; at++) expect((await press(at % 2 ? "story=garbage,garbage,garbage" : "any=refusal")).status).toBe(202);
  expect(await tokensOf(me)).toBe(3);
  expect(
    (await server.run("SELECT reason FROM press_runs WHERE user_id = ? ORDER BY created_at", me.user.id)).map(({ reason }) => reason),
  ).toEqual([...Array(3).fill("unavailable"), ...["refused", "bad-answer", "refused", "bad-answer", "refused"]]);
  const last = await press("any=ok");
  expect([last.status, await codeOf(last)]).toEqual([429, "REFUND_LIMIT"]);
  const call = await expand(me, 0);
  expect([call.status, await codeOf(call)]).toEqual([429, "REFUND_LIMIT"]);
  await server.expectSound();
});
