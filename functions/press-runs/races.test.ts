import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { scriptedOrder } from "../testing/orders.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts" });
type Me = Awaited<ReturnType<typeof server.signIn>>;

const runsOf = (me: Me) => server.run("SELECT id, kind, status FROM press_runs WHERE user_id = ?", me.user.id);
const tokensOf = async (me: Me) => ((await (await me.get("/api/user/tokens")).json()) as { tokens: number }).tokens;

/** Everything that takes, keeps or gives back a token, in no order. */
function anything(me: Me, turn: number): Promise<Response> {
  const article = { title: `Article ${turn % 3}`, content: "A day came. Then it went.", region: "Duluth", language: "en" };
  if (turn % 6 === 0) return me.post("/api/user/consume-token");
  if (turn % 6 === 1) return me.post("/api/ai/expand-content", article);
  if (turn % 6 === 2) return me.post("/api/press-runs", scriptedOrder({ text: ["refuse"] }));
  if (turn % 6 === 3) return me.get("/api/user/tokens");
  if (turn % 6 === 4) return me.post("/api/press-runs", scriptedOrder({ "picture-1": ["throw"] }));
  return me.post("/api/press-runs", scriptedOrder({ text: ["hang"], "picture-1": ["hang"] })).then(async (answer) => {
    const { id } = (await answer.clone().json()) as { id?: string };
    return id ? me.delete(`/api/press-runs/${id}`) : answer;
  });
}

it("keeps money and runs in order when everything happens at once", async () => {
  const me = await server.signIn();
  const answers = await Promise.all(Array.from({ length: 60 }, (_, turn) => anything(me, turn)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  for (const { id, kind } of await runsOf(me)) {
    if (kind === "press") await (await me.get(`/api/press-runs/${id}/events`)).text();
  }
  await server.run("UPDATE press_runs SET deadline_at = 1 WHERE user_id = ? AND status = 'running'", me.user.id);
  const left = await tokensOf(me);
  const ended = await runsOf(me);
  const paid = ended.filter(({ status }) => status === "complete" || status === "kept").length;
  expect(ended.filter(({ status }) => status === "running")).toEqual([]);
  expect(left).toBe(3 - paid);
  await server.expectSound();
});

it("gives a stopped run's token back once, however often and from wherever it is stopped", async () => {
  const me = await server.signIn();
  const stuck = { text: ["hang"], "side-stories": ["hang"], name: ["hang"], "picture-1": ["hang"], "picture-2": ["hang"] };
  const { id } = (await (await me.post("/api/press-runs", scriptedOrder(stuck))).json()) as { id: string };
  const answers = await Promise.all(Array.from({ length: 20 }, () => me.delete(`/api/press-runs/${id}`)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await tokensOf(me)).toBe(3);
  await server.expectSound();
});

it("either completes or refunds a run that is stopped while it is being saved", async () => {
  const me = await server.signIn();
  await server.setTokens(me.user.id, 8);
  for (let turn = 0; turn < 8; turn++) {
    const { id } = (await (await me.post("/api/press-runs", scriptedOrder())).json()) as { id: string };
    await new Promise((resolve) => setTimeout(resolve, turn * 4));
    await me.delete(`/api/press-runs/${id}`);
    await (await me.get(`/api/press-runs/${id}/events`)).text();
  }
  const ended = await runsOf(me);
  const newspapers = (await (await me.get("/api/completed-newspapers")).json()) as unknown[];
  expect(newspapers).toHaveLength(ended.filter(({ status }) => status === "complete").length);
  expect(await tokensOf(me)).toBe(ended.filter(({ status }) => status === "stopped").length);
  await server.expectSound();
});
