import { afterAll, expect, it } from "vitest";
import type { Newspaper } from "../completed-newspapers/contract.ts";
import { startServer } from "../testing/index.ts";
import { startModels } from "../testing/models/start-models.ts";
import { readEvents, scriptedOrder } from "../testing/orders.ts";
import type { Script } from "../testing/scripted-model.ts";

const models = await startModels({ latency: 5, tokensPerSecond: 20_000, imageMs: 10 });
const server = startServer({ main: "functions/testing/scripted-worker.ts", vars: models.vars });
// One object calls another: the first test does so on workerd.
const workerd = startServer({ real: true, main: "functions/testing/scripted-worker.ts" });
afterAll(() => models.close());
type Me = Awaited<ReturnType<typeof server.signIn>>;

async function begin(me: Me, order: object): Promise<string> {
  const answer = await me.post("/api/press-runs", order);
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
}
const eventsOf = async (me: Me, id: string) => readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text());
const newspaperOf = async (me: Me, told: Awaited<ReturnType<typeof eventsOf>>) =>
  (await (await me.get(`/api/completed-newspapers/${String(told.at(-1)?.data.newspaperId)}`)).json()) as Newspaper;
const attempts = async (me: Me, id: string) => {
  const run = (await (await me.get(`/api/press-runs/${id}`)).json()) as { steps: { name: string; attempts: number }[] };
  return Object.fromEntries(run.steps.map((step) => [step.name, step.attempts]));
};
const throws = ["throw", "throw", "throw"];

/** A run whose second picture failed for good, after all else was finished; its next ones meet `then`. */
async function failedRun(me: Me, then: (string | number)[] = []) {
  const script: Script = { "picture-2": [...throws, ...then] };
  const order = scriptedOrder(script);
  const id = await begin(me, order);
  expect((await eventsOf(me, id)).at(-1)).toMatchObject({ event: "failed", data: { code: "PICTURES_FAILED", refunded: true } });
  return { order, id };
}

it("makes only what was missing when a failed run is tried again, for a token of its own", async () => {
  const me = await workerd.signIn();
  const failed = await failedRun(me);
  const id = await begin(me, { ...failed.order, resumes: failed.id });
  const told = await eventsOf(me, id);
  expect(told.at(-1)?.event).toBe("complete");
  expect(await attempts(me, id)).toMatchObject({ text: 0, "side-stories": 0, "picture-1": 0, name: 0, "picture-2": 1 });
  const newspaper = await newspaperOf(me, told);
  expect(newspaper.expandedContent.expandedTitle).toBe(failed.order.title);
  expect((await me.get(newspaper.imageUrl)).status).toBe(200);
  expect(await (await me.get("/api/user/tokens")).json()).toMatchObject({ tokens: 2 });
  // Words that another run waited for would make this one look quick.
  expect(await workerd.run("SELECT first_words_at FROM press_runs WHERE id = ?", id)).toEqual([{ first_words_at: null }]);
  await workerd.expectSound();
});

it("takes nothing over from another article's run, another person's or one that did not fail", async () => {
  const me = await server.signIn();
  const other = await server.signIn();
  const failed = await failedRun(other);
  const mine = await failedRun(me);
  const done = scriptedOrder();
  const complete = await begin(me, done);
  await eventsOf(me, complete);
  for (const [order, resumes] of [
    [failed.order, failed.id],
    [scriptedOrder(), mine.id],
    [done, complete],
    [scriptedOrder(), "x".repeat(22)],
  ] as const) {
    const id = await begin(me, { ...order, resumes });
    expect((await eventsOf(me, id)).at(-1)?.event).toBe("complete");
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
  const newspaper = await newspaperOf(me, await eventsOf(me, inHouse));
  expect(await attempts(me, inHouse)).toMatchObject({ text: 0, "side-stories": 0, name: 0, "picture-1": 1, "picture-2": 1 });
  expect(newspaper.madeWith).toMatchObject({ images: "house" });
  const again = await failedRun(me);
  const german = await begin(me, { ...again.order, language: "de", imageModel: "house", resumes: again.id });
  expect((await eventsOf(me, german)).at(-1)?.event).toBe("complete");
  expect(await attempts(me, german)).toMatchObject({ text: 1, "side-stories": 1, name: 1 });
  await server.expectSound();
});

it("gives each newspaper pictures of its own when a failed run is tried again twice, and one of the tries fails", async () => {
  const me = await server.signIn();
  const failed = await failedRun(me, throws);
  const again = await begin(me, { ...failed.order, resumes: failed.id });
  expect((await eventsOf(me, again)).at(-1)?.event).toBe("failed");
  const third = await begin(me, { ...failed.order, resumes: failed.id });
  const newspaper = await newspaperOf(me, await eventsOf(me, third));
  const owners = await server.run(
    "SELECT press_run_id AS run FROM images WHERE '/api/images/' || key IN (?, ?)",
    newspaper.imageUrl,
    newspaper.smallImageUrl,
  );
  expect(owners).toEqual([{ run: third }, { run: third }]);
  await server.expectSound();
});

it("pays for each of many tries at once, and takes each picture over once", async () => {
  const me = await server.signIn();
  await server.grant(me.user.id, 5);
  const failed = await failedRun(me);
  const ids = await Promise.all(Array.from({ length: 5 }, () => begin(me, { ...failed.order, resumes: failed.id })));
  const newspapers = await Promise.all(ids.map(async (id) => newspaperOf(me, await eventsOf(me, id))));
  expect(new Set(newspapers.flatMap(({ imageUrl, smallImageUrl }) => [imageUrl, smallImageUrl])).size).toBe(10);
  for (const { imageUrl } of newspapers) expect((await me.get(imageUrl)).status).toBe(200);
  expect(await (await me.get("/api/user/tokens")).json()).toMatchObject({ tokens: 3 });
  await server.expectSound();
});

it("goes on from a try that failed too", async () => {
  const me = await server.signIn();
  const failed = await failedRun(me, throws);
  const second = await begin(me, { ...failed.order, resumes: failed.id });
  expect((await eventsOf(me, second)).at(-1)?.event).toBe("failed");
  const third = await begin(me, { ...failed.order, resumes: second });
  const told = await eventsOf(me, third);
  expect(told.at(-1)?.event).toBe("complete");
  expect(await attempts(me, third)).toMatchObject({ text: 0, "side-stories": 0, "picture-1": 0, name: 0, "picture-2": 1 });
  // Who watches sees what was taken over, too.
  expect(told.filter(({ event }) => event === "part").map(({ data }) => data.name)).toEqual(expect.arrayContaining(["text", "picture-1"]));
  await server.expectSound();
});

it("takes no text over into another language, nor parts of another model", async () => {
  const me = await server.signIn();
  const one = await failedRun(me);
  const german = await begin(me, { ...one.order, language: "de", resumes: one.id });
  expect((await eventsOf(me, german)).at(-1)?.event).toBe("complete");
  expect(await attempts(me, german)).toMatchObject({ text: 1, "side-stories": 1, "picture-1": 1, name: 1 });
  const two = await failedRun(me);
  const byHouse = await begin(me, { ...two.order, textModel: "house", imageModel: "scripted", resumes: two.id });
  const told = await eventsOf(me, byHouse);
  expect(await attempts(me, byHouse)).toMatchObject({ text: 1, "side-stories": 1, "picture-1": 0 });
  expect((await newspaperOf(me, told)).expandedContent.expandedContent).not.toContain("First.");
  await server.expectSound();
});

it("does not call the house edition's text a model's after the pictures were tried again", async () => {
  const me = await server.signIn();
  await me.post("/api/api-keys", { provider: "anthropic", keyValue: "sk-ant-wrong-0123456789", isActive: true });
  const order = {
    title: `Library opens ${crypto.randomUUID()}`,
    content: "The town library opened its doors again on Monday after two years of repairs. Anna Berg turned the key at nine.",
    region: "Duluth, United States",
    language: "en",
    textModel: "claude",
    imageModel: "gpt-image",
  };
  // Only once the house edition has written in place of the key that fails.
  let isWritten = () => {};
  const written = new Promise<void>((resolve) => {
    isWritten = resolve;
  });
  models.script(async ({ task }) => {
    if (task !== "picture") return undefined;
    await written;
    return 400;
  });
  const failed = await begin(me, order);
  const textOf = async () =>
    ((await (await me.get(`/api/press-runs/${failed}`)).json()) as { steps: { name: string; status: string }[] }).steps.find(
      ({ name }) => name === "text",
    )?.status;
  await expect.poll(textOf, { interval: 20 }).toBe("done");
  isWritten();
  expect((await eventsOf(me, failed)).at(-1)).toMatchObject({ event: "failed", data: { code: "PICTURES_FAILED" } });
  models.script(undefined);
  const told = await eventsOf(me, await begin(me, { ...order, resumes: failed }));
  expect(told.at(-1)?.event).toBe("complete");
  expect((await newspaperOf(me, told)).madeWith).toMatchObject({ text: "house", house: true });
  expect(told.filter(({ event }) => event === "notice").length).toBeGreaterThan(0);
  await server.expectSound();
});
