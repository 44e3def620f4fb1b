import { expect, it } from "vitest";
import { eastern } from "../../../functions/ai/check/statements-eastern.test-data.ts";
import { western } from "../../../functions/ai/check/statements-western.test-data.ts";
import { unseen } from "../../../functions/ai/check/unseen-statements.test-data.ts";
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

it("asks enough: 400 inventions, half of them held out, and 500 true statements", () => {
  expect(tuned.length + held.length).toBeGreaterThan(900);
  expect([...tuned, ...held].filter(({ kind }) => kind === "truths").length).toBeGreaterThanOrEqual(500);
  expect(held.filter(({ kind }) => kind !== "truths").length).toBeGreaterThanOrEqual(200);
});

it.each([
  ["Tuned on", tuned],
  ["Held out, never tuned on", held],
  ["Held out from the first mending on", fresh],
  ["Held out until the second mending", reserve],
  ["Written after the check was mended", last],
  ["Written to practise on", practice],
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

it("Third author, blind, not tuned on: does no worse than when it was first read", () => {
  const { missed, ...figures } = score("Third author, blind, not tuned on", third);
  console.log(figures, `\nmissed or marked wrongly:\n${missed.join("\n")}`);
  expect(figures.numbers).toBeGreaterThanOrEqual(0.98);
  expect(figures.quotations).toBeGreaterThanOrEqual(0.98);
  expect(figures.casedNames).toBeGreaterThanOrEqual(0.95);
  expect(figures.otherNames).toBeGreaterThanOrEqual(0.93);
  expect(figures.truthsMarked).toBeLessThanOrEqual(0.14);
});
