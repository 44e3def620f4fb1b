import { expect, it } from "vitest";
import { editedParts } from "../../web/typeset/index.ts";
import type { Newspaper } from "../completed-newspapers/contract.ts";
import { sample } from "../house/edition/sample-articles.test-data.ts";
import { startServer } from "../testing/index.ts";
import { readEvents, scriptedOrder } from "../testing/orders.ts";
import type { Script } from "../testing/scripted-model.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts" });
type Me = Awaited<ReturnType<typeof server.signIn>>;

async function printed(me: Me, script: Script = {}, more: Record<string, unknown> = {}): Promise<{ id: string; newspaper: Newspaper }> {
  const answer = await me.post("/api/press-runs", scriptedOrder(script, more));
  expect(answer.status).toBe(202);
  const { id } = (await answer.json()) as { id: string };
  const told = readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text());
  expect(told.at(-1)?.event).toBe("complete");
  return { id, newspaper: await newspaperOf(me, String(told.at(-1)?.data.newspaperId)) };
}
const newspaperOf = async (me: Me, id: string) => (await (await me.get(`/api/completed-newspapers/${id}`)).json()) as Newspaper;
const again = (me: Me, id: string, order: object) => me.post(`/api/press-runs/${id}/blocks`, order);

/** Begins the block and gives how it ended, with the newspaper as it then is. */
async function remake(me: Me, { id, newspaper }: { id: string; newspaper: Newspaper }, order: object) {
  const answer = await again(me, id, order);
  expect(answer.status).toBe(202);
  const { after, left } = (await answer.json()) as { after: number; left: { texts: number; pictures: number } };
  const told = readEvents(await (await me.get(`/api/press-runs/${id}/events`, { "last-event-id": String(after) })).text());
  return { told, left, now: await newspaperOf(me, newspaper.id) };
}

const without = (newspaper: Newspaper, ...paths: string[]) => {
  const copy = structuredClone(newspaper) as unknown as Record<string, unknown>;
  for (const path of [...paths, "updatedAt"]) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const at = keys.reduce<Record<string, unknown>>((inner, key) => inner[key] as Record<string, unknown>, copy);
    delete at[last];
  }
  return copy;
};

it.each([
  ["headline", {}, ["expandedContent.expandedTitle"]],
  ["main", {}, ["expandedContent.expandedContent", "expandedContent.claims"]],
  ["name", {}, ["newspaperName", "expandedContent.newspaperName"]],
  ["side", { index: 0 }, ["expandedContent.sideStories.0"]],
  ["picture", {}, ["imageUrl"]],
  ["small-picture", {}, ["smallImageUrl"]],
] as const)("makes the %s again and leaves everything else as it was, without another token", async (block, more, paths) => {
  const me = await server.signIn();
  const before = await printed(me);
  const { told, now } = await remake(me, before, { block, ...more, instruction: "shorter" });
  expect(told.map(({ event }) => event)).toEqual([
    "block",
    "block",
    ...(told.some(({ event }) => event === "text") ? ["text"] : []),
    "block",
    "complete",
  ]);
  expect(told.at(-1)?.data).toEqual({ newspaperId: before.newspaper.id });
  expect(without(now, ...paths, "made")).toEqual(without(before.newspaper, ...paths, "made"));
  // Nobody has edited anything: neither what was made first, nor what was made again, nor one where the other stood.
  for (const newspaper of [before.newspaper, now, { ...before.newspaper, made: now.made }])
    expect(editedParts(newspaper, newspaper.made)).toEqual([]);
  expect(now.updatedAt).toBeGreaterThan(before.newspaper.updatedAt);
  const valueAt = (newspaper: Newspaper, path: string) =>
    path.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], newspaper);
  for (const path of paths) expect(valueAt(now, path)).not.toEqual(valueAt(before.newspaper, path));
  expect(await (await me.get("/api/user/tokens")).json()).toMatchObject({ tokens: 2 });
  await server.expectSound();
});

it("keeps what was changed on the page meanwhile", async () => {
  const me = await server.signIn();
  const before = await printed(me);
  const { imageUrl } = before.newspaper;
  const look = { currentFilter: "sepia", templateId: "modern-herald", sharePictures: { pages: [imageUrl], card: imageUrl } };
  const changed = await me.post("/api/completed-newspapers", { ...before.newspaper, ...look });
  expect(changed.status).toBe(200);
  const { now } = await remake(me, before, { block: "headline" });
  expect(now).toMatchObject({ currentFilter: "sepia", templateId: "modern-herald" });
  // Pictures of pages with the old headline are nobody's any more.
  expect(now.sharePictures).toEqual({ pages: [], card: "" });
});

it("still knows what its owner wrote when a part is made again, and makes nothing up about older newspapers", async () => {
  const me = await server.signIn();
  const before = await printed(me);
  const { expandedContent, imageCaption } = before.newspaper;
  const mine = { headline: "The ferry rests", content: "My own words." };
  const sideStories = [mine, ...expandedContent.sideStories.slice(1)];
  const edited = { ...before.newspaper, imageCaption: `${imageCaption} At noon.`, expandedContent: { ...expandedContent, sideStories } };
  expect((await me.post("/api/completed-newspapers", edited)).status).toBe(200);
  await remake(me, before, { block: "side", index: 1 });
  const { now } = await remake(me, before, { block: "small-picture" });
  expect(editedParts(now, now.made)).toEqual(["sides", "captions"]);
  const { now: again } = await remake(me, before, { block: "side", index: 0 });
  expect(editedParts(again, again.made)).toEqual(["captions"]);
  expect((await me.post("/api/completed-newspapers", { ...again, made: {} })).status).toBe(200);
  const { now: older } = await remake(me, before, { block: "headline" });
  expect(older.made).toEqual({});
});

it("leaves the newspaper as it is when the model fails, and releases the reservation", async () => {
  const me = await server.signIn();
  const before = await printed(me, { headline: ["throw", "throw", "throw"] });
  const { told, now } = await remake(me, before, { block: "headline" });
  expect(told.at(-1)).toMatchObject({ event: "failed", data: { code: "TEXT_FAILED", refunded: false, reason: "unavailable" } });
  expect(now).toEqual(before.newspaper);
  const next = await remake(me, before, { block: "headline" });
  expect(next.told.at(-1)?.event).toBe("complete");
  expect(next.left.texts).toBe(7);
});

it("gives two more texts, in quarters, and six more pictures, then no more", async () => {
  const me = await server.signIn();
  const before = await printed(me);
  expect((await remake(me, before, { block: "main" })).left).toEqual({ texts: 4, pictures: 6 });
  for (const left of [3, 2, 1, 0]) expect((await remake(me, before, { block: "headline" })).left.texts).toBe(left);
  expect((await again(me, before.id, { block: "name" })).status).toBe(409);
  for (let count = 0; count < 6; count++)
    expect((await remake(me, before, { block: "small-picture" })).told.at(-1)?.event).toBe("complete");
  expect((await again(me, before.id, { block: "picture" })).status).toBe(409);
  expect(await (await me.get(`/api/press-runs/${before.id}`)).json()).toMatchObject({ left: { texts: 0, pictures: 0 } });
  await server.expectSound();
});

it("says before the first order what the run can still give, and by which models", async () => {
  const me = await server.signIn();
  const { id } = await printed(me);
  expect(await (await me.get(`/api/press-runs/${id}`)).json()).toMatchObject({
    status: "complete",
    left: { texts: 8, pictures: 6 },
    models: { text: "scripted", image: "scripted" },
  });
});

it("makes one block at a time, and counts only what it makes", async () => {
  const me = await server.signIn();
  const before = await printed(me, { name: ["ok", 400] });
  const answers = await Promise.all(Array.from({ length: 5 }, () => again(me, before.id, { block: "name" })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409, 409]);
  const begun = answers.find(({ status }) => status === 202);
  if (!begun) throw new Error("no block was begun");
  const { after } = (await begun.json()) as { after: number };
  await (await me.get(`/api/press-runs/${before.id}/events`, { "last-event-id": String(after) })).text();
  expect((await remake(me, before, { block: "name" })).left.texts).toBe(6);
});

it("shortens a side story of the house edition when that is wished, with its owner's own sentences", async () => {
  const me = await server.signIn();
  const { title, content, region } = sample("en-library-reopening");
  const before = await printed(me, {}, { title, content, region, textModel: "house", imageModel: "house" });
  const index = before.newspaper.expandedContent.sideStories.findIndex(({ content: text }) => text.includes("\n\n"));
  const old = before.newspaper.expandedContent.sideStories[index];
  const { now } = await remake(me, before, { block: "side", index, instruction: "shorter" });
  const story = now.expandedContent.sideStories[index];
  expect(story?.headline).toBe(old?.headline);
  expect(old?.content.startsWith(`${story?.content}\n\n`)).toBe(true);
});

it("refuses what cannot be made: another's run, a story that is not there, the house's own text, a deleted newspaper", async () => {
  const me = await server.signIn();
  const other = await server.signIn();
  const before = await printed(me);
  expect((await again(other, before.id, { block: "name" })).status).toBe(404);
  expect((await again(me, before.id, { block: "side" })).status).toBe(422);
  expect((await again(me, before.id, { block: "weather" })).status).toBe(422);
  expect((await again(me, before.id, { block: "name", instruction: "x".repeat(301) })).status).toBe(422);
  expect((await remake(me, before, { block: "side", index: 5 })).told.at(-1)).toMatchObject({
    event: "failed",
    data: { code: "NOT_FOUND" },
  });
  await me.delete(`/api/completed-newspapers/${before.newspaper.id}`);
  expect((await again(me, before.id, { block: "name" })).status).toBe(409);
  await server.expectSound();
});
