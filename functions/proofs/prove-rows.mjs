// npm run prove -- rows [1 7 17]: runs the tests of the reliability table's rows with the table's full counts; writes
// .github/proof/reliability.md, with each row's last proof.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { keepRows, markdownOfRows, verdictsOf } from "./report.ts";
import { rows } from "./rows.ts";

const asked = process.argv.slice(3).map(Number);
const chosen = asked.length === 0 ? rows : rows.filter(({ number }) => asked.includes(number));
const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
if (files.length === 0) {
  console.error(`There is no such row; there are 1 to ${rows.length}.`);
  process.exit(1);
}
const folder = "node_modules/.cache/prove";
mkdirSync(folder, { recursive: true });
// Per process: several may run at once.
const figuresFile = `${folder}/figures-${process.pid}.jsonl`;
const resultsFile = `${folder}/results-${process.pid}.json`;
rmSync(figuresFile, { force: true });
rmSync(resultsFile, { force: true });
spawnSync(
  "npm",
  ["run", "-s", "vitest", "--", "run", ...files, "--reporter=default", "--reporter=json", `--outputFile.json=${resultsFile}`],
  {
    stdio: "inherit",
    env: { ...process.env, PROVE: "full", PROVE_REPORT: figuresFile },
  },
);
const figures = existsSync(figuresFile)
  ? readFileSync(figuresFile, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  : [];
const results = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, "utf8")).testResults : [];
const verdicts = verdictsOf(chosen, figures, results, process.cwd());
for (const { row, isProved, figures: told, passed, failed } of verdicts) {
  console.log(
    `${isProved ? "holds" : "FAILS"} ${String(row.number).padStart(2)} ${row.threat}: ${row.goal} (${passed} tests passed, ${failed} failed)`,
  );
  for (const { what, count, wanted } of told) console.log(`         ${count < wanted ? "TOO FEW " : ""}${what}: ${count} of ${wanted}`);
}
const keptFile = ".github/proof/reliability.json";
const kept = keepRows(
  existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, "utf8")) : {},
  verdicts,
  new Date().toISOString().slice(0, 10),
);
mkdirSync(".github/proof", { recursive: true });
writeFileSync(keptFile, `${JSON.stringify(kept, null, 1)}\n`);
writeFileSync(".github/proof/reliability.md", markdownOfRows(rows, kept));
console.log("Written to .github/proof/reliability.md");
process.exit(verdicts.every(({ isProved }) => isProved) ? 0 : 1);
