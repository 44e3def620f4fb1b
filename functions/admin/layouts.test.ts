import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { admins } from "./acting.test-data.ts";
import type { LayoutVersion } from "./contract.ts";

const server = startServer();
const { signIn, run, browser } = server;
const signInAdmin = admins(server);
type Admin = Awaited<ReturnType<typeof signInAdmin>>;

const box = (more: object = {}) => ({ id: "masthead", type: "masthead", name: "Masthead", x: 20, y: 14, width: 572, height: 90, ...more });
const boxes = (y: number) => [
  box({ y }),
  box({ id: "custom-1795200000000", type: "caption", name: "Notice", x: 50, y: 300, width: 200, height: 100 }),
];
let pages = 0;
/** A page of its own for each test; there are 39. */
const freshPage = () => {
  const templates = ["modern-herald", "vintage-times", "british-broadsheet", "bamboo-daily", "monsoon-times", "goldfield-daily"];
  const layouts = ["one-column", "two-column", "three-column"];
  const page = `/api/admin/layouts/${templates[Math.floor(pages / 3)]}/${layouts[pages % 3]}`;
  pages++;
  return page;
};
const put = (admin: Admin, page: string, sectionLayout: unknown, from?: unknown) =>
  admin.send("PUT", page, { sectionLayout, ...(from === undefined ? {} : { from }) });
const versionOf = async (answer: Response | Promise<Response>) => (await (await answer).json()) as LayoutVersion;
const notes = (page: string) =>
  run("SELECT actor, action, detail FROM audit WHERE subject = ? ORDER BY rowid", page.replace("/api/admin/layouts/", ""));

it("keeps what an admin saves as a version, the newest of which is in force, for that template and layout alone", async () => {
  const admin = await signInAdmin();
  const [page, other] = [freshPage(), freshPage()];
  expect(await (await admin.get(page)).json()).toBeNull();
  const saved = await put(admin, page, boxes(14), null);
  const first = await versionOf(saved);
  expect([saved.status, first]).toEqual([
    200,
    { id: expect.stringMatching(/^[\w-]{22}$/), sectionLayout: boxes(14), savedAt: expect.any(Number), savedBy: admin.user.email },
  ]);
  const second = await versionOf(put(admin, page, boxes(30), first.id));
  expect(await versionOf(admin.get(page))).toEqual(second);
  expect(await versionOf(admin.get(`${page}/versions`))).toEqual([second, first]);
  expect(await (await admin.get(other)).json()).toBeNull();
  expect(await (await admin.get(`${other}/versions`)).json()).toEqual([]);
  // The specification's word for one column.
  const single = page.replace(/[a-z]+-column$/, "single-column");
  const one = page.replace(/[a-z]+-column$/, "one-column");
  expect(await (await admin.get(single)).json()).toEqual(await (await admin.get(one)).json());
});

it("goes back to the template's own page by a version that can be undone, and writes none where that holds already", async () => {
  const [admin, page] = [await signInAdmin(), freshPage()];
  const saved = await versionOf(put(admin, page, boxes(14)));
  const reset = await versionOf(admin.delete(page));
  expect(reset).toEqual({ id: expect.any(String), sectionLayout: null, savedAt: expect.any(Number), savedBy: admin.user.email });
  expect(await versionOf(admin.delete(page))).toEqual(reset);
  const restored = await versionOf(put(admin, page, saved.sectionLayout, reset.id));
  expect(restored.sectionLayout).toEqual(boxes(14));
  expect(((await (await admin.get(`${page}/versions`)).json()) as LayoutVersion[]).map(({ id }) => id)).toEqual([
    restored.id,
    reset.id,
    saved.id,
  ]);
  expect(await notes(page)).toEqual([
    { actor: admin.user.id, action: "layout.save", detail: JSON.stringify({ before: null, after: saved.id, boxes: 2 }) },
    { actor: admin.user.id, action: "layout.reset", detail: JSON.stringify({ before: saved.id, after: reset.id, boxes: null }) },
    { actor: admin.user.id, action: "layout.save", detail: JSON.stringify({ before: reset.id, after: restored.id, boxes: 2 }) },
  ]);
});

it("lets one of two admins who save at once win, ten times over, and tells the other what is in force", async () => {
  const [one, other, page] = [await signInAdmin(), await signInAdmin(), freshPage()];
  let from: string | null = null;
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all([put(one, page, boxes(round), from), put(other, page, boxes(round + 100), from)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [won, lost] = answers[0]?.status === 200 ? answers : answers.toReversed();
    const version = await versionOf(won as Response);
    expect(await (lost as Response).json()).toMatchObject({ code: "CONFLICT", details: { inForce: version } });
    expect(await versionOf(one.get(page))).toEqual(version);
    from = version.id;
  }
  expect(await notes(page)).toHaveLength(10);
  const times = await run("SELECT created_at AS at FROM layouts WHERE template || '/' || layout = ? ORDER BY rowid", page.slice(19));
  expect(new Set(times.map(({ at }) => at)).size).toBe(10);
  expect(times.map(({ at }) => Number(at))).toEqual(times.map(({ at }) => Number(at)).toSorted((a, b) => a - b));
});

it("refuses a version begun from one that is no longer in force, and writes nothing", async () => {
  const [admin, page] = [await signInAdmin(), freshPage()];
  const first = await versionOf(put(admin, page, boxes(14), null));
  for (const from of [null, "another"]) expect([from, (await put(admin, page, boxes(20), from)).status]).toEqual([from, 409]);
  const reset = await versionOf(admin.delete(page));
  for (const from of [null, first.id]) {
    const answer = await put(admin, page, boxes(20), from);
    expect([answer.status, await answer.json()]).toMatchObject([409, { details: { inForce: reset } }]);
  }
  expect((await put(admin, page, boxes(20))).status).toBe(200);
  expect(await notes(page)).toHaveLength(3);
});

it("writes no two versions of one time, also when a clock stands or goes back, and keeps the 200 newest", async () => {
  const [admin, page] = [await signInAdmin(), freshPage()];
  const [template, layout] = page.slice(19).split("/");
  const ahead = Date.now() + 60_000;
  await run(
    "INSERT INTO layouts SELECT 'old-' || value, ?, ?, NULL, 'gone', ? + value FROM json_each(?)",
    template,
    layout,
    ahead,
    JSON.stringify(Array.from({ length: 200 }, (_, at) => at)),
  );
  const saved = await versionOf(put(admin, page, boxes(14), "old-199"));
  expect(saved.savedAt).toBe(ahead + 200);
  const versions: LayoutVersion[] = [];
  for (let next: string | undefined = `${page}/versions`; next; ) {
    const answer: Response = await admin.get(next);
    versions.push(...((await answer.json()) as LayoutVersion[]));
    next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  expect(versions.map(({ id }) => id)).toEqual([saved.id, ...Array.from({ length: 199 }, (_, at) => `old-${199 - at}`)]);
  // Whose account is gone.
  expect(versions[1]).toMatchObject({ savedBy: null, sectionLayout: null });
  expect((await admin.get(`${page}/versions?cursor=x`)).status).toBe(422);
});

it("saves the pages of all thirteen templates, and finds none of another name", async () => {
  const admin = await signInAdmin();
  const templates = (await (await browser().get("/api/templates")).json()) as { id: string; sectionLayouts: Record<string, unknown> }[];
  expect(templates).toHaveLength(13);
  for (const { id } of templates) expect((await put(admin, `/api/admin/layouts/${id}/three-column`, boxes(77))).status).toBe(200);
  const listed = (await (await browser().get("/api/templates")).json()) as typeof templates;
  for (const { sectionLayouts } of listed) expect(sectionLayouts["three-column"]).toEqual(boxes(77));
  for (const path of ["no-such/three-column", "modern-herald/four-column", "modern-herald/Three-Column", `${"x".repeat(65)}/two-column`])
    for (const answer of [
      await admin.get(`/api/admin/layouts/${path}`),
      await admin.get(`/api/admin/layouts/${path}/versions`),
      await put(admin, `/api/admin/layouts/${path}`, boxes(1)),
      await admin.delete(`/api/admin/layouts/${path}`),
    ])
      expect([path, answer.status]).toEqual([path, 404]);
  expect(await run("SELECT id FROM layouts WHERE template = 'no-such' OR layout LIKE 'four%'")).toEqual([]);
});

it("refuses boxes that are none, each by the field, and writes nothing of them", async () => {
  const [admin, page] = [await signInAdmin(), freshPage()];
  const many = Array.from({ length: 41 }, (_, at) => box({ id: `custom-${at}` }));
  const deep = JSON.parse(`${'{"a":'.repeat(3_000)}1${"}".repeat(3_000)}`) as object;
  const hostile: unknown[] = [
    [],
    many,
    [box(), box()],
    [box({ x: -1 })],
    [box({ x: 60, width: 600 })],
    [box({ y: 800 })],
    [box({ width: 19.9 })],
    [box({ height: "90" })],
    [box({ x: null })],
    [box({ type: "script" })],
    [box({ type: "constructor" })],
    [box({ name: " " })],
    [box({ name: "n".repeat(61) })],
    [box({ id: "<script>alert(1)</script>" })],
    [box({ id: "custom-1' OR 1=1 --" })],
    [box({ id: "Masthead" })],
    [box({ id: "__proto__" })],
    [box({ id: `c${"x".repeat(64)}` })],
    [[box()]],
    [null],
    { 0: box(), length: 1 },
    "[]",
    null,
    [box({ name: deep })],
  ];
  for (const [at, sections] of hostile.entries()) {
    const answer = await put(admin, page, sections);
    expect([at, answer.status, await answer.json()]).toMatchObject([at, 422, { details: { fields: ["sectionLayout"] } }]);
  }
  const written = JSON.stringify({ sectionLayout: [box()] });
  for (const [field, value] of [
    ['"x":20', '"x":1e999'],
    ['"y":14', '"y":-1e999'],
  ] as const)
    expect((await admin.send("PUT", page, written.replace(field, value))).status).toBe(422);
  expect((await admin.send("PUT", page, written.replace('"x":20', '"x":NaN'))).status).toBe(400);
  expect((await put(admin, page, [box()], 7)).status).toBe(422);
  expect(await (await admin.get(page)).json()).toBeNull();
  // Unknown fields are left out, also deep ones.
  const kept = await versionOf(put(admin, page, [box({ onclick: "alert(1)", extra: deep, name: '<img src=x onerror="alert(1)">' })]));
  expect(kept.sectionLayout).toEqual([box({ name: '<img src=x onerror="alert(1)">' })]);
});

it("lets nobody but admins see or change what is saved", async () => {
  const [reader, page] = [await signIn(), freshPage()];
  for (const answer of [
    await reader.get(page),
    await reader.get(`${page}/versions`),
    await reader.send("PUT", page, { sectionLayout: boxes(1) }),
    await reader.delete(page),
  ])
    expect(answer.status).toBe(403);
  expect((await browser().delete(page)).status).toBe(401);
  expect(await run("SELECT id FROM layouts WHERE user_id = ?", reader.user.id)).toEqual([]);
});
