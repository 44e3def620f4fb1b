import { readFileSync } from "node:fs";
import { realPace } from "../../functions/testing/models/start-models.ts";
import { launchBrowser } from "../browser.ts";
import { build } from "../commands/prepare.mjs";
import { median, milliseconds, printTable, quantile } from "./figures.mjs";
import { figureOf, ratioOf } from "./intervals.mjs";
import { followRun, newReader, startRun } from "./newsroom-client.mjs";
import { openModels, slowestOf } from "./paced-models.mjs";
import { press, pressForGlyph, typeOrder } from "./press-in-browser.mjs";
import { serveRawSite } from "./raw-site.mjs";
import { note } from "./results.mjs";
import { serveNaive } from "./serve-naive.mjs";

const bars = { run: 1.05, slowRun: 1.1, glyph: 1.25 };
const together = 10;
const sample = JSON.parse(readFileSync(".ci/samples/en-library-reopening.json", "utf8"));
const order = () => ({
  title: `${sample.title} ${crypto.randomUUID().slice(0, 4)}`,
  content: sample.content,
  region: sample.region,
  language: "en",
  textModel: "gpt-4o",
  imageModel: "gpt-image",
});

/** A window of a new person's. */
async function openHome({ browser, site }) {
  const reader = await newReader(site.origin);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", baseURL: site.origin });
  await context.addCookies([...reader.cookies].map(([name, value]) => ({ name, value, url: site.origin })));
  return { page: await context.newPage(), close: () => context.close() };
}

/** Our own app in the browser: from the press to the whole page, beside what the models took. */
async function oursOnce(stage, meanwhile = () => {}) {
  const { models } = stage;
  const { page, close } = await openHome(stage);
  try {
    const button = await typeOrder(page, order());
    models.forget();
    meanwhile();
    const seen = await press(page, button);
    return { ...seen, slowest: await slowestOf([...models.requests]) };
  } finally {
    await close();
  }
}

/** To the first letter of the headline alone, all calls at 80 tokens a second; the newspaper is not waited for. */
async function glyphOnce(stage) {
  const { page, close } = await openHome(stage);
  try {
    const button = await typeOrder(page, order());
    stage.models.forget();
    const seen = await pressForGlyph(page, button);
    const story = stage.models.requests.find(({ task }) => task === "story");
    return { glyph: seen.glyph, tokens: story.sent.tokensAt[14] - seen.pressed };
  } finally {
    await close();
  }
}

async function naiveOnce({ browser, naive }) {
  const user = await naive.newUser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${naive.origin}/?user=${user}`);
    for (const name of ["title", "content", "region"]) await page.locator(`[name=${name}]`).fill(sample[name]);
    return await press(page, page.getByRole("button"), "h1", 2);
  } finally {
    await page.close();
  }
}

/** Ten people at once, one of them in a browser: each one's time against the slowest call of all. */
async function benchTogether(stage) {
  const { models, site } = stage;
  const others = await Promise.all(Array.from({ length: together - 1 }, () => newReader(site.origin)));
  const runs = [];
  const beside = async (reader) => {
    const { id, asked } = await startRun(reader, order());
    const { event, at } = await followRun(reader, id);
    if (event !== "complete") throw new Error(`a run ended as ${event}`);
    return at - asked;
  };
  const shown = await oursOnce(stage, () => runs.push(...others.map(beside)));
  const took = [shown.complete, ...(await Promise.all(runs))];
  const slowest = await slowestOf([...models.requests]);
  return took.map((each) => each / slowest);
}

/** R1 and R2: generation and first words in the browser, and the naive app beside ours. */
export async function benchGeneration({ isQuick, isFull }) {
  build();
  const [runs, glyphs, pairs] = isFull ? [31, 31, 31] : isQuick ? [3, 3, 3] : [7, 9, 5];
  const models = await openModels();
  const stage = { models, site: await serveRawSite(models.vars), naive: await serveNaive(models.vars), browser: await launchBrowser() };
  try {
    await models.measure(() => oursOnce(stage));
    models.paced(1);
    const whole = [];
    for (let round = 0; round < runs; round++) whole.push(await oursOnce(stage));
    const ten = await benchTogether(stage);
    const naive = await naiveOnce(stage);
    models.unpaced();
    const first = [];
    for (let round = 0; round < glyphs; round++) first.push(await glyphOnce(stage));
    models.paced(0.1);
    const [ones, others] = [[], []];
    for (let round = 0; round < pairs; round++) {
      const ways = [async () => ones.push((await oursOnce(stage)).complete), async () => others.push((await naiveOnce(stage)).complete)];
      for (const way of round % 2 === 0 ? ways : ways.reverse()) await way();
    }
    tell({ whole, first, ten, naive, ones, others });
  } finally {
    await stage.browser.close();
    await stage.naive.close();
    await stage.site.close();
    await models.close();
  }
}

function tell({ whole, first, ten, naive, ones, others }) {
  const ratios = whole.map(({ complete, slowest }) => complete / slowest);
  const { latency } = realPace;
  console.log(
    "\nGeneration: from the press to paint in Chromium, scripted models at 400 ms to the first token, story 7.9 s, pictures 12 s",
  );
  printTable([
    ["", "first letter of the headline", "whole page", "slowest call"],
    [
      "Stop Press",
      milliseconds(median(first.map(({ glyph }) => glyph))),
      ...["complete", "slowest"].map((name) => milliseconds(median(whole.map((one) => one[name])))),
    ],
    ["the naive app", milliseconds(naive.complete), milliseconds(naive.complete), ""],
  ]);
  console.log(
    `  at a tenth of these latencies: ours ${milliseconds(median(ones))}, naive ${milliseconds(median(others))}, medians of ${ones.length} pairs`,
  );
  note("R1 press to page painted / slowest call, median", figureOf(ratios), { bar: bars.run, wanted: 31 });
  note("R1 the same, 95th percentile", { value: quantile(ratios, 0.95), count: ratios.length }, { bar: bars.slowRun, wanted: 31 });
  note("R1 ten people at once / slowest call, median", figureOf(ten), { bar: bars.run });
  note("R1 ten people at once, slowest", Math.max(...ten), { bar: bars.slowRun });
  note("R1 ours / naive app, latencies x 0.1", ratioOf(ones, others), { wanted: 31 });
  note("R1 ours / naive app, latencies x 1, one run of it", median(whole.map(({ complete }) => complete)) / naive.complete);
  note("R2 first headline glyph / 15th token", figureOf(first.map(({ glyph, tokens }) => glyph / tokens)), { bar: bars.glyph, wanted: 31 });
  note("R2 first headline glyph / first token (400 ms)", figureOf(first.map(({ glyph }) => glyph / latency)), { wanted: 31 });
  note("R2 the naive app / first token (400 ms)", naive.complete / latency);
}
