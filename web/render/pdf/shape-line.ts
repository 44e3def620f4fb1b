import { Direction, Feature, Buffer as HbBuffer, shape } from "harfbuzzjs";
import type { TextItem } from "../../typeset/scene.ts";
import { embeddingLevels, visualOrder } from "../bidi.ts";
import { isIgnorable, itemize, withoutControls } from "../font-runs.ts";
import type { ShapedSlice, SliceLibrary } from "../harfbuzz.ts";
import { missingWidth } from "../harfbuzz.ts";

/** A glyph of a line, placed from the line's left end on its baseline. */
export interface LineGlyph {
  slice: ShapedSlice;
  /** Number of the glyph in its slice; 0 where no face has the character. */
  glyph: number;
  /** What a reader copies for it; '' for the further glyphs of a cluster. */
  text: string;
  /** Points, y upwards. */
  x: number;
  y: number;
}

/** A shaped line, its glyphs from left to right. */
export interface ShapedLine {
  glyphs: LineGlyph[];
  /** Points, spacing included. */
  width: number;
  /** True when a script is among it whose marks stand before the letter they are said after: readers cannot tell its text from the glyphs. */
  isReordered: boolean;
}

/** Shapes lines with the faces, spacing and direction of the screen. */
export type LineShaper = (item: TextItem) => ShapedLine;

interface Run {
  level: number;
  glyphs: LineGlyph[];
  width: number;
}

const NO_LIGATURES = ["liga", "clig", "calt"].map((tag) => new Feature(tag, 0));
const WORD_SPACE = /[ \u00a0]/;
const CHARACTER_CLUSTERS = 1;
const GRAPHEME_CLUSTERS = 0;
const SOFT_HYPHEN = "\u00ad";

const WITHOUT_SPACES = /^(ja|zh)\b/;
const SPACE = 0x20;

const copied = (text: string) => (isIgnorable(text) ? "" : text);

/** Says what the end of a line is in the text (ISO 32000-1 §14.8.2.2.3 and §14.8.2.5): a space between words, or a hyphen that is not the author's. */
function endLine(line: ShapedLine, item: TextItem): void {
  const isRtl = item.direction === "rtl";
  const end = line.glyphs.at(isRtl ? 0 : -1);
  if (!end) return;
  if (item.hyphen) {
    if (/^[-\u2010]$/.test(end.text)) end.text = SOFT_HYPHEN;
    return;
  }
  if (WITHOUT_SPACES.test(item.language)) return;
  const { slice } = end;
  const glyph = slice.font.nominalGlyph(SPACE);
  if (glyph === undefined) return;
  const space: LineGlyph = { slice, glyph, text: " ", x: line.width, y: 0 };
  if (isRtl) line.glyphs.unshift({ ...space, x: (-slice.font.glyphHAdvance(glyph) * item.size) / slice.em });
  else line.glyphs.push(space);
}

/** A shaper over the slices of `library`. Content never makes it throw; a line no face of which can be opened gives no glyphs. */
export function createLineShaper(library: SliceLibrary): LineShaper {
  const buffer = new HbBuffer();

  const shapeRun = (item: TextItem, text: string, start: number, end: number, slice: ShapedSlice, script: string, level: number): Run => {
    const isRtl = level % 2 === 1;
    buffer.clearContents();
    buffer.setClusterLevel(isRtl ? CHARACTER_CLUSTERS : GRAPHEME_CLUSTERS);
    buffer.addText(text, start, end - start);
    buffer.setScript(script);
    buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(item.language);
    shape(slice.font, buffer, item.letterSpace === 0 ? [] : NO_LIGATURES);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const clusters = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
    const nextOf = new Map(clusters.map((cluster, index) => [cluster, clusters[index + 1] ?? end]));
    const unit = item.size / slice.em;
    const run: Run = { level, glyphs: [], width: 0 };
    const seen = new Set<number>();
    for (const [index, { codepoint, cluster }] of infos.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const clusterText = text.slice(cluster, nextOf.get(cluster));
      run.glyphs.push({
        slice,
        glyph: codepoint,
        text: seen.has(cluster) ? "" : copied(clusterText),
        x: run.width + xOffset * unit,
        y: yOffset * unit,
      });
      seen.add(cluster);
      run.width += xAdvance * unit;
      if (infos[index + 1]?.cluster === cluster) continue;
      if (WORD_SPACE.test(clusterText)) run.width += item.wordSpace;
      run.width += item.letterSpace;
    }
    return run;
  };

  /** Where no face has the characters, the box that says so, and their text: nothing may be lost from what is copied. */
  const missingRun = (item: TextItem, text: string, level: number, slice: ShapedSlice | undefined): Run => {
    const run: Run = { level, glyphs: [], width: 0 };
    for (const character of text) {
      if (slice && !isIgnorable(character)) run.glyphs.push({ slice, glyph: 0, text: character, x: run.width, y: 0 });
      run.width += missingWidth(character) * item.size;
    }
    if (level % 2 === 1) run.glyphs.reverse();
    return run;
  };

  return (item) => {
    const text = withoutControls(item.text);
    const levels = embeddingLevels(text, item.direction);
    const found = itemize(text, library.finder(item.font));
    const primary = found.find(({ slice }) => slice)?.slice ?? library.finder(item.font)([0x20]);
    const runs: Run[] = [];
    for (const { slice, start, end, script } of found) {
      for (let from = start; from < end; ) {
        const level = levels[from] ?? 0;
        let to = from + 1;
        while (to < end && levels[to] === level) to++;
        runs.push(slice ? shapeRun(item, text, from, to, slice, script, level) : missingRun(item, text.slice(from, to), level, primary));
        from = to;
      }
    }
    const line: ShapedLine = { glyphs: [], width: 0, isReordered: found.some(({ script }) => script === "Deva") };
    for (const { glyphs, width } of visualOrder(runs)) {
      for (const glyph of glyphs) line.glyphs.push({ ...glyph, x: line.width + glyph.x });
      line.width += width;
    }
    endLine(line, item);
    return line;
  };
}
