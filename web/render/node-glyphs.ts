import { Direction, Feature, Buffer as HbBuffer, shape } from "harfbuzzjs";
import type { TextItem } from "../typeset/scene.ts";
import { itemize, withoutControls } from "./font-runs.ts";
import { createSliceLibrary, type FontFiles, type ShapedSlice } from "./harfbuzz.ts";
import { embeddingLevels, visualOrder } from "./bidi.ts";

/** Units of outlines and places in an em. */
export const GLYPH_EM = 1000;

/** One glyph of a line: `id` names its outline, `x` and `y` its origin from the line's left end on the baseline, in 1/1000 em, y upwards. */
export interface PlacedGlyph {
  id: string;
  x: number;
  y: number;
}

/** A run of text as outlines. */
export interface GlyphLine {
  glyphs: PlacedGlyph[];
  /** Advance width in 1/1000 em, spacing included. */
  width: number;
}

/** Sets text as glyphs with the same faces, spacing and shaping as the screen. */
export interface GlyphSetter {
  /** The glyphs of a text item from left to right. Characters that no face has leave a gap. */
  line(item: TextItem): GlyphLine;
  /** SVG path data of an outline named by `line`; '' for a blank one. */
  outline(id: string): string;
}

interface ShapedRun {
  glyphs: PlacedGlyph[];
  width: number;
}

// What browsers take off where letters are spaced (CSS Text 4 §9.2).
const NO_LIGATURES = ["liga", "clig", "calt"].map((tag) => new Feature(tag, 0));
const WORD_SPACE = /[ \u00a0]/;
/** Width in em of a character no face has, as the measurer takes it. */
const MISSING_EM = 0.6;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A setter over the installed faces. Throws a RangeError for a family that no package has; never for content. */
export function createGlyphSetter(files: FontFiles): GlyphSetter {
  const library = createSliceLibrary(files);
  const buffer = new HbBuffer();
  const numbers = new Map<ShapedSlice, number>();
  const sources = new Map<string, { slice: ShapedSlice; glyph: number }>();
  const outlines = new Map<string, string>();

  const nameOf = (slice: ShapedSlice, glyph: number) => {
    let number = numbers.get(slice);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(slice, number);
    }
    const id = `${number.toString(36)}-${glyph.toString(36)}`;
    if (!sources.has(id)) sources.set(id, { slice, glyph });
    return id;
  };

  const shapeRun = (text: string, start: number, end: number, slice: ShapedSlice, script: string, rtl: boolean, item: TextItem) => {
    buffer.clearContents();
    buffer.addText(text, start, end - start);
    buffer.setScript(script);
    buffer.setDirection(rtl ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(item.language);
    shape(slice.font, buffer, item.letterSpace === 0 ? [] : NO_LIGATURES);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const unit = GLYPH_EM / slice.em;
    const space = { word: (item.wordSpace / item.size) * GLYPH_EM, letter: (item.letterSpace / item.size) * GLYPH_EM };
    const run: ShapedRun = { glyphs: [], width: 0 };
    infos.forEach(({ codepoint, cluster }, index) => {
      const position = positions[index];
      if (!position) return;
      run.glyphs.push({ id: nameOf(slice, codepoint), x: run.width + position.xOffset * unit, y: position.yOffset * unit });
      run.width += position.xAdvance * unit;
      if (infos[index + 1]?.cluster === cluster) return;
      if (WORD_SPACE.test(text[cluster] ?? "")) run.width += space.word;
      run.width += space.letter;
    });
    return run;
  };

  return {
    line(item) {
      const text = withoutControls(item.text);
      const levels = embeddingLevels(text, item.direction);
      const runs: { run: ShapedRun; level: number }[] = [];
      for (const { slice, start, end, script } of itemize(text, library.finder(item.font))) {
        for (let from = start; from < end; ) {
          const level = levels[from] ?? 0;
          let to = from + 1;
          while (to < end && levels[to] === level) to++;
          const run = slice
            ? shapeRun(text, from, to, slice, script, level % 2 === 1, item)
            : { glyphs: [], width: (to - from) * MISSING_EM * GLYPH_EM };
          runs.push({ run, level });
          from = to;
        }
      }
      const line: GlyphLine = { glyphs: [], width: 0 };
      for (const { run } of visualOrder(runs)) {
        for (const { id, x, y } of run.glyphs) line.glyphs.push({ id, x: tenth(line.width + x), y: tenth(y) });
        line.width += run.width;
      }
      return line;
    },
    outline(id) {
      let outline = outlines.get(id);
      if (outline === undefined) {
        const source = sources.get(id);
        if (!source) throw new RangeError(`No such outline: ${id}`);
        const unit = GLYPH_EM / source.slice.em;
        outline = source.slice.font
          .glyphToJson(source.glyph)
          .map(({ type, values }) => type + values.map((value) => tenth(value * unit)).join(" "))
          .join("");
        outlines.set(id, outline);
      }
      return outline;
    },
  };
}
