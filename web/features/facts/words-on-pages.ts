import { createCanvasMeasurer } from "../../render/shaping/canvas-measurer.ts";
import { type Measurer, type NewspaperToSet, type PageScene, wordsOn } from "../../typeset/index.ts";
import type { FieldRange } from "./carry.ts";
import { type Area, placeOnPages, type WordsOn } from "./mark-geometry.ts";
import { wordsSet } from "./marks.ts";

let canvas: Measurer | undefined;

/** Measures as the page on the screen is drawn. */
export function canvasMeasurer(): Measurer {
  canvas ??= createCanvasMeasurer();
  return canvas;
}

let last: { pages: readonly PageScene[]; toSet: NewspaperToSet; words: WordsOn } | undefined;

/** Which words each run of the pages prints; every sheet of a newspaper asks for the same. */
export function wordsOfPages(pages: readonly PageScene[], toSet: NewspaperToSet): WordsOn {
  if (last?.pages !== pages || last.toSet !== toSet) last = { pages, toSet, words: wordsOn(pages, toSet) };
  return last.words;
}

/** Page number and box of a part of a field on pages as they are shown; null where it is on none of them. */
export function placeOfWords(pages: readonly PageScene[], toSet: NewspaperToSet, range: FieldRange): { page: number; area: Area } | null {
  return placeOnPages(pages, wordsOfPages(pages, toSet), range, wordsSet(toSet)(range.path), canvasMeasurer());
}
