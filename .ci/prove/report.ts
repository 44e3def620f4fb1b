import { relative } from "node:path";
import type { Figure } from "./row.ts";
import type { Row } from "./rows.ts";

/** What Vitest's JSON says of a file. */
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

/** A row is proved when its files ran, none of their tests failed or was left out, and each figure reaches the table's number. */
export function verdictsOf(rows: readonly Row[], figures: readonly Figure[], results: readonly FileResult[], root: string): RowVerdict[] {
  const byFile = new Map(results.map((result) => [relative(root, result.name), result]));
  return rows.map((row) => {
    const files = row.tests.map((file) => byFile.get(file));
    const tests = files.flatMap((file) => file?.assertionResults ?? []);
    const passed = tests.filter(({ status }) => status === "passed").length;
    const broken = files.filter((file) => file?.status !== "passed").length;
    const failed = Math.max(tests.length - passed, broken);
    const own = figures.filter((figure) => figure.row === row.number);
    const isProved = passed > 0 && failed === 0 && own.every(({ count, wanted }) => count >= wanted);
    return { row, figures: own, passed, failed, isProved };
  });
}

/** The page for `.github/proof/`. */
export function markdownOfRows(verdicts: readonly RowVerdict[]): string {
  const proved = verdicts.filter(({ isProved }) => isProved).length;
  const lines = verdicts.map(({ row, figures, passed, failed, isProved }) => {
    const counts = figures.map(({ what, count, wanted }) => `${what}: **${count}** of ${wanted}`);
    const tests = `${passed} tests${failed > 0 ? `, ${failed} failed` : ""}`;
    return `| ${row.number} | ${row.threat} | ${row.goal} | ${[...counts, tests].join("; ")} | ${isProved ? "yes" : "**no**"} |`;
  });
  return [
    "# The reliability table, proved",
    "",
    `Written by \`npm run prove\`: ${proved} of ${verdicts.length} rows hold. Each figure stands against the number the table wants; fewer is not passed.`,
    "",
    "| row | threat or fault | what must come out | done | holds |",
    "|---|---|---|---|---|",
    ...lines,
    "",
  ].join("\n");
}
