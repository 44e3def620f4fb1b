import { existsSync, readFileSync } from "node:fs";
import { nodeFontFiles, nodeMeasurer } from "../../web/render/node-fonts.ts";
import { createGlyphSetter, type GlyphSetter } from "../../web/render/node-glyphs.ts";
import { pngOf } from "../../web/render/node-png.ts";
import { svgPage } from "../../web/render/node-svg.ts";
import { type EditionWords, loadHyphenator, type PageScene, type TypesetTools } from "../../web/typeset/index.ts";
import { treatedPictures } from "./pictures.ts";

const root = new URL("../../", import.meta.url);
const readWords = (language: string, file: string) => JSON.parse(readFileSync(new URL(`locales/${language}/${file}.json`, root), "utf8"));

function wordsOf(language: string): EditionWords {
  const [base = ""] = language.toLowerCase().split("-");
  const folder = /^[a-z]+$/.test(base) && existsSync(new URL(`locales/${base}/almanac.json`, root)) ? base : "en";
  return { page: readWords(folder, "page"), almanac: readWords(folder, "almanac") };
}

/** What it takes to set newspapers of a language in Node: the installed faces, hyphenation and the words printed on pages (English ones where a language has none). */
export async function toolsFor(language: string): Promise<TypesetTools> {
  return { measurer: await nodeMeasurer(), hyphenate: await loadHyphenator(language), words: wordsOf(language) };
}

let glyphs: GlyphSetter | undefined;

/** The bytes of a picture's address, or undefined where there is no picture to show. */
export type ReadPicture = (src: string) => Uint8Array | undefined;

/** Points in an inch. */
const INCH = 72;

/** A page as an SVG of outlines that stands alone; its pictures are screened for `resolution` pixels per inch of the page. */
export function drawSvg(scene: PageScene, resolution: number, readPicture: ReadPicture): string {
  glyphs ??= createGlyphSetter(nodeFontFiles());
  return svgPage(scene, glyphs, treatedPictures(scene, resolution, readPicture), `${scene.template}, ${scene.page}`);
}

/** A page as a PNG `width` pixels wide, with the density in which it is `inches` wide stated (8.5: US Letter). */
export function drawPng(scene: PageScene, width: number, readPicture: ReadPicture, inches = scene.width / INCH): Uint8Array {
  return pngOf(drawSvg(scene, (width / scene.width) * INCH, readPicture), width, width / inches);
}
