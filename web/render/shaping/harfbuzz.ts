import { Direction, Feature, Blob as HbBlob, Buffer as HbBuffer, Face as HbFace, Font as HbFont, shape } from "harfbuzzjs";
import type { Measurer } from "../../typeset/text/measurer.ts";
import { facesOf, findFamily } from "../fonts/font-families.ts";
import { findSlice, type Slice, slicesOf, type UnicodeRanges } from "../fonts/font-slices.ts";
import { embeddingLevels } from "./bidi.ts";
import { type FontRun, isIgnorable, itemize, type SliceFinder, withoutControls } from "./font-runs.ts";

/** Where the files of the faces come from. Answers at once: measuring never waits. */
export interface FontFiles {
  /** `unicode.json` of a package under `@fontsource/`. */
  unicodeRanges(packageName: string): UnicodeRanges;
  /**
   * The slice at `path` (see Slice.path) as sfnt; HarfBuzz reads no WOFF. Undefined when it is not at hand: its characters are then looked
   * for in other slices.
   */
  readSlice(path: string): Uint8Array | undefined;
}

/** A slice opened for shaping. */
export interface ShapedSlice {
  slice: Slice;
  font: HbFont;
  /** Units of `font`'s advances in an em. */
  em: number;
  characters: ReadonlySet<number>;
}

/** Opens slices when a character first needs them, and keeps them. */
export interface SliceLibrary {
  /** Finds the slice that sets a grapheme of `font`, as a browser would. */
  finder(font: string): SliceFinder<ShapedSlice>;
}

// HarfBuzz rounds the spaces it makes up to whole units; browsers do so in finer ones.
const FINENESS = 64;

function openSlice(slice: Slice, files: FontFiles): ShapedSlice | undefined {
  const bytes = files.readSlice(slice.path);
  if (!bytes) return undefined;
  const face = new HbFace(new HbBlob(bytes));
  const characters = new Set(face.collectUnicodes());
  // HarfBuzz says nothing of a file it cannot read: it makes an empty face of 1000 units.
  if (characters.size === 0) throw new RangeError(`HarfBuzz cannot read ${slice.path}`);
  const font = new HbFont(face);
  const em = face.upem * FINENESS;
  font.setScale(em, em);
  return { slice, font, em, characters };
}

/** The slices of `files`, opened lazily. Throws a RangeError when a file is unreadable. */
export function createSliceLibrary(files: FontFiles): SliceLibrary {
  const opened = new Map<string, ShapedSlice | undefined>();
  const finders = new Map<string, SliceFinder<ShapedSlice>>();
  const open = (slice: Slice) => {
    if (!opened.has(slice.path)) opened.set(slice.path, openSlice(slice, files));
    return opened.get(slice.path);
  };
  const createFinder = (font: string): SliceFinder<ShapedSlice> => {
    const slices = facesOf(font).flatMap((face) => slicesOf(face, files.unicodeRanges(findFamily(face.family)?.package ?? "")));
    const known = new Map<number, ShapedSlice | undefined>();
    const search = (codePoints: readonly number[]) => {
      const found = findSlice(slices, codePoints, (slice) => open(slice)?.characters);
      return found && open(found);
    };
    return (codePoints) => {
      const [only] = codePoints;
      if (codePoints.length !== 1 || only === undefined) return search(codePoints);
      if (!known.has(only)) known.set(only, search(codePoints));
      return known.get(only);
    };
  };
  return {
    finder(font) {
      let finder = finders.get(font);
      if (!finder) {
        finder = createFinder(font);
        finders.set(font, finder);
      }
      return finder;
    },
  };
}

const RIGHT_TO_LEFT = new Set(["Arab", "Hebr"]);
// What browsers take off where letters are spaced (CSS Text 4 §9.2); contextual forms are among it.
const NO_LIGATURES = ["liga", "clig", "calt"].map((tag) => new Feature(tag, 0));
/** What a character without a glyph is taken to be wide, in em: about a letter; a full-width form or picture takes the whole em. */
const MISSING_EM = 0.6;
const FULL_WIDTH =
  /\p{Extended_Pictographic}|[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|[\u{20000}-\u{3ffff}]/u;

/** Width in em that `text` is taken to have where no face has its characters. */
export function missingWidth(text: string): number {
  let width = 0;
  for (const character of text) if (!isIgnorable(character)) width += FULL_WIDTH.test(character) ? 1 : MISSING_EM;
  return width;
}

const RIGHT_TO_LEFT_LANGUAGE = /^(ar|fa|he|ur)\b/;

/** Cut where the direction changes too, as browsers shape: in an Arabic line "29." is a figure and a point that do not kern. */
function cutAtTurns<Found>(text: string, language: string, runs: FontRun<Found>[]): FontRun<Found>[] {
  if (!RIGHT_TO_LEFT_LANGUAGE.test(language)) return runs;
  const levels = embeddingLevels(text, "rtl");
  return runs.flatMap((run) => {
    const parts: FontRun<Found>[] = [];
    let { start } = run;
    for (let at = start + 1; at <= run.end; at++) {
      if (at < run.end && levels[at] === levels[start]) continue;
      parts.push({ ...run, start, end: at });
      start = at;
    }
    return parts;
  });
}

/**
 * Measures by shaping with HarfBuzz: in Node, and in a Web Worker. Widths agree with a browser's canvas on the same files within 0.0001 em
 * (facts/typography.md §4). Widths are kept per text; content never throws, an unknown family or unreadable file does (RangeError).
 */
export function createHarfbuzzMeasurer(files: FontFiles): Measurer {
  const library = createSliceLibrary(files);
  const buffer = new HbBuffer();
  const widths = new Map<string, Map<string, number>>();
  const shapedWidth = (text: string, font: string, language: string, spaced: boolean) => {
    let width = 0;
    for (const run of cutAtTurns(text, language, itemize(text, library.finder(font)))) {
      if (!run.slice) {
        width += missingWidth(text.slice(run.start, run.end));
        continue;
      }
      buffer.clearContents();
      buffer.addText(text, run.start, run.end - run.start);
      buffer.setScript(run.script);
      buffer.setDirection(RIGHT_TO_LEFT.has(run.script) ? Direction.RTL : Direction.LTR);
      buffer.setLanguage(language);
      shape(run.slice.font, buffer, spaced ? NO_LIGATURES : []);
      let units = 0;
      for (const glyph of buffer.getGlyphPositions()) units += glyph.xAdvance;
      width += units / run.slice.em;
    }
    return width;
  };
  return {
    width(text, font, language, spaced = false) {
      const key = `${font}|${language}|${spaced}`;
      let known = widths.get(key);
      if (!known) {
        known = new Map();
        widths.set(key, known);
      }
      let width = known.get(text);
      if (width === undefined) {
        width = shapedWidth(withoutControls(text), font, language, spaced);
        known.set(text, width);
      }
      return width;
    },
    covers(text, font) {
      return itemize(withoutControls(text), library.finder(font)).every((run) => run.slice !== undefined);
    },
  };
}
