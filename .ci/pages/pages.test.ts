import { expect, test } from "vitest";
import { extractArticle } from "../../functions/import-url/extract/extract.ts";
import { judge } from "../bench/import-judge.mjs";
import { heldPages, openPages, readPages } from "../bench/import-pages.mjs";
import { totalsOf } from "../bench/import-totals.mjs";

/** What has been reached and is not given up; raised with what is reached. `npm run bench import` says how far the bars are. */
const floors = {
  f1: 0.98,
  forbiddenPerPage: 0.4,
  wrongRefusals: 0,
  title: 0.98,
  author: 0.93,
  date: 0.97,
  site: 0.95,
  language: 1,
  place: 0.9,
};

const judgedPages = (folder: string) =>
  Promise.all(
    readPages(folder).map(async ({ name, page, truth }) => ({
      name,
      ...(await judge(extractArticle(page, { language: truth.language || "en" }), truth)),
    })),
  );

test("articles come out of whole pages as a careful editor would copy them, and pages without one are told", async () => {
  const open = await judgedPages(openPages);
  // Nobody looks at single pages of these: a test that named them would be tuned on.
  const held = await judgedPages(heldPages);
  const all = totalsOf([...open, ...held]);
  expect(all.pages).toBeGreaterThanOrEqual(60);
  expect(all.thrown).toBe(0);
  expect(open.filter(({ isRight }) => !isRight).map(({ name, outcome }) => [name, outcome])).toEqual([]);
  expect(held.filter(({ isRight }) => !isRight).length).toBeLessThanOrEqual(floors.wrongRefusals);
  expect(all.forbidden / all.pages).toBeLessThanOrEqual(floors.forbiddenPerPage);
  expect(all.f1).toBeGreaterThanOrEqual(floors.f1);
  for (const field of ["title", "author", "date", "site", "language", "place"] as const)
    expect(all.fields[field], field).toBeGreaterThanOrEqual(floors[field]);
});
