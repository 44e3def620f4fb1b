import { readFileSync } from "node:fs";
import { nodeMeasurer } from "../../web/render/fonts/node-fonts.ts";
import { loadHyphenator, templateOf } from "../../web/typeset/index.ts";
import { gridOf } from "../../web/typeset/page/grid.ts";
import { facesFor } from "../../web/typeset/templates/script-faces.ts";
import { printTable, quantile } from "./figures.mjs";
import { brokenAlone, Tally, toolsOf } from "./justification.mjs";
import { openWindow } from "./probe-site.mjs";

const articles = {
  en: "en-tide-mill-feature",
  de: "de-hochwasserschutz",
  ar: "ar-iyadat-alraseef",
  hi: "hi-pahadi-football-club",
  ja: "ja-shima-no-ferry",
};
const percent = (share) => `${(share * 100).toFixed(1)} %`;
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function withSoftHyphens(text, hyphenate) {
  return text.replace(/\p{L}{4,}/gu, (word) => hyphenate(word).join("\u00ad"));
}

function figuresOf({ spread, hyphens, longestRun }) {
  const share = (over) => percent(spread.filter((space) => space > over).length / Math.max(1, spread.length));
  return [
    spread.length,
    share(1.5),
    share(2),
    mean(spread).toFixed(3),
    quantile(spread, 0.95).toFixed(3),
    Math.max(...spread).toFixed(2),
    percent(hyphens / Math.max(1, spread.length)),
    longestRun,
  ];
}

/** Our justification against the browser's own with the same soft hyphens, of the same paragraphs in the same face, size and column. */
export async function benchBrowserJustification(probe) {
  const measurer = await nodeMeasurer();
  const template = templateOf("american-classic");
  const { column } = gridOf(template);
  const rows = [["", "", "lines", "over 1.5x", "over 2x", "mean", "p95", "most", "hyphens", "in a row", "p95 above 1, ours / browser"]];
  const { page, close } = await openWindow(probe, "justification");
  try {
    for (const [language, file] of Object.entries(articles)) {
      const article = JSON.parse(readFileSync(`.ci/samples/${file}.json`, "utf8"));
      const hyphenate = await loadHyphenator(language);
      const isSpaceless = language === "ja";
      const { font, size } = facesFor(template, language).body;
      const tally = new Tally();
      brokenAlone(article, template, toolsOf(language, measurer, hyphenate), tally);
      const ours = {
        spread: isSpaceless ? tally.pitches.map((pitch) => 1 + pitch) : tally.spaces,
        hyphens: tally.hyphens,
        longestRun: tally.longestRun,
      };
      const paragraphs = article.content.split(/\n\s*\n/).map((text) => withSoftHyphens(text.trim(), hyphenate));
      const browser = await page.evaluate((asked) => globalThis.probe.justify(asked), {
        paragraphs,
        font,
        size,
        column,
        indent: size,
        language,
        isSpaceless,
      });
      const over = ({ spread }) => Math.max(0.001, quantile(spread, 0.95) - 1);
      rows.push(
        [language, "ours", ...figuresOf(ours), (over(ours) / over(browser)).toFixed(2)],
        ["", "browser", ...figuresOf(browser), ""],
      );
    }
  } finally {
    await close();
  }
  console.log(
    "\nJustification against text-align: justify with the same soft hyphens, one column of american-classic, each paragraph by itself",
  );
  console.log("  word space as a multiple of the natural one; ja: one and the space added to each letter, in em.");
  printTable(rows);
}
