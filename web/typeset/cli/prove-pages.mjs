// npm run prove -- pages           the whole matrix: every template, language, layout and length; writes .github/proof/matrix.md
//   --template ID --language CODE  only these (lists parted by commas); nothing is written
//   --of N                         one in N of it, the same every time; nothing is written
//   --list                         every finding, newspaper by newspaper
//   --record FILE                  digests of all pages, and of the PDF, PNG, phone and card of one newspaper in 50
//   --against FILE                 ends with 1 when a digest is not as recorded, and says which; newspapers by name
// Ends with 1 when an error was found.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { printTable } from "../../../.ci/bench/figures.mjs";
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
    record: { type: "string" },
    against: { type: "string" },
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

/** Numbers in the whole matrix, so that a part of it can be compared with a record of all. */
const numbers = new Map(matrix().map((trial, index) => [JSON.stringify(trial), index]));
const filesOfOneIn = 50;
function recordedOf(trial) {
  if (!asked.record && !asked.against) return "nothing";
  return numbers.get(JSON.stringify(trial)) % filesOfOneIn === 0 ? "files" : "pages";
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
        const trial = own.shift();
        worker.postMessage({ trial, recorded: recordedOf(trial) });
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

const digests = Object.fromEntries(verdicts.map(({ trial, name, digests }) => [`${numbers.get(JSON.stringify(trial))} ${name}`, digests]));
if (asked.record) writeFileSync(asked.record, `${JSON.stringify(digests, null, 1)}\n`);
let isAsRecorded = true;
if (asked.against) {
  const before = JSON.parse(readFileSync(asked.against, "utf8"));
  const differing = Object.entries(digests).flatMap(([name, now]) => {
    const kinds = Object.keys(now).filter((kind) => now[kind] !== before[name]?.[kind]);
    return kinds.length > 0 ? [`  ${name}: ${kinds.join(", ")}`] : [];
  });
  console.log(`\n${differing.length} of ${verdicts.length} newspapers are not as recorded.`);
  for (const line of differing) console.log(line);
  isAsRecorded = differing.length === 0;
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
process.exitCode = whole.errors === 0 && isAsRecorded ? 0 : 1;
