import { existsSync, readFileSync } from "node:fs";
import type { PageFilter } from "../../render/draw/filters.ts";
import { pngOf } from "../../render/draw/node-png.ts";
import { svgPage } from "../../render/draw/node-svg.ts";
import { nodeFontFiles, nodeMeasurer } from "../../render/fonts/node-fonts.ts";
import type { FileMetadata } from "../../render/image/png-metadata.ts";
import { createGlyphSetter, type GlyphSetter } from "../../render/shaping/node-glyphs.ts";
import { type EditionWords, loadHyphenator, type PageScene, type TypesetTools } from "../index.ts";
import { type ReadPicture, treatedPictures } from "./pictures.ts";

const root = new URL("../../../", import.meta.url);
const readWords = (language: string, file: string) => JSON.parse(readFileSync(new URL(`locales/${language}/${file}.json`, root), "utf8"));

function wordsOf(language: string): EditionWords {
  const [base = ""] = language.toLowerCase().split("-");
  const folder = /^[a-z]+$/.test(base) && existsSync(new URL(`locales/${base}/almanac.json`, root)) ? base : "en";
  return { page: readWords(folder, "page"), almanac: readWords(folder, "almanac") };
}

/**
 * What it takes to set newspapers of a language in Node: the installed faces, hyphenation and the words printed on pages (English ones
 * where a language has none).
 */
export async function toolsFor(language: string): Promise<TypesetTools> {
  return { measurer: await nodeMeasurer(), hyphenate: await loadHyphenator(language), words: wordsOf(language) };
}

let glyphs: GlyphSetter | undefined;

/** Outlines of the installed faces; one setter for the whole process, so that a glyph is drawn once. */
export function glyphSetter(): GlyphSetter {
  glyphs ??= createGlyphSetter(nodeFontFiles());
  return glyphs;
}

/** What is drawn besides the scene. */
export interface Looks {
  readPicture: ReadPicture;
  filter: PageFilter;
}

/** Points in an inch. */
const INCH = 72;

const titleOf = ({ template, page }: PageScene) => `Stop Press, ${template}, ${page}`;

/** A page as an SVG of outlines that stands alone; its pictures are screened for `resolution` pixels per inch of the page. */
export function drawSvg(scene: PageScene, resolution: number, { readPicture, filter }: Looks, title = titleOf(scene)): string {
  const pictures = treatedPictures(scene, resolution, readPicture);
  return svgPage(scene, { glyphs: glyphSetter(), pictures, filter, title });
}

/** A page as a PNG `width` pixels wide, with what is said of it in the file. */
export function drawPng(scene: PageScene, width: number, looks: Looks, metadata: FileMetadata = { dpi: (width / scene.width) * INCH }) {
  return pngOf(drawSvg(scene, (width / scene.width) * INCH, looks), width, metadata);
}
