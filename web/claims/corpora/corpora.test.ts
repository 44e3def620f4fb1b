import { expect, it } from "vitest";
import { resultsOf, scoreOf, timesOf } from "./score.test-data.ts";

/**
 * Floors at what was measured when the rules were written anew; none is a goal. `pages3` was written by somebody who had not read the rules
 * then in force. `short` holds plain sentences, the others whole pages as a model writes them.
 */
it.each([
  ["pages1", { numbersAndDates: 0.95, latinNames: 0.98, otherNames: 0.93, truthsMarked: 0.045 }],
  ["pages2", { numbersAndDates: 0.945, latinNames: 0.96, otherNames: 0.94, truthsMarked: 0.055 }],
  ["pages3", { numbersAndDates: 0.96, latinNames: 0.96, otherNames: 0.78, truthsMarked: 0.05 }],
  ["short", { numbersAndDates: 0.95, latinNames: 0.97, otherNames: 0.97, truthsMarked: 0.015 }],
] as const)("finds in %s what is made up, and leaves what is true", (corpus, floors) => {
  const score = scoreOf(resultsOf(corpus));
  expect(score.numbersAndDates).toBeGreaterThanOrEqual(floors.numbersAndDates);
  expect(score.quotations).toBeGreaterThanOrEqual(0.99);
  expect(score.latinNames).toBeGreaterThanOrEqual(floors.latinNames);
  expect(score.otherNames).toBeGreaterThanOrEqual(floors.otherNames);
  expect(score.truthsMarked).toBeLessThanOrEqual(floors.truthsMarked);
  expect(score.truthsDoubted).toBeLessThanOrEqual(0.02);
});

/** Five times the bars of 300 ms and 15 ms: other tests share the machine. */
it.each(["en", "de", "ja", "ar"])("checks a long article in a moment and an edit at once (%s)", (language) => {
  const { first, edit } = timesOf(language);
  expect(first).toBeLessThan(1_500);
  expect(edit).toBeLessThan(75);
});
