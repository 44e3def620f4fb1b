import { expect, test } from "vitest";
import { pathOperators } from "./svg-path.ts";

test("lines, also relative and without repeated letters", () => {
  expect(pathOperators("M10 10 20 10h5v-2.5l-1,1Z").split("\n")).toEqual(["10 10 m", "20 10 l", "25 10 l", "25 7.5 l", "24 8.5 l", "h"]);
});

test("quadratic curves as cubic ones, and the curves that go on from them", () => {
  expect(pathOperators("M0 0Q3 3 6 0T12 0").split("\n")).toEqual(["0 0 m", "2 2 4 2 6 0 c", "8 -2 10 -2 12 0 c"]);
  expect(pathOperators("M0 0C0 3 6 3 6 0S12 -3 12 0").split("\n")).toEqual(["0 0 m", "0 3 6 3 6 0 c", "6 -3 12 -3 12 0 c"]);
});

test("arcs as curves: two halves of a circle come back to their start", () => {
  const operators = pathOperators("M5 10A5 5 0 1 1 15 10A5 5 0 1 1 5 10Z").split("\n");
  expect(operators).toHaveLength(6);
  expect(operators[1]).toBe("5 7.24 7.24 5 10 5 c");
  expect(operators[4]).toBe("7.24 15 5 12.76 5 10 c");
});

test("what is no path data draws nothing", () => {
  expect(pathOperators("")).toBe("");
  expect(pathOperators("nonsense 1 2")).toBe("");
});
