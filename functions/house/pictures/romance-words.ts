import { late } from "../../http/late-pattern.ts";

/** Endings of plurals and what the singular has in their place, longest first. */
const plurals: Record<string, readonly (readonly [RegExp, string])[]> = {
  es: [
    [/ones$/u, "ón"],
    [/anes$/u, "án"],
    [/ines$/u, "ín"],
    [/ces$/u, "z"],
    [/es$/u, ""],
    [/s$/u, ""],
  ],
  fr: [
    [/aux$/u, "al"],
    [/[sx]$/u, ""],
  ],
  it: [
    [/chi$/u, "co"],
    [/ghi$/u, "go"],
    [/che$/u, "ca"],
    [/ghe$/u, "ga"],
    [/i$/u, "o"],
    [/i$/u, "e"],
    [/i$/u, "io"],
    [/e$/u, "a"],
  ],
  pt: [
    [/[õã]es$/u, "ão"],
    [/[aá]is$/u, "al"],
    [/[eé]is$/u, "el"],
    [/óis$/u, "ol"],
    [/ns$/u, "m"],
    [/es$/u, ""],
    [/s$/u, ""],
  ],
};

// "en train de" is said of everything that goes on, and brings no railway.
const idle = /\ben train d[e'’]/gu;

/** Words in small letters with their accents ("nó" is a knot, "no" is not); an elided article stands alone. */
export function romanceWords(text: string): string[] {
  return text.normalize("NFC").toLowerCase().replace(idle, " ").match(late.gu`[\p{L}\p{N}]+`) ?? [];
}

/** A word as it stands and the singulars it may be the plural of. */
function formsOf(word: string, language: string): Set<string> {
  return new Set([
    word,
    ...(plurals[language] ?? []).filter(([ending]) => ending.test(word)).map(([ending, own]) => word.replace(ending, own)),
  ]);
}

/** How often each word, and each run of up to four words, stands in a text; what is counted in a run is its first word: "barcos de pesca". */
export function countRomanceWords(text: string, language: string): Map<string, number> {
  const counts = new Map<string, number>();
  const words = romanceWords(text);
  for (const [i, word] of words.entries()) {
    for (const form of formsOf(word, language)) {
      for (let length = 1; length <= Math.min(4, words.length - i); length++) {
        const run = [form, ...words.slice(i + 1, i + length)].join(" ");
        counts.set(run, (counts.get(run) ?? 0) + 1);
      }
    }
  }
  return counts;
}
