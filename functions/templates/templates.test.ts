import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
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
  const masthead = (y: number) => [{ id: "masthead", type: "masthead", name: "Masthead", x: 20, y, width: 500, height: 80 }];
  await save("1", JSON.stringify(masthead(10)), 1000);
  await save("2", JSON.stringify(masthead(20)), 2000);
  expect(await saved()).toEqual({ "two-column": masthead(20) });
  await save("3", null, 3000);
  expect(await saved()).toEqual({});
});
