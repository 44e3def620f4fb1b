import { expect, it } from "vitest";
import { findProblem, overlongFields } from "./draft-check.ts";

const article = (changes = {}) => ({
  title: "Library reopens",
  content: "It rained.",
  region: "Elmshaven, United States",
  author: "",
  ...changes,
});
const purse = (tokens: number, isAdmin = false) => ({ tokens, isAdmin });

it("lets a complete article of a signed-in person with a token go to press", () => {
  expect(findProblem(article(), true, purse(1))).toBeNull();
});

it("names what is missing before anything else", () => {
  for (const field of ["title", "content", "region"]) expect(findProblem(article({ [field]: "" }), false, undefined)).toBe("missing");
});

it("tells blanks and invisible signs from nothing", () => {
  expect(findProblem(article({ title: "\u200b\u2060" }), true, purse(3))).toBe("blank");
  for (const field of ["title", "content", "region"]) expect(findProblem(article({ [field]: " \n\t" }), true, purse(3))).toBe("blank");
});

it("refuses 10,001 characters and takes 10,000", () => {
  expect(findProblem(article({ content: "a".repeat(10_001) }), true, purse(3))).toBe("too-long");
  expect(findProblem(article({ content: "a".repeat(10_000) }), true, purse(3))).toBeNull();
  expect(findProblem(article({ content: "e\u0301".repeat(10_000) }), true, purse(3))).toBeNull();
  expect(overlongFields(article({ title: "t".repeat(301), region: "r".repeat(121) }))).toEqual(["title", "region"]);
});

it("sends a signed-out person to sign in only when there is something to print", () => {
  expect(findProblem(article(), false, undefined)).toBe("signed-out");
});

it("stops without tokens, but never an admin and never while the purse is unknown", () => {
  expect(findProblem(article(), true, purse(0))).toBe("no-tokens");
  expect(findProblem(article(), true, purse(0, true))).toBeNull();
  expect(findProblem(article(), true, undefined)).toBeNull();
});
