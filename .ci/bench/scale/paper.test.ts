import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { visit } from "./paper.ts";
import { paperFile, withTables } from "./write-paper.ts";

it("the tables of the paper on scale are what is reckoned from what was counted (npm run bench -- scale writes them)", () => {
  const paper = readFileSync(paperFile, "utf8");
  expect(withTables(paper)).toBe(paper);
});

it("a visit is the sum of its ways", () => {
  const { requests, puts } = visit();
  expect(requests).toBeCloseTo(3 / 30 + 2 * 5 + 0.6 * 2 + 2 * 3 + 12 + 0.2 + 6);
  expect(puts).toBeCloseTo(0.6 * 2);
});
