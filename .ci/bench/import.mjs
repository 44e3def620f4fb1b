import { againstBar, kilobytes, median, milliseconds, printTable, quantile } from "./figures.mjs";
import { charsetPages } from "./import-charsets.mjs";
import { compareBodies, scoreOf } from "./import-f1.mjs";
import { hostilePages, sentence } from "./import-hostile.mjs";
import { readPages, readSet } from "./import-pages.mjs";
import { prepareExtraction } from "./import-workerd.mjs";
import { bundleForWorkers, startAndLater } from "./worker-chunks.mjs";

const extraction = "functions/import-url/extract/extract.ts";
const rounds = 3;
const heap = 96;
export const bars = { f1: 0.97, first: 150, p50: 25, p95: 75, hostile: 1_500, size: 120_000 };

const languageOf = ({ truth }) => truth.language || "en";
const atLeast = (value, bar) => `${value.toFixed(3)} (bar ${bar}: ${value >= bar ? "met" : "NOT MET"})`;
const row = (name, values) => [name, ...[median(values), quantile(values, 0.95), Math.max(...values)].map(milliseconds)];

/** The first page of a new process, several times over: code that is loaded only then is compiled as well. */
async function timeFirstPages(prepared, pages) {
  const took = [];
  for (const { page } of pages.slice(0, 5)) took.push(await prepared.inProcess(async (probe) => (await probe.extract(page)).cpu));
  return took;
}

/** Each page in turn, `rounds` times over: what came out, and the median time of each. */
async function extractAll(prepared, pages) {
  const runs = new Map(pages.map((each) => [each, []]));
  const memory = await prepared.inProcess(async (probe) => {
    for (let round = 0; round < rounds; round++)
      for (const each of pages) runs.get(each).push(await probe.extract(each.page, languageOf(each)));
    return probe.memory();
  });
  const took = (measure, choose) => [...runs.values()].map((all) => choose(all.map((run) => run[measure])));
  return {
    extractions: pages.map((each) => runs.get(each).at(-1).extraction),
    once: took("cpu", ([first]) => first),
    cpu: took("cpu", median),
    wall: took("wall", median),
    memory,
  };
}

const hostilePage = (build) => ({
  bytes: new TextEncoder().encode(build()),
  url: "https://www.island-news.org/ferry",
  contentType: "text/html; charset=utf-8",
});

async function benchHostile(prepared) {
  const rows = await prepared.inProcess(async (probe) => {
    const measured = [];
    for (const [name, build] of Object.entries(hostilePages)) {
      const page = hostilePage(build);
      const { extraction: got, cpu } = await probe.extract(page);
      const outcome = got instanceof Error ? `THROWN: ${got.message.slice(0, 60)}` : (got.code ?? "article");
      const isKept = outcome === "article" && got.article.content.includes(sentence);
      measured.push({ name, bytes: page.bytes.length, cpu, outcome, isKept });
    }
    return measured;
  });
  console.log(`\nPages made to take long (bar ${milliseconds(bars.hostile)} each; the article is the same small one in each)`);
  printTable([
    ["", "page", "took", "outcome", "article kept"],
    ...rows.map(({ name, bytes, cpu, outcome, isKept }) => [
      name,
      kilobytes(bytes),
      cpu > bars.hostile ? `${milliseconds(cpu)} NOT MET` : milliseconds(cpu),
      outcome,
      isKept ? "yes" : "NO",
    ]),
  ]);
  console.log(`  slowest ${againstBar(Math.max(...rows.map(({ cpu }) => cpu)), bars.hostile, milliseconds)},`);
  const thrown = rows.filter(({ outcome }) => outcome.startsWith("THROWN")).length;
  console.log(`  ${thrown} of ${rows.length} threw, the article was kept in ${rows.filter(({ isKept }) => isKept).length}`);
}

async function benchCharsets(prepared) {
  const pages = charsetPages();
  const wrong = new Map();
  await prepared.inProcess(async (probe) => {
    for (const { charset, way, language, sentence: wanted, page } of pages) {
      const { extraction: got } = await probe.extract(page, language);
      if (!got.ok || !got.article.content.includes(wanted)) wrong.set(charset, [...(wrong.get(charset) ?? []), way]);
    }
  });
  const all = new Set(pages.map(({ charset }) => charset));
  console.log(`\nCharsets: ${all.size - wrong.size} of ${all.size} read right in every way of declaring them (${pages.length} pages)`);
  for (const [charset, ways] of wrong) console.log(`  ${charset} WRONG by: ${ways.join(", ")}`);
}

/** Whether V8 ends a process that wants more than it is allowed. */
const isLimitReal = (prepared, flags) =>
  prepared.inProcess(
    ({ ask, ended }) =>
      Promise.race([
        ask(`/fill?mb=${heap * 1.5}`).then(
          ({ status }) => status !== 200,
          () => true,
        ),
        ended.then(() => true),
      ]),
    flags,
    { stderr: "ignore" },
  );

/** Runs everything in a V8 that may not have more than so many megabytes. */
async function benchHeap(prepared, pages) {
  const flags = [`--max-heap-size=${heap}`];
  console.log(`\nHeap: V8 limited to ${heap} MB`);
  if (!(await isLimitReal(prepared, flags)))
    return console.log(`  cannot be limited here: a process could keep ${heap * 1.5} MB of objects`);
  const ordinary = pages.map((each) => ({ name: "an ordinary page", page: () => each.page, language: languageOf(each) }));
  const hostile = Object.entries(hostilePages).map(([name, build]) => ({ name, page: () => hostilePage(build), language: "en" }));
  let at = "";
  try {
    const memory = await prepared.inProcess(
      async (probe) => {
        for (const { name, page, language } of [...ordinary, ...hostile]) {
          at = name;
          await probe.extract(page(), language);
        }
        return probe.memory();
      },
      flags,
      { stderr: "ignore" },
    );
    console.log(`  enough for ${ordinary.length} pages and ${hostile.length} made to take long, one after the other;`);
    console.log(`  the process had ${memory?.toFixed(0) ?? "?"} MB at most, and ends when it keeps ${heap * 1.5} MB of objects`);
  } catch (error) {
    console.log(`  NOT ENOUGH: ended at ${at} (${error.message})`);
  }
}

async function benchImportSize() {
  const worker = "functions/worker.ts";
  const [alone] = await bundleForWorkers(extraction);
  const [whole] = await bundleForWorkers(worker);
  const [without] = await bundleForWorkers(worker, { without: ["./extract/extract.ts"] });
  const { atStart, later } = await startAndLater(worker);
  const sum = (files) => files.reduce((bytes, { gzip }) => bytes + gzip, 0);
  const isOurs = (module) => module.startsWith("functions/import-url/extract/");
  const started = atStart.flatMap(({ modules }) => modules).filter(isOurs);
  console.log("\nSize of extraction, minified and gzip -9");
  console.log(
    `  added to the Worker: ${againstBar(whole.gzip - without.gzip, bars.size, kilobytes)}; with what the Worker has anyway ${kilobytes(alone.gzip)}`,
  );
  console.log(
    `  the Worker's start loads ${kilobytes(sum(atStart))}, of extraction ${started.length === 0 ? "nothing" : `TOO MUCH: ${started.join(", ")}`};`,
  );
  console.log(`  what waits until it is asked for: ${kilobytes(sum(later))}`);
}

/** Body F1 of a set of real pages, refusals counted as empty. */
function printScore(pages, extractions) {
  const bodies = extractions.map((extraction) => (extraction.ok ? extraction.article.content : ""));
  const { f1, precision, recall } = scoreOf(bodies.map((body, at) => compareBodies(body, pages[at].truth.body)));
  console.log(`  body F1 ${atLeast(f1, bars.f1)}, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
  const refused = pages.flatMap(({ page }, at) => (extractions[at].ok ? [] : [`${extractions[at].code ?? extractions[at]} ${page.url}`]));
  console.log(`  ${refused.length} of ${pages.length} without an article${refused.map((each) => `\n    ${each}`).join("")}`);
}

function printOutcomes(pages, extractions) {
  const wrong = pages.filter(({ truth }, at) => truth.outcome !== (extractions[at].ok ? "article" : extractions[at].code));
  console.log(`  outcomes right: ${pages.length - wrong.length} of ${pages.length} ${wrong.map(({ name }) => name).join(", ")}`);
}

/**
 * The import inside workerd: how fast and in how little, on our own pages and on pages made to take long.
 * `folder`: a clone of scrapinghub/article-extraction-benchmark instead, of which the body F1 is measured too.
 */
export async function benchImport({ folder } = {}) {
  const pages = folder === undefined ? readPages() : readSet(folder);
  const prepared = await prepareExtraction();
  try {
    const first = await timeFirstPages(
      prepared,
      pages.filter(({ truth }) => truth.outcome === undefined || truth.outcome === "article"),
    );
    const { extractions, once, cpu, wall, memory } = await extractAll(prepared, pages);
    console.log(`\nImport: ${pages.length} pages through the extraction inside workerd`);
    if (folder === undefined) printOutcomes(pages, extractions);
    else printScore(pages, extractions);
    console.log(`\nTime a page, of the processor (median of ${rounds} rounds), first of all in ${first.length} new processes`);
    printTable([["", "p50", "p95", "most"], row("processor", cpu), row("the first time", once), row("on the clock", wall)]);
    console.log(
      `  first page of a process ${againstBar(median(first), bars.first, milliseconds)}, most ${milliseconds(Math.max(...first))}`,
    );
    console.log(
      `  p50 ${againstBar(median(cpu), bars.p50, milliseconds)}, p95 ${againstBar(quantile(cpu, 0.95), bars.p95, milliseconds)}; the process had ${memory?.toFixed(0) ?? "?"} MB at most`,
    );
    if (folder !== undefined) return;
    await benchHostile(prepared);
    await benchCharsets(prepared);
    await benchHeap(prepared, pages);
    await benchImportSize();
  } finally {
    prepared.remove();
  }
}
