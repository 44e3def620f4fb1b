// npm run -s node -- .ci/bench/import-scores.mjs .ci/pages/open              scores of each page of a folder, worst body first, and totals
// npm run -s node -- .ci/bench/import-scores.mjs .ci/pages/open --page NAME  one page: what is missing, what is too much, which fields differ
// Runs in Node, for those who write the extractor. Pages that are held are refused: npm run bench import gives their totals.
import { parseArgs } from "node:util";
import { extractArticle } from "../../functions/import-url/extract/extract.ts";
import { judge } from "./import-judge.mjs";
import { isHeld, openPages, readPages } from "./import-pages.mjs";
import { printPages, printTotals } from "./import-totals.mjs";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { page: { type: "string" } } });
const folder = positionals[0] ?? openPages;
if (isHeld(folder)) {
  console.error("These pages are held back so that nobody tunes on them. npm run bench import shows their totals.");
  process.exit(1);
}

function extracted({ page, truth }) {
  try {
    return extractArticle(page, { language: truth.language || "en" });
  } catch (error) {
    console.error(error);
    return error instanceof Error ? error : new Error(String(error));
  }
}

const plain = (text) => text.normalize("NFC").replace(/\s+/g, " ").trim();

async function showPage(page) {
  const extraction = extracted(page);
  const { fields, ...judged } = await judge(extraction, page.truth);
  console.log(judged);
  if (extraction instanceof Error || !extraction.ok || page.truth.outcome !== "article") return;
  const { content, ...got } = extraction.article;
  const lines = content.split("\n").map(plain).filter(Boolean);
  const [text, wanted] = [lines.join(" "), page.truth.content.map(plain)];
  for (const block of wanted) if (!text.includes(block)) console.log(`missing   ${block.slice(0, 300)}`);
  for (const line of lines) if (!wanted.join(" ").includes(line)) console.log(`too much  ${line.slice(0, 300)}`);
  const { content: _, not: __, ...truth } = page.truth;
  console.log("got", got, "\ntruth", truth, "\nright", fields);
}

const pages = readPages(folder).filter(({ name }) => values.page === undefined || name === values.page);
if (pages.length === 0) {
  console.error(`There is no page${values.page === undefined ? "" : ` ${values.page}`} in ${folder}.`);
  process.exit(1);
}
if (values.page !== undefined) for (const page of pages) await showPage(page);
else {
  const judged = Object.fromEntries(await Promise.all(pages.map(async (page) => [page.name, await judge(extracted(page), page.truth)])));
  printPages(judged);
  printTotals({ [folder]: Object.values(judged) });
}
