import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { readEvents, scriptedOrder } from "../testing/orders.ts";
import type { Script } from "../testing/scripted-models.ts";

const server = startServer({ real: true, main: "functions/testing/scripted-worker.ts" });
type Me = Awaited<ReturnType<typeof server.signIn>>;

async function begin(me: Me, order: object): Promise<string> {
  const answer = await me.post("/api/press-runs", order);
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
}
const events = async (me: Me, id: string) => readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text());
const attempts = async (me: Me, id: string) => {
  const run = (await (await me.get(`/api/press-runs/${id}`)).json()) as { steps: { name: string; attempts: number }[] };
  return Object.fromEntries(run.steps.map((step) => [step.name, step.attempts]));
};

/** A run whose second picture failed for good, after all else was finished. */
async function failedRun(me: Me) {
  const script: Script = { "picture-2": ["throw", "throw", "throw"] };
  const order = scriptedOrder(script);
  const id = await begin(me, order);
  expect((await events(me, id)).at(-1)).toMatchObject({ event: "failed", data: { code: "PICTURES_FAILED", refunded: true } });
  return { order, id };
}

it("makes only what was missing when a failed run is tried again, for a token of its own", async () => {
  const me = await server.signIn();
  const failed = await failedRun(me);
  const id = await begin(me, { ...failed.order, resumes: failed.id });
  const told = await events(me, id);
  expect(told.at(-1)?.event).toBe("complete");
  expect(await attempts(me, id)).toMatchObject({ text: 0, "side-stories": 0, "picture-1": 0, name: 0, "picture-2": 1 });
  const newspaper = (await (await me.get(`/api/completed-newspapers/${String(told.at(-1)?.data.newspaperId)}`)).json()) as {
    imageUrl: string;
    expandedContent: { expandedTitle: string };
  };
  expect(newspaper.expandedContent.expandedTitle).toBe(failed.order.title);
  expect((await me.get(newspaper.imageUrl)).status).toBe(200);
  expect(await (await me.get("/api/user/tokens")).json()).toMatchObject({ tokens: 2 });
  // Words that another run waited for would make this one look quick.
  expect(await server.run("SELECT first_words_at FROM press_runs WHERE id = ?", id)).toEqual([{ first_words_at: null }]);
  await server.expectSound();
});

it("takes nothing over from another article's run, another person's or one that did not fail", async () => {
  const me = await server.signIn();
  const other = await server.signIn();
  const failed = await failedRun(other);
  const mine = await failedRun(me);
  const done = scriptedOrder();
  const complete = await begin(me, done);
  await events(me, complete);
  for (const [order, resumes] of [
    [failed.order, failed.id],
    [scriptedOrder(), mine.id],
    [done, complete],
    [scriptedOrder(), "x".repeat(22)],
  ] as const) {
    const id = await begin(me, { ...order, resumes });
    expect((await events(me, id)).at(-1)?.event).toBe("complete");
    expect(await attempts(me, id)).toMatchObject({ text: 1, "picture-1": 1 });
    await server.grant(me.user.id, 1);
  }
  await server.expectSound();
});

it("takes over what the same models made for the same edition, and nothing in another language", async () => {
  const me = await server.signIn();
  const failed = await failedRun(me);
  await server.grant(me.user.id, 2);
  const inHouse = await begin(me, { ...failed.order, imageModel: "house", resumes: failed.id });
  const { newspaperId } = (await events(me, inHouse)).at(-1)?.data ?? {};
  expect(await attempts(me, inHouse)).toMatchObject({ text: 0, "side-stories": 0, name: 0, "picture-1": 1, "picture-2": 1 });
  const newspaper = (await (await me.get(`/api/completed-newspapers/${newspaperId}`)).json()) as { madeWith: object };
  expect(newspaper.madeWith).toMatchObject({ images: "house" });
  const again = await failedRun(me);
  const german = await begin(me, { ...again.order, language: "de", imageModel: "house", resumes: again.id });
  expect((await events(me, german)).at(-1)?.event).toBe("complete");
  expect(await attempts(me, german)).toMatchObject({ text: 1, "side-stories": 1, name: 1 });
  await server.expectSound();
});
