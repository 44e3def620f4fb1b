import type { Slice } from "../fonts/font-slices.ts";

/** Part of a text that one slice sets in one script: what is shaped at a time. */
export interface FontRun<Found> {
  /** Undefined where no face of the font has the characters. */
  slice: Found | undefined;
  /** Offsets in UTF-16 units. */
  start: number;
  end: number;
  /** ISO 15924 code. */
  script: string;
}

/** Finds the slice that sets all of `characters` (one grapheme). */
export type SliceFinder<Found> = (characters: readonly number[]) => Found | undefined;

const SCRIPTS: readonly [RegExp, string][] = [
  [/\p{Script=Latin}/u, "Latn"],
  // With what only it and its neighbours use: its comma, its digits.
  [/\p{Script_Extensions=Arabic}/u, "Arab"],
  [/\p{Script=Han}/u, "Hani"],
  [/\p{Script=Hiragana}/u, "Hira"],
  [/\p{Script=Katakana}/u, "Kana"],
  [/\p{Script=Cyrillic}/u, "Cyrl"],
  [/\p{Script=Greek}/u, "Grek"],
  [/\p{Script=Devanagari}/u, "Deva"],
  [/\p{Script=Hangul}/u, "Hang"],
  [/\p{Script=Hebrew}/u, "Hebr"],
];
const COMMON = "Zyyy";
const scripts = new Map<number, string>();

function scriptOf(codePoint: number): string {
  let script = scripts.get(codePoint);
  if (script === undefined) {
    const character = String.fromCodePoint(codePoint);
    script = SCRIPTS.find(([pattern]) => pattern.test(character))?.[1] ?? COMMON;
    scripts.set(codePoint, script);
  }
  return script;
}

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
const SIMPLE = /^[\u0020-\u02ff\u0400-\u0482\u2010-\u2027\u3040-\u3098\u30a0-\u30ff\u4e00-\u9fff]*$/u;

function* charactersOf(text: string): Generator<string> {
  // Most text holds no combining sequence, and the segmenter is slow.
  if (SIMPLE.test(text)) yield* text;
  else for (const { segment } of graphemes.segment(text)) yield segment;
}

const IGNORABLE = /^\p{Default_Ignorable_Code_Point}+$/u;

/** True for characters that never have a glyph: joiners, directional marks, soft hyphens, variation selectors. */
export function isIgnorable(grapheme: string): boolean {
  return IGNORABLE.test(grapheme);
}

/** `text` with tabs and line ends as spaces, which is how a canvas sets them. */
export function withoutControls(text: string): string {
  return text.replaceAll(/[\t\n\v\f\r]/g, " ");
}

/**
 * Cuts `text` into runs the way browsers do: by grapheme to the first slice that has it, and at each change of script. Characters of no
 * script of their own (spaces, digits, points) go with the script before them, at the start with the one after, and alone with Latin;
 * ignorable ones with the run before them.
 */
export function itemize<Found extends Slice | object>(text: string, find: SliceFinder<Found>): FontRun<Found>[] {
  const runs: FontRun<Found>[] = [];
  let run: FontRun<Found> | undefined;
  let at = 0;
  for (const grapheme of charactersOf(text)) {
    const end = at + grapheme.length;
    if (run && isIgnorable(grapheme)) {
      run.end = end;
    } else {
      // Shapers compose a letter and its accent where the face has the whole.
      const codePoints = Array.from(grapheme.normalize("NFC"), (character) => character.codePointAt(0) ?? 0);
      const slice = find(codePoints.filter((code) => !isIgnorable(String.fromCodePoint(code))));
      const own = scriptOf(codePoints[0] ?? 0);
      const script: string = own === COMMON ? (run?.script ?? COMMON) : own;
      const startsScript = run?.script === COMMON && own !== COMMON;
      if (run && run.slice === slice && (run.script === script || startsScript)) {
        run.end = end;
        run.script = script;
      } else {
        run = { slice, start: at, end, script };
        runs.push(run);
      }
    }
    at = end;
  }
  const first = runs.find(({ script }) => script !== COMMON)?.script ?? "Latn";
  for (const leading of runs) if (leading.script === COMMON) leading.script = first;
  return runs;
}
