import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { realPace, startModels } from "../../functions/testing/models/start-models.ts";
import { launchBrowser } from "../browser.ts";
import { serveBuiltSite, signIn } from "./built-site.mjs";
import { followRun, newReader, startRun } from "./newsroom-client.mjs";
import { typeOrder } from "./press-in-browser.mjs";

const sample = JSON.parse(readFileSync(".ci/samples/en-library-reopening.json", "utf8"));
const lastSecond = 13;

const order = () => ({
  title: `${sample.title} ${crypto.randomUUID().slice(0, 4)}`,
  content: sample.content,
  region: sample.region,
  language: "en",
  textModel: "gpt-4o",
  imageModel: "gpt-image",
});

/**
 * Letters of type on the growing page at each fifth of a story that takes about twenty seconds to write, and of what had been written by
 * then.
 */
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
    await (await typeOrder(page, order())).click();
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

/**
 * What generation.mjs does not measure of a run: how the page grows, closed tabs, failures. Scripted models at 400 ms to the first token,
 * 80 tokens a second, pictures 12 s.
 */
export async function benchNewsroom() {
  console.log("\nNewsroom");
  const models = await startModels(realPace);
  const { origin, close } = await serveBuiltSite(models.vars);
  try {
    await benchGrowth(origin, models);
    await benchClosedTabs(origin);
  } finally {
    await close();
    await models.close();
  }
  benchSchedules();
}
