// npm run prove -- pages           the whole matrix: every template, language, layout and length; writes .github/proof/matrix.md
//   --template ID --language CODE  only these (lists parted by commas); nothing is written
//   --of N                         one in N of it, the same every time; nothing is written
//   --list                         every finding, newspaper by newspaper
// Ends with 1 when an error was found.
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { printTable } from "../bench/figures.mjs";
import { matrix, sampleOf } from "./matrix.ts";
import { commonest, figuresTable, looseByTemplate, looseTable, markdownReport, tally } from "./proof-report.ts";

const { values: asked } = parseArgs({
  args: process.argv.slice(3),
  options: {
    template: { type: "string" },
    language: { type: "string" },
    layout: { type: "string" },
    of: { type: "string" },
    list: { type: "boolean", default: false },
  },
});
const isWanted = (value, list) => list === undefined || list.split(",").includes(value);

const chosen = matrix().filter(
  ({ templateId, language, layout }) =>
    isWanted(templateId, asked.template) && isWanted(language, asked.language) && isWanted(layout, asked.layout),
);
const trials = asked.of ? sampleOf(chosen, Number(asked.of)) : chosen;
if (trials.length === 0) {
  console.error("There is nothing in the matrix of that template, language and layout.");
  process.exit(1);
}

/** A language at a time and all of it in one worker, so that its widths are measured once. */
function judgeAll() {
  const queues = new Map();
  for (const trial of trials) queues.set(trial.language, [...(queues.get(trial.language) ?? []), trial]);
  const waiting = [...queues.values()];
  const verdicts = [];
  const work = () =>
    new Promise((done, fail) => {
      const worker = new Worker(new URL("./prove-worker.ts", import.meta.url));
      let own = waiting.shift();
      const next = () => {
        if (own?.length === 0) own = waiting.shift();
        if (!own) return worker.terminate().then(done);
        worker.postMessage(own.shift());
      };
      worker.on("error", fail);
      worker.on("message", (verdict) => {
        verdicts.push(verdict);
        if (process.stderr.isTTY) process.stderr.write(`\r${verdicts.length} of ${trials.length}`);
        next();
      });
      next();
    });
  return Promise.all(Array.from({ length: Math.min(availableParallelism(), waiting.length) }, work)).then(() => verdicts);
}

const started = Date.now();
const order = new Map(trials.map((trial, index) => [JSON.stringify(trial), index]));
const verdicts = (await judgeAll()).sort((a, b) => order.get(JSON.stringify(a.trial)) - order.get(JSON.stringify(b.trial)));
if (process.stderr.isTTY) process.stderr.write("\n");

if (asked.list) {
  for (const { name, errors, faults, uneven, warnings, hole } of verdicts) {
    const found = [
      ...errors.map((each) => `ERROR ${each}`),
      ...faults.map((each) => `fault ${each}`),
      ...uneven.map((each) => `uneven ${each}`),
      ...warnings.map((each) => `warning ${each}`),
      ...(hole > 0.1 ? [`hole of ${(hole * 100).toFixed(1)} %`] : []),
    ];
    if (found.length > 0) console.log([name, ...found.map((each) => `  ${each}`)].join("\n"));
  }
}
printTable(figuresTable("template", verdicts, ({ trial }) => trial.templateId));
console.log("");
printTable(figuresTable("language", verdicts, ({ trial }) => trial.language));
console.log("");
printTable(figuresTable("length", verdicts, ({ trial }) => trial.length));
console.log("");
printTable(looseTable(verdicts));
console.log("");
printTable(looseByTemplate(verdicts));
for (const [title, of] of [
  ["errors", ({ errors }) => errors],
  ["lone lines, hyphens", ({ faults }) => faults],
  ["uneven", ({ uneven }) => uneven],
  ["warnings", ({ warnings }) => warnings],
]) {
  const found = commonest(verdicts, of);
  if (found.length > 0) console.log(`\n${title}:`);
  for (const [kind, count, where] of found) console.log(`  ${count} × ${kind}  (${where})`);
}

const whole = tally(verdicts);
console.log(
  `\n${whole.newspapers} newspapers, ${whole.pages} pages in ${((Date.now() - started) / 1000).toFixed(0)} s; with errors: ${whole.errors}`,
);
if (!asked.template && !asked.language && !asked.layout && !asked.of) {
  mkdirSync(".github/proof", { recursive: true });
  writeFileSync(".github/proof/matrix.md", markdownReport(verdicts, `All ${whole.newspapers} newspapers of the matrix.`));
  console.log("Written to .github/proof/matrix.md");
}
process.exitCode = whole.errors === 0 ? 0 : 1;
