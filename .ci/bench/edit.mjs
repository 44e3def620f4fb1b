import { nodeFontFiles } from "../../web/render/fonts/node-fonts.ts";
import { createHarfbuzzMeasurer } from "../../web/render/shaping/harfbuzz.ts";
import { setNewspaper } from "../../web/typeset/index.ts";
import { houseEdition, samples } from "./editions.mjs";
import { median, milliseconds, printTable, quantile } from "./figures.mjs";
import { placeToType, typed, withStoryOf } from "./long-stories.mjs";
import { openProbe, openWindow } from "./probe-site.mjs";
import { note } from "./results.mjs";

const lengths = [2_000, 6_000, 12_000];
const bars = { set: 16, frame: 50 };

/** Of this thread, in milliseconds: what others do on the machine does not count. */
const processorTime = () => process.threadCpuUsage().user / 1_000;

/** Milliseconds to set the newspaper after each letter, and to set it without a shape. */
function timeTyping(newspaper, tools, letters) {
  const story = newspaper.expandedContent.expandedContent;
  const place = placeToType(story);
  const after = (count) => ({
    ...newspaper,
    expandedContent: {
      ...newspaper.expandedContent,
      expandedContent: story.slice(0, place) + letters.slice(0, count) + story.slice(place),
    },
  });
  const timed = (paper) => {
    const [began, worked] = [performance.now(), processorTime()];
    const set = setNewspaper(paper, tools);
    return {
      took: performance.now() - began,
      work: processorTime() - worked,
      shape: set.shape ?? null,
      texts: set.pages.flatMap(({ items }) => items).length,
      pages: set.pages.length,
    };
  };
  const first = timed(newspaper);
  let { shape } = first;
  const took = [];
  const work = [];
  for (let count = 1; count <= letters.length; count++) {
    const edit = timed({ ...after(count), shape });
    shape = edit.shape;
    took.push(edit.took);
    work.push(edit.work);
  }
  const whole = [1, 2, 3].map((count) => timed(after(letters.length - count)).work);
  return { took, work, whole: median(whole), pages: first.pages, texts: first.texts };
}

async function benchSetting(editions) {
  const rows = [["", "characters", "pages", "items", "edit", "p95", "processor", "p95", "most", "whole", "edit / whole"]];
  const slowest = { took: 0, work: 0 };
  for (const [language, { newspaper, ...tools }] of editions) {
    for (const length of lengths) {
      const measurer = createHarfbuzzMeasurer(nodeFontFiles());
      const paper = withStoryOf(newspaper, length);
      timeTyping(paper, { ...tools, measurer }, typed[language].slice(0, 20));
      const { took, work, whole, pages, texts } = timeTyping(paper, { ...tools, measurer }, typed[language]);
      rows.push([
        language,
        length.toLocaleString("en"),
        pages,
        texts,
        milliseconds(median(took)),
        milliseconds(quantile(took, 0.95)),
        milliseconds(median(work)),
        milliseconds(quantile(work, 0.95)),
        milliseconds(Math.max(...work)),
        milliseconds(whole),
        (median(work) / whole).toFixed(2),
      ]);
      slowest.took = Math.max(slowest.took, median(took));
      slowest.work = Math.max(slowest.work, median(work));
    }
  }
  console.log("\nAn edit: setNewspaper after each letter typed into the lead story, with the shape the page had (Node, HarfBuzz)");
  console.log("  processor: its time alone, which a busy machine does not change; whole: the same of the newspaper without a shape.");
  printTable(rows);
  note("typing, in Node: pages set again, slowest median", slowest.took, { bar: bars.set, format: milliseconds });
  note("typing, in Node: the same, processor time", slowest.work, { bar: bars.set, format: milliseconds });
}

async function benchTypingInBrowser(editions) {
  const probe = await openProbe("edit-probe.tsx", "dist/bench/edit");
  const rows = [["", "characters", "key to pages", "p95", "key to paint", "p95", "most", "frames over 50 ms", "longest frame"]];
  const slowest = { set: 0, frame: 0 };
  try {
    for (const [language, { newspaper }] of editions) {
      for (const length of lengths) {
        const { page, close } = await openWindow(probe, "edit", { viewport: { width: 1440, height: 1100 } });
        const paper = withStoryOf(newspaper, length);
        await page.evaluate((given) => globalThis.probe.open(given), paper);
        const place = placeToType(paper.expandedContent.expandedContent);
        const letters = typed[language];
        // The first letters open what the others find.
        await page.evaluate(([at, text]) => globalThis.probe.type(at, text), [place, letters.slice(0, 8)]);
        const { set, painted, long } = await page.evaluate(([at, text]) => globalThis.probe.type(at, text), [place + 8, letters.slice(8)]);
        await close();
        const frame = Math.max(0, ...long);
        rows.push([
          language,
          length.toLocaleString("en"),
          milliseconds(median(set)),
          milliseconds(quantile(set, 0.95)),
          milliseconds(median(painted)),
          milliseconds(quantile(painted, 0.95)),
          milliseconds(Math.max(...painted)),
          `${long.length} of ${set.length}`,
          long.length > 0 ? milliseconds(frame) : "-",
        ]);
        slowest.set = Math.max(slowest.set, median(set));
        slowest.frame = Math.max(slowest.frame, frame);
      }
    }
  } finally {
    await probe.close();
  }
  console.log(
    "\nTyping on the page (Chromium): from the key to its pages in the window, set by the Web Worker, and to the frame after they are drawn",
  );
  printTable(rows);
  note("typing, in Chromium: from the key to its pages, slowest median", slowest.set, { bar: bars.set, format: milliseconds });
  note("typing, in Chromium: longest frame of those over 50 ms (0: none)", slowest.frame, { bar: bars.frame, format: milliseconds });
}

/** Typing into a page that lies on the stone, at three lengths of its story. */
export async function benchEdit() {
  const editions = await Promise.all(Object.keys(samples).map(async (language) => [language, await houseEdition(language)]));
  await benchSetting(editions);
  await benchTypingInBrowser(editions);
}
