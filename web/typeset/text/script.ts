import { remember } from "../model/memo.ts";
import type { Direction } from "../model/scene.ts";

/** What the writing of a language asks of the typesetter. */
export interface Script {
  /** Primary language subtag, lower case: `de` for `de-CH`. */
  language: string;
  direction: Direction;
  /** Letters join (Arabic): no letter-spacing, ever. */
  joined: boolean;
  /** Set without word spaces and broken between characters (Japanese, Chinese). Korean is set by word. */
  cjk: boolean;
  /** Letters may be spaced a little to justify a line. */
  spaced: boolean;
  /** Hyphens, full stops and commas hang half out of the measure. */
  hanging: boolean;
  /** Capitals exist: a head may be set in capitals. */
  cased: boolean;
  /** Opening and closing quotation marks, outer and inner. */
  quotes: { open: string; close: string; innerOpen: string; innerClose: string };
}

const spaceless = new Set(["ja", "zh"]);
const rightToLeft = new Set(["ar", "fa", "he", "ur"]);
const joining = new Set(["ar", "fa", "ur"]);
const uncased = new Set(["ar", "fa", "he", "ur", "hi", "ja", "ko", "zh"]);

const quotesOf: Record<string, [string, string, string, string]> = {
  en: ["“", "”", "‘", "’"],
  de: ["„", "“", "‚", "‘"],
  es: ["«", "»", "“", "”"],
  fr: ["«\u202f", "\u202f»", "“", "”"],
  it: ["«", "»", "“", "”"],
  pt: ["“", "”", "‘", "’"],
  ru: ["«", "»", "„", "“"],
  ja: ["「", "」", "『", "』"],
  zh: ["“", "”", "‘", "’"],
  ko: ["“", "”", "‘", "’"],
  ar: ["«", "»", "“", "”"],
  hi: ["“", "”", "‘", "’"],
};

const mostTags = 200;
const scripts = new Map<string, Script>();

/** The script traits of a BCP 47 language tag; unknown languages are set like English without hyphenation. */
export function scriptOf(language: string): Script {
  return remember(scripts, language, mostTags, () => makeScript(language));
}

function makeScript(language: string): Script {
  const primary = language.toLowerCase().split("-")[0] ?? "";
  const [open, close, innerOpen, innerClose] = quotesOf[primary] ?? ["“", "”", "‘", "’"];
  const latinOrCyrillic = !uncased.has(primary);
  return {
    language: primary,
    direction: rightToLeft.has(primary) ? "rtl" : "ltr",
    joined: joining.has(primary),
    cjk: spaceless.has(primary),
    spaced: latinOrCyrillic || spaceless.has(primary) || primary === "ko",
    hanging: latinOrCyrillic,
    cased: latinOrCyrillic,
    quotes: { open, close, innerOpen, innerClose },
  };
}

const strongRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Direction of a text by its first strong letter (Unicode bidi rules P2 and P3), or that of the language when it has none. */
export function directionOf(text: string, language: string): Direction {
  const first = /\p{L}/u.exec(text)?.[0];
  if (first === undefined) return scriptOf(language).direction;
  return strongRight.test(first) ? "rtl" : "ltr";
}

/** A text in capitals where its role has them (`caps`) and its script does. */
export function casedFor(text: string, caps: boolean | undefined, language: string): string {
  return caps && scriptOf(language).cased ? text.toLocaleUpperCase(language) : text;
}
