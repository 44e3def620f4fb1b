import { readFileSync, writeFileSync } from "node:fs";
import { paperFile, withTables } from "./scale/write-paper.ts";

/**
 * Reckons the tables of the paper on scale anew, from what was counted and what is assumed (.ci/bench/scale/assumptions.ts), and prints it.
 */
export function benchScale() {
  const paper = withTables(readFileSync(paperFile, "utf8"));
  writeFileSync(paperFile, paper);
  console.log(`\n${paper}`);
}
