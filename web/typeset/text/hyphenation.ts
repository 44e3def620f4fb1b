import type { PatternsDefinition } from "hyphen";
import { scriptOf } from "./script.ts";

/** Parts a word may be broken into; joined they give the word. A word that may not be broken comes back as one part. */
export type Hyphenate = (word: string) => string[];

type Load = () => Promise<{ default: PatternsDefinition }>;

// Files named in full: plain Node does not resolve the package's folders.
const patternsOf: Record<string, Load> = {
  en: () => import("hyphen/patterns/en-us.js"),
  de: () => import("hyphen/patterns/de-1996.js"),
  es: () => import("hyphen/patterns/es.js"),
  fr: () => import("hyphen/patterns/fr.js"),
  it: () => import("hyphen/patterns/it.js"),
  pt: () => import("hyphen/patterns/pt.js"),
  ru: () => import("hyphen/patterns/ru.js"),
};

const minimumBefore = 2;
const minimumAfter = 3;
// Where the schools and newspapers of a language carry two letters over; narrow columns need them.
const shortEnds = new Set(["ru"]);
const shortestWord = 5;
const softHyphen = "\u00ad";
const loaded = new Map<string, Promise<Hyphenate>>();

const whole: Hyphenate = (word) => [word];

/**
 * The hyphenation of a language, loaded once: the patterns of the TeX project through the package `hyphen`.
 * Languages that are not hyphenated leave every word whole. At least 2 letters stand before a break and 3 after it (2 in Russian);
 * words with digits, addresses and words in capitals stay whole, compounds break only within their parts.
 */
export function loadHyphenator(language: string): Promise<Hyphenate> {
  const { language: primary } = scriptOf(language);
  let hyphenator = loaded.get(primary);
  if (!hyphenator) {
    const load = patternsOf[primary];
    hyphenator = load ? build(load, shortEnds.has(primary) ? 2 : minimumAfter) : Promise.resolve(whole);
    // A failed download may succeed the next time.
    hyphenator.catch(() => loaded.delete(primary));
    loaded.set(primary, hyphenator);
  }
  return hyphenator;
}

async function build(load: Load, after: number): Promise<Hyphenate> {
  const [{ default: createHyphenator }, { default: patterns }] = await Promise.all([import("hyphen"), load()]);
  const insert = createHyphenator(patterns, { hyphenChar: softHyphen, minWordLength: shortestWord }) as (word: string) => string;
  const known = new Map<string, string[]>();
  return (word) => {
    let parts = known.get(word);
    if (!parts) {
      parts = isBreakable(word) ? partsOf(word, insert, after) : [word];
      known.set(word, parts);
    }
    return parts;
  };
}

function isBreakable(word: string): boolean {
  if (word.length > 120 || /[\d@/\\_]|www\.|\p{L}[.:]\p{L}/u.test(word)) return false;
  const letters = word.replace(/[^\p{L}]/gu, "");
  return letters.length >= shortestWord && letters !== letters.toUpperCase();
}

const longPart = 9;

/** A compound breaks after its own hyphens; only long parts of it are hyphenated, since `well-be-` reads badly. */
function partsOf(word: string, insert: (word: string) => string, after: number): string[] {
  const parts = word.split(/(?<=\p{L}[-\u2010\u2012-\u2015])(?=\p{L}{2})/u);
  return parts.flatMap((part) =>
    parts.length === 1 || lettersIn(part) >= longPart ? keepLetters(insert(part).split(softHyphen), after) : [part],
  );
}

/** The patterns know other minima, and count punctuation as letters: without this a no-break hyphen would be followed by another. */
function keepLetters(parts: string[], after: number): string[] {
  const kept: string[] = [];
  for (const part of parts) {
    const before = kept.at(-1) ?? "";
    if (before === "" || (/[\p{L}\p{M}]$/u.test(before) && /^\p{L}/u.test(part))) kept.push(part);
    else kept.splice(-1, 1, before + part);
  }
  while (kept.length > 1 && lettersIn(kept.at(-1)) < after) kept.splice(-2, 2, kept.slice(-2).join(""));
  while (kept.length > 1 && lettersIn(kept[0]) < minimumBefore) kept.splice(0, 2, kept.slice(0, 2).join(""));
  return kept;
}

function lettersIn(part: string | undefined): number {
  return part?.match(/\p{L}/gu)?.length ?? 0;
}
