import { expect, it } from "vitest";
import type { Newspaper } from "../completed-newspapers/contract.ts";
import { sample } from "../house/edition/sample-articles.test-data.ts";
import { startServer } from "../testing/index.ts";
import { readEvents, scriptedOrder } from "../testing/orders.ts";
import type { Script } from "../testing/scripted-model.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts" });
type Me = Awaited<ReturnType<typeof server.signIn>>;

async function printed(me: Me, order: object): Promise<{ id: string; newspaper: Newspaper }> {
  const { id } = (await (await me.post("/api/press-runs", order)).json()) as { id: string };
  const told = readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text());
  expect(told.at(-1)?.event).toBe("complete");
  const newspaper = await me.get(`/api/completed-newspapers/${String(told.at(-1)?.data.newspaperId)}`);
  return { id, newspaper: (await newspaper.json()) as Newspaper };
}
const scripted = (me: Me, script: Script = {}) => printed(me, scriptedOrder(script));
const compare = (me: Me, id: string, sentences: unknown) => me.post(`/api/press-runs/${id}/contradictions`, { sentences });

interface Answer {
  contradictions: { sentence: number; source: { field: "title" | "content"; from: number; to: number } }[];
  left: { texts: number; pictures: number };
  code: string;
  details: { reason: string };
}
const answerOf = async (answer: Response | Promise<Response>) => (await (await answer).json()) as Answer;
const textsOf = async (id: string) => (await server.run("SELECT texts FROM press_runs WHERE id = ?", id))[0]?.texts;
const tokensOf = async (me: Me) => ((await (await me.get("/api/user/tokens")).json()) as { tokens: number }).tokens;

it("names the sentences that contradict the article with its passage, for a quarter of a text and no token", async () => {
  const me = await server.signIn();
  const { id, newspaper } = await scripted(me);
  const before = await tokensOf(me);
  const { contradictions, left } = await answerOf(compare(me, id, ["The bridge is open.", "The bridge is not open."]));
  expect(contradictions).toEqual([{ sentence: 1, source: { field: "title", from: 0, to: newspaper.title.length } }]);
  expect([left.texts, await textsOf(id), await tokensOf(me)]).toEqual([7, 5, before]);
  await server.expectSound();
});

it("stops when the run has given all it can, also for ten calls at once", async () => {
  const me = await server.signIn();
  const { id } = await scripted(me);
  const answers = await Promise.all(Array.from({ length: 10 }, () => compare(me, id, ["It is not."])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
  const refused = answers.filter(({ status }) => status === 409);
  for (const answer of refused) expect((await answerOf(answer)).details.reason).toBe("bound");
  expect([refused.length, await textsOf(id)]).toEqual([2, 12]);
  await server.expectSound();
});

it("costs nothing when the model fails, and tries a failed answer once more", async () => {
  const me = await server.signIn();
  const broken = await scripted(me, { contradictions: ["throw", "rubbish"] });
  const answer = await compare(me, broken.id, ["It is not."]);
  expect([answer.status, (await answerOf(answer)).code, await textsOf(broken.id)]).toEqual([502, "TEXT_FAILED", 4]);
  expect((await compare(me, broken.id, ["It is not."])).status).toBe(200);
  const recovering = await scripted(me, { contradictions: ["rubbish"] });
  expect((await answerOf(compare(me, recovering.id, ["It is not."]))).contradictions).toHaveLength(1);
  await server.expectSound();
});

it("asks once where the model refuses", async () => {
  const me = await server.signIn();
  const { id } = await scripted(me, { contradictions: ["refuse", "refuse"] });
  expect((await compare(me, id, ["It is not."])).status).toBe(502);
  // The second refusal of the script is still to come: there was no second attempt.
  expect((await compare(me, id, ["It is not."])).status).toBe(502);
  expect((await compare(me, id, ["It is not."])).status).toBe(200);
});

it("refuses a house edition, somebody else's run, one without its newspaper, an old one and a page of nothing", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  const house = await printed(me, { ...scriptedOrder(), ...sample("en-snowbound-bus"), textModel: "house", imageModel: "house" });
  const reason = async (id: string) => (await answerOf(compare(me, id, ["It is not."]))).details.reason;
  expect(await reason(house.id)).toBe("own-words");
  const { id, newspaper } = await scripted(me);
  expect((await compare(other, id, ["It is not."])).status).toBe(404);
  for (const sentences of [[], [""], ["x".repeat(2_001)], Array(401).fill("x"), Array(31).fill("x".repeat(2_000)), "It is not.", [1]])
    expect((await compare(me, id, sentences)).status).toBe(422);
  await server.run("UPDATE press_runs SET ended_at = ended_at - 31 * 86400000 WHERE id = ?", id);
  expect(await reason(id)).toBe("old");
  const gone = await scripted(me);
  await me.delete(`/api/completed-newspapers/${gone.newspaper.id}`);
  expect(await reason(gone.id)).toBe("none");
  expect([await textsOf(id), newspaper.title.length > 0]).toEqual([4, true]);
});
