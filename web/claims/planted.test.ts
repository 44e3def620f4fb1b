import { expect, it } from "vitest";
import { eastern } from "../../functions/ai/check/statements-eastern.test-data.ts";
import { western } from "../../functions/ai/check/statements-western.test-data.ts";
import { unseen } from "../../functions/ai/check/unseen-statements.test-data.ts";
import { fifthSets } from "./fresh/fifth-sets.test-data.ts";
import { fourthSets } from "./fresh/fourth-sets.test-data.ts";
import { pagesSets } from "./fresh/pages-sets.test-data.ts";
import { pages2Sets } from "./fresh/pages2-sets.test-data.ts";
import { pages3Sets } from "./fresh/pages3-sets.test-data.ts";
import { reserveEast } from "./fresh/reserve-east.test-data.ts";
import { reserveNorth } from "./fresh/reserve-north.test-data.ts";
import { reserveSouth } from "./fresh/reserve-south.test-data.ts";
import { thirdSets } from "./fresh/third-sets.test-data.ts";
import { firstEast } from "./planted-first-east.test-data.ts";
import { firstNorth } from "./planted-first-north.test-data.ts";
import { firstSouth } from "./planted-first-south.test-data.ts";
import { heldEast } from "./planted-held-east.test-data.ts";
import { heldNorth } from "./planted-held-north.test-data.ts";
import { heldSouth } from "./planted-held-south.test-data.ts";
import { kinds, kindsOfBlind } from "./planted-kinds.test-data.ts";
import { more } from "./planted-more.test-data.ts";
import { practiceEast } from "./planted-practice-east.test-data.ts";
import { practiceFarEast } from "./planted-practice-far-east.test-data.ts";
import { practiceNorth } from "./planted-practice-north.test-data.ts";
import { practiceSouth } from "./planted-practice-south.test-data.ts";
import { blindStatements, freshSets, lastSets, score, statementsOf } from "./planted-score.test-data.ts";
import { secondEast } from "./planted-second-east.test-data.ts";
import { secondNorth } from "./planted-second-north.test-data.ts";
import { secondSouth } from "./planted-second-south.test-data.ts";

const tuned = statementsOf([
  western,
  eastern,
  unseen,
  more,
  kinds,
  kindsOfBlind,
  firstNorth,
  firstSouth,
  firstEast,
  secondNorth,
  secondSouth,
  secondEast,
]);
const held = statementsOf([heldNorth, heldSouth, heldEast]);
const fresh = statementsOf([
  Object.fromEntries(Object.entries(freshSets).map(([language, set]) => [language, { ...set, file: language }])),
]);

const reserve = statementsOf(
  [reserveNorth, reserveSouth, reserveEast].map((set) =>
    Object.fromEntries(Object.entries(set).map(([language, statements]) => [language, { ...statements, file: language }])),
  ),
);

const last = statementsOf([
  Object.fromEntries(Object.entries(lastSets).map(([language, set]) => [language, { ...set, file: `last-${language}` }])),
]);

const blind = statementsOf(blindStatements);

const third = statementsOf([
  Object.fromEntries(Object.entries(thirdSets).map(([language, set]) => [language, { ...set, file: `third-${language}` }])),
]);

const practice = statementsOf([practiceNorth, practiceSouth, practiceEast, practiceFarEast]);

const fifth = statementsOf([
  Object.fromEntries(Object.entries(fifthSets).map(([language, set]) => [language, { ...set, file: `fifth-${language}` }])),
]);
const fourth = statementsOf([
  Object.fromEntries(Object.entries(fourthSets).map(([language, set]) => [language, { ...set, file: `fourth-${language}` }])),
]);
const pages = statementsOf([
  Object.fromEntries(Object.entries(pagesSets).map(([language, set]) => [language, { ...set, file: `pages-${language}` }])),
]);
const secondPages = statementsOf([
  Object.fromEntries(Object.entries(pages2Sets).map(([language, set]) => [language, { ...set, file: `pages2-${language}` }])),
]);
const thirdPages = statementsOf([
  Object.fromEntries(Object.entries(pages3Sets).map(([language, set]) => [language, { ...set, file: `pages3-${language}` }])),
]);

it("asks enough: 400 inventions, half of them held out, and 500 true statements", () => {
  expect(tuned.length + held.length).toBeGreaterThan(900);
  expect([...tuned, ...held].filter(({ kind }) => kind === "truths").length).toBeGreaterThanOrEqual(500);
  expect(held.filter(({ kind }) => kind !== "truths").length).toBeGreaterThanOrEqual(200);
});

it.each([
  ["Tuned on", tuned],
  ["Held out, never tuned on", held],
  ["Held out until the second mending", reserve],
  ["Written after the check was mended", last],
  ["Written blind, and tuned on by kind since its first score", blind],
] as const)("%s: marks what is made up, and leaves what is true", (title, statements) => {
  const { missed, ...figures } = score(title, statements);
  console.log(figures, `\nmissed or marked wrongly:\n${missed.join("\n")}`);
  expect(figures.numbers).toBeGreaterThanOrEqual(0.98);
  expect(figures.quotations).toBeGreaterThanOrEqual(0.98);
  expect(figures.casedNames).toBeGreaterThanOrEqual(0.98);
  expect(figures.otherNames).toBeGreaterThanOrEqual(0.85);
  expect(figures.truthsMarked).toBeLessThanOrEqual(0.03);
});

/**
 * Sets that miss a bar, each held at what it scores now, and how it scored when it was first read. The third (blind, unseen until its first
 * score): numbers and dates 98.3 %, quotations 100, names 95.2 and 93.3, true ones marked 13.9 %; mended by its kinds since, it stays
 * within the bars. The fourth, scored once after that, unseen: 100, 100, 90.5, 60, true ones marked 25 %; then mended by its kinds. The
 * fifth, scored once after that: 100, 100, 95.2, 53.3, true ones marked 15.6 %, where 3 % is asked. The pages, every sentence as an honest
 * model writes it, scored once when they were new: numbers and dates 89.8 %, quotations 100, names 92.9 and 65, true ones marked 3.6 %.
 * Then the check was mended by the kinds of what all of them showed. The second pages, scored once after that: 90.7, 100, 94.3, 66 and 5.2.
 * From then on the rules were judged by thousands of exchanged numbers and names (`number-probe.test.ts`, `names-probe.test.ts`). The third
 * pages, scored once after that, unseen and not tuned on: 98.6, 100, 95.7, 76 and 4.6.
 */
it.each([
  ["Held out from the first mending on", fresh, { numbers: 0.976, casedNames: 0.98, otherNames: 0.97, truthsMarked: 0.005 }],
  ["Written to practise on", practice, { numbers: 0.98, casedNames: 1, otherNames: 0.95, truthsMarked: 0.034 }],
  ["Third author, mended by since", third, { numbers: 1, casedNames: 1, otherNames: 1, truthsMarked: 0.017 }],
  ["Fourth author, mended by since", fourth, { numbers: 1, casedNames: 1, otherNames: 0.93, truthsMarked: 0.084 }],
  ["Pages as a model writes them, mended by since", pages, { numbers: 0.98, casedNames: 1, otherNames: 1, truthsMarked: 0.014 }],
  ["Second pages, mended by since", secondPages, { numbers: 0.93, casedNames: 0.97, otherNames: 0.92, truthsMarked: 0.024 }],
  ["Third pages, blind, scored once", thirdPages, { numbers: 0.986, casedNames: 0.957, otherNames: 0.76, truthsMarked: 0.046 }],
  ["Fifth author, mended by since", fifth, { numbers: 1, casedNames: 1, otherNames: 0.93, truthsMarked: 0.145 }],
] as const)("%s: does no worse than it does", (title, statements, floors) => {
  const { missed, ...figures } = score(title, statements);
  console.log(figures, `\nmissed or marked wrongly:\n${missed.join("\n")}`);
  expect(figures.numbers).toBeGreaterThanOrEqual(floors.numbers);
  expect(figures.quotations).toBeGreaterThanOrEqual(0.98);
  expect(figures.casedNames).toBeGreaterThanOrEqual(floors.casedNames);
  expect(figures.otherNames).toBeGreaterThanOrEqual(floors.otherNames);
  expect(figures.truthsMarked).toBeLessThanOrEqual(floors.truthsMarked);
});
