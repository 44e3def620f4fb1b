import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nodeFontFiles, nodeMeasurer } from "../../web/render/fonts/node-fonts.ts";
import { createSubsetter } from "../../web/render/pdf/subset.ts";
import { writePdf } from "../../web/render/pdf/write-pdf.ts";
import { houseEdition, standardSample } from "../../web/typeset/cli/house-editions.ts";
import { toolsFor } from "../../web/typeset/cli/node-tools.ts";
import { setNewspaper } from "../../web/typeset/index.ts";
import { againstBar, kilobytes, median, milliseconds, pairRatio, printTable, takeTurns } from "./figures.mjs";
import { openWindow } from "./probe-site.mjs";

const rounds = 3;
const languages = ["en", "de", "ru", "ja", "zh", "ko", "ar", "hi"];
const barOf = (language) => (language === "en" ? 60_000 : /^(ja|zh|ko)$/.test(language) ? 300_000 : 150_000);
const spaceless = /^(ja|zh)$/;

/** What a reader copies out of a PDF. */
async function textIn(bytes) {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const texts = [];
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
  }
  await task.destroy();
  return texts
    .join("\n")
    .normalize("NFC")
    .replace(/[\u00ad-]\s*\n\s*/g, "")
    .replaceAll("\u00ad", "");
}

/** Share of the story's words, or of its letters four by four where words are not parted, that can be found in the text. */
function found(text, story, language) {
  const plain = story.normalize("NFC").replace(/^## /gm, "");
  if (spaceless.test(language)) {
    const letters = Array.from(plain.replace(/\s/g, ""));
    const whole = text.replace(/\s/g, "");
    const parts = Array.from({ length: Math.floor(letters.length / 4) }, (_, index) => letters.slice(index * 4, index * 4 + 4).join(""));
    return parts.filter((part) => whole.includes(part)).length / parts.length;
  }
  const wordsOf = (each) => each.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const left = new Map();
  for (const word of wordsOf(text)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsOf(plain);
  let count = 0;
  for (const word of words) {
    const known = left.get(word) ?? 0;
    if (known === 0) continue;
    left.set(word, known - 1);
    count++;
  }
  return count / words.length;
}

async function pagesOf(language) {
  const options = { templateId: "american-classic", layout: "three-column", words: 0, pictures: "drawings", pictureCount: 0, sides: 6 };
  const newspaper = await houseEdition(standardSample(language), options);
  const tools = await toolsFor(language);
  const { pages } = setNewspaper(newspaper, { ...tools, measurer: await nodeMeasurer() });
  return { newspaper, pages, label: tools.words.page.page };
}

/** The browser's own PDF of one page, as its print dialog makes it. */
async function printInBrowser(page, scene) {
  const started = performance.now();
  const bytes = await page.pdf({
    width: `${scene.width / 72}in`,
    height: `${scene.height / 72}in`,
    printBackground: true,
    pageRanges: "1",
  });
  return { took: performance.now() - started, bytes };
}

/** Our PDF of a front page without pictures against the browser's: bytes, time, and how much of the text can be copied out of it. */
export async function benchPdf(probe) {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));
  const subset = await createSubsetter(wasm);
  const rows = [["", "ours", "browser", "ours / it", "bar", "time", "browser", "ours / it", "words found", "browser"]];
  for (const language of languages) {
    const { newspaper, pages, label } = await pagesOf(language);
    const front = pages.slice(0, 1);
    const about = {
      title: newspaper.title,
      author: newspaper.author,
      language,
      source: "algorithmicMedia",
      createdAt: newspaper.publishDate,
      pageLabel: label,
      pictureTexts: {},
    };
    const write = (scenes) =>
      writePdf(
        scenes,
        about,
        { paper: "template", preset: "screen", filter: "none" },
        { files: nodeFontFiles(), subset, picture: async () => undefined },
      );
    const viewport = { width: 816, height: 1088 };
    const { page, close } = await openWindow(probe, `pdf ${language}`, { viewport });
    try {
      await page.evaluate(([scene, width]) => globalThis.probe.show(scene, width), [front[0], viewport.width]);
      let ours = new Uint8Array();
      let theirs = new Uint8Array();
      const ways = {
        ours: async () => {
          const started = performance.now();
          ours = await write(front);
          return performance.now() - started;
        },
        browser: async () => {
          const { took, bytes } = await printInBrowser(page, front[0]);
          theirs = bytes;
          return took;
        },
      };
      await takeTurns(ways, 1);
      const took = await takeTurns(ways, rounds);
      // The front page's own words: what stands on it, in order, as its items say.
      const story = front[0].items.filter(
        ({ kind, block }) => kind === "text" && /^(expanded-content|side-stories|bottom-section)$/.test(block),
      );
      const whole = story.map(({ text, hyphen, kashidas = [] }) => {
        const plain = Array.from({ length: text.length }, (_, at) => (kashidas.includes(at) ? "" : text[at])).join("");
        return hyphen ? plain.slice(0, -1) : `${plain}${spaceless.test(language) ? "" : "\n"}`;
      });
      const shares = [found(await textIn(ours), whole.join(""), language), found(await textIn(theirs), whole.join(""), language)];
      rows.push([
        language,
        kilobytes(ours.length),
        kilobytes(theirs.length),
        (ours.length / theirs.length).toFixed(2),
        againstBar(ours.length, barOf(language), kilobytes).replace(/^.*\(/, "("),
        milliseconds(median(took.ours)),
        milliseconds(median(took.browser)),
        pairRatio(took.ours, took.browser).toFixed(2),
        ...shares.map((share) => `${(share * 100).toFixed(1)} %`),
      ]);
    } finally {
      await close();
    }
  }
  console.log(
    `\nPDF: one front page of american-classic without pictures, medians of ${rounds} in turns; ours in Node, the browser's by page.pdf`,
  );
  console.log("  words found: share of the page's story words (ja, zh: letters four by four) that pdfjs reads out of the file.");
  printTable(rows);
}
