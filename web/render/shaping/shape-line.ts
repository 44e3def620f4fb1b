import { Direction, Feature, Buffer as HbBuffer, shape } from "harfbuzzjs";
import { gapAfter } from "../../typeset/model/plain-text.ts";
import type { TextItem } from "../../typeset/model/scene.ts";
import { cssFamily } from "../fonts/font-families.ts";
import type { GlyphPart } from "../pdf/build-face.ts";
import { embeddingLevels, visualOrder } from "./bidi.ts";
import { isIgnorable, itemize, withoutControls } from "./font-runs.ts";
import { missingWidth, type ShapedSlice, type SliceLibrary } from "./harfbuzz.ts";
import { type LineGlyph, readingOrder, type Stretch } from "./line-order.ts";

/** A shaped line. Its glyphs come in the order in which they are read, from left to right within each stretch of one face and direction. */
export interface ShapedLine {
  glyphs: LineGlyph[];
  /** Points, spacing included. */
  width: number;
  /**
   * True when a script is among it whose marks stand before the letter they are said after: readers cannot tell its text from the glyphs.
   */
  isReordered: boolean;
  /** Set when the line ends with a hyphen that is not the author's. */
  addedHyphen: LineGlyph | undefined;
}

/** Shapes lines with the faces, spacing and direction of the screen. */
export type LineShaper = (item: TextItem) => ShapedLine;

interface Run {
  level: number;
  slice: ShapedSlice | undefined;
  isBlank: boolean;
  glyphs: LineGlyph[];
  width: number;
}

const NO_LIGATURES = ["liga", "clig", "calt"].map((tag) => new Feature(tag, 0));
const WORD_SPACE = /[ \u00a0]/;
const SPACE = 0x20;
const CHARACTER_CLUSTERS = 1;
const GRAPHEME_CLUSTERS = 0;

const isRightToLeft = ({ level }: { level: number }) => level % 2 === 1;

/** Kerning of more than this, in em, is taken for a space or a new piece of text by readers unless it is part of the glyph's width. */
const WIDE_KERNING = 0.05;

/** A cluster of glyphs as one. `shaped` is its width in em. */
function clusterGlyph(slice: ShapedSlice, parts: readonly GlyphPart[], text: string, shaped: number, x: number): LineGlyph {
  const natural = parts.reduce((sum, { glyph }) => sum + slice.font.glyphHAdvance(glyph) / slice.em, 0);
  return { slice, parts, text, span: Math.abs(shaped - natural) > WIDE_KERNING ? shaped : natural, x };
}

const singlePart = (glyph: number): GlyphPart[] => [{ glyph, x: 0, y: 0 }];

const isOneFace = (a: ShapedSlice | undefined, b: ShapedSlice | undefined) =>
  a === b || (a !== undefined && b !== undefined && cssFamily(a.slice.face) === cssFamily(b.slice.face));

/** A blank is drawn with the face of the word before it: readers take each change of face for a new piece of text. */
function withFaceOf(blank: Run, before: Run | undefined): void {
  const glyph = before?.slice?.font.nominalGlyph(SPACE);
  if (!blank.isBlank || !before?.slice || glyph === undefined) return;
  const span = before.slice.font.glyphHAdvance(glyph) / before.slice.em;
  blank.slice = before.slice;
  for (const space of blank.glyphs) Object.assign(space, { slice: before.slice, parts: singlePart(glyph), span });
}

/** Puts runs side by side as they stand, and their glyphs in the order in which they are read. */
function joinRuns(runs: readonly Run[]): { glyphs: LineGlyph[]; width: number } {
  let width = 0;
  for (const run of visualOrder(runs)) {
    for (const glyph of run.glyphs) glyph.x += width;
    width += run.width;
  }
  const stretches: Stretch[] = [];
  let before: Run | undefined;
  for (const run of runs) {
    withFaceOf(run, before);
    const open = before && isOneFace(before.slice, run.slice) && before.level === run.level ? stretches.at(-1) : undefined;
    if (!open) stretches.push({ glyphs: [...run.glyphs], isRtl: isRightToLeft(run) });
    else if (open.isRtl) open.glyphs.unshift(...run.glyphs);
    else open.glyphs.push(...run.glyphs);
    before = run;
  }
  return { glyphs: readingOrder(stretches), width };
}

/** Words of two lines must not run together when they are copied (ISO 32000-1 §14.8.2.5). */
function endWithSpace(line: ShapedLine, runs: readonly Run[], item: TextItem): void {
  const last = runs.at(-1);
  const glyph = last?.slice?.font.nominalGlyph(SPACE);
  if (!last?.slice || glyph === undefined) return;
  const end = line.glyphs.at(-1);
  if (item.direction === "rtl" && !isRightToLeft(last) && end) {
    end.text += " ";
    return;
  }
  const span = last.slice.font.glyphHAdvance(glyph) / last.slice.em;
  const x = item.direction === "rtl" ? -span * item.size : line.width;
  const space: LineGlyph = { slice: last.slice, parts: singlePart(glyph), text: " ", span, x };
  const first = isRightToLeft(last) ? line.glyphs.findIndex(({ x }) => x === Math.min(...last.glyphs.map((own) => own.x))) : -1;
  if (first >= 0) line.glyphs.splice(first, 0, space);
  else line.glyphs.push(space);
}

function withoutAdded(text: string, start: number, end: number, added: ReadonlySet<number>): string {
  if (added.size === 0) return text.slice(start, end);
  let plain = "";
  for (let at = start; at < end; at++) if (!added.has(at)) plain += text[at];
  return plain;
}

/** A shaper over the slices of `library`. Content never makes it throw; a line no face of which can be opened gives no glyphs. */
export function createLineShaper(library: SliceLibrary): LineShaper {
  const buffer = new HbBuffer();

  const shapeRun = (item: TextItem, text: string, start: number, end: number, slice: ShapedSlice, script: string, level: number): Run => {
    const isRtl = isRightToLeft({ level });
    buffer.clearContents();
    buffer.setClusterLevel(isRtl ? CHARACTER_CLUSTERS : GRAPHEME_CLUSTERS);
    buffer.addText(text, start, end - start);
    buffer.setScript(script);
    buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(item.language);
    shape(slice.font, buffer, item.letterSpace === 0 ? [] : NO_LIGATURES);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const added = new Set(item.kashidas);
    // A kashida is part of the letter before it, so that it is neither copied nor searched.
    const clusterOf = (at: number): number => (added.has(at) && at > start ? clusterOf(at - 1) : at);
    const clusters = [...new Set(infos.map(({ cluster }) => clusterOf(cluster)))].sort((a, b) => a - b);
    const nextOf = new Map(clusters.map((cluster, index) => [cluster, clusters[index + 1] ?? end]));
    const unit = item.size / slice.em;
    const run: Run = { level, slice, isBlank: text.slice(start, end).trim() === "", glyphs: [], width: 0 };
    const inUnits = (value: number) => Math.round((value * slice.font.face.upem) / slice.em);
    let parts: GlyphPart[] = [];
    let wide = 0;
    for (const [index, { codepoint, cluster: at }] of infos.entries()) {
      const cluster = clusterOf(at);
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      parts.push({ glyph: codepoint, x: inUnits(wide + xOffset), y: inUnits(yOffset) });
      wide += xAdvance;
      const next = infos[index + 1];
      if (next && clusterOf(next.cluster) === cluster) continue;
      const clusterText = withoutAdded(text, cluster, nextOf.get(cluster) ?? end, added);
      if (!isIgnorable(clusterText)) run.glyphs.push(clusterGlyph(slice, parts, clusterText, wide / slice.em, run.width));
      run.width += wide * unit;
      if (WORD_SPACE.test(clusterText)) run.width += item.wordSpace;
      run.width += item.letterSpace;
      parts = [];
      wide = 0;
    }
    return run;
  };

  /** Where no face has the characters, the box that says so, and their text: nothing may be lost from what is copied. */
  const missingRun = (item: TextItem, text: string, level: number, slice: ShapedSlice | undefined): Run => {
    const run: Run = { level, slice, isBlank: false, glyphs: [], width: 0 };
    for (const character of text) {
      const span = missingWidth(character);
      if (slice && !isIgnorable(character)) run.glyphs.push({ slice, parts: singlePart(0), text: character, span, x: run.width });
      run.width += span * item.size;
    }
    return run;
  };

  return (item) => {
    const text = withoutControls(item.text);
    const levels = embeddingLevels(text, item.direction);
    const found = itemize(text, library.finder(item.font));
    const primary = found.find(({ slice }) => slice)?.slice ?? library.finder(item.font)([SPACE]);
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
    const line: ShapedLine = {
      ...joinRuns(runs),
      isReordered: found.some(({ script }) => script === "Deva"),
      addedHyphen: undefined,
    };
    const end = line.glyphs.at(-1);
    if (item.hyphen && end && /^[-\u2010]$/.test(end.text)) line.addedHyphen = end;
    else if (gapAfter(item) !== "") endWithSpace(line, runs, item);
    return line;
  };
}
