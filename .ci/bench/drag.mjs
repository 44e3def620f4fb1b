import { nodeMeasurer } from "../../web/render/fonts/node-fonts.ts";
import { sectionsOf, setNewspaper } from "../../web/typeset/index.ts";
import { houseEdition } from "./editions.mjs";
import { median, milliseconds, printTable, quantile } from "./figures.mjs";
import { openProbe, openWindow } from "./probe-site.mjs";
import { note } from "./results.mjs";

/** Milliseconds of script for a pointer move; forced layouts in all of them. */
const bars = { script: 4, forced: 0 };
const moves = 240;
const width = 900;
const settings = {
  mainArticleLength: 200,
  rightSideStoryLength: 200,
  rightSideStoryCount: 2,
  bottomColumnLength: 350,
  bottomColumnCount: 3,
  whatsInsideCount: 7,
  marketTickerFontSize: 8,
  stockCount: 6,
  lineHeight: 1.2,
  baseFontSize: 9,
};

/** The nine sections of a page and three of an admin's own. */
function twelveSections() {
  const own = [0, 1, 2].map((index) => ({
    id: `custom-${index + 1}`,
    type: "image",
    name: `Picture ${index + 1}`,
    x: 60 + 150 * index,
    y: 420 + 40 * index,
    width: 120,
    height: 90,
  }));
  return [...sectionsOf("american-classic", "three-column", settings), ...own];
}

async function traced(page, browser, work) {
  await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] });
  await work();
  await new Promise((done) => setTimeout(done, 200));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents;
}

const milli = (event) => event.dur / 1000;
const within = (event, span) => event.tid === span.tid && event.pid === span.pid && event.ts >= span.ts && event.ts < span.ts + span.dur;

/** Handlers of each pointer move, and layouts and style recalculations inside of them: those a script has forced. */
function figuresOf(events) {
  const spans = events.filter(({ name, args, dur }) => name === "EventDispatch" && args?.data?.type === "pointermove" && dur !== undefined);
  const layouts = events.filter(({ name }) => name === "Layout");
  const styles = events.filter(({ name }) => name === "UpdateLayoutTree");
  const isForced = (event) => spans.some((span) => within(event, span));
  const times = spans.map(milli);
  return {
    count: spans.length,
    median: median(times),
    p95: quantile(times, 0.95),
    most: Math.max(...times),
    forced: layouts.filter(isForced).length,
    forcedStyles: styles.filter(isForced).length,
    layouts: layouts.length,
  };
}

/** A path over the page that turns, so that edges come to many lines. */
async function drag(page, from) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= moves; step++) {
    const turn = (step / moves) * 4 * Math.PI;
    await page.mouse.move(from.x + 90 * Math.sin(turn), from.y + 70 * (1 - Math.cos(turn)) + step / 6);
  }
  await page.mouse.up();
}

/** What a pointer move costs while a box of a page of twelve sections is dragged or resized. */
export async function benchDrag() {
  const { newspaper, hyphenate, words } = await houseEdition("en");
  const [scene] = setNewspaper(newspaper, { hyphenate, words, measurer: await nodeMeasurer() }).pages;
  const probe = await openProbe("drag-probe.tsx", "dist/bench/drag");
  const rows = [["", "moves", "script, median", "p95", "most", "forced layouts", "forced styles", "layouts in all"]];
  let worst = { median: 0, p95: 0, forced: 0 };
  try {
    for (const slowed of [1, 4]) {
      const { page, close } = await openWindow(probe, "drag", { viewport: { width: 1440, height: 1300 } });
      const client = await page.context().newCDPSession(page);
      await client.send("Emulation.setCPUThrottlingRate", { rate: slowed });
      for (const way of ["move", "resize"]) {
        await page.evaluate(
          ([shown, sections, wide]) => globalThis.probe.show(shown, sections, wide, "main-image"),
          [scene, twelveSections(), width],
        );
        const box = page.locator('[data-section="main-image"]');
        await box.locator("[data-handle=nw]").waitFor();
        const { x, y, width: wide, height } = await box.boundingBox();
        const from = way === "move" ? { x: x + wide / 2, y: y + height / 2 } : { x, y };
        const before = await page.evaluate(() => globalThis.probe.boxOf("main-image"));
        const figures = figuresOf(await traced(page, probe.browser, () => drag(page, from)));
        const after = await page.evaluate(() => globalThis.probe.boxOf("main-image"));
        if (before.x === after.x && before.y === after.y) throw new Error(`the box did not ${way}`);
        if (slowed === 1)
          worst = {
            median: Math.max(worst.median, figures.median),
            p95: Math.max(worst.p95, figures.p95),
            forced: worst.forced + figures.forced,
          };
        rows.push([
          `${way}${slowed > 1 ? `, processor ${slowed} times slower` : ""}`,
          figures.count,
          `${figures.median.toFixed(2)} ms`,
          `${figures.p95.toFixed(2)} ms`,
          `${figures.most.toFixed(2)} ms`,
          figures.forced,
          figures.forcedStyles,
          figures.layouts,
        ]);
      }
      await close();
    }
  } finally {
    await probe.close();
  }
  console.log(
    `\nDragging: script for a pointer move over a set page with ${twelveSections().length} sections, ${moves} moves each (Chromium, traced)`,
  );
  printTable(rows);
  note("dragging: script of a pointer move, median", worst.median, { bar: bars.script, format: milliseconds });
  note("dragging: script of a pointer move, p95", worst.p95, { bar: bars.script, format: milliseconds });
  note("dragging: forced layouts", worst.forced, { bar: bars.forced, format: String });
}
