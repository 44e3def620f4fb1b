import { expect, it } from "vitest";
import { casesOf, marksOf, truths } from "./number-probe.test-data.ts";

const share = (all: readonly boolean[]) => all.filter(Boolean).length / all.length;

const articles = [...new Set(truths.map(({ article }) => article))];
/** The sentences of each fifth article: it takes a second to read all. */
const some = truths.filter(({ article }) => articles.indexOf(article) % 5 === 0);

/**
 * Nearly 5,000 changes of the true sentences of all sets that bring their articles; each third of a fifth of the articles is asked here. Of
 * all of them 84.6 % were found on 21 November 2026 before the rules were judged by it (90.5 % where the article has the new value nowhere,
 * 67.2 % where it has it of something else), and 3.1 % of the true sentences were marked for a number or date; after it 88.3 (93.0, 74.5)
 * and 2.5.
 */
it("finds numbers and times of true sentences that are exchanged for others of their kind", () => {
  const cases = casesOf(3, some);
  expect(cases.length).toBeGreaterThan(250);
  expect(share(cases.filter(({ isElsewhere }) => !isElsewhere).map(({ isFound }) => isFound))).toBeGreaterThanOrEqual(0.91);
  expect(share(cases.filter(({ isElsewhere }) => isElsewhere).map(({ isFound }) => isFound))).toBeGreaterThanOrEqual(0.7);
});

it("leaves the numbers and times of true sentences", () => {
  expect(truths.length).toBeGreaterThan(2_400);
  expect(share(some.map((truth) => marksOf(truth.text, truth).length > 0))).toBeLessThanOrEqual(0.018);
});
