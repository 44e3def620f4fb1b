// npm run bench                   all parts but the last two
// npm run bench -- nine           R1 to R9 of facts/performance.md and growth with work, without Lighthouse
// npm run bench -- png size       only these:
//   generation     R1, R2   a newspaper in the browser with scripted models, first words, ten at once, the naive app (bench/naive)
//   size           R3       bytes of each screen, of a shared newspaper, of the Worker; budgets.json against the browser
//   interactions   R4       thirty of them on a slow processor; the rest of R4 is lighthouse
//   overhead       R5       processor for a request against bare Hono, tails, round trips to the database
//   png            R6       against capture libraries; with --rivals html2canvas too, fetched from npm
//   safety         R7       a run that survives everything against the same calls in the request; webhook
//   reader         R8       a streamed answer
//   start          R9       of the Worker
//   growth                  users, newspapers of one person, length of the article
//   layout, justification, typeset (both, PDF and PNG against the browser's, in one run of it), drag, preview-set (the sample page after
//   Save & Preview), edit (typing on the page), newsroom (a page that grows, closed tabs, failures), import, places, users (the admin's
//   table of 100,000), scale, cpu (of each kind of request)
//   lighthouse     R4       fetched from npm the first time, only when it is asked for; --runs 9 as the method wants
// --quick takes few pairs, --full all that the method wants; --keep writes bench/results.md
// npm run bench -- import --set FOLDER      body F1 and time on a clone of github.com/scrapinghub/article-extraction-benchmark
// npm run bench -- lighthouse --only landing --runs 1 --share https://…    only pages whose name begins so; another share page
// Prints figures and ratios, and says when the machine was too busy for them to be believed (the exit code is then 2).
// Ratios within one run can be compared between machines, figures cannot.
import { parseArgs } from "node:util";
import { watchMachine } from "../bench/machine.mjs";
import { keepNoted, printNoted } from "../bench/results.mjs";

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: "string" },
    share: { type: "string" },
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    keep: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    rivals: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
  },
});

/** How many pairs a part takes: fewer to see that it works, more than have room in a quarter of an hour. */
const effort = { isQuick: values.quick, isFull: values.full };

const exports = { ...effort, withRivals: values.rivals };

const parts = {
  layout: async () => (await import("../bench/layout.mjs")).benchLayout(),
  png: async () => (await import("../bench/png.mjs")).benchPng(undefined, exports),
  justification: async () => (await import("../bench/justification.mjs")).benchJustification(),
  typeset: async () => (await import("../bench/typeset.mjs")).benchTypeset(exports),
  drag: async () => (await import("../bench/drag.mjs")).benchDrag(),
  "preview-set": async () => (await import("../bench/preview-set.mjs")).benchPreviewSet(),
  edit: async () => (await import("../bench/edit.mjs")).benchEdit(),
  newsroom: async () => (await import("../bench/newsroom.mjs")).benchNewsroom(),
  generation: async () => (await import("../bench/generation.mjs")).benchGeneration(effort),
  overhead: async () => (await import("../bench/overhead.mjs")).benchOverhead(effort),
  safety: async () => (await import("../bench/safety.mjs")).benchSafety(effort),
  growth: async () => (await import("../bench/growth.mjs")).benchGrowth(effort),
  import: async () => (await import("../bench/import.mjs")).benchImport({ folder: values.set }),
  interactions: async () => (await import("../bench/interactions.mjs")).benchInteractions(),
  reader: async () => (await import("../bench/answer-reader.mjs")).benchAnswerReader(),
  places: async () => (await import("../bench/places.mjs")).benchPlaces(),
  users: async () => (await import("../bench/users.mjs")).benchUsers(),
  scale: async () => (await import("../bench/scale.mjs")).benchScale(),
  start: async () => (await import("../bench/start.mjs")).benchStart(),
  cpu: async () => (await import("../bench/cpu.mjs")).benchCpu(),
  size: async () => (await import("../bench/size.mjs")).benchSize(),
  lighthouse: async () =>
    (await import("../bench/lighthouse.mjs")).benchLighthouse({ share: values.share, runs: Number(values.runs), only: values.only }),
};

const nine = ["generation", "size", "interactions", "overhead", "png", "safety", "reader", "start", "growth"];
const unknown = asked.filter((name) => !(name in parts) && name !== "nine");
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}; there are nine, ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

// PNG is part of typeset; Lighthouse asks the network for itself.
const chosen =
  asked.length > 0
    ? [...new Set(asked.flatMap((name) => (name === "nine" ? nine : [name])))]
    : Object.keys(parts).filter((name) => name !== "png" && name !== "lighthouse");
const machine = watchMachine();
console.log(machine.describe());
const failed = [];
for (const name of chosen) {
  const started = performance.now();
  try {
    await parts[name]();
  } catch (error) {
    // The others are still worth their time.
    console.error(`${name} failed:`, error);
    failed.push(name);
  }
  console.log(`  (${name}: ${Math.round((performance.now() - started) / 1000)} s)`);
}

printNoted();
console.log("");
// Bytes are the same on a busy machine.
const doubts = chosen.some((name) => name !== "size") ? await machine.doubts() : [];
if (doubts.length > 0) {
  console.log(`DO NOT BELIEVE THE TIMES of this run: ${doubts.join("; ")}. Sizes hold.`);
  process.exitCode = 2;
}
if (failed.length > 0) {
  console.log(`FAILED: ${failed.join(", ")}`);
  process.exitCode = 1;
}
if (values.keep) keepNoted({ isBelieved: doubts.length === 0, isQuick: values.quick });
