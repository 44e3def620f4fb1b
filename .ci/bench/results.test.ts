import { expect, it } from "vitest";
import { withRows } from "./results.mjs";

it("a figure taken again takes the place of the one before, and the others stay, in the order of their numbers", () => {
  const before = withRows("", ["| R10 late | 1 | old |", "| R2 first words | 2 | old |"]);
  const after = withRows(before, ["| R2 first words | 3 | new |", "| R1 generation | 1 | new |"]);
  expect(after.split("\n").filter((line) => /^\| R/.test(line))).toEqual([
    "| R1 generation | 1 | new |",
    "| R2 first words | 3 | new |",
    "| R10 late | 1 | old |",
  ]);
  expect(after.startsWith("# ")).toBe(true);
});
