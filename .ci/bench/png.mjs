import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { nodeMeasurer } from "../../web/render/node-fonts.ts";
import { setNewspaper } from "../../web/typeset/index.ts";
import { houseEdition } from "./editions.mjs";
import { fetchPackage } from "./fetched.mjs";
import { kilobytes, median, milliseconds, pairRatio, printTable, takeTurns } from "./figures.mjs";
import { figureOf, ratioOf } from "./intervals.mjs";
import { openProbe, openWindow, site } from "./probe-site.mjs";
import { note } from "./results.mjs";

const shownWidth = 960;
const sizes = { hd: 2, "4k": 4 };
const bars = { drawings: 0.6, photographs: 0.75, gap: 50, gapCjk: 100 };

/** The front pages that are drawn: two of drawings as the house makes them, and one of photographs. */
async function frontPages() {
  const measurer = await nodeMeasurer();
  const pageOf = async (language, changes = (newspaper) => newspaper) => {
    const { newspaper, ...tools } = await houseEdition(language);
    return setNewspaper(changes(newspaper), { ...tools, measurer }).pages[0];
  };
  const photographed = ({ drawing, ...picture }) => picture;
  const withPhotographs = (newspaper) => {
    const { main, small } = newspaper.pictures;
    return { ...newspaper, pictures: { main: photographed(main), small: photographed(small) } };
  };
  return [
    { name: "en, drawings", kind: "drawings", gapBar: bars.gap, scene: await pageOf("en") },
    { name: "ja, drawings", kind: "drawings", gapBar: bars.gapCjk, scene: await pageOf("ja") },
    { name: "en, photographs", kind: "photographs", gapBar: bars.gap, scene: await pageOf("en", withPhotographs) },
  ];
}

/** Share of pixels that are dark in one picture and light in the other. */
function differentShare(one, other) {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const isDark = ({ data }, at) => data[at] + data[at + 1] + data[at + 2] < 384;
  let different = 0;
  for (let at = 0; at < one.data.length; at += 4) if (isDark(one, at) !== isDark(other, at)) different++;
  return different / (one.data.length / 4);
}

const installed = ["modern-screenshot", "html-to-image", "snapdom"];

async function drawInTurns(probe, { name, scene }, { size, libraries, scripts, rounds }) {
  const scale = sizes[size];
  const viewport = { width: shownWidth, height: Math.round((shownWidth * scene.height) / scene.width) };
  const { page, close } = await openWindow(probe, name, { viewport, deviceScaleFactor: scale });
  try {
    for (const path of scripts) await page.addScriptTag({ path });
    await page.evaluate(([shown, width]) => globalThis.probe.show(shown, width), [scene, shownWidth]);
    const drawn = {};
    let shot = Buffer.alloc(0);
    const keep = (way, work) => async () => {
      const { took, gap, bytes } = await work();
      drawn[way] = [...(drawn[way] ?? []), { gap, bytes }];
      return took;
    };
    const ways = {
      ours: keep("ours", () => page.evaluate((asked) => globalThis.probe.ours(asked), size)),
      ...Object.fromEntries(
        libraries.map((way) => [way, keep(way, () => page.evaluate(([one, at]) => globalThis.probe.library(one, at), [way, scale]))]),
      ),
      screenshot: async () => {
        const started = performance.now();
        shot = await page.screenshot();
        return performance.now() - started;
      },
    };
    const cold = await takeTurns(ways, 1);
    for (const way of Object.keys(drawn)) drawn[way] = [];
    const took = await takeTurns(ways, rounds);
    const { gap: idle } = await page.evaluate(() => globalThis.probe.idle(500));
    const check = async (way) => {
      await ways[way]();
      const file = Buffer.from(await page.evaluate(() => globalThis.probe.file()), "base64");
      writeFileSync(join(site, `${name.replaceAll(/\W+/g, "-")}-${size}-${way}.png`), file);
      return size === "hd" ? differentShare(PNG.sync.read(shot), PNG.sync.read(file)) : undefined;
    };
    const different = {};
    for (const way of Object.keys(drawn)) different[way] = await check(way);
    return { took, cold, drawn, idle, different, shotBytes: shot.length };
  } finally {
    await close();
  }
}

const gapOf = (drawn) => median(drawn.map(({ gap }) => gap));
const percent = (share) => (share === undefined ? "" : `${(share * 100).toFixed(2)}%`);

function rowsOf(name, size, { took, drawn, idle, different, shotBytes }) {
  const ways = Object.keys(drawn).map((way, index) => [
    index === 0 ? name : "",
    index === 0 ? size : "",
    way,
    milliseconds(median(took[way])),
    pairRatio(took.ours, took[way]).toFixed(2),
    `${milliseconds(gapOf(drawn[way]))}${index === 0 ? ` (idle ${milliseconds(idle)})` : ""}`,
    kilobytes(drawn[way][0].bytes),
    percent(different[way]),
  ]);
  const { screenshot } = took;
  return [
    ...ways,
    ["", "", "screenshot", milliseconds(median(screenshot)), pairRatio(took.ours, screenshot).toFixed(2), "", kilobytes(shotBytes), ""],
  ];
}

function noteResult({ name, kind, gapBar }, size, { took, cold, drawn }, libraries) {
  const page = `R6 PNG, ${name}, ${size}`;
  const fastest = libraries.toSorted((one, other) => median(took[one]) - median(took[other]))[0];
  note(`${page}: ours / ${fastest}, the fastest library`, ratioOf(took.ours, took[fastest]), { bar: 1, wanted: 20 });
  note(`${page}: the first, ours / the fastest library`, cold.ours[0] / Math.min(...libraries.map((way) => cold[way][0])), { bar: 1 });
  if (size !== "4k") return;
  note(`${page}: ours / modern-screenshot`, ratioOf(took.ours, took["modern-screenshot"]), { bar: bars[kind], wanted: 20 });
  note(`${page}: longest block of the window`, figureOf(drawn.ours.map(({ gap }) => gap)), { bar: gapBar, format: milliseconds });
}

/** How long a page takes to become a PNG: ours in its Web Worker, three capture libraries, and the browser's own screenshot. */
export async function benchPng(opened, { withRivals = false, isFull = false, isQuick = false } = {}) {
  const probe = opened ?? (await openProbe());
  const rounds = isFull ? 20 : isQuick ? 2 : 5;
  // No dependency of ours for a measurement.
  const scripts = withRivals ? [join(fetchPackage("html2canvas", "1.4.1"), "dist/html2canvas.min.js")] : [];
  const libraries = withRivals ? [...installed, "html2canvas"] : installed;
  const pages = await frontPages();
  console.log(
    `\nPNG: one front page as a file, in Chromium ${probe.browser.version()}, medians of ${rounds} in turns, after one that is not counted`,
  );
  console.log("  gap: longest time of an export in which the window could do nothing else; idle: the same while nothing is drawn;");
  console.log("  differs: share of pixels dark in the file and light in the browser's screenshot, or the reverse.");
  const rows = [["page", "size", "way", "time", "ours / it", "gap", "file", "differs"]];
  try {
    for (const page of pages) {
      for (const size of Object.keys(sizes)) {
        const result = await drawInTurns(probe, page, { size, libraries, scripts, rounds });
        rows.push(...rowsOf(page.name, size, result));
        noteResult(page, size, result, libraries);
      }
    }
  } finally {
    if (!opened) await probe.close();
  }
  printTable(rows);
  console.log(`  The files are in ${site}.`);
}
