import { relative } from "node:path";
import type { Figure } from "./row.ts";
import type { Row } from "./rows.ts";

/** Vitest's JSON result of a file. */
interface FileResult {
  name: string;
  status: string;
  assertionResults: { status: string }[];
}

export interface RowVerdict {
  row: Row;
  figures: Figure[];
  passed: number;
  failed: number;
  isProved: boolean;
}

/** A row is proved when its files ran, no test failed or was skipped, and each figure reaches the table's count. */
export function verdictsOf(rows: readonly Row[], figures: readonly Figure[], results: readonly FileResult[], root: string): RowVerdict[] {
  const byFile = new Map(results.map((result) => [relative(root, result.name), result]));
  return rows.map((row) => {
    const files = row.tests.map((file) => byFile.get(file));
    const tests = files.flatMap((file) => file?.assertionResults ?? []);
    const passed = tests.filter(({ status }) => status === "passed").length;
    const broken = files.filter((file) => file?.status !== "passed").length;
    const failed = Math.max(tests.length - passed, broken);
    const own = figures.filter((figure) => figure.row === row.number);
    // Files that report figures must report at least one.
    const isCounted = own.length > 0 || !row.tests.some((file) => file.startsWith("functions/proofs/"));
    const isProved = passed > 0 && failed === 0 && isCounted && own.every(({ count, wanted }) => count >= wanted);
    return { row, figures: own, passed, failed, isProved };
  });
}

/** The stored result of a row's last proof, in `.github/proof/reliability.json`. */
export interface KeptRow {
  /** ISO date of the proof. */
  day: string;
  figures: { what: string; count: number; wanted: number }[];
  passed: number;
  failed: number;
  isProved: boolean;
}
export type Kept = Record<string, KeptRow>;

/** Merges these verdicts into the stored ones, so that rows can be proved in separate runs. */
export function keepRows(kept: Kept, verdicts: readonly RowVerdict[], day: string): Kept {
  const fresh = verdicts.map(({ row, figures, passed, failed, isProved }): [string, KeptRow] => [
    String(row.number),
    { day, figures: figures.map(({ what, count, wanted }) => ({ what, count, wanted })), passed, failed, isProved },
  ]);
  return { ...kept, ...Object.fromEntries(fresh) };
}

/** The most figures that stand in the table itself; the figures of a row with more follow it as a list. */
const mostInCell = 2;

/** The page for `.github/proof/`. */
export function markdownOfRows(rows: readonly Row[], kept: Kept): string {
  const proved = rows.filter(({ number }) => kept[number]?.isProved).length;
  const lists: string[] = [];
  const lines = rows.map(({ number, threat, goal }) => {
    const row = kept[number];
    if (!row) return `| ${number} | ${threat} | ${goal} | never run whole | **no** |`;
    const counts = row.figures.map(
      ({ what, count, wanted }) => `${what}: **${count.toLocaleString("en-US")}** of ${wanted.toLocaleString("en-US")}`,
    );
    if (counts.length > mostInCell) lists.push("", `## Row ${number}: ${threat}`, "", ...counts.map((count) => `- ${count}`));
    const shown = counts.length > mostInCell ? [`${counts.length} figures below`] : counts;
    const tests = `${row.passed} tests${row.failed > 0 ? `, ${row.failed} failed` : ""}`;
    return `| ${number} | ${threat} | ${goal} | ${[...shown, tests].join("; ")} | ${row.isProved ? `yes, ${row.day}` : `**no**, ${row.day}`} |`;
  });
  return [
    "# The reliability table, proved",
    "",
    `Written by \`npm run prove\`: ${proved} of ${rows.length} rows hold. Each figure stands against the number the table wants; fewer is not passed.`,
    "",
    "| row | threat or fault | what must come out | done | holds |",
    "|---|---|---|---|---|",
    ...lines,
    ...lists,
    "",
  ].join("\n");
}
