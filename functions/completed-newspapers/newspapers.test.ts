import { expect, it } from "vitest";
import { languages } from "../../locales/languages.ts";
import { startServer } from "../testing/index.ts";

const server = startServer();
type Me = Awaited<ReturnType<typeof server.signIn>>;

interface Body {
  id: string;
  title: string;
  code: string;
  updatedAt: number;
  details: { fields: string[]; updatedAt: number };
  folio: { number: number };
  expandedContent: { expandedContent: string };
}
const bodyOf = async (answer: Response) => (await answer.json()) as Body;
const newspaper = (more: object = {}) => ({
  title: "The bridge is open",
  content: "The bridge is open. People cross it.",
  region: "Duluth",
  expandedContent: { expandedTitle: "The bridge is open", expandedContent: "The bridge is open. People cross it." },
  newspaperName: "The Lantern",
  ...more,
});
const save = (me: Me, more: object = {}) => me.post("/api/completed-newspapers", newspaper(more));
const list = async (me: Me, search = "") => (await (await me.get(`/api/completed-newspapers${search}`)).json()) as Body[];

async function pictureOf(me: Me): Promise<string> {
  const key = crypto.randomUUID();
  await server.run(
    "INSERT INTO images (key, user_id, type, size, width, height, created_at) VALUES (?, ?, 'image/png', 1, 1, 1, 0)",
    key,
    me.user.id,
  );
  return `/api/images/${key}`;
}

it("saves a newspaper, fills in what was left out, and gives it back", async () => {
  const me = await server.signIn();
  const answer = await save(me);
  expect(answer.status).toBe(201);
  const saved = await bodyOf(answer);
  expect(saved).toMatchObject({ folio: { volume: 1, number: 1 }, currentFilter: "none", shareUrl: null, templateId: "american-classic" });
  expect(await bodyOf(await me.get(`/api/completed-newspapers/${saved.id}`))).toEqual(saved);
  expect(await list(me)).toEqual([saved]);
  expect(await server.run("SELECT newspaper_count AS n FROM users WHERE id = ?", me.user.id)).toEqual([{ n: 1 }]);
  await server.expectSound();
});

it("replaces the caller's own and counts it once", async () => {
  const me = await server.signIn();
  const saved = await bodyOf(await save(me));
  const answer = await save(me, { ...saved, title: "The bridge is closed" });
  expect(answer.status).toBe(200);
  const changed = await bodyOf(answer);
  expect([changed.id, changed.title, changed.folio.number]).toEqual([saved.id, "The bridge is closed", 1]);
  expect(changed.updatedAt).toBeGreaterThan(saved.updatedAt);
  expect(await list(me)).toHaveLength(1);
});

it("refuses a save that was read before a later one, and keeps the later one", async () => {
  const me = await server.signIn();
  const saved = await bodyOf(await save(me));
  const [one, two] = await Promise.all([save(me, { ...saved, title: "One" }), save(me, { ...saved, title: "Two" })]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  const kept = one.status === 200 ? "One" : "Two";
  const lost = await bodyOf(one.status === 200 ? two : one);
  const [now] = await list(me);
  expect([now?.title, lost.code, lost.details.updatedAt]).toEqual([kept, "CONFLICT", now?.updatedAt]);
});

it("takes only pictures of the owner's, and names the field of another's", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  const [mine, theirs] = [await pictureOf(me), await pictureOf(other)];
  expect((await save(me, { imageUrl: mine, smallImageUrl: mine })).status).toBe(201);
  const refused = await save(me, { imageUrl: mine, smallImageUrl: theirs });
  expect([refused.status, (await bodyOf(refused)).details.fields]).toEqual([422, ["smallImageUrl"]]);
  for (const imageUrl of ["https://example.com/a.png", "/api/images/../users", "javascript:alert(1)", "/api/images/"]) {
    expect((await save(me, { imageUrl })).status).toBe(422);
  }
  expect(await list(me)).toHaveLength(1);
  await server.expectSound();
});

it("lists the newspapers it can read, and says how many it cannot", async () => {
  const me = await server.signIn();
  const ids: string[] = [];
  for (const title of ["One", "Two", "Three", "Four"]) ids.push((await bodyOf(await save(me, { title }))).id);
  await server.run(`UPDATE newspapers SET data = '{"broken' WHERE id = ?`, ids[1]);
  await server.run("UPDATE newspapers SET data = json_set(data, '$.expandedContent', 7) WHERE id = ?", ids[2]);
  const answer = await me.get("/api/completed-newspapers");
  expect([answer.status, answer.headers.get("x-unreadable-count"), answer.headers.get("x-total-count")]).toEqual([200, "2", "4"]);
  expect(((await answer.json()) as Body[]).map(({ title }) => title)).toEqual(["Four", "One"]);
  await server.run("DELETE FROM newspapers WHERE user_id = ?", me.user.id);
  await server.run("UPDATE users SET newspaper_count = 0 WHERE id = ?", me.user.id);
});

it("takes no picture that a run will drop, and takes those of a run that keeps them", async () => {
  const me = await server.signIn();
  const outcomes: [string, string, number][] = [
    ["press", "failed", 422],
    ["press", "stopped", 422],
    ["press", "running", 422],
    ["press", "complete", 201],
    ["press", "kept", 201],
    ["implicit", "running", 201],
    ["implicit", "kept", 201],
  ];
  const saved: string[] = [];
  for (const [kind, status, answered] of outcomes) {
    const [imageUrl, runId] = [await pictureOf(me), crypto.randomUUID()];
    await server.run(
      `INSERT INTO press_runs (id, user_id, kind, status, text_model, image_model, created_at, deadline_at, ended_at)
       VALUES (?, ?, ?, 'running', 'house', 'house', 0, ?, NULL)`,
      runId,
      me.user.id,
      kind,
      Date.now() + 60_000,
    );
    await server.run("UPDATE images SET press_run_id = ? WHERE key = ?", runId, imageUrl.slice("/api/images/".length));
    await server.run(
      "UPDATE press_runs SET status = ?, ended_at = CASE WHEN ? = 'running' THEN NULL ELSE 1 END WHERE id = ?",
      status,
      status,
      runId,
    );
    const answer = await save(me, { imageUrl });
    expect([kind, status, answer.status]).toEqual([kind, status, answered]);
    if (answered === 422) expect((await bodyOf(answer)).details.fields).toEqual(["imageUrl"]);
    else saved.push((await bodyOf(answer)).id);
    await server.run("UPDATE press_runs SET status = 'kept', ended_at = 1 WHERE id = ?", runId);
  }
  expect(saved).toHaveLength(4);
  const version = { name: "", cause: "conflict" as const };
  const [imageUrl, runId] = [await pictureOf(me), crypto.randomUUID()];
  await server.run(
    "INSERT INTO press_runs (id, user_id, kind, status, text_model, image_model, created_at, deadline_at, ended_at) VALUES (?, ?, 'press', 'failed', 'house', 'house', 0, 0, 1)",
    runId,
    me.user.id,
  );
  await server.run("UPDATE images SET press_run_id = ? WHERE key = ?", runId, imageUrl.slice("/api/images/".length));
  expect((await me.post(`/api/completed-newspapers/${saved[0]}/versions`, { ...version, newspaper: newspaper({ imageUrl }) })).status).toBe(
    422,
  );
  await server.run("DELETE FROM press_runs WHERE user_id = ?", me.user.id);
});

it("keeps the picture a photograph stands in for, and lets nobody name another's there", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  const [photograph, made, theirs] = [await pictureOf(me), await pictureOf(me), await pictureOf(other)];
  const setting = (imageUrl: string) => ({
    role: "main",
    focal: { x: 0.2, y: 0.7 },
    treatment: "engraving",
    replaced: { imageUrl, caption: "A map of the bridge", alt: "Map" },
  });
  const answer = await save(me, { imageUrl: photograph, pictures: [setting(made)] });
  expect([answer.status, await answer.json()]).toMatchObject([201, { imageUrl: photograph, pictures: [setting(made)] }]);
  const refused = await save(me, { imageUrl: photograph, pictures: [setting(theirs)] });
  expect([refused.status, (await bodyOf(refused)).details.fields]).toEqual([422, ["pictures"]]);
  const older = await save(me, { imageUrl: photograph, pictures: [{ role: "main", focal: null, treatment: "plain" }] });
  expect(await older.json()).toMatchObject({ pictures: [{ role: "main", focal: null, treatment: "plain", replaced: null }] });
  await server.expectSound();
});

it("refuses what pictures and exports cannot be, and names the field", async () => {
  const me = await server.signIn();
  const setting = { role: "main", focal: null, treatment: null };
  const resolution = { width: 1920, height: 2560, dpi: 150 };
  const wrong: [string, object][] = [
    ["pictures", { pictures: [setting, { ...setting, treatment: "plain" }] }],
    ["pictures", { pictures: [{ ...setting, role: "third" }] }],
    ["pictures", { pictures: [{ ...setting, treatment: "sepia" }] }],
    ["pictures", { pictures: [{ ...setting, focal: { x: 1.1, y: 0 } }] }],
    ["pictures", { pictures: [{ ...setting, focal: { x: null, y: 0 } }] }],
    ["pictures", { pictures: [{ ...setting, replaced: { imageUrl: "https://example.com/a.png", caption: "", alt: "" } }] }],
    ["pictures", { pictures: "main" }],
    ["currentFilter", { currentFilter: "neon" }],
    ["exportSettings", { exportSettings: { format: "gif", quality: "hd", resolution } }],
    ["exportSettings", { exportSettings: { format: "png", quality: "8k", resolution } }],
    ["exportSettings", { exportSettings: { format: "png", quality: "hd", resolution: { ...resolution, dpi: 0 } } }],
    ["folio", { folio: { volume: 1, number: 1, price: "", motto: "", ears: ["only one"] } }],
  ];
  for (const [field, more] of wrong) {
    const answer = await save(me, more);
    expect([answer.status, (await bodyOf(answer)).details.fields], JSON.stringify(more)).toEqual([422, [field]]);
  }
  expect(await list(me)).toEqual([]);
});

it("answers 404 for what is another's, deleted, or nobody's", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  const theirs = await bodyOf(await save(other));
  for (const id of [theirs.id, "none", "%00", "x".repeat(70)]) {
    expect((await me.get(`/api/completed-newspapers/${id}`)).status).toBe(404);
    expect((await me.delete(`/api/completed-newspapers/${id}`)).status).toBe(404);
    expect((await me.post(`/api/completed-newspapers/${id}/restore`)).status).toBe(404);
    expect((await me.post(`/api/completed-newspapers/${id}/duplicate`)).status).toBe(404);
    expect((await me.patch(`/api/completed-newspapers/${id}`, { title: "Mine" })).status).toBe(404);
  }
  expect((await save(me, { id: theirs.id })).status).toBe(404);
  expect((await save(me, { pressRunId: "none" })).status).toBe(404);
  expect(await list(me)).toEqual([]);
  expect((await bodyOf(await other.get(`/api/completed-newspapers/${theirs.id}`))).title).toBe(theirs.title);
});

it("deletes, hides and restores within 30 days", async () => {
  const me = await server.signIn();
  const { id } = await bodyOf(await save(me));
  expect((await me.delete(`/api/completed-newspapers/${id}`)).status).toBe(204);
  // Before a save counts anew.
  await server.expectSound();
  expect((await me.get(`/api/completed-newspapers/${id}`)).status).toBe(404);
  expect((await me.post(`/api/completed-newspapers/${id}/duplicate`)).status).toBe(404);
  expect((await me.patch(`/api/completed-newspapers/${id}`, { title: "Back" })).status).toBe(404);
  expect((await me.delete(`/api/completed-newspapers/${id}`)).status).toBe(404);
  expect((await save(me, { id })).status).toBe(404);
  expect(await list(me)).toEqual([]);
  await server.expectSound();
  const restored = await me.post(`/api/completed-newspapers/${id}/restore`);
  expect([restored.status, (await bodyOf(restored)).id]).toEqual([200, id]);
  expect(await list(me)).toHaveLength(1);
  await me.delete(`/api/completed-newspapers/${id}`);
  await server.run("UPDATE newspapers SET deleted_at = deleted_at - 31 * 86400000 WHERE id = ?", id);
  expect((await me.post(`/api/completed-newspapers/${id}/restore`)).status).toBe(404);
  await server.expectSound();
});

it("numbers the folios on, also after a deletion", async () => {
  const me = await server.signIn();
  const first = await bodyOf(await save(me));
  const second = await bodyOf(await save(me));
  await me.delete(`/api/completed-newspapers/${second.id}`);
  const third = await bodyOf(await save(me));
  expect([first, second, third].map(({ folio }) => folio.number)).toEqual([1, 2, 3]);
});

it("lists 50 at a time, newest first, and leaves none out", async () => {
  const me = await server.signIn();
  const all = Array.from({ length: 60 }, (_, index) => index);
  await Promise.all(all.map((index) => save(me, { title: `Paper ${index}` })));
  const first = await me.get("/api/completed-newspapers");
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1];
  const second = await me.get(next ?? "");
  const titles = [...((await first.json()) as Body[]), ...((await second.json()) as Body[])];
  expect(titles).toHaveLength(60);
  expect(new Set(titles.map(({ id }) => id)).size).toBe(60);
  expect(titles.map(({ updatedAt }) => updatedAt)).toEqual(titles.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b - a));
  expect(second.headers.get("link")).toBeNull();
  expect(await list(me, "?cursor=nonsense")).toHaveLength(50);
  // What was looked for goes on being looked for.
  const few = await me.get("/api/completed-newspapers?q=paper");
  const link = /<([^>]+)>/.exec(few.headers.get("link") ?? "")?.[1] ?? "";
  expect([few.headers.get("x-total-count"), new URLSearchParams(link.split("?")[1]).get("q")]).toEqual(["60", "paper"]);
});

it("finds by title or paper name, and takes signs of the pattern language as themselves", async () => {
  const me = await server.signIn();
  await save(me, { title: "100% rain" });
  await save(me, { title: "Sun", newspaperName: "今治新報" });
  expect((await list(me, `?q=${encodeURIComponent("0% r")}`)).map(({ title }) => title)).toEqual(["100% rain"]);
  expect((await list(me, "?q=%25")).map(({ title }) => title)).toEqual(["100% rain"]);
  expect(await list(me, "?q=_______")).toEqual([]);
  expect((await list(me, `?q=${encodeURIComponent("今治")}`)).map(({ title }) => title)).toEqual(["Sun"]);
});

it("finds words of every script in any order, without heeding case, accents or vowel points", async () => {
  const me = await server.signIn();
  const titles = ["Мост открыт", "Çeşme Köprüsü açıldı", "Η γέφυρα άνοιξε", "الجِسْرُ مفتوح", "पुल खुल गया", "川を渡る橋が開通", "Straße frei"];
  for (const title of titles) await save(me, { title });
  const found = async (q: string) => (await list(me, `?q=${encodeURIComponent(q)}`)).map(({ title }) => title);
  expect(await found("МОСТ")).toEqual(["Мост открыт"]);
  expect(await found("acildi cesme")).toEqual(["Çeşme Köprüsü açıldı"]);
  expect(await found("ΓΕΦΥΡΑ")).toEqual(["Η γέφυρα άνοιξε"]);
  expect(await found("الجسر")).toEqual(["الجِسْرُ مفتوح"]);
  expect(await found("खुल")).toEqual(["पुल खुल गया"]);
  expect(await found("खिल")).toEqual([]);
  expect(await found("開通")).toEqual(["川を渡る橋が開通"]);
  expect(await found("STRASSE")).toEqual(["Straße frei"]);
  const all = await me.get("/api/completed-newspapers?q=");
  expect([
    all.headers.get("x-total-count"),
    (await me.get("/api/completed-newspapers?q=%D0%BC%D0%BE")).headers.get("x-total-count"),
  ]).toEqual(["7", "1"]);
});

it("renames: found by the new title, not by the old one, with page, run and later saves as they were", async () => {
  const me = await server.signIn();
  const saved = await bodyOf(await save(me, { title: "Regatta", newspaperName: "The Égide" }));
  const answer = await me.patch(`/api/completed-newspapers/${saved.id}`, { title: "Été à Duluth", newspaperName: "x", pressRunId: "x" });
  const renamed = await bodyOf(answer);
  expect([answer.status, renamed]).toEqual([200, { ...saved, title: "Été à Duluth", updatedAt: expect.any(Number) }]);
  expect(renamed.updatedAt).toBeGreaterThan(saved.updatedAt);
  expect((await list(me, "?q=ETE")).length).toBe(1);
  expect((await list(me, "?q=egide")).length).toBe(1);
  expect(await list(me, "?q=regatta")).toEqual([]);
  // Another window that still has the old title cannot put it back unawares.
  expect((await save(me, { ...saved, currentFilter: "sepia" })).status).toBe(409);
  for (const title of ["", " \u200b ", "x".repeat(301), 7])
    expect((await me.patch(`/api/completed-newspapers/${saved.id}`, { title })).status).toBe(422);
});

it("duplicates: same words and pictures, a number of its own, private, of no run, free", async () => {
  const me = await server.signIn();
  const [picture, preview] = [await pictureOf(me), await pictureOf(me)];
  const more = { imageUrl: picture, previewImageUrl: preview, sharePictures: { pages: [preview], card: preview }, currentFilter: "aged" };
  const saved = await bodyOf(await save(me, more));
  await server.run("UPDATE newspapers SET share_id = 'shared-' || id WHERE id = ?", saved.id);
  const answer = await me.post(`/api/completed-newspapers/${saved.id}/duplicate`);
  const copy = await bodyOf(answer);
  expect([answer.status, copy]).toEqual([
    201,
    {
      ...saved,
      id: copy.id,
      // Too small for the number to be read.
      previewImageUrl: preview,
      sharePictures: { pages: [], card: "" },
      folio: { ...saved.folio, number: 2 },
      createdAt: expect.any(Number),
      updatedAt: expect.any(Number),
    },
  ]);
  expect(copy.id).not.toBe(saved.id);
  expect((await list(me)).map(({ id }) => id)).toEqual([copy.id, saved.id]);
  // A change to one is none to the other.
  await me.patch(`/api/completed-newspapers/${copy.id}`, { title: "Another" });
  expect((await bodyOf(await me.get(`/api/completed-newspapers/${saved.id}`))).title).toBe(saved.title);
  expect(await server.run("SELECT newspaper_count AS n FROM users WHERE id = ?", me.user.id)).toEqual([{ n: 2 }]);
  await server.expectSound();
});

it("finds what is asked for in many words or in letters of many bytes", async () => {
  const me = await server.signIn();
  const [long, japanese] = [`Harbour ${"very ".repeat(20)}long`, "川を渡る橋が四年ぶりに開通し市民が歩いた"];
  await save(me, { title: long });
  await save(me, { title: japanese });
  const found = async (q: string) => (await list(me, `?q=${encodeURIComponent(q)}`)).map(({ title }) => title);
  expect(await found(long.toUpperCase())).toEqual([long]);
  expect(await found(japanese)).toEqual([japanese]);
  expect(await found("x".repeat(120))).toEqual([]);
});

it("refuses a language nobody knows or that is not ready, and settings nested without end, and says which", async () => {
  const me = await server.signIn();
  const nested = JSON.parse("[".repeat(3_000) + "]".repeat(3_000));
  for (const [field, value] of [
    ["language", "xx"],
    ...languages.filter(({ ready }) => !ready).map(({ code }) => ["language", code] as const),
    ["sectionLayout", nested],
    ["factDecisions", [nested]],
  ] as const) {
    const answer = await save(me, { [field]: value });
    expect([answer.status, (await bodyOf(answer)).details.fields]).toEqual([422, [field]]);
  }
  expect(await list(me)).toEqual([]);
});

it("keeps 500 newspapers and says what to do then", async () => {
  const me = await server.signIn();
  await server.run(
    "INSERT INTO newspapers SELECT 'full-' || ? || value, ?, NULL, 't', 'n', 'american-classic', 'en', '', value, ?, NULL, 0, 0, NULL FROM json_each(?)",
    me.user.id,
    me.user.id,
    '{"content":"c","expandedContent":{}}',
    JSON.stringify(Array.from({ length: 500 }, (_, index) => index + 1)),
  );
  const refused = await save(me);
  expect([refused.status, (await bodyOf(refused)).code]).toEqual([409, "CONFLICT"]);
  const copied = await me.post(`/api/completed-newspapers/full-${me.user.id}1/duplicate`);
  expect([copied.status, (await bodyOf(copied)).code]).toEqual([409, "CONFLICT"]);
  // One makes room for another, and cannot come back while that is there; it is not lost by the attempt.
  const [first, second] = [1, 2].map((number) => `/api/completed-newspapers/full-${me.user.id}${number}`);
  await me.delete(first ?? "");
  const taken = await bodyOf(await save(me));
  const late = await me.post(`${first}/restore`);
  expect([late.status, (await bodyOf(late)).code]).toEqual([409, "CONFLICT"]);
  expect((await me.post(`${second}/restore`)).status).toBe(200);
  await me.delete(`/api/completed-newspapers/${taken.id}`);
  expect((await me.post(`${first}/restore`)).status).toBe(200);
  await server.run("DELETE FROM newspapers WHERE user_id = ?", me.user.id);
});

it("keeps emoji, both directions of writing and any letters as they are, and drops only NUL", async () => {
  const me = await server.signIn();
  const title = "👩‍👩‍👧 \u202eabc\u202c مرحبا नमस्ते 𠮷";
  const saved = await bodyOf(await save(me, { title: `${title}\u0000` }));
  expect(saved.title).toBe(title.normalize("NFC"));
  expect((await save(me, { title: "", content: "x" })).status).toBe(422);
  expect((await save(me, { title: "x".repeat(301) })).status).toBe(422);
});

it("puts the sign for an unreadable letter where half a letter was, everywhere the same", async () => {
  const me = await server.signIn();
  const saved = await bodyOf(await save(me, { title: "Half \ud83d here", content: "Half \ud83d here." }));
  expect([saved.title, (await list(me, "?q=%EF%BF%BD"))[0]?.title]).toEqual(["Half \ufffd here", "Half \ufffd here"]);
  expect(saved).toMatchObject({ content: "Half \ufffd here." });
});

it("asks a stranger to sign in", async () => {
  const stranger = server.browser();
  expect((await stranger.post("/api/completed-newspapers", newspaper())).status).toBe(401);
  expect((await stranger.get("/api/completed-newspapers")).status).toBe(401);
  expect((await stranger.get("/api/completed-newspapers/x")).status).toBe(401);
});

it("lists what was deleted in the last 30 days, the last deleted first, to its owner alone", async () => {
  const me = await server.signIn();
  const other = await server.signIn();
  const [rain, snow, sun, old] = await Promise.all(
    ["Rain", "Snow", "Sun", "Old"].map(async (title) => (await bodyOf(await save(me, { title }))).id),
  );
  for (const id of [rain, snow, old]) await me.delete(`/api/completed-newspapers/${id}`);
  await server.run("UPDATE newspapers SET deleted_at = deleted_at - 60000 WHERE id = ?", rain);
  await server.run("UPDATE newspapers SET deleted_at = deleted_at - 31 * 86400000 WHERE id = ?", old);
  const deleted = async (who: Me) => (await (await who.get("/api/completed-newspapers/deleted")).json()) as Record<string, unknown>[];
  const rows = await deleted(me);
  expect(rows.map(({ id }) => id)).toEqual([snow, rain]);
  const [row] = rows;
  expect(row).toEqual({
    id: snow,
    title: "Snow",
    newspaperName: "The Lantern",
    language: "en",
    deletedAt: expect.any(Number),
    restorableUntil: expect.any(Number),
  });
  expect(Number(row?.restorableUntil) - Number(row?.deletedAt)).toBe(30 * 86_400_000);
  expect(await deleted(other)).toEqual([]);
  await me.post(`/api/completed-newspapers/${snow}/restore`);
  expect((await deleted(me)).map(({ id }) => id)).toEqual([rain]);
  expect((await list(me)).map(({ id }) => id).sort()).toEqual([snow, sun].sort());
});

it("hands out deleted newspapers fifty at a time", async () => {
  const me = await server.signIn();
  const { id } = await bodyOf(await save(me));
  await server.run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 52)
     INSERT INTO newspapers SELECT 'copy-' || i, user_id, NULL, title, newspaper_name, template_id, language, excerpt, number, data, NULL, created_at, updated_at, ? + i FROM newspapers, n WHERE id = ?`,
    Date.now() - 3_600_000,
    id,
  );
  const first = await me.get("/api/completed-newspapers/deleted");
  expect(((await first.json()) as Body[]).length).toBe(50);
  const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  expect(((await (await me.get(next)).json()) as Body[]).map((one) => one.id)).toEqual(["copy-2", "copy-1"]);
});
