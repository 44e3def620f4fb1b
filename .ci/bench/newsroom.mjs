import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { launchBrowser } from "../browser.ts";
import { realPace, startModels } from "../models/start-models.ts";
import { benchAnswerReader } from "./answer-reader.mjs";
import { serveBuiltSite, signIn } from "./built-site.mjs";
import { againstBar, median, milliseconds } from "./figures.mjs";
import { followRun, newReader, startRun } from "./newsroom-client.mjs";

const sample = JSON.parse(readFileSync(".ci/samples/en-library-reopening.json", "utf8"));
const runs = 3;
const rounds = 7;
const lastSecond = 13;

const order = () => ({
  title: `${sample.title} ${crypto.randomUUID().slice(0, 4)}`,
  content: sample.content,
  region: sample.region,
  language: "en",
  textModel: "gpt-4o",
  imageModel: "gpt-image",
});

/** How long the slowest of these requests took, from its arrival to its last byte. */
async function slowestOf(requests) {
  const took = await Promise.all(
    requests.map(async (request) => {
      await request.outcome;
      return request.endedAt - request.at;
    }),
  );
  return Math.max(...took);
}

/** Scripted models at real latencies, which remember when each answer was whole. */
function openModels() {
  return startModels({
    ...realPace,
    onRequest(request) {
      request.outcome.then(() => {
        request.endedAt = performance.timeOrigin + performance.now();
      });
    },
  });
}

async function benchRunTime(origin, models) {
  const ratios = [];
  const reader = () => newReader(origin);
  for (let round = 0; round < runs; round++) {
    const me = await reader();
    models.forget();
    const { id, asked } = await startRun(me, order());
    const { event, at } = await followRun(me, id);
    if (event !== "complete") throw new Error(`a run ended as ${event}`);
    ratios.push((at - asked) / (await slowestOf(models.requests)));
  }
  console.log(`  run time / slowest call, ${runs} runs, median: ${againstBar(median(ratios), 1.05)}`);

  const many = await Promise.all(Array.from({ length: 10 }, reader));
  models.forget();
  const together = await Promise.all(
    many.map(async (me) => {
      const { id, asked } = await startRun(me, order());
      return (await followRun(me, id)).at - asked;
    }),
  );
  const slowest = await slowestOf(models.requests);
  console.log(`  the same, ten people at once, median: ${(median(together) / slowest).toFixed(2)}`);
}

async function benchFirstGlyph(origin, models) {
  const browser = await launchBrowser();
  try {
    const glyphs = [];
    const tokens = [];
    for (let round = 0; round < rounds; round++) {
      const cookies = await signIn(browser, origin, `glyph-${crypto.randomUUID()}@example.test`);
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", baseURL: origin });
      await context.addCookies(cookies);
      const page = await context.newPage();
      models.forget();
      await orderOn(page);
      await page.waitForFunction(() => performance.getEntriesByName("press:first-headline-glyph").length > 0, undefined, {
        timeout: 20_000,
      });
      const seen = await page.evaluate(() => {
        const at = (name) => performance.timeOrigin + performance.getEntriesByName(name)[0].startTime;
        return { pressed: at("press:started"), glyph: at("press:first-headline-glyph") };
      });
      const story = models.requests.find(({ task }) => task === "story");
      glyphs.push(seen.glyph - seen.pressed);
      tokens.push(story.sent.tokensAt[14] - seen.pressed);
      await context.close();
    }
    console.log(
      `  first headline glyph ${milliseconds(median(glyphs))} after the press, 15th token sent at ${milliseconds(median(tokens))}: ${againstBar(median(glyphs.map((glyph, at) => glyph / tokens[at])), 1.25)}`,
    );
  } finally {
    await browser.close();
  }
}

/** Letters of type on the growing page at each fifth of a story that takes about twenty seconds to write, and of what had been written by then. */
async function benchGrowth(origin, models) {
  const browser = await launchBrowser();
  try {
    const cookies = await signIn(browser, origin, `growth-${crypto.randomUUID()}@example.test`);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", baseURL: origin });
    await context.addCookies(cookies);
    const page = await context.newPage();
    // Three times the usual rate: 12,000 characters in about twenty seconds.
    models.forget();
    models.script(({ task }) => (task === "story" ? { act: "ok", tokensPerSecond: 240 } : { act: "ok", imageMs: 20_000 }));
    await orderOn(page);
    const story = await until(() => models.requests.find(({ task, sent }) => task === "story" && sent.tokensAt.length > 0));
    const shares = [];
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      await until(() => performance.timeOrigin + performance.now() - story.at > share * 20_000);
      const letters = await page.evaluate(() => document.querySelector("#stage svg[viewBox='0 0 612 816']")?.textContent?.length ?? 0);
      shares.push(`${Math.round(share * 20)} s: ${letters} letters of ${story.sent.tokensAt.length} tokens`);
    }
    console.log(`  a page growing over twenty seconds (the front page alone is counted): ${shares.join(", ")}`);
  } finally {
    models.script(undefined);
    await browser.close();
  }
}

async function until(found) {
  for (let tries = 0; tries < 6_000; tries++) {
    const value = found();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("what was waited for did not come");
}

/** Types the article and presses Generate. */
async function orderOn(page) {
  const words = JSON.parse(readFileSync("locales/en/app.json", "utf8"));
  const field = (label) => page.getByRole("textbox", { name: label, exact: true });
  await page.goto("/home");
  await field(words.article.headline.label).fill(order().title);
  await field(words.article.content.label).fill(sample.content);
  await field(words.article.region.label).fill(sample.region);
  // A person reads the page before pressing; the browser loads what the page will need.
  await page.waitForTimeout(3_000);
  await page.getByRole("button", { name: words.generate.button, exact: true }).click();
}

/** Everybody closes the tab at another second of the run; all must find their newspaper later. */
async function benchClosedTabs(origin) {
  const kept = await Promise.all(
    Array.from({ length: lastSecond }, async (_, index) => {
      const me = await newReader(origin);
      const { id } = await startRun(me, order());
      await followRun(me, id, { signal: AbortSignal.timeout((index + 1) * 1_000) }).catch(() => {});
      for (let wait = 0; wait < 300; wait++) {
        const [newspaper] = await (await me.send("GET", "/api/completed-newspapers")).json();
        if (newspaper?.pressRunId === id) return true;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      return false;
    }),
  );
  const lost = kept.filter((isKept) => !isKept).length;
  console.log(`  tab closed at each second from 1 to ${lastSecond}: ${kept.length - lost} of ${kept.length} newspapers there (bar: all)`);
}

function benchSchedules() {
  const { status, stdout } = spawnSync(
    "npm",
    ["run", "-s", "vitest", "--", "run", "--project", "functions", "functions/press-runs/newsroom.test.ts", "-t", "seeded schedules"],
    { env: { ...process.env, SCHEDULES: process.env.SCHEDULES ?? "1000" }, encoding: "utf8", maxBuffer: 1 << 28 },
  );
  const line = /schedules: .*/.exec(stdout)?.[0] ?? "no result";
  console.log(
    `  seeded failures, ${line}; each complete and charged once, or failed and refunded once: ${status === 0 ? "met" : "NOT MET"}`,
  );
}

/** The bars of the newsroom: streaming, run time, reading, failures. Scripted models at 400 ms to the first token, 80 tokens a second, pictures 12 s. */
export async function benchNewsroom() {
  console.log("\nNewsroom");
  await benchAnswerReader();
  const models = await openModels();
  const { origin, close } = await serveBuiltSite(models.vars);
  try {
    await benchRunTime(origin, models);
    await benchFirstGlyph(origin, models);
    await benchGrowth(origin, models);
    await benchClosedTabs(origin);
  } finally {
    await close();
    await models.close();
  }
  benchSchedules();
}
