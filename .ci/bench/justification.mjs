import { existsSync, readdirSync, readFileSync } from "node:fs";
import { nodeMeasurer } from "../../web/render/fonts/node-fonts.ts";
import { loadHyphenator, setNewspaper } from "../../web/typeset/index.ts";
import { gridOf } from "../../web/typeset/page/grid.ts";
import { facesFor } from "../../web/typeset/templates/script-faces.ts";
import { templateOf } from "../../web/typeset/templates/templates.ts";
import { setLines } from "../../web/typeset/text/lines.ts";
import { prepare } from "../../web/typeset/text/paragraph.ts";
import { breakParagraph } from "../../web/typeset/text/total-fit.ts";
import { printTable, quantile } from "./figures.mjs";

/** Shares of justified lines whose word space may be over twice the natural one, in three columns. */
const bars = { en: 0.03, de: 0.08, ru: 0.08 };
const barOfOthers = 0.05;
const spaceless = new Set(["ja", "zh"]);
const storyBlocks = new Set(["expanded-content", "side-stories", "bottom-section"]);

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));
const percent = (share) => `${(share * 100).toFixed(1)} %`;

export function toolsOf(language, measurer, hyphenate) {
  const folder = existsSync(`locales/${language}/page.json`) ? language : "en";
  const words = { page: readJson(`locales/${folder}/page.json`), almanac: readJson(`locales/${folder}/almanac.json`) };
  return { measurer, hyphenate, words };
}

/** How wide the word spaces of justified lines are, as a multiple of the natural one; of ideographs, how much each is spaced, in em. */
export class Tally {
  spaces = [];
  pitches = [];
  kashidas = 0;
  hyphens = 0;
  lines = 0;
  longestRun = 0;
  #run = 0;

  add({ last, hyphen, naturalSpace, wordSpace, letterSpace, kashidas = [] }, size) {
    this.#run = hyphen ? this.#run + 1 : 0;
    this.longestRun = Math.max(this.longestRun, this.#run);
    if (last) return;
    this.lines++;
    if (hyphen) this.hyphens++;
    if (kashidas.length > 0) this.kashidas++;
    if (naturalSpace > 0) this.spaces.push(1 + wordSpace / naturalSpace);
    else this.pitches.push(letterSpace / size);
  }

  get loose() {
    return this.spaces.filter((space) => space > 2).length / Math.max(1, this.lines);
  }

  row() {
    const { spaces, pitches } = this;
    const spread = spaces.length > pitches.length ? spaces : pitches.map((pitch) => 1 + pitch);
    const mean = spread.reduce((sum, value) => sum + value, 0) / Math.max(1, spread.length);
    return [
      this.lines,
      percent(this.loose),
      mean.toFixed(2),
      quantile(spread, 0.95).toFixed(2),
      Math.max(...spread).toFixed(2),
      percent(this.hyphens / Math.max(1, this.lines)),
      this.longestRun,
      percent(this.kashidas / Math.max(1, this.lines)),
    ];
  }
}

/** Every paragraph of an article by itself, in its best fit at the template's own size and column. */
export function brokenAlone(article, template, tools, tally) {
  const { language, content } = article;
  const { font, size } = facesFor(template, language).body;
  const { column } = gridOf(template);
  for (const text of content.split(/\n\s*\n/)) {
    const prepared = prepare(text.trim(), { font, language }, tools);
    const [fit] = breakParagraph(prepared, () => column, size, { indent: size });
    for (const line of fit ? setLines(fit, () => column, size, { indent: size }) : []) tally.add(line, size);
  }
}

/** A newspaper of an article's own paragraphs: the last ones are its side stories. */
function newspaperOf(article, templateId) {
  const { language, title, author, region, publishDate, content } = article;
  const paragraphs = content.split("\n\n");
  const sides = Math.min(5, paragraphs.length - 1);
  const main = paragraphs.slice(0, paragraphs.length - sides);
  const headOf = (text) => /^.{12}[^\s、。，]*/u.exec(text)?.[0] ?? text;
  return {
    title,
    content,
    region,
    templateId,
    layout: "three-column",
    language,
    author,
    publishDate,
    place: null,
    expandedContent: {
      newspaperName: "",
      expandedTitle: title,
      deck: headOf(main[1] ?? ""),
      kicker: "",
      quote: null,
      expandedContent: main.join("\n\n"),
      byline: author,
      caption: title,
      writerName: author,
      whatsInside: [],
      sideStories: paragraphs.slice(-sides).map((text) => ({ headline: headOf(text), content: text })),
    },
    newspaperName: region.split(/[,،、]/)[0] ?? title,
    folio: { volume: 1, number: 7, price: "", motto: "", ears: ["", ""] },
    madeWith: { text: "house", images: "house", house: true },
    pictures: { main: { src: "main", width: 1536, height: 1024, caption: title, alt: "" } },
  };
}

function setOnPages(article, template, tools, tally) {
  const { pages } = setNewspaper(newspaperOf(article, template.id), tools);
  for (const { items } of pages)
    for (const item of items) if (item.kind === "text" && storyBlocks.has(item.block)) tally.add(item, item.size);
}

/** How even the word spaces of justified lines are, of every sample in its language, with the faces readers see. */
export async function benchJustification(templateId = "american-classic") {
  const template = templateOf(templateId);
  const measurer = await nodeMeasurer();
  const articles = readdirSync(".ci/samples")
    .filter((file) => file.endsWith(".json"))
    .map((file) => readJson(`.ci/samples/${file}`));
  const languages = [...new Set(articles.map(({ language }) => language))].sort();
  const ways = { "each paragraph by itself, at the native size and column": brokenAlone, "on the pages of a newspaper": setOnPages };
  for (const [name, way] of Object.entries(ways)) {
    const rows = [["", "lines", "over 2x", "mean", "p95", "most", "hyphens", "in a row", "kashida", "bar"]];
    for (const language of languages) {
      const tools = toolsOf(language, measurer, await loadHyphenator(language));
      const tally = new Tally();
      for (const article of articles) if (article.language === language) way(article, template, tools, tally);
      const bar = bars[language] ?? barOfOthers;
      rows.push([language, ...tally.row(), spaceless.has(language) ? "-" : `${percent(bar)} ${tally.loose <= bar ? "met" : "NOT MET"}`]);
    }
    console.log(`\nJustification in ${template.name}, three columns: word space as a multiple of the natural one; ${name}`);
    printTable(rows);
  }
}

if (process.argv[1] === import.meta.filename) await benchJustification(process.argv[2]);
