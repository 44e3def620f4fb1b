import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

export async function injectAxe(page: Page): Promise<void> {
  // Evaluated by the debugger: a page's security policy allows no script but ours.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(`${axe};0`);
}

/** Waits until nothing fades or moves any more: a color on its way to another has the contrast of neither. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = () => document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    // What ends may begin another, in an element that takes its color from the one before.
    for (let round = 0; round < 20 && passing().length > 0; round++) await Promise.allSettled(passing().map(({ finished }) => finished));
  });
}

/**
 * Waits until an element has stood in the same place for a quarter of a second of frames: nothing scrolls, glides or grows under it any
 * more.
 */
export async function standStill(element: Locator): Promise<void> {
  await element.evaluate(async (moving) => {
    const framesAtRest = 15;
    let last = "";
    for (let still = 0; still < framesAtRest; ) {
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = moving.getBoundingClientRect();
      const now = [x, y, width, height].join();
      still = now === last ? still + 1 : 0;
      last = now;
    }
  });
}

/** A message goes when its time is over, also in the middle of what axe does: then it is gone at once. */
async function keepMessagesFromFading(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A page's security policy allows no style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-sonner-toast] { transition: none !important; animation: none !important }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** What axe finds on the page as it stands, by all of its rules or some. */
export async function faultsOf(page: Page, asked: "all" | "contrast" | "all but contrast" = "all"): Promise<string[]> {
  await injectAxe(page);
  await keepMessagesFromFading(page);
  await settle(page);
  const options = {
    all: {},
    contrast: { runOnly: ["color-contrast"] },
    "all but contrast": { rules: { "color-contrast": { enabled: false } } },
  }[asked];
  return page.evaluate(async (asked) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({ resultTypes: ["violations"], ...asked });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, options);
}

/** The same in light and in dark, which must be other colors; they are left dark. */
export async function faultsInBothColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  await afterNextFrame(page);
  const faults = await faultsOf(page);
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction((before) => getComputedStyle(document.body).backgroundColor !== before, light);
  // What changes with the ground begins in the frame after it.
  await afterNextFrame(page);
  // A page in other colors differs in contrast alone.
  return [...faults, ...(await faultsOf(page, "contrast"))];
}

const languagesInBothColors = ["en", "ar", "ja", "hi"];

/**
 * The same for a screen that is gone through in every language: colors are alike in all of them, and are judged in four. `npm run access`
 * judges each.
 */
export function faultsInLanguage(page: Page, code: string): Promise<string[]> {
  return languagesInBothColors.includes(code) ? faultsInBothColors(page) : faultsOf(page, "all but contrast");
}

const afterNextFrame = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
