import type { TextItem } from "../../typeset/model/scene.ts";
import { createSliceLibrary, type FontFiles, type ShapedSlice } from "./harfbuzz.ts";
import { createLineShaper } from "./shape-line.ts";

/** Units of outlines and places in an em. */
export const GLYPH_EM = 1000;

/**
 * One glyph of a line: `id` names its outline, `x` and `y` its origin from the line's left end on the baseline, in 1/1000 em, y upwards.
 */
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
  /** The glyphs of a text item from left to right. Characters that no face has are a box, as on paper. */
  line(item: TextItem): GlyphLine;
  /** SVG path data of an outline named by `line`; '' for a blank one. */
  outline(id: string): string;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A setter over the installed faces. Throws a RangeError for a family that no package has; never for content. */
export function createGlyphSetter(files: FontFiles): GlyphSetter {
  const shapeLine = createLineShaper(createSliceLibrary(files));
  const numbers = new Map<ShapedSlice, number>();
  const outlines = new Map<string, string>();

  const outlineOf = ({ font, em }: ShapedSlice, glyph: number) =>
    font
      .glyphToJson(glyph)
      .map(({ type, values }) => type + values.map((value) => tenth((value * GLYPH_EM) / em)).join(" "))
      .join("");

  const nameOf = (slice: ShapedSlice, glyph: number) => {
    const number = numbers.get(slice) ?? numbers.size;
    numbers.set(slice, number);
    const id = `${number.toString(36)}-${glyph.toString(36)}`;
    if (!outlines.has(id)) outlines.set(id, outlineOf(slice, glyph));
    return id;
  };

  return {
    line(item) {
      const { glyphs, width } = shapeLine(item);
      const unit = GLYPH_EM / item.size;
      return {
        glyphs: glyphs.flatMap(({ slice, parts, x }) => {
          const part = GLYPH_EM / slice.font.face.upem;
          return parts.map((own) => ({ id: nameOf(slice, own.glyph), x: tenth(x * unit + own.x * part), y: tenth(own.y * part) }));
        }),
        width: width * unit,
      };
    },
    outline(id) {
      const outline = outlines.get(id);
      if (outline === undefined) throw new RangeError(`No such outline: ${id}`);
      return outline;
    },
  };
}
