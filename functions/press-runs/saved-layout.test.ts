import { expect, it } from "vitest";
import { admins } from "../admin/acting.test-data.ts";
import type { Newspaper } from "../completed-newspapers/contract.ts";
import { startServer } from "../testing/index.ts";
import { readEvents } from "../testing/orders.ts";

const server = startServer();
type Me = Awaited<ReturnType<typeof server.signIn>>;
const boxes = (y: number) => [
  { id: "masthead", type: "masthead", name: "Masthead", x: 20, y, width: 572, height: 90 },
  { id: "expanded-content", type: "expanded-content", name: "Story", x: 20, y: 300, width: 400, height: 400 },
];
const content = "The library opened on Monday. The roof cost 240,000 dollars.";

async function print(me: Me, more: object): Promise<Newspaper> {
  const body = { title: `Library ${crypto.randomUUID()}`, content, region: "Duluth", language: "en", ...more };
  const answer = await me.post("/api/press-runs", body);
  expect(answer.status).toBe(202);
  const { id } = (await answer.json()) as { id: string };
  const last = readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text()).at(-1);
  expect(last?.event).toBe("complete");
  return read(me, String(last?.data.newspaperId));
}
const read = async (me: Me, id: string) => (await (await me.get(`/api/completed-newspapers/${id}`)).json()) as Newspaper;

it("a layout an admin has saved is in the next newspaper of that template and layout, and in none that was printed before", async () => {
  const [admin, me] = [await admins(server)(), await server.signIn()];
  const paper = { templateId: "modern-herald", layout: "two-column" };
  const page = "/api/admin/layouts/modern-herald/two-column";
  const before = await print(me, paper);
  expect(before.sectionLayout).toBeNull();
  expect((await admin.send("PUT", page, { sectionLayout: boxes(14) })).status).toBe(200);
  const next = await print(me, paper);
  expect(next).toMatchObject({ ...paper, sectionLayout: boxes(14), folio: { number: 2 } });
  expect(await read(me, before.id)).toEqual(before);

  expect((await print(await server.signIn(), { ...paper, layout: "three-column" })).sectionLayout).toBeNull();
  expect((await print(await server.signIn(), { ...paper, templateId: "vintage-times" })).sectionLayout).toBeNull();
  // A template's own layout where the order names none.
  const own = (await (await me.get("/api/templates")).json()) as { id: string; config: { layout: string } }[];
  const { layout } = own.find(({ id }) => id === "vintage-times")?.config ?? { layout: "" };
  await admin.send("PUT", `/api/admin/layouts/vintage-times/${layout}`, { sectionLayout: boxes(40) });
  expect(await print(await server.signIn(), { templateId: "vintage-times" })).toMatchObject({ layout, sectionLayout: boxes(40) });

  await admin.send("PUT", page, { sectionLayout: boxes(30) });
  const copy = (await (await me.post(`/api/completed-newspapers/${next.id}/duplicate`)).json()) as Newspaper;
  expect(copy.sectionLayout).toEqual(boxes(14));
  expect((await read(me, next.id)).sectionLayout).toEqual(boxes(14));
  await admin.delete(page);
  expect((await print(me, paper)).sectionLayout).toBeNull();
  expect((await read(me, next.id)).sectionLayout).toEqual(boxes(14));
  await server.expectSound();
});

it("a newspaper saved by its owner keeps the layout it was looked at with", async () => {
  const [admin, me] = [await admins(server)(), await server.signIn()];
  await admin.send("PUT", "/api/admin/layouts/american-classic/one-column", { sectionLayout: boxes(14) });
  const newspaper = { title: "Bridge", content, layout: "one-column", expandedContent: {}, sectionLayout: boxes(22) };
  const saved = (await (await me.post("/api/completed-newspapers", newspaper)).json()) as Newspaper;
  expect(saved.sectionLayout).toEqual(boxes(22));
  const again = (await (await me.post("/api/completed-newspapers", { ...saved, sectionLayout: null })).json()) as Newspaper;
  expect(again.sectionLayout).toBeNull();
});

it("a newspaper whose layout can no longer be read is whole, with the template's own page", async () => {
  const me = await server.signIn();
  const saved = (await (await me.post("/api/completed-newspapers", { title: "Bridge", content, expandedContent: {} })).json()) as Newspaper;
  for (const old of ['{"masthead":[1,2]}', '[{"id":"masthead"}]', '"wide"', "[]", "7"]) {
    await server.run("UPDATE newspapers SET data = json_set(data, '$.sectionLayout', json(?)) WHERE id = ?", old, saved.id);
    expect([old, await read(me, saved.id)]).toEqual([old, saved]);
  }
  await server.run("UPDATE newspapers SET data = json_remove(data, '$.sectionLayout') WHERE id = ?", saved.id);
  expect(((await (await me.get("/api/completed-newspapers")).json()) as Newspaper[])[0]).toEqual(saved);
  // A version of an older form costs nobody a newspaper either.
  await server.run(
    "INSERT INTO layouts VALUES ('old', 'modern-herald', 'one-column', ?, 'gone', 1)",
    JSON.stringify({ boxes: [{ id: "masthead" }] }),
  );
  expect((await print(me, { templateId: "modern-herald", layout: "one-column" })).sectionLayout).toBeNull();
  await server.run("UPDATE layouts SET sections = 'no JSON [' WHERE id = 'old'");
  expect((await print(await server.signIn(), { templateId: "modern-herald", layout: "one-column" })).sectionLayout).toBeNull();
});

it("a newspaper has the address and the name of the site its article was imported from", async () => {
  const imported = { importedUrl: "https://northbeam.example/a", importedSite: "Northbeam Blog" };
  const me = await server.signIn();
  expect(await print(me, imported)).toMatchObject(imported);
  expect((await print(me, {})).importedSite).toBeUndefined();
});
