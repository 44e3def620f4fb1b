import { nodeFontFiles } from "../../web/render/fonts/node-fonts.ts";
import { createHarfbuzzMeasurer } from "../../web/render/shaping/harfbuzz.ts";
import { setNewspaper } from "../../web/typeset/index.ts";
import { houseEdition, samples } from "./editions.mjs";
import { median, milliseconds, pairRatio, printTable, quantile, takeTurns } from "./figures.mjs";
import { note } from "./results.mjs";

const rounds = 21;
export const bars = { whole: 40, edit: 16 };

/** Font files read and unpacked once, as a browser has them when it sets a page. */
function filesInMemory() {
  const files = nodeFontFiles();
  const slices = new Map();
  return {
    unicodeRanges: files.unicodeRanges,
    readSlice(path) {
      if (!slices.has(path)) slices.set(path, files.readSlice(path));
      return slices.get(path);
    },
  };
}

/** The newspaper after a user typed a number into the middle paragraph of the main story: text not seen before. */
export function edited(newspaper, round) {
  const paragraphs = newspaper.expandedContent.expandedContent.split("\n\n");
  const longest = Math.max(...paragraphs.map((paragraph) => paragraph.length));
  const at = paragraphs.findIndex((paragraph, index) => index >= paragraphs.length / 2 && paragraph.length > longest / 2);
  const index = at < 0 ? paragraphs.findIndex((paragraph) => paragraph.length === longest) : at;
  const paragraph = paragraphs[index];
  const space = paragraph.indexOf(" ", paragraph.length / 2);
  const place = space < 0 ? Math.floor(paragraph.length / 2) : space;
  paragraphs[index] = `${paragraph.slice(0, place)} ${1_000 + round * 37}${paragraph.slice(place)}`;
  return { ...newspaper, expandedContent: { ...newspaper.expandedContent, expandedContent: paragraphs.join("\n\n") } };
}

function timed(newspaper, tools) {
  const started = performance.now();
  const { pages } = setNewspaper(newspaper, tools);
  const took = performance.now() - started;
  if (pages.length === 0) throw new Error("no page was set");
  return took;
}

async function measureLanguage(language, files) {
  const { newspaper, ...tools } = await houseEdition(language);
  const fresh = () => ({ ...tools, measurer: createHarfbuzzMeasurer(files) });
  const kept = fresh();
  const before = setNewspaper(newspaper, kept);
  const { shape } = before;
  for (let round = 0; round < 4; round++) {
    timed(newspaper, fresh());
    timed({ ...edited(newspaper, -1 - round), shape }, kept);
  }
  const took = await takeTurns(
    {
      cold: () => timed(newspaper, fresh()),
      warm: () => timed(newspaper, kept),
      edit: (round) => timed({ ...edited(newspaper, round), shape }, kept),
    },
    rounds,
  );
  const lines = before.pages.flatMap(({ items }) => items.filter(({ kind }) => kind === "text")).length;
  return { pages: before.pages.length, lines, took };
}

/** How long it takes to set newspapers in Node with the HarfBuzz measurer. */
export async function benchLayout() {
  const files = filesInMemory();
  const rows = [["", "pages", "texts", "cold", "p90", "warm", "p90", "edit", "p90", "edit / cold", "edit / warm"]];
  const slowest = { warm: 0, edit: 0 };
  for (const language of Object.keys(samples)) {
    const { pages, lines, took } = await measureLanguage(language, files);
    const figures = [took.cold, took.warm, took.edit].flatMap((times) => [milliseconds(median(times)), milliseconds(quantile(times, 0.9))]);
    rows.push([language, pages, lines, ...figures, pairRatio(took.edit, took.cold).toFixed(2), pairRatio(took.edit, took.warm).toFixed(2)]);
    slowest.warm = Math.max(slowest.warm, median(took.warm));
    slowest.edit = Math.max(slowest.edit, median(took.edit));
  }
  console.log(`\nLayout: setNewspaper of all pages of a newspaper, medians of ${rounds}`);
  console.log("  cold: a new measurer, so that faces are opened and each width is measured (hyphenation kept); warm: the same again;");
  console.log("  edit: a word typed into one paragraph, the rest as before.");
  printTable(rows);
  note("setting in Node: all pages of the slowest language", slowest.warm, { bar: bars.whole, format: milliseconds });
  note("setting in Node: the same after an edit", slowest.edit, { bar: bars.edit, format: milliseconds });
}
