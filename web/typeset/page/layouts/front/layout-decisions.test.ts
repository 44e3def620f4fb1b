import { expect, test } from "vitest";
import { templates } from "../../../templates/templates.ts";
import { newspaperFrom, toolsOf } from "../../../testing/sample-newspapers.test-data.ts";
import { setNewspaper } from "../../set-newspaper.ts";
import { namesOf } from "./layout-decisions.ts";

test("a skeleton keeps its name when another comes before it, and when it costs or is set otherwise", () => {
  for (const { skeletons } of templates) {
    for (const own of Object.values(skeletons)) {
      const names = namesOf(own);
      expect(new Set(names).size).toBe(own.length);
      const [first] = own;
      if (!first) throw new Error("A layout has skeletons");
      const other = { ...first, lead: { ...first.lead, legs: 9 } };
      const dearer = own.map((each) => ({ ...each, cost: each.cost + 10, body: 0.9 }));
      expect(namesOf([other, ...dearer]).slice(1)).toEqual(names);
    }
  }
});

test("a page saved with the index of its skeleton opens as it was", async () => {
  const tools = await toolsOf("en");
  for (const { id, skeletons } of templates) {
    const newspaper = newspaperFrom("en-library-reopening", 500, "three-column", { templateId: id });
    const { pages, shape } = setNewspaper(newspaper, tools);
    if (!shape) continue;
    const skeleton = namesOf(skeletons["three-column"]).indexOf(String(shape.skeleton));
    expect(skeleton).toBeGreaterThanOrEqual(0);
    const opened = setNewspaper({ ...newspaper, shape: { ...shape, skeleton } }, tools);
    expect(opened.shape?.skeleton, id).toBe(skeleton);
    expect(opened.pages).toEqual(pages);
  }
});
