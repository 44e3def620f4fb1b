import { readFileSync } from "node:fs";
import { launchBrowser } from "../browser.ts";
import { build } from "../commands/prepare.mjs";
import { median, milliseconds, quantile } from "./figures.mjs";
import { newReader } from "./newsroom-client.mjs";
import { serveRawSite } from "./raw-site.mjs";
import { note } from "./results.mjs";

const bar = 100;
const slowed = 4;
/** What the browser's clock of events does not tell: an interaction that was shown sooner. */
const least = 16;
const words = JSON.parse(readFileSync("locales/en/app.json", "utf8"));
const sample = JSON.parse(readFileSync(".ci/samples/en-library-reopening.json", "utf8"));

/** Thirty interactions of a user on the app's first screen: letters into three fields, choices of a template. */
function script(page) {
  // Not by role: the region becomes a combobox when its suggestions have come.
  const field = (label) => page.getByLabel(label, { exact: true }).first();
  const letters = (label, text) => [...text].map((letter) => () => field(label).press(letter === " " ? "Space" : letter));
  const choices = [0, 1, 2, 3, 4, 5].map((at) => () => page.getByRole("radio").nth(at).click({ force: true }));
  return [
    ...letters(words.article.headline.label, "Night ferry"),
    ...letters(words.article.content.label, "It keeps"),
    ...letters(words.article.region.label, "Oslo "),
    ...choices,
  ];
}

/**
 * From the input to the next paint of 30 interactions, on a processor four times slower: a stand-in for INP, which only real visitors have.
 */
export async function benchInteractions() {
  build();
  const site = await serveRawSite();
  const browser = await launchBrowser();
  try {
    const reader = await newReader(site.origin);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", baseURL: site.origin });
    await context.addCookies([...reader.cookies].map(([name, value]) => ({ name, value, url: site.origin })));
    const page = await context.newPage();
    await page.goto("/home");
    await page.getByRole("textbox", { name: words.article.content.label, exact: true }).fill(sample.content);
    await page.waitForTimeout(3_000);
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: slowed });
    await page.evaluate(() => {
      globalThis.told = new Map();
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
          if (interactionId) globalThis.told.set(interactionId, Math.max(duration, globalThis.told.get(interactionId) ?? 0));
      }).observe({ type: "event", durationThreshold: 16 });
    });
    const steps = script(page);
    for (const step of steps) {
      await step();
      await page.waitForTimeout(150);
    }
    await page.waitForTimeout(500);
    const told = await page.evaluate(() => [...globalThis.told.values()]);
    const took = [...told, ...Array(Math.max(0, steps.length - told.length)).fill(least)];
    console.log(
      `\nInteractions: ${steps.length} on /home, processor ${slowed} times slower: median ${milliseconds(median(took))}, most ${milliseconds(Math.max(...took))}; ${told.length} took ${least} ms or more`,
    );
    note(
      "R4 interaction to next paint, p98 of 30, processor 4 times slower",
      { value: quantile(took, 0.98), count: steps.length },
      { bar, format: milliseconds },
    );
  } finally {
    await browser.close();
    await site.close();
  }
}
