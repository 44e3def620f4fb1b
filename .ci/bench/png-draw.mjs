import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { takeTurns } from "./figures.mjs";
import { comparer } from "./png-compare.mjs";
import { heapPeak, processPeak } from "./png-memory.mjs";
import { openWindow, site } from "./probe-site.mjs";

const shownWidth = 960;
/** Pixels of a file to one of CSS. */
export const sizes = { hd: 2, "4k": 4 };

/** A window that shows the page, with the ways to draw it as a file. Each gives { took, gap, bytes }. */
async function openPage(probe, { name, scene }, { size, libraries, scripts }) {
  const scale = sizes[size];
  const viewport = { width: shownWidth, height: Math.round((shownWidth * scene.height) / scene.width) };
  const { page, close } = await openWindow(probe, name, { viewport, deviceScaleFactor: scale });
  for (const path of scripts) await page.addScriptTag({ path });
  await page.evaluate(([shown, width]) => globalThis.probe.show(shown, width), [scene, shownWidth]);
  const library = (way) => page.evaluate(([one, at]) => globalThis.probe.library(one, at), [way, scale]);
  const ways = {
    ours: () => page.evaluate((asked) => globalThis.probe.ours(asked), size),
    ...Object.fromEntries(libraries.map((way) => [way, () => library(way)])),
  };
  const file = async () => Buffer.from(await page.evaluate(() => globalThis.probe.file()), "base64");
  return { page, close, ways, file };
}

/** The first file each way makes, in a window that has made none, and the memory it and the next take. */
async function drawAlone(probe, edition, options) {
  const drawn = {};
  for (const way of ["ours", ...options.libraries]) {
    const { page, close, ways } = await openPage(probe, edition, options);
    try {
      let first;
      const memory = await processPeak(probe.browser, async () => {
        first = await ways[way]();
      });
      drawn[way] = { cold: first.took, memory, heap: await heapPeak(page, ways[way]) };
    } finally {
      await close();
    }
  }
  return drawn;
}

/**
 * Draws a page as a file in every way: alone (cold, memory), then in turns in one window, where each file's pictures are compared with the
 * page's own screenshot, and the last file as a whole.
 */
export async function drawPage(probe, edition, { rounds, ...options }) {
  const alone = await drawAlone(probe, edition, options);
  const { page, close, ways, file } = await openPage(probe, edition, options);
  try {
    let shot = await page.screenshot();
    const shots = [];
    const compare = await comparer(shot, edition.boxes, (sizes[options.size] * shownWidth) / edition.scene.width);
    const drawn = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
    const last = {};
    const keep = (way) => async () => {
      const { took, gap, bytes } = await ways[way]();
      last[way] = await file();
      drawn[way].push({ gap, bytes, boxes: await compare.boxes(last[way]) });
      return took;
    };
    const turns = {
      ...Object.fromEntries(Object.keys(ways).map((way) => [way, keep(way)])),
      screenshot: async () => {
        const started = performance.now();
        shot = await page.screenshot();
        shots.push(shot.length);
        return performance.now() - started;
      },
    };
    await takeTurns(turns, 1);
    for (const way of Object.keys(drawn)) drawn[way] = [];
    const took = await takeTurns(turns, rounds);
    const { gap: idle } = await page.evaluate(() => globalThis.probe.idle(500));
    const like = {};
    for (const way of Object.keys(ways)) {
      writeFileSync(join(site, `${edition.name.replaceAll(/\W+/g, "-")}-${options.size}-${way}.png`), last[way]);
      if (options.size === "hd") like[way] = await compare.whole(last[way]);
    }
    writeFileSync(join(site, `${edition.name.replaceAll(/\W+/g, "-")}-${options.size}-screenshot.png`), shot);
    return { took, alone, drawn, idle, like, shotBytes: shots.at(-1) };
  } finally {
    await close();
  }
}
