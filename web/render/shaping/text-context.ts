import type { Direction } from "../../typeset/model/scene.ts";

export type TextContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

/** Base direction of a language, by its first subtag. */
export function directionOf(language: string): Direction {
  return RIGHT_TO_LEFT.has(language.split("-")[0] ?? "") ? "rtl" : "ltr";
}

/** Tells the canvas the language of its text, which picks the glyph forms of a region; older browsers take the page's. */
export function setLanguage(context: TextContext, language: string): void {
  (context as TextContext & { lang?: string }).lang = language;
}

const FULL_WIDTH_POINT = "[（［｛《〈「『【〔，。、；：！？）］｝》〉」』】〕・]";
const PAIR = new RegExp(
  `(?<=${FULL_WIDTH_POINT})(?=[（［｛《〈「『【〔“‘，。、；：！？）］｝》〉」』】〕”’・])|(?<=[“‘”’])(?=${FULL_WIDTH_POINT})`,
  "gu",
);

/**
 * `text` for a canvas with full-width points that meet kept apart by word joiners: some browsers set such a pair half an em narrower than
 * its parts, where the face allows it, and a canvas has no `text-spacing-trim` to forbid it.
 */
export function withoutTrimming(text: string): string {
  return text.replace(PAIR, "\u2060");
}

/**
 * Browsers cut the advance of each glyph to 64ths of a pixel of the font size asked for, whatever the scale it is drawn at: at 7 points a
 * line of a newspaper would end a quarter of a point early. Text is therefore asked for so many times larger and drawn smaller.
 */
export const finerText = 32;
