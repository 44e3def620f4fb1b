import { type Face, findFamily } from "./font-families.ts";

/** One file of a face: the glyphs of a script or, in CJK, of a group of characters. */
export interface Slice {
  face: Face;
  /** Path below `@fontsource/`, for example `libre-bodoni/files/libre-bodoni-latin-400-normal.woff`. */
  path: string;
  ranges: Ranges;
}

/** Sorted first and last code points, in turn; both ends inclusive. */
export type Ranges = readonly number[];

/** A package's `unicode.json`: slice name to CSS `unicode-range`, in the order of its style sheet. */
export type UnicodeRanges = Readonly<Record<string, string>>;

/** True when `codePoint` lies in one of the ranges. */
export function inRanges(codePoint: number, ranges: Ranges): boolean {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < (ranges[middle * 2] ?? 0)) high = middle - 1;
    else if (codePoint > (ranges[middle * 2 + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

/** Reads a CSS `unicode-range` list: `U+0000-00FF,U+0131`. */
export function parseRanges(list: string): Ranges {
  return list
    .split(",")
    .map((part) => {
      const [first = "", last = first] = part.trim().slice(2).split("-");
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    })
    .sort(([a], [b]) => a - b)
    .flat();
}

// Slices of mathematics and symbols repeat what the last resorts have, in another design.
const LEFT_OUT = new Set(["math", "symbols"]);

/**
 * Without its few combining marks: with them a browser builds ā of this slice's a and macron, or takes the ā of latin-ext, by which file
 * came last, and the two kern differently.
 */
const withoutMarks = (range: string) =>
  range
    .split(",")
    .filter((part) => !/^U\+03[0-6][0-9A-F]$/i.test(part.trim()))
    .join(",");

/** What a package with an empty `unicode.json` has: one file for all its characters. */
const UNDIVIDED: [string, Ranges][] = [["latin", [0, 0x10ffff]]];

const FIGURES: Ranges = [0x30, 0x39];
const LEFT = {
  figures: FIGURES,
  latin: [...FIGURES, 0x41, 0x5a, 0x61, 0x7a, 0xc0, 0xd6, 0xd8, 0xf6, 0xf8, 0x24f, 0x1e00, 0x1eff],
} as const;

function without(taken: Ranges, ranges: Ranges): Ranges {
  let left = [...ranges];
  for (let at = 0; at < taken.length; at += 2) {
    const [from = 0, to = 0] = taken.slice(at, at + 2);
    const rest: number[] = [];
    for (let part = 0; part < left.length; part += 2) {
      const [first = 0, last = 0] = left.slice(part, part + 2);
      if (first < from) rest.push(first, Math.min(last, from - 1));
      if (last > to) rest.push(Math.max(first, to + 1), last);
    }
    left = rest;
  }
  return left;
}

const parsed = new WeakMap<UnicodeRanges, [string, Ranges][]>();

/** Code points of a few characters as ranges. */
const rangesOf = (characters: string): Ranges =>
  Array.from(characters, (character) => character.codePointAt(0) ?? 0).flatMap((code) => [code, code]);

function namedRanges(unicode: UnicodeRanges, leaves?: keyof typeof LEFT, blank = ""): [string, Ranges][] {
  const known = parsed.get(unicode);
  if (known) return known;
  if (Object.keys(unicode).length === 0) return UNDIVIDED;
  // Where ranges overlap, CSS takes the rule written last (CSS Fonts 4 §5.2): hence the reversal.
  const list = Object.entries(unicode)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, range]): [string, Ranges] => [
      name.replace(/^\[(\d+)\]$/, "$1"),
      parseRanges(name === "latin" ? withoutMarks(range) : range),
    ])
    .map(([name, ranges]): [string, Ranges] => [name, without([...(leaves ? LEFT[leaves] : []), ...rangesOf(blank)], ranges)])
    .reverse();
  parsed.set(unicode, list);
  return list;
}

/** The slices of a face in the order in which a browser asks them for a character. */
export function slicesOf(face: Face, unicode: UnicodeRanges): Slice[] {
  const family = findFamily(face.family);
  const name = family?.package;
  return namedRanges(unicode, family?.leaves, family?.blank).map(([slice, ranges]) => ({
    face,
    path: `${name}/files/${name}-${slice}-${face.weight}-${face.style}.woff`,
    ranges,
  }));
}

const SPACE = /\p{Zs}/u;
const HYPHEN = 0x2010;
const NO_BREAK_HYPHEN = 0x2011;

/**
 * True when a face with `characters` sets `codePoint`: shapers make the wide and narrow spaces of its word space, the no-break hyphen of
 * its hyphen.
 */
export function setsCharacter(characters: ReadonlySet<number>, codePoint: number): boolean {
  if (characters.has(codePoint)) return true;
  if (codePoint === NO_BREAK_HYPHEN) return characters.has(HYPHEN);
  return SPACE.test(String.fromCodePoint(codePoint)) && characters.has(0x20);
}

/** The first slice that sets a grapheme. `charactersOf` gives a slice's own characters, or undefined when it is not at hand. */
export function findSlice(
  slices: readonly Slice[],
  grapheme: readonly number[],
  charactersOf: (slice: Slice) => ReadonlySet<number> | undefined,
): Slice | undefined {
  return slices.find((slice) => {
    if (!grapheme.every((code) => inRanges(code, slice.ranges))) return false;
    // A range is a promise of the style sheet that not every file keeps.
    const characters = charactersOf(slice);
    return characters !== undefined && grapheme.every((code) => setsCharacter(characters, code));
  });
}
