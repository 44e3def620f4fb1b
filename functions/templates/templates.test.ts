import { expect, it } from "vitest";
import { startServer } from "../testing.ts";
import { Template } from "./contract.ts";

const { browser, run } = startServer();
const list = async () => Template.array().parse(await (await browser().get("/api/templates")).json());

it("lists the templates to anybody, in the specification's form", async () => {
  const templates = await list();
  const classic = templates.find(({ id }) => id === "american-classic");
  expect(classic).toMatchObject({ name: "American Classic", config: { fontFamily: "serif", layout: "three-column" }, sectionLayouts: {} });
});

it("brings the saved section layout that is in force, and none after a reset", async () => {
  const save = (id: string, sections: string | null, at: number) =>
    run(
      "INSERT INTO layouts (id, template, layout, sections, user_id, created_at) VALUES (?, 'american-classic', 'two-column', ?, 'u', ?)",
      id,
      sections,
      at,
    );
  const saved = async () => (await list()).find(({ id }) => id === "american-classic")?.sectionLayouts;
  await save("1", '{"version":1}', 1000);
  await save("2", '{"version":2}', 2000);
  expect(await saved()).toEqual({ "two-column": { version: 2 } });
  await save("3", null, 3000);
  expect(await saved()).toEqual({});
});
