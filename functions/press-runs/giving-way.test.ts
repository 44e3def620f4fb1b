import { afterAll, expect, it } from "vitest";
import { startModels } from "../../.ci/models/start-models.ts";
import { startServer } from "../testing.ts";

const models = await startModels({ latency: 0, tokensPerSecond: 100_000, imageMs: 0 });
const server = startServer({ main: "functions/testing-worker.ts", vars: models.vars });
afterAll(() => models.close());
type Me = Awaited<ReturnType<typeof server.signIn>>;

const expand = (me: Me, latency: number) =>
  me.post("/api/ai/expand-content", {
    title: `Library ${crypto.randomUUID()}`,
    content: `The town library opened its doors again on Monday. Anna Berg turned the key.\n@models latency=${latency}`,
    region: "Duluth, United States",
    language: "en",
    targetLength: 500,
  });
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
  expect([last.status, ((await last.json()) as { code: string }).code]).toEqual([429, "REFUND_LIMIT"]);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
  expect(await tokensOf(me)).toBe(3);
  await server.expectSound();

  const other = await server.signIn();
  for (let at = 0; at < 3; at++) expect((await expand(other, 0)).status).toBe(200);
  expect([await tokensOf(other), (await expand(other, 0)).status]).toEqual([0, 402]);
});
