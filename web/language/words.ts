import type { Lexicon } from "./lexicon.ts";

/** Length in words; scripts without spaces count 1.7 characters as a word. */
export function wordCount(text: string, { spaced }: Lexicon): number {
  if (spaced) return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const characters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return Math.round(characters / 1.7);
}

/** Comparison key of a text: letters and digits only. */
export function bareLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Content words normalized for inflection; character pairs in scripts without spaces. Korean words are compared by their first
 * syllables because particles are suffixed; Arabic ones without vowel signs and attached particles.
 */
export function contentTerms(text: string, lexicon: Lexicon): string[] {
  if (!lexicon.spaced) {
    const runs = text.match(/[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu) ?? [];
    return runs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2)));
  }
  const { stem, prefix } = lexicon.data.words;
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu) ?? [];
  const own = words.filter((word) => word.length > (stem === 2 ? 1 : 2) && !lexicon.stopwords.has(word));
  if (stem === 0) return own.map((word) => word.slice(0, Math.max(5, word.length - 3)));
  return own.map((word) =>
    word
      .replace(/[\u064b-\u0652\u0670]/gu, "")
      .replace(lexicon.pattern(prefix), "")
      .slice(0, stem),
  );
}

export function firstUpper(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase("en") + text.slice(first.length);
}

const pointedLetters = /(?:^|[\s(])(?:\p{L}\.\s?)+\p{L}$/u;
const loneLetter = /(?:^|[^\p{L}])\p{L}$/u;

/** A sentence formatted as a headline, without its full stop; that of a final abbreviation stays: "9 p.m.". */
export function withoutStop(sentence: string, lexicon: Lexicon): string {
  const bare = sentence.replace(/[.。।]$/u, "");
  const isAbbreviation =
    pointedLetters.test(bare) || (lexicon.pattern(lexicon.data.sentences.abbreviation).test(bare) && !loneLetter.test(bare));
  return isAbbreviation ? sentence : bare;
}

const scripts: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ko: /\p{Script=Hangul}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  zh: /\p{Script=Han}/gu,
};
const latin = new Set(["en", "es", "fr", "de", "it", "pt"]);
/** Minimum letters needed to detect a script. */
const leastLetters = 12;

/** Whether a text is in the script of a language. True when there are too few letters to tell. */
export function isInScriptOf(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < leastLetters) return true;
  const own = text.match(latin.has(language) ? /\p{Script=Latin}/gu : (scripts[language] ?? /\p{L}/gu))?.length ?? 0;
  if (own / letters < 0.5) return false;
  const kana = (text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) / letters;
  return language === "ja" ? kana > 0.1 : language === "zh" ? kana < 0.1 : true;
}
