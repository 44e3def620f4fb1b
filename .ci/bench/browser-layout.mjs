import { houseEdition, samples } from "./editions.mjs";
import { median, milliseconds, pairRatio, printTable, quantile } from "./figures.mjs";
import { bars, edited } from "./layout.mjs";
import { openWindow } from "./probe-site.mjs";
import { note } from "./results.mjs";

const rounds = 15;

/** How long it takes to set newspapers in the browser, with its own measuring of text. */
export async function benchBrowserLayout(probe) {
  const rows = [["", "cold", "p90", "warm", "p90", "edit", "p90", "edit / cold", "edit / warm"]];
  const slowest = { warm: 0, edit: 0 };
  const { page, close } = await openWindow(probe, "layout");
  try {
    for (const language of Object.keys(samples)) {
      const { newspaper, words } = await houseEdition(language);
      const edits = Array.from({ length: rounds }, (_, round) => edited(newspaper, round));
      const took = await page.evaluate((work) => globalThis.probe.layout(work), { newspaper, words, edits });
      const figures = [took.cold, took.warm, took.edit].flatMap((times) => [
        milliseconds(median(times)),
        milliseconds(quantile(times, 0.9)),
      ]);
      rows.push([language, ...figures, pairRatio(took.edit, took.cold).toFixed(2), pairRatio(took.edit, took.warm).toFixed(2)]);
      slowest.warm = Math.max(slowest.warm, median(took.warm));
      slowest.edit = Math.max(slowest.edit, median(took.edit));
    }
  } finally {
    await close();
  }
  console.log(`\nLayout in Chromium: setNewspaper of all pages of a newspaper, medians of ${rounds}`);
  console.log("  cold: a new measurer; warm: the same again; edit: a word typed into one paragraph, the rest as before.");
  printTable(rows);
  note("setting in Chromium: all pages of the slowest language", slowest.warm, { bar: bars.whole, format: milliseconds });
  note("setting in Chromium: the same after an edit", slowest.edit, { bar: bars.edit, format: milliseconds });
}
