import { join } from "node:path";
import { fetchPackage } from "./fetched.mjs";
import { kilobytes, median, milliseconds, pairRatio, printTable } from "./figures.mjs";
import { figureOf, ratioOf } from "./intervals.mjs";
import { drawPage, sizes } from "./png-draw.mjs";
import { frontPages } from "./png-pages.mjs";
import { openProbe, site } from "./probe-site.mjs";
import { note } from "./results.mjs";

const bars = { drawings: 0.6, photographs: 0.75, gap: 50, gapCjk: 100, ssim: 0.99 };
const hasWideScript = (language) => ["ja", "zh", "ko"].includes(language);

const installed = ["modern-screenshot", "html-to-image", "snapdom"];

const gapOf = (drawn) => median(drawn.map(({ gap }) => gap));
const five = (number) => number.toFixed(5);
const megabytes = (bytes) => (bytes === undefined ? "" : `${(bytes / 1e6).toFixed(1)} MB`);
const blanksOf = (drawn) => drawn.flatMap(({ boxes }) => boxes).filter(({ isBlank }) => isBlank).length;
const leastBox = (drawn) => Math.min(...drawn.flatMap(({ boxes }) => boxes).map(({ alike }) => alike));
/** The least of a figure that each library has. */
const leastOf = (libraries, figure) => Math.min(...libraries.map(figure).filter((value) => value !== undefined));

function rowsOf(name, size, { took, alone, drawn, idle, like, shotBytes }) {
  const ways = Object.keys(drawn).map((way, index) => [
    index === 0 ? name : "",
    index === 0 ? size : "",
    way,
    milliseconds(median(took[way])),
    pairRatio(took.ours, took[way]).toFixed(2),
    milliseconds(alone[way].cold),
    `${milliseconds(gapOf(drawn[way]))}${index === 0 ? ` (idle ${milliseconds(idle)})` : ""}`,
    megabytes(alone[way].memory),
    megabytes(alone[way].heap),
    kilobytes(drawn[way][0].bytes),
    like[way] ? `${(like[way].different * 100).toFixed(2)}%` : "",
    like[way] ? five(like[way].ssim) : "",
    like[way] ? five(like[way].words) : "",
    `${five(leastBox(drawn[way]))}${blanksOf(drawn[way]) > 0 ? `, ${blanksOf(drawn[way])} blank` : ""}`,
  ]);
  const { screenshot } = took;
  const shot = ["", "", "screenshot", milliseconds(median(screenshot)), pairRatio(took.ours, screenshot).toFixed(2), "", "", "", ""];
  return [...ways, [...shot, kilobytes(shotBytes)]];
}

/** Notes what a page's files are held to; gives what the eight are held to together. */
function noteResult({ name, language, kind }, size, { took, alone, drawn, like }, libraries) {
  const page = `R6 PNG, ${name}, ${size}`;
  const fastest = libraries.toSorted((one, other) => median(took[one]) - median(took[other]))[0];
  const time = note(`${page}: ours / ${fastest}, the fastest library`, ratioOf(took.ours, took[fastest]), { bar: 1, wanted: 20 });
  const cold = note(`${page}: the first, ours / the fastest library`, alone.ours.cold / leastOf(libraries, (way) => alone[way].cold), {
    bar: 1,
  });
  const heap = alone.ours.heap / leastOf(libraries, (way) => alone[way].heap);
  const memory = alone.ours.memory === undefined ? undefined : alone.ours.memory / leastOf(libraries, (way) => alone[way].memory);
  if (size === "hd") {
    const best = Math.max(bars.ssim, ...libraries.map((way) => like[way].ssim));
    note(`${page}: SSIM against the screenshot`, like.ours.ssim, { least: best, format: five, isTimed: false });
    note(`${page}: SSIM of all but the pictures`, like.ours.words, { format: five, isTimed: false });
    // A library that leaves out the faces is fast, and its file is not the page.
    const [faithful] = libraries
      .filter((way) => like[way].ssim >= bars.ssim)
      .toSorted((one, other) => median(took[one]) - median(took[other]));
    if (faithful)
      note(`${page}: ours / ${faithful}, the fastest whose file is the page`, ratioOf(took.ours, took[faithful]), { bar: 1, wanted: 20 });
  } else {
    const rival = ratioOf(took.ours, took["modern-screenshot"]);
    note(`${page}: ours / modern-screenshot`, rival, { bar: bars[kind], wanted: 20 });
    const gapBar = hasWideScript(language) ? bars.gapCjk : bars.gap;
    note(`${page}: longest block of the window`, figureOf(drawn.ours.map(({ gap }) => gap)), { bar: gapBar, format: milliseconds });
  }
  return { time, cold, memory, heap };
}

/** What is said of the newspapers together, at twice the screen's size. */
function noteTogether(ratios, exported, wanted) {
  const noteRatio = (name, which, options) => {
    const values = ratios.map((each) => each[which]).filter((value) => value !== undefined);
    if (values.length > 0) note(`R6 PNG, ${ratios.length} newspapers, hd: ${name}`, figureOf(values), options);
  };
  noteRatio("ours / the fastest library", "time", { bar: 1 });
  noteRatio("the first, ours / the fastest library", "cold", { bar: 1 });
  noteRatio("JS heap peak, ours / the least library", "heap", { isTimed: false });
  noteRatio("process memory peak, ours / the least library", "memory", { isTimed: false });
  const pictures = exported.reduce((sum, { boxes }) => sum + boxes.length, 0);
  const blanks = { value: blanksOf(exported), count: exported.length };
  note(`R6 PNG, ${ratios.length} newspapers, hd: blank pictures of the files taken`, blanks, {
    bar: 0,
    wanted,
    format: String,
    isTimed: false,
  });
  console.log(`  ${exported.length} files of ours at hd with ${pictures} pictures: ${blanks.value} of them blank.`);
}

function explain(probe, rounds, slowRounds) {
  console.log(
    `\nPNG: front pages as files, in Chromium ${probe.browser.version()}, medians of ${rounds} (4k: ${slowRounds}) in turns, after one that is not counted`,
  );
  console.log(
    "  first: of a window of its own, which has made none; gap: longest time of an export in which the window could do nothing else",
  );
  console.log(
    "  (idle: the same while nothing is drawn); memory: largest growth of the browser's drawing processes in the first export; heap: of",
  );
  console.log("  the JavaScript heaps of window and Web Workers, with their buffers, in the second (Runtime.getHeapUsage between tasks);");
  console.log(
    "  differs: share of pixels dark in the file and light in the browser's screenshot, or the reverse; SSIM: against it, 1 is the same;",
  );
  console.log(
    "  words: the same but in the pictures' boxes; box: the least SSIM of a picture's box in any of the files, eight pixels by eight averaged",
  );
  console.log("  (dots of a screen are laid for each file), and how many pictures are blank.");
}

const heads = ["page", "size", "way", "time", "ours / it", "first", "gap", "memory", "heap", "file", "differs", "SSIM", "words", "box"];

/**
 * How a page becomes a PNG: ours in its Web Worker, three capture libraries, and the browser's own screenshot; time, memory, likeness,
 * blank pictures.
 */
export async function benchPng(opened, { withRivals = false, isFull = false, isQuick = false } = {}) {
  const probe = opened ?? (await openProbe());
  // The method wants twenty at twice the screen's size; 4k is a bar of our own.
  const rounds = isQuick ? 2 : 20;
  const slowRounds = isFull ? 20 : isQuick ? 2 : 5;
  // No dependency of ours for a measurement.
  const scripts = withRivals ? [join(fetchPackage("html2canvas", "1.4.1"), "dist/html2canvas.min.js")] : [];
  const libraries = withRivals ? [...installed, "html2canvas"] : installed;
  const rows = [heads];
  const ratios = [];
  const exported = [];
  try {
    const pages = await frontPages();
    explain(probe, rounds, slowRounds);
    for (const page of pages) {
      for (const size of Object.keys(sizes)) {
        if (size === "4k" && !page.isAlsoLarge) continue;
        const result = await drawPage(probe, page, { size, libraries, scripts, rounds: size === "hd" ? rounds : slowRounds });
        rows.push(...rowsOf(page.name, size, result));
        const noted = noteResult(page, size, result, libraries);
        if (size !== "hd") continue;
        ratios.push(noted);
        exported.push(...result.drawn.ours);
      }
    }
  } finally {
    if (!opened) await probe.close();
  }
  printTable(rows);
  noteTogether(ratios, exported, 20 * ratios.length);
  console.log(`  The files are in ${site}.`);
}
