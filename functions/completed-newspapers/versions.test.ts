import { expect, it } from "vitest";
import { purgeNewspapers, purgePictures } from "../deletion/sweep.ts";
import { startServer } from "../testing/index.ts";
import { readEvents, scriptedOrder } from "../testing/orders.ts";
import type { Newspaper, NewspaperVersion } from "./contract.ts";
import { isOwn } from "./row.ts";
import { dropBeyondBounds, hasRoomForNamed, versionBounds } from "./version-bounds.ts";
import { findVersion, findVersions, keepState, likeNow } from "./version-rows.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts" });
type Me = Awaited<ReturnType<typeof server.signIn>>;

const day = 24 * 60 * 60 * 1000;
const papers = "/api/completed-newspapers";
const bodyOf = async <T = Newspaper>(answer: Response) => (await answer.json()) as T;
const refusalOf = async (answer: Response) => [answer.status, (await bodyOf<{ details?: unknown }>(answer)).details];
const read = async (me: Me, id: string) => bodyOf(await me.get(`${papers}/${id}`));
const list = async (me: Me, id: string) => bodyOf<NewspaperVersion[]>(await me.get(`${papers}/${id}/versions`));
const keep = async (me: Me, id: string, body: object = { name: "Kept" }) =>
  bodyOf<NewspaperVersion>(await me.post(`${papers}/${id}/versions`, body));
const whole = async (me: Me, id: string, version: string) => bodyOf(await me.get(`${papers}/${id}/versions/${version}`));
const restore = (me: Me, id: string, version: string) => me.post(`${papers}/${id}/versions/${version}/restore`);

const newspaper = (more: object = {}) => ({
  title: "The bridge is open",
  content: "The bridge is open. People cross it.",
  expandedContent: { expandedTitle: "The bridge is open", expandedContent: "The bridge is open. People cross it." },
  newspaperName: "The Lantern",
  ...more,
});
const save = async (me: Me, more: object = {}) => bodyOf(await me.post(papers, newspaper(more)));
const withHeadline = (before: Newspaper, expandedTitle: string) => ({
  ...before,
  expandedContent: { ...before.expandedContent, expandedTitle },
});
const edit = async (me: Me, id: string, expandedTitle: string) => save(me, withHeadline(await read(me, id), expandedTitle));

async function pictureOf(me: Me): Promise<string> {
  const key = crypto.randomUUID();
  await server.run("INSERT INTO images VALUES (?, ?, NULL, 'image/png', 9, 1, 1, 0)", key, me.user.id);
  return `/api/images/${key}`;
}
const isThere = async (url: string) =>
  (await server.run("SELECT 1 FROM images WHERE key = ?", url.slice("/api/images/".length))).length === 1;

async function print(me: Me): Promise<Newspaper & { pressRunId: string }> {
  const { id } = await bodyOf<{ id: string }>(await me.post("/api/press-runs", scriptedOrder()));
  const told = readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text());
  return { ...(await read(me, String(told.at(-1)?.data.newspaperId))), pressRunId: id };
}
async function remake(me: Me, runId: string, order: object): Promise<void> {
  const { after } = await bodyOf<{ after: number }>(await me.post(`/api/press-runs/${runId}/blocks`, order));
  await (await me.get(`/api/press-runs/${runId}/events`, { "last-event-id": String(after) })).text();
}

/** What of a newspaper a version brings back. */
const contentOf = ({ updatedAt, previewImageUrl, sharePictures, ...content }: Newspaper) => content;

it("brings back everything that was ever made, after whatever was made, saved and restored since", async () => {
  const me = await server.signIn();
  const made = await print(me);
  const { id, pressRunId } = made;
  expect(await list(me, id)).toMatchObject([
    {
      id,
      cause: "generation",
      part: null,
      name: "",
      headline: made.expandedContent.expandedTitle,
      layout: "three-column",
      at: made.updatedAt,
    },
  ]);

  const edited = await edit(me, id, "By hand");
  await remake(me, pressRunId, { block: "headline" });
  const second = await read(me, id);
  await edit(me, id, "By hand, later");
  await restore(me, id, id);
  await remake(me, pressRunId, { block: "name" });
  const third = await read(me, id);
  await edit(me, id, "By hand, at last");

  const versions = await list(me, id);
  expect(versions.map(({ cause, part, headline }) => [cause, part, headline])).toEqual([
    ["generation", "name", made.expandedContent.expandedTitle],
    ["before-restore", null, "By hand, later"],
    ["generation", "headline", second.expandedContent.expandedTitle],
    ["block", "headline", "By hand"],
    ["generation", null, made.expandedContent.expandedTitle],
  ]);
  expect(versions.map(({ at }) => at)).toEqual(versions.map(({ at }) => at).toSorted((one, other) => other - one));
  for (const [version, state] of [
    [versions[0], third],
    [versions[2], second],
    [versions[3], edited],
    [versions[4], made],
  ] as const) {
    const restored = await bodyOf(await restore(me, id, version?.id ?? ""));
    expect(contentOf(restored)).toEqual(contentOf(state));
    expect(contentOf(await whole(me, id, version?.id ?? ""))).toEqual(contentOf(state));
  }
  expect((await list(me, id)).filter(({ headline }) => headline === "By hand, at last")).toHaveLength(1);
  await server.expectSound();
});

it("keeps what stood when another version is restored, tells where it is, and leaves the newspaper its name, number, address and time", async () => {
  const me = await server.signIn();
  await save(me);
  const [imageUrl, preview] = [await pictureOf(me), await pictureOf(me)];
  const { id } = await save(me, { newspaperName: "The Évening Star", language: "fr", imageUrl });
  await me.send("PUT", `${papers}/${id}/sharing`, { shared: true });
  const kept = await keep(me, id, { name: "For the evening" });
  expect(kept).toMatchObject({
    cause: "named",
    name: "For the evening",
    newspaperName: "The Évening Star",
    length: 36,
    templateId: "american-classic",
  });
  await me.patch(`${papers}/${id}`, { title: "Another title" });
  const before = await save(me, {
    ...(await read(me, id)),
    newspaperName: "The Dawn",
    language: "de",
    templateId: "modern-herald",
    imageUrl: "",
    previewImageUrl: preview,
    sharePictures: { pages: [preview], card: preview },
  });
  const answer = await restore(me, id, kept.id);
  const restored = await bodyOf(answer);
  expect(restored).toMatchObject({
    id,
    title: "Another title",
    newspaperName: "The Évening Star",
    language: "fr",
    templateId: "american-classic",
    imageUrl,
    previewImageUrl: "",
    sharePictures: { pages: [], card: "" },
    folio: { number: 2 },
    shareUrl: before.shareUrl,
    createdAt: before.createdAt,
  });
  expect(restored.updatedAt).toBeGreaterThan(before.updatedAt);
  expect(await read(me, id)).toEqual(restored);
  const found = (sought: string) => me.get(`${papers}?q=${sought}`).then((each) => bodyOf<Newspaper[]>(each));
  expect([await found("evening"), await found("dawn"), await found("another")]).toMatchObject([[{ id }], [], [{ id }]]);

  const address = /^<(.+)>; rel="predecessor-version"$/.exec(answer.headers.get("link") ?? "")?.[1] ?? "";
  const undone = await bodyOf(await me.post(`${address}/restore`));
  expect(contentOf(undone)).toEqual(contentOf(before));
  // What was read before somebody restored is not saved over it.
  expect((await me.post(papers, before)).status).toBe(409);
  // Both sides of the undoing are kept already.
  expect((await list(me, id)).map(({ cause }) => cause)).toEqual(["before-restore", "named", "generation"]);
  await server.expectSound();
});

it("keeps what the browser sends as a version of the newspaper and leaves the newspaper as it is", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  const saved = await save(me);
  const { id } = saved;
  const mine = withHeadline(saved, "Mine");
  const conflict = await keep(me, id, {
    name: "",
    cause: "conflict",
    newspaper: { ...mine, title: "Elsewhere", folio: { ...saved.folio, number: 99 } },
  });
  expect(conflict).toMatchObject({ cause: "conflict", name: "", headline: "Mine" });
  expect(await read(me, id)).toEqual(saved);
  expect(await whole(me, id, conflict.id)).toMatchObject({
    id,
    title: saved.title,
    folio: { number: 1 },
    expandedContent: mine.expandedContent,
  });

  const [theirs, preview] = [await pictureOf(other), await pictureOf(me)];
  const versions = `${papers}/${id}/versions`;
  const refused = await me.post(versions, { name: "", newspaper: { ...mine, imageUrl: theirs } });
  expect(await refusalOf(refused)).toEqual([422, { fields: ["newspaper.imageUrl"] }]);
  const unknown = await me.post(versions, { name: "", newspaper: { ...mine, language: "xx" } });
  expect(await refusalOf(unknown)).toMatchObject([422, { fields: ["newspaper"], issues: [{ path: "newspaper.language" }] }]);
  for (const body of [
    {},
    { name: 7 },
    { name: "x".repeat(121) },
    { name: "x", cause: "generation" },
    { name: "x", newspaper: {} },
    { name: "x", newspaper: 1 },
  ])
    expect([body, (await me.post(versions, body)).status]).toEqual([body, 422]);
  const large = { ...mine, expandedContent: { ...mine.expandedContent, expandedContent: "語".repeat(90_000) } };
  expect((await me.post(versions, { name: "x", newspaper: large })).status).toBe(413);
  expect(await keep(me, id, { name: "\u202eEvening 👩‍👩‍👧\u0000", newspaper: { ...mine, previewImageUrl: preview } })).toMatchObject({
    name: "\u202eEvening 👩‍👩‍👧",
  });
  // The address of another newspaper is none of this one.
  const elsewhere = await save(me);
  expect((await me.get(`${papers}/${elsewhere.id}/versions/${conflict.id}`)).status).toBe(404);
  expect((await restore(me, elsewhere.id, conflict.id)).status).toBe(404);
  expect((await restore(me, elsewhere.id, id)).status).toBe(404);
  for (const version of [conflict.id, id]) {
    expect((await other.get(`${versions}/${version}`)).status).toBe(404);
    expect((await restore(other, id, version)).status).toBe(404);
    expect((await other.patch(`${versions}/${version}`, { name: "Theirs" })).status).toBe(404);
    expect((await other.delete(`${versions}/${version}`)).status).toBe(404);
  }
  expect((await other.get(versions)).status).toBe(404);
  expect((await other.post(versions, { name: "Theirs" })).status).toBe(404);
  expect(await list(me, id)).toHaveLength(3);
  await server.expectSound();
});

it("keeps what its owner named, lets the oldest others go, and never the newspaper as it was made", async () => {
  const me = await server.signIn();
  const { id } = await save(me);
  await server.run(
    `INSERT INTO newspaper_versions SELECT ? || '-' || value, ?, user_id, CASE WHEN value % 10 = 0 THEN 'generation' ELSE 'before-restore' END, '', '', '', 'en', data, value, size, '', NULL
     FROM newspaper_versions v, json_each(?) WHERE v.id = ?`,
    id,
    id,
    JSON.stringify(Array.from({ length: 60 }, (_, index) => index + 1)),
    id,
  );
  const versions = `${papers}/${id}/versions`;
  // One of the first to go is its owner's to keep from now on.
  expect(await bodyOf(await me.patch(`${versions}/${id}-2`, { name: "The second" }))).toMatchObject({
    name: "The second",
    cause: "before-restore",
  });
  await keep(me, id);
  const page = await me.get(versions);
  expect(await bodyOf<unknown[]>(page)).toHaveLength(50);
  const next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1] ?? "";
  const rest = await bodyOf<NewspaperVersion[]>(await me.get(next));
  const all = [...(await list(me, id)), ...rest];
  expect(new Set(all.map((version) => version.id)).size).toBe(52);
  expect(all.filter(({ cause }) => cause === "generation").map((version) => version.id)).toEqual(
    expect.arrayContaining([id, ...[10, 20, 30, 40, 50, 60].map((at) => `${id}-${at}`)]),
  );
  expect(all.some((version) => version.id === `${id}-2`)).toBe(true);
  expect(all.some((version) => version.id === `${id}-11`)).toBe(false);
  expect(await bodyOf<unknown[]>(await me.get(`${versions}?cursor=nonsense`))).toHaveLength(50);

  // Side by side no more are kept than there may be.
  const more = await Promise.all(Array.from({ length: 52 }, (_, at) => me.post(versions, { name: `No ${at}` })));
  expect(more.filter(({ status }) => status === 201)).toHaveLength(versionBounds.named - 2);
  const refused = more.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({
    error: expect.stringContaining("Please delete one"),
    details: { reason: "count", most: 50 },
  });
  expect((await me.patch(`${versions}/${id}-60`, { name: "One more" })).status).toBe(409);
  expect((await me.patch(`${versions}/${id}-2`, { name: "The second, again" })).status).toBe(200);
  expect((await me.delete(`${versions}/${id}-2`)).status).toBe(204);
  expect((await me.delete(`${versions}/${id}-2`)).status).toBe(404);
  expect((await me.patch(`${versions}/${id}-60`, { name: "One more" })).status).toBe(200);
  expect(await refusalOf(await me.delete(`${versions}/${id}`))).toEqual([409, { reason: "first" }]);
  // What the browser keeps for its owner is no wish of the owner's, and always has room.
  expect((await me.post(versions, { name: "", cause: "conflict" })).status).toBe(201);
  await server.expectSound();
});

it("lets the oldest of all of a person's go where they are too large, and what was just kept never", async () => {
  const me = await server.signIn();
  const [{ id }, other] = [await save(me), await save(me)];
  // As if each were five million bytes.
  await server.run(
    `INSERT INTO newspaper_versions SELECT ? || '-' || value, ?, user_id, CASE WHEN value = 1 THEN 'generation' WHEN value > 36 THEN 'named' ELSE 'block' END, '', '', '', 'en', data, value, 5000000, '', NULL
     FROM newspaper_versions v, json_each(?) WHERE v.id = ?`,
    other.id,
    other.id,
    JSON.stringify(Array.from({ length: 40 }, (_, index) => index + 1)),
    id,
  );
  await edit(me, id, "By hand");
  expect((await restore(me, id, id)).status).toBe(200);
  expect((await list(me, id)).map(({ cause }) => cause)).toEqual(["before-restore", "generation"]);
  const left = (await list(me, other.id)).map((version) => version.id.slice(other.id.length + 1));
  expect(left).toEqual(["", ...[40, 39, 38, 37], ...Array.from({ length: 19 }, (_, at) => 36 - at), 1].map(String));
  await server.run("UPDATE newspaper_versions SET cause = 'named' WHERE newspaper_id = ?", other.id);
  const refused = await me.post(`${papers}/${id}/versions`, { name: "One more" });
  expect(await refusalOf(refused)).toEqual([409, { reason: "bytes" }]);
  await server.run("DELETE FROM newspaper_versions WHERE size = 5000000");
  await server.expectSound();
});

it("keeps the first state of a newspaper from before there were versions, and of a copy, once it is changed", async () => {
  const me = await server.signIn();
  const { id } = await save(me);
  await edit(me, id, "By hand");
  await server.run("DELETE FROM newspaper_versions WHERE user_id = ?", me.user.id);
  const copy = await bodyOf(await me.post(`${papers}/${id}/duplicate`));
  expect([await list(me, id), await list(me, copy.id)]).toEqual([[], []]);
  for (const each of [id, copy.id]) {
    await edit(me, each, "Once more");
    await edit(me, each, "And again");
    expect(await list(me, each)).toMatchObject([{ id: each, cause: "generation", headline: "By hand" }]);
  }
  await server.expectSound();
});

it("brings a newspaper back whose row nobody can read any more", async () => {
  const me = await server.signIn();
  const saved = await save(me);
  await server.run("UPDATE newspapers SET data = 'no json' WHERE id = ?", saved.id);
  expect(await bodyOf(await restore(me, saved.id, saved.id))).toMatchObject({ expandedContent: saved.expandedContent });
  await server.run("UPDATE newspapers SET data = 'no json' WHERE id = ?", saved.id);
  expect((await me.post(papers, { ...saved, updatedAt: undefined })).status).toBe(200);
  await server.expectSound();
});

it("restores two at once one after the other, and neither is lost", async () => {
  const me = await server.signIn();
  const { id } = await save(me);
  const kept: string[] = [];
  for (const headline of ["One", "Two"]) {
    await edit(me, id, headline);
    kept.push((await keep(me, id)).id);
  }
  await edit(me, id, "Three");
  const answers = await Promise.all([...kept, ...kept].map((version) => restore(me, id, version)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await list(me, id)).map(({ cause, headline }) => [cause, headline])).toEqual([
    ["before-restore", "Three"],
    ["named", "Two"],
    ["named", "One"],
    ["generation", "The bridge is open"],
  ]);
  expect(["One", "Two"]).toContain((await read(me, id)).expandedContent.expandedTitle);
  await server.expectSound();
});

it("leaves the pictures of a version where they are, and lets both go with the newspaper", async () => {
  const me = await server.signIn();
  const [was, stands, replaced, never] = [await pictureOf(me), await pictureOf(me), await pictureOf(me), await pictureOf(me)];
  const setting = { role: "main", focal: null, treatment: null, replaced: { imageUrl: replaced, caption: "", alt: "" } };
  const saved = await save(me, { imageUrl: was, pictures: [setting] });
  const { id } = saved;
  await save(me, { ...saved, imageUrl: stands, pictures: [] });
  const shared = await save(me, { imageUrl: was });
  const db = await server.db();
  await purgePictures(db, Date.now());
  expect(await Promise.all([was, stands, replaced, never].map(isThere))).toEqual([true, true, true, false]);
  expect((await bodyOf(await restore(me, id, id))).imageUrl).toBe(was);

  expect((await me.delete(`${papers}/${id}`)).status).toBe(204);
  expect([(await me.get(`${papers}/${id}/versions`)).status, (await restore(me, id, id)).status]).toEqual([404, 404]);
  await server.run("UPDATE newspapers SET deleted_at = ? WHERE id = ?", Date.now() - 29 * day, id);
  await purgeNewspapers(db, Date.now());
  expect((await me.post(`${papers}/${id}/restore`)).status).toBe(200);
  expect(await list(me, id)).toHaveLength(2);
  await me.delete(`${papers}/${id}`);
  await server.run("UPDATE newspapers SET deleted_at = ? WHERE id = ?", Date.now() - 31 * day, id);
  await purgeNewspapers(db, Date.now());
  expect(await server.run("SELECT * FROM newspaper_versions WHERE newspaper_id = ?", id)).toEqual([]);
  // The other newspaper has one of them.
  expect(await Promise.all([was, stands, replaced].map(isThere))).toEqual([true, false, false]);
  await save(me, { ...shared, imageUrl: "" });
  await purgePictures(db, Date.now());
  expect(await isThere(was)).toBe(true);
  await server.expectSound();
});

it("gives versions with the export of an account, and keeps none of an account that is gone", async () => {
  const me = await server.signIn();
  const imageUrl = await pictureOf(me);
  const saved = await save(me, { imageUrl });
  await save(me, { ...withHeadline(saved, "By hand"), imageUrl: "" });
  const kept = await keep(me, saved.id, { name: "For the evening" });
  const document = await bodyOf<{ versions: object[]; pictures: object[] }>(await me.get("/api/user/export"));
  expect(document.versions).toMatchObject([
    { id: saved.id, newspaperId: saved.id, cause: "generation", newspaper: { imageUrl, expandedContent: saved.expandedContent } },
    { id: kept.id, name: "For the evening", newspaper: { expandedContent: { expandedTitle: "By hand" } } },
  ]);
  expect(document.pictures).toMatchObject([{ address: imageUrl, newspapers: [saved.id] }]);
  expect((await me.send("DELETE", "/api/user", { confirm: me.user.email })).status).toBe(204);
  expect(await server.run("SELECT * FROM newspaper_versions WHERE user_id = ?", me.user.id)).toEqual([]);
  await server.expectSound();
});

it("finds versions by their indexes, however many there are of others", async () => {
  const db = await server.db();
  const own = isOwn("newspaper", "user");
  const queries = [
    findVersions(db, "newspaper", "user", undefined),
    findVersion(db, "newspaper", "user", "version"),
    keepState(db, own, { id: "version", cause: "block", now: 0 }),
    likeNow(db, own),
    ...dropBeyondBounds(db, "newspaper", "user"),
    db.select({ hasRoom: hasRoomForNamed("newspaper", "user", own).as("has_room") }).from(own),
  ];
  for (const query of queries.slice(0, -1)) {
    const { sql, params } = (query as unknown as { toSQL(): { sql: string; params: unknown[] } }).toSQL();
    const plan = (await server.run(`EXPLAIN QUERY PLAN ${sql}`, ...params)).map(({ detail }) => String(detail));
    expect([sql, plan.filter((step) => /^SCAN (newspaper|newspapers|newspaper_versions|v|n|a|o)\b/.test(step))]).toEqual([sql, []]);
  }
});
