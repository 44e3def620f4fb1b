import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { scriptedOrder } from "../testing/orders.ts";
import { purgeNewspapers, sliceOf } from "./sweep.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts" });
type Me = Awaited<ReturnType<typeof server.signIn>>;
interface Newspaper {
  id: string;
  imageUrl: string;
  smallImageUrl: string;
}

const day = 24 * 60 * 60 * 1000;
const tick = () => server.worker.scheduled({ cron: "*/10 * * * *", scheduledTime: new Date() });
const keyOf = (url: string) => url.slice("/api/images/".length);
const hasFile = async (url: string) => (await (await server.env()).IMAGES.head(keyOf(url))) !== null;
const hasRow = async (url: string) => (await server.run("SELECT 1 FROM images WHERE key = ?", keyOf(url))).length === 1;
const isThere = async (url: string) => {
  const [file, row] = [await hasFile(url), await hasRow(url)];
  expect(file).toBe(row);
  return row;
};

async function print(me: Me): Promise<Newspaper> {
  const { id } = (await (await me.post("/api/press-runs", scriptedOrder())).json()) as { id: string };
  await (await me.get(`/api/press-runs/${id}/events`)).text();
  const { newspaperId } = (await (await me.get(`/api/press-runs/${id}`)).json()) as { newspaperId: string };
  return (await (await me.get(`/api/completed-newspapers/${newspaperId}`)).json()) as Newspaper;
}

/** An old picture of nobody's run. */
async function upload(me: Me, age: number, runId: string | null = null): Promise<string> {
  const key = crypto.randomUUID();
  await (await server.env()).IMAGES.put(key, "a picture");
  await server.run("INSERT INTO images VALUES (?, ?, ?, 'image/png', 9, 1, 1, ?)", key, me.user.id, runId, Date.now() - age);
  return `/api/images/${key}`;
}

const save = async (me: Me, more: object) =>
  (await (
    await me.post("/api/completed-newspapers", { title: "The bridge is open", content: "People cross it.", expandedContent: {}, ...more })
  ).json()) as Newspaper;

async function deleteLongAgo(me: Me, id: string, days = 31): Promise<void> {
  expect((await me.delete(`/api/completed-newspapers/${id}`)).status).toBe(204);
  await server.run("UPDATE newspapers SET deleted_at = ? WHERE id = ?", Date.now() - days * day, id);
}

it("purges a newspaper thirty days after it was deleted, with its pictures but those another one names", async () => {
  const me = await server.signIn();
  const old = await print(me);
  const [replaced, preview] = [await upload(me, 40 * day), await upload(me, 40 * day)];
  await save(me, {
    ...old,
    previewImageUrl: preview,
    pictures: [{ role: "main", focal: null, treatment: null, replaced: { imageUrl: replaced, caption: "", alt: "" } }],
  });
  // The small picture stands in another one too, and the preview is another one's replaced picture.
  const other = await save(me, {
    imageUrl: old.smallImageUrl,
    pictures: [{ role: "main", focal: null, treatment: null, replaced: { imageUrl: preview, caption: "", alt: "" } }],
  });
  await deleteLongAgo(me, old.id, 29);
  await tick();
  for (const url of [old.imageUrl, old.smallImageUrl, replaced, preview]) expect(await isThere(url)).toBe(true);
  expect((await me.post(`/api/completed-newspapers/${old.id}/restore`)).status).toBe(200);

  await deleteLongAgo(me, old.id);
  await tick();
  expect([await isThere(old.imageUrl), await isThere(replaced)]).toEqual([false, false]);
  expect([await isThere(old.smallImageUrl), await isThere(preview)]).toEqual([true, true]);
  expect((await me.post(`/api/completed-newspapers/${old.id}/restore`)).status).toBe(404);
  expect((await me.get(`/api/completed-newspapers/${other.id}`)).status).toBe(200);
  const words = JSON.stringify([
    await server.run("SELECT * FROM newspapers WHERE id = ?", old.id),
    await server.run("SELECT * FROM press_runs"),
  ]);
  expect(words).not.toContain("Second.");
  expect(words).not.toContain('\\"content\\"');
  // The ledger still says what the token was for, and the number is not given again.
  expect(await (await me.get("/api/user/ledger")).json()).toMatchObject([
    { reason: "run", title: expect.stringContaining("Scripted") },
    {},
  ]);
  expect(((await (await me.get(`/api/completed-newspapers/${(await print(me)).id}`)).json()) as { folio: object }).folio).toMatchObject({
    number: 3,
  });
  await server.expectSound();
});

it("leaves a copy its pictures when the newspaper it was made of is purged", async () => {
  const me = await server.signIn();
  const old = await print(me);
  const copy = (await (await me.post(`/api/completed-newspapers/${old.id}/duplicate`)).json()) as Newspaper;
  await deleteLongAgo(me, old.id);
  await server.run("UPDATE images SET created_at = created_at - ? WHERE user_id = ?", 40 * day, me.user.id);
  await server.run("UPDATE press_runs SET ended_at = ended_at - ? WHERE user_id = ?", 40 * day, me.user.id);
  await tick();
  await tick();
  expect([await isThere(copy.imageUrl), await isThere(copy.smallImageUrl)]).toEqual([true, true]);
  expect((await me.get(copy.imageUrl)).status).toBe(200);
  await server.expectSound();
});

it("purges pictures that no newspaper names, once nothing can bring them back", async () => {
  const me = await server.signIn();
  const newspaper = await print(me);
  const [run] = await server.run("SELECT id FROM press_runs WHERE user_id = ?", me.user.id);
  const runId = String(run?.id);
  const [fresh, stale] = [await upload(me, 6 * day), await upload(me, 8 * day)];
  const [remade, unknown] = [await upload(me, 8 * day, runId), await upload(me, 8 * day, "no-such-run")];
  const named = await upload(me, 100 * day);
  const restorable = await upload(me, 100 * day);
  await save(me, { previewImageUrl: named });
  const deleted = await save(me, { imageUrl: restorable });
  await me.delete(`/api/completed-newspapers/${deleted.id}`);
  await tick();
  expect([await isThere(fresh), await isThere(stale), await isThere(remade), await isThere(unknown)]).toEqual([true, false, true, false]);
  await server.run("UPDATE press_runs SET ended_at = ? WHERE id = ?", Date.now() - 31 * day, runId);
  await server.run("UPDATE images SET created_at = created_at - ? WHERE user_id = ?", 31 * day, me.user.id);
  await tick();
  expect([await isThere(fresh), await isThere(remade)]).toEqual([false, false]);
  for (const url of [newspaper.imageUrl, newspaper.smallImageUrl, named, restorable]) expect(await isThere(url)).toBe(true);
  await server.expectSound();
});

it("leaves an old picture where it is while a run ordered with it is made or can be tried again", async () => {
  const me = await server.signIn();
  const [ordered, elsewhere] = [await upload(me, 40 * day), await upload(me, 40 * day)];
  const old = await save(me, { imageUrl: elsewhere });
  const order = scriptedOrder({ "picture-2": ["throw", "throw", "throw"] }, { imageUrl: ordered });
  const another = scriptedOrder({ "picture-2": ["throw", "throw", "throw"] }, { imageUrl: elsewhere });
  for (const each of [order, another]) {
    const { id } = (await (await me.post("/api/press-runs", each)).json()) as { id: string };
    await (await me.get(`/api/press-runs/${id}/events`)).text();
  }
  await deleteLongAgo(me, old.id);
  await tick();
  expect([await isThere(ordered), await isThere(elsewhere)]).toEqual([true, true]);
  await server.run("UPDATE press_runs SET created_at = created_at - ? WHERE user_id = ?", 3 * day, me.user.id);
  await tick();
  expect([await isThere(ordered), await isThere(elsewhere)]).toEqual([false, false]);
  expect((await me.post("/api/press-runs", order)).status).toBe(422);
  await server.expectSound();
});

it("looks at a handful each time, and comes round to every newspaper", async () => {
  const me = await server.signIn();
  await server.run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1300)
     INSERT INTO newspapers (id, user_id, title, newspaper_name, template_id, language, number, data, created_at, updated_at, deleted_at)
     SELECT ?1 || '-' || i, ?1, 't', 'n', 't', 'en', i, '{"content":"words"}', 0, 0, CASE WHEN i % 100 = 0 THEN 1 END FROM n`,
    me.user.id,
  );
  const db = await server.db();
  const purged: number[] = [];
  for (let turn = 0; turn < 3; turn++) purged.push(await purgeNewspapers(db, Date.now() + turn * 10 * 60 * 1000));
  expect(purged.reduce((sum, count) => sum + count, 0)).toBe(13);
  expect(Math.max(...purged)).toBeLessThanOrEqual(5);
  expect(await server.run("SELECT count(*) AS n FROM newspapers WHERE user_id = ? AND data = '{}'", me.user.id)).toEqual([{ n: 13 }]);
  const slice = await sliceOf(db, "newspapers", 500, Date.now());
  const { sql, params } = db
    .select()
    .from((await import("../../db/schema.ts")).newspapers)
    .where(slice)
    .toSQL();
  expect(JSON.stringify(await server.run(`EXPLAIN QUERY PLAN ${sql}`, ...params))).toContain(
    "USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)",
  );
  await server.run("DELETE FROM newspapers WHERE user_id = ?", me.user.id);
});
