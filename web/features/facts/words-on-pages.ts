import { createCanvasMeasurer } from "../../render/shaping/canvas-measurer.ts";
import { type Measurer, type NewspaperToSet, type PageScene, wordsOn } from "../../typeset/index.ts";
import type { FieldRange } from "./carry.ts";
import { type Area, placeOnPages } from "./mark-geometry.ts";
import { wordsSet } from "./marks.ts";

let canvas: Measurer | undefined;

/** Measures as the page on the screen is drawn. */
export function canvasMeasurer(): Measurer {
  canvas ??= createCanvasMeasurer();
  return canvas;
}

/** Page number and box of a part of a field on pages as they are shown; null where it is on none of them. */
export function placeOfWords(pages: readonly PageScene[], toSet: NewspaperToSet, range: FieldRange): { page: number; area: Area } | null {
  return placeOnPages(pages, wordsOn(pages), range, wordsSet(toSet)(range.path), canvasMeasurer());
}
