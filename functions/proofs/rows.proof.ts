import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keepRows, markdownOfRows, verdictsOf } from "./report.ts";
import { rows } from "./rows.ts";

it("every row of the reliability table has tests that are there, and every proof belongs to a row", () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 33 }, (_, i) => i + 1));
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  const named = rows.flatMap(({ tests }) => tests);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  const proofs = globSync("functions/proofs/**/*.proof.ts").filter((file) => file !== "functions/proofs/rows.proof.ts");
  expect(proofs.filter((file) => !named.includes(file))).toEqual([]);
});

const row = { number: 1, threat: "double spend", goal: "exactly 3", tests: ["functions/proofs/double-spend.proof.ts"] };
const result = (status: string) => ({ name: join("/root", row.tests[0] ?? ""), status, assertionResults: [{ status }] });
const figure = (count: number) => ({ row: 1, what: "rounds", count, wanted: 100 });
const isProved = (counts: number[], results = [result("passed")]) =>
  verdictsOf([row], counts.map(figure), results, "/root").map((verdict) => verdict.isProved);

it("a row is proved by all its figures, by no failed, missing or silent test", () => {
  expect(isProved([100, 101])).toEqual([true]);
  expect(isProved([100, 99])).toEqual([false]);
  expect(isProved([])).toEqual([false]);
  expect(isProved([100], [result("failed")])).toEqual([false]);
  expect(isProved([100], [])).toEqual([false]);
});

it("the page keeps the last proof of each row and says which never ran whole", () => {
  const other = { ...row, number: 2 };
  const kept = keepRows({}, verdictsOf([row], [figure(100)], [result("passed")], "/root"), "2026-11-21");
  const page = markdownOfRows([row, other], keepRows(kept, [], "2027-01-01"));
  expect(page).toContain("1 of 2 rows hold");
  expect(page).toContain("rounds: **100** of 100; 1 tests | yes, 2026-11-21 |");
  expect(page).toContain("| never run whole | **no** |");
});

it("the page lists many figures below the table, none is left out", () => {
  const kept = keepRows({}, verdictsOf([row], [101, 102, 103].map(figure), [result("passed")], "/root"), "2026-11-21");
  const page = markdownOfRows([row], kept);
  expect(page).toContain("| 3 figures below; 1 tests | yes, 2026-11-21 |");
  expect(page).toContain("## Row 1: double spend\n\n- rounds: **101** of 100\n- rounds: **102** of 100\n- rounds: **103** of 100\n");
});
