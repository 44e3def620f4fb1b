import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { PNG } from "pngjs";
import { build } from "vite";
import { nodeMeasurer } from "../../web/render/node-fonts.ts";
import { setNewspaper } from "../../web/typeset/index.ts";
import { launchBrowser } from "../browser.ts";
import { houseEdition } from "./editions.mjs";
import { againstBar, kilobytes, median, milliseconds, pairRatio, printTable, takeTurns } from "./figures.mjs";

const rounds = 7;
const site = "dist/bench/png";
const shownWidth = 960;
const sizes = { hd: 2, "4k": 4 };
const bars = { drawings: 0.6, photographs: 0.75, gap: 50, gapCjk: 100 };

async function buildProbe() {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    plugins: [react()],
    worker: { format: "es" },
    build: {
      outDir: join(process.cwd(), site),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: "es2022",
      rolldownOptions: { input: join(import.meta.dirname, "png-probe.tsx"), output: { entryFileNames: "probe.js" } },
    },
  });
}

/** Files as a site serves them: kept by the browser, which Playwright's own routing would prevent. */
async function serveProbe() {
  const types = { js: "text/javascript", woff: "font/woff", css: "text/css" };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (path === "/") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      return response.end('<!doctype html><body style="margin:0"><script type="module" src="/probe.js"></script>');
    }
    const file = join(site, path);
    if (path.includes("..") || !existsSync(file)) return response.writeHead(404).end();
    response.setHeader("content-type", types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream");
    response.setHeader("cache-control", "public, max-age=31536000, immutable");
    response.end(readFileSync(file));
  });
  await new Promise((done) => server.listen(0, "localhost", done));
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}

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

async function drawInTurns(browser, origin, { name, scene }, size) {
  const scale = sizes[size];
  const viewport = { width: shownWidth, height: Math.round((shownWidth * scene.height) / scene.width) };
  const context = await browser.newContext({ viewport, deviceScaleFactor: scale });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(`${name}: ${error}`));
    await page.goto(origin);
    await page.waitForFunction("globalThis.probe");
    await page.evaluate(([shown, width]) => globalThis.probe.show(shown, width), [scene, shownWidth]);
    const drawn = { ours: [], modern: [], idle: [] };
    let shot = Buffer.alloc(0);
    const keep = async (list, work) => {
      const { took, gap, bytes } = await work;
      list.push({ gap, bytes });
      return took;
    };
    const ways = {
      ours: () =>
        keep(
          drawn.ours,
          page.evaluate((asked) => globalThis.probe.ours(asked), size),
        ),
      modern: () =>
        keep(
          drawn.modern,
          page.evaluate((asked) => globalThis.probe.modernScreenshot(asked), scale),
        ),
      screenshot: async () => {
        const started = performance.now();
        shot = await page.screenshot();
        return performance.now() - started;
      },
    };
    await takeTurns(ways, 1);
    const cold = { ours: drawn.ours.pop(), modern: drawn.modern.pop() };
    const took = await takeTurns(ways, rounds);
    const { gap: idle } = await page.evaluate(() => globalThis.probe.idle(500));
    const check = async (way) => {
      await ways[way]();
      const file = Buffer.from(await page.evaluate(() => globalThis.probe.file()), "base64");
      writeFileSync(join(site, `${name.replaceAll(/\W+/g, "-")}-${size}-${way}.png`), file);
      return size === "hd" ? differentShare(PNG.sync.read(shot), PNG.sync.read(file)) : undefined;
    };
    const different = { ours: await check("ours"), modern: await check("modern") };
    return { took, drawn, cold, idle, different, shotBytes: shot.length };
  } finally {
    await context.close();
  }
}

const gapOf = (drawn) => median(drawn.map(({ gap }) => gap));
const percent = (share) => (share === undefined ? "" : `${(share * 100).toFixed(2)}%`);

/** How long a page takes to become a PNG in a browser: ours in its Web Worker, modern-screenshot, and the browser's own screenshot. */
export async function benchPng() {
  mkdirSync(site, { recursive: true });
  await buildProbe();
  const pages = await frontPages();
  const server = await serveProbe();
  const browser = await launchBrowser();
  console.log(
    `\nPNG: one front page as a file, in Chromium ${browser.version()}, medians of ${rounds} in turns, after one that is not counted`,
  );
  console.log("  gap: longest time of an export in which the window could do nothing else; idle: the same while nothing is drawn;");
  console.log("  differs: share of pixels dark in the file and light in the browser's screenshot, or the reverse.");
  const rows = [["page", "size", "way", "time", "ratio to modern-screenshot", "to screenshot", "gap", "file", "differs"]];
  const verdicts = [];
  try {
    for (const page of pages) {
      for (const size of Object.keys(sizes)) {
        const { took, drawn, idle, different, shotBytes } = await drawInTurns(browser, server.origin, page, size);
        const toModern = pairRatio(took.ours, took.modern);
        const toShot = (times) => pairRatio(times, took.screenshot).toFixed(2);
        const gaps = { ours: gapOf(drawn.ours), modern: gapOf(drawn.modern) };
        rows.push(
          [
            page.name,
            size,
            "ours",
            milliseconds(median(took.ours)),
            toModern.toFixed(2),
            toShot(took.ours),
            `${milliseconds(gaps.ours)} (idle ${milliseconds(idle)})`,
            kilobytes(drawn.ours[0].bytes),
            percent(different.ours),
          ],
          [
            "",
            "",
            "modern-screenshot",
            milliseconds(median(took.modern)),
            "1",
            toShot(took.modern),
            milliseconds(gaps.modern),
            kilobytes(drawn.modern[0].bytes),
            percent(different.modern),
          ],
          ["", "", "screenshot", milliseconds(median(took.screenshot)), "", "1", "", kilobytes(shotBytes), ""],
        );
        if (size !== "4k") continue;
        verdicts.push(`${page.name}, 4k: ratio to modern-screenshot ${againstBar(toModern, bars[page.kind])}`);
        verdicts.push(`${page.name}, 4k: gap ${againstBar(gaps.ours, page.gapBar, milliseconds)}`);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  printTable(rows);
  for (const verdict of verdicts) console.log(`  ${verdict}`);
  console.log(`  The files are in ${site}.`);
}
