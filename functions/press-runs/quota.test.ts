import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { readEvents, scriptedOrder } from "../testing/orders.ts";
import type { Script } from "../testing/scripted-model.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts" });
type Me = Awaited<ReturnType<typeof server.signIn>>;

async function printed(me: Me, script: Script = {}): Promise<{ id: string; newspaperId: string }> {
  const answer = await me.post("/api/press-runs", scriptedOrder(script));
  expect(answer.status).toBe(202);
  const { id } = (await answer.json()) as { id: string };
  const last = (await eventsOf(me, id)).at(-1);
  expect(last?.event).toBe("complete");
  return { id, newspaperId: String(last?.data.newspaperId) };
}
const eventsOf = async (me: Me, id: string, after = 0) =>
  readEvents(await (await me.get(`/api/press-runs/${id}/events`, { "last-event-id": String(after) })).text());
const order = (me: Me, id: string, block: object) => me.post(`/api/press-runs/${id}/blocks`, block);
const left = async (me: Me, id: string) => ((await (await me.get(`/api/press-runs/${id}`)).json()) as { left: object }).left;
const given = async (id: string) => (await server.run("SELECT texts, side_sets, pictures FROM press_runs WHERE id = ?", id))[0];

/** Orders a block, waits for its end, and gives the last event; the answer's status when it was refused. */
async function remake(me: Me, id: string, block: object) {
  const answer = await order(me, id, block);
  if (answer.status !== 202) return answer.status;
  const { after } = (await answer.json()) as { after: number };
  return (await eventsOf(me, id, after)).at(-1);
}

it("gives no more than its quota when answers to orders are lost", async () => {
  const me = await server.signIn();
  const { id } = await printed(me);
  for (let turn = 0; turn < 12; turn++) {
    await order(me, id, { block: "small-picture", instruction: "[the answer is lost]" });
    await eventsOf(me, id, 10_000_000);
  }
  expect((await given(id))?.pictures).toBe(8);
  expect(await left(me, id)).toEqual({ texts: 8, pictures: 0 });
  await server.expectSound();
});

it("lets a reservation expire when the work it was made for was lost", async () => {
  const me = await server.signIn();
  const { id } = await printed(me);
  const answer = await me.post("/api/ai/generate-image", { articleTitle: "x", articleContent: "y", pressRunId: id });
  expect(answer.status).toBe(409);
  // As a Worker leaves it that was ended in the middle of a call.
  const key = (name: string) => `run:${id}:pictures:${name}`;
  for (let turn = 0; turn < 6; turn++)
    await server.run("INSERT INTO rate_counters VALUES (?, ?, 1)", key(`dead-${turn}`), Date.now() + 600_000);
  expect(await remake(me, id, { block: "picture" })).toBe(409);
  expect(await left(me, id)).toEqual({ texts: 8, pictures: 0 });
  await server.run("UPDATE rate_counters SET window = ? WHERE key LIKE ?", Date.now() - 1, key("dead-%"));
  expect(await remake(me, id, { block: "picture" })).toMatchObject({ event: "complete" });
  expect(await left(me, id)).toEqual({ texts: 8, pictures: 5 });
});

it("bounds the blocks that fail, not only those that are made", async () => {
  const me = await server.signIn();
  const { id } = await printed(me, { headline: Array.from({ length: 400 }, () => "refuse") });
  let begun = 0;
  while (begun < 60) {
    const last = await remake(me, id, { block: "headline" });
    if (last === 409) break;
    expect(last).toMatchObject({ event: "failed", data: { code: "TEXT_FAILED" } });
    begun++;
  }
  expect(begun).toBe(40);
  expect(await given(id)).toEqual({ texts: 4, side_sets: 1, pictures: 2 });
});

it("keeps the quota when single calls and blocks come all at once", async () => {
  const me = await server.signIn();
  const { id } = await printed(me);
  const [run] = await server.run("SELECT input FROM press_runs WHERE id = ?", id);
  const { title, content } = JSON.parse(String(run?.input)) as { title: string; content: string };
  const call = () => me.post("/api/ai/generate-image", { articleTitle: title, articleContent: content, pressRunId: id });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, turn) => (turn % 3 ? call() : order(me, id, { block: "picture" }))));
  await eventsOf(me, id);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  for (let turn = 0; turn < 12; turn++) await remake(me, id, { block: "picture" });
  expect((await given(id))?.pictures).toBe(8);
  const [kept] = await server.run("SELECT count(*) AS count FROM images WHERE press_run_id = ?", id);
  expect(kept?.count).toBe(8);
  expect(await (await me.get("/api/user/tokens")).json()).toMatchObject({ tokens: 2 });
  await server.expectSound();
});
