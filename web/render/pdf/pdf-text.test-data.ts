import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PageScene, SetNewspaper, TextItem } from "../../typeset/model/scene.ts";
import { nodeFontFiles } from "../fonts/node-fonts.ts";
import { createSubsetter, type Subsetter } from "./subset.ts";
import { type PdfAbout, type PdfOptions, type PdfTools, writePdf } from "./write-pdf.ts";

let subset: Promise<Subsetter> | undefined;

/** Tools of Node without pictures. */
export async function nodeTools(changes: Partial<PdfTools> = {}): Promise<PdfTools> {
  subset ??= createSubsetter(readFileSync(fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"))));
  return { files: nodeFontFiles(), subset: await subset, picture: async () => undefined, ...changes };
}

export const aboutIn = (language: string, changes: Partial<PdfAbout> = {}): PdfAbout => ({
  title: "The mill that runs on the moon",
  author: "Eleanor Tripp",
  language,
  source: "algorithmicMedia",
  createdAt: "2026-04-29",
  pageLabel: "Page {{page}}",
  pictureTexts: {},
  ...changes,
});

export const asOnScreen: PdfOptions = { paper: "template", preset: "screen", filter: "none" };

/** The pages as a PDF of their own size. */
export async function pdfOf(
  pages: readonly PageScene[],
  language: string,
  options: Partial<PdfOptions> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return writePdf(pages, aboutIn(language), { ...asOnScreen, ...options }, await nodeTools());
}

/** What pdf.js reads in a PDF. */
export const openPdf = (bytes: Uint8Array) => getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;

/** What the packed streams of a PDF hold: operators of pages, and all objects that are no streams themselves. */
function unpackedStreams(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const streams = [...file.toString("latin1").matchAll(/(?<!end)stream\r?\n/g)].map(({ 0: { length }, index }) =>
    file.subarray(index + length),
  );
  return streams.map((stream) => {
    try {
      return inflateSync(stream).toString("latin1");
    } catch {
      // A picture, or anything else that is packed in another manner.
      return "";
    }
  });
}

/** The operators of a PDF's pages, as they stand in the file. */
export const pageOperators = (bytes: Uint8Array) =>
  unpackedStreams(bytes)
    .filter((text) => text.includes(" BDC") || text.includes(">>BDC"))
    .join("\n");

/** The page objects of a PDF. */
export const pageObjects = (bytes: Uint8Array) =>
  unpackedStreams(bytes).flatMap((text) => text.split("\n").filter((line) => line.includes("<</Type/Page/")));

const SPACELESS = new Set(["ja", "zh"]);
/** What is not of the words: marks of direction, and the bars that draw Arabic words out to fill a line. */
const INVISIBLE = /[\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Words of a text, or its characters where words are not parted. */
export function wordsIn(text: string, language: string): string[] {
  const plain = text.normalize("NFKC").replaceAll(INVISIBLE, "");
  return SPACELESS.has(language) ? [...plain.replaceAll(/\s+/g, "")] : plain.split(/\s+/).filter(Boolean);
}

/** The text of a PDF as a reader copies it, words broken at the end of a line put together again. */
export async function copiedText(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes);
  let text = "";
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) if ("str" in item) text += item.str + (item.hasEOL ? "\n" : "");
    text += "\n";
  }
  return text.replaceAll(/(\p{L})-\n/gu, "$1");
}

/** Readers part lines, also those that go on within a word without a hyphen. */
const lineText = (item: TextItem) => {
  if (item.hyphen) return item.text.slice(0, -1);
  return item.role === "drop-cap" ? item.text : `${item.text} `;
};

/** The words that are printed on pages, with words broken at the end of a line whole. */
export function printedText({ pages }: SetNewspaper): string {
  return pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" ? [lineText(item)] : []))).join("");
}

/** Share of `wanted` that is among `found`, each as often as it is there. */
export function shareFound(wanted: readonly string[], found: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1);
  let hits = 0;
  for (const word of wanted) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    hits++;
  }
  return hits / wanted.length;
}
