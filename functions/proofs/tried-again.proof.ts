import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { scriptedOrder } from "../testing/orders.ts";
import { tell, times } from "./row.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts" });
type Person = Awaited<ReturnType<typeof server.signIn>>;

interface Answer {
  id: string;
  code: string;
}
const bodyOf = async (answer: Response) => (await answer.json()) as Answer;

/** The same order so many times at once, with one key; the run they all name. */
async function sendAtOnce(me: Person, order: unknown, key: Record<string, string>, count: number): Promise<string> {
  const waiting = Array.from({ length: count }, () => order);
  const ids: string[] = [];
  const hand = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await me.post("/api/press-runs", next, key);
      expect(answer.status).toBe(202);
      ids.push((await bodyOf(answer)).id);
    }
  };
  await Promise.all(Array.from({ length: 50 }, hand));
  expect(ids).toHaveLength(count);
  expect(new Set(ids).size).toBe(1);
  return ids[0] ?? "";
}

async function tokensOf(me: Person): Promise<number> {
  return ((await (await me.get("/api/user/tokens")).json()) as { tokens: number }).tokens;
}

const ended = async (me: Person, id: string) => {
  await (await me.get(`/api/press-runs/${id}/events`)).text();
  return ((await (await me.get(`/api/press-runs/${id}`)).json()) as { status: string }).status;
};

it("an order sent two hundred times with its key costs one token and is one run, also once it has ended well", async () => {
  const count = times(200, 60);
  const me = await server.signIn();
  const order = scriptedOrder();
  const key = { "idempotency-key": crypto.randomUUID() };
  const id = await sendAtOnce(me, order, key, count);
  expect(await ended(me, id)).toBe("complete");
  expect(await sendAtOnce(me, order, key, times(200, 10))).toBe(id);
  const other = await me.post("/api/press-runs", { ...order, title: "Another" }, key);
  expect([other.status, (await bodyOf(other)).code]).toEqual([409, "CONFLICT"]);
  expect(await tokensOf(me)).toBe(2);
  await server.expectSound();
  tell(2, "the same key at once", count, 200);
});

it("an order that failed is the same failed run when it is sent again, and its token stays given back, once", async () => {
  const me = await server.signIn();
  const order = scriptedOrder({ text: ["refuse"] });
  const key = { "idempotency-key": crypto.randomUUID() };
  const id = await sendAtOnce(me, order, key, times(200, 20));
  expect(await ended(me, id)).toBe("failed");
  expect(await sendAtOnce(me, order, key, times(200, 20))).toBe(id);
  expect(await ended(me, id)).toBe("failed");
  const moved = await server.run("SELECT id, delta FROM token_ledger WHERE user_id = ? AND id LIKE 'run:%' ORDER BY delta", me.user.id);
  expect(moved).toEqual([
    { id: `run:${id}:hold`, delta: -1 },
    { id: `run:${id}:refund`, delta: 1 },
  ]);
  expect(await tokensOf(me)).toBe(3);
  await server.expectSound();
  tell(2, "the same key at once, before and after a failure", times(200, 20), 200);
});
