import { expect, test } from "vitest";
import { sampled } from "../../../../../.ci/tier.ts";
import type { PageShape } from "../../../model/scene.ts";
import { proofread } from "../../../testing/proofread.test-data.ts";
import { newspaperFrom, toolsOf } from "../../../testing/sample-newspapers.test-data.ts";
import { setNewspaper } from "../../set-newspaper.ts";

const odd = [0, -1, 0.001, 99, 1e308];

/** A shape as it came with a page, with one of its numbers replaced by an invalid one. */
function* spoiled(shape: PageShape): Generator<PageShape> {
  for (const value of odd) {
    for (const field of ["skeleton", "foot", "sideScale", "picture", "cost", "hidden"] as const) yield { ...shape, [field]: value };
    yield { ...shape, lead: { picture: value, scale: 1 } };
    yield { ...shape, lead: { picture: null, scale: value } };
    const short = { headScale: 1, legs: 2, cells: 2, height: 100 };
    for (const field of ["headScale", "legs", "cells", "height"] as const) yield { ...shape, short: { ...short, [field]: value } };
  }
}

test("a shape nobody has kept neither breaks a page nor holds it up", async () => {
  const tools = await toolsOf("en");
  for (const [length, templateId] of [
    [120, "american-classic"],
    [1_200, "ny-times-classic"],
  ] as const) {
    const newspaper = { ...newspaperFrom("en-tide-mill-feature", length), templateId };
    const { shape } = setNewspaper(newspaper, tools);
    if (!shape) throw new Error("The page has no shape");
    for (const each of sampled(`spoiled ${templateId}`, [...spoiled(shape)]))
      expect(proofread(setNewspaper({ ...newspaper, shape: each }, tools), newspaper, tools.measurer).errors, JSON.stringify(each)).toEqual(
        [],
      );
  }
});
