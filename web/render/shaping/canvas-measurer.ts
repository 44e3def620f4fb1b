import type { Measurer } from "../../typeset/text/measurer.ts";
import { contextOf, createCanvas } from "../draw/canvas.ts";
import { cssFamilies } from "../fonts/font-families.ts";
import { facesKnown, mayHaveGlyphs } from "../fonts/fonts.ts";
import { isIgnorable, itemize, withoutControls } from "./font-runs.ts";
import { directionOf, setLanguage, type TextContext, withoutTrimming } from "./text-context.ts";

// Large enough that the advances of the font's own units come through on every platform: WebKit on Linux has no `textRendering` on a canvas
// and cuts each glyph's advance to whole pixels. Firefox goes no higher.
const SIZE = 2000;
/** Not 0, so that ligatures go; too small to be seen. */
const SPACING = 0.001;

function createContext(): TextContext {
  const context = contextOf(createCanvas(1, 1));
  if (!context) throw new Error("This browser gave no canvas to measure with");
  context.textRendering = "geometricPrecision";
  context.fontKerning = "normal";
  return context;
}

/**
 * Measures with the browser's own text engine. The faces must be loaded first (loadFonts) for the text that is measured. Agrees with
 * HarfBuzz on the same files within 0.0001 em (facts/typography.md §4). Throws only when the browser has no canvas, or for an unknown
 * family (RangeError).
 */
export function createCanvasMeasurer(): Measurer {
  const context = createContext();
  const widths = new Map<string, Map<string, number>>();
  let current = "";
  let generation = facesKnown();
  const widthsOf = (font: string, language: string, spaced: boolean) => {
    if (generation !== facesKnown()) {
      widths.clear();
      generation = facesKnown();
    }
    const key = `${font}|${language}|${spaced}`;
    let known = widths.get(key);
    if (!known) {
      known = new Map();
      widths.set(key, known);
    }
    return { key, known };
  };
  const setUp = (key: string, font: string, language: string, spaced: boolean) => {
    if (key === current) return;
    context.font = `${SIZE}px ${cssFamilies(font)}`;
    context.letterSpacing = spaced ? `${SPACING}px` : "0px";
    context.direction = directionOf(language);
    setLanguage(context, language);
    current = key;
  };
  return {
    get generation() {
      return facesKnown();
    },
    width(text, font, language, spaced = false) {
      const { key, known } = widthsOf(font, language, spaced);
      let width = known.get(text);
      if (width === undefined) {
        setUp(key, font, language, spaced);
        const characters = spaced ? Array.from(text).filter((character) => !isIgnorable(character)).length : 0;
        width = (context.measureText(withoutTrimming(text)).width - characters * SPACING) / SIZE;
        known.set(text, width);
      }
      return width;
    },
    covers(text, font) {
      return itemize(withoutControls(text), (codePoints) => (mayHaveGlyphs(font, codePoints) ? { font } : undefined)).every(
        (run) => run.slice,
      );
    },
  };
}
