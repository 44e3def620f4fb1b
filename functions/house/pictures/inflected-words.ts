import { late } from "../../http/late-pattern.ts";

/** Endings of Russian nouns and adjectives, longest first. */
const russianEnding =
  /(?:иями|ями|ами|иях|ях|ах|иям|ям|ам|ыми|ими|ого|его|ому|ему|ый|ий|ой|ей|ая|яя|ое|ее|ые|ие|ых|их|ым|им|ом|ем|ов|ев|ою|ею|ую|юю|[аяоеыиуюьй])$/u;

function russianStem(word: string): string {
  const stem = word.replace(russianEnding, "");
  if (stem.length >= 3) return stem;
  const shorter = word.replace(/[аяоеыиуюьй]$/u, "");
  return shorter.length >= 3 ? shorter : word;
}

/** Endings of the Hindi plural and oblique case and what the dictionary form may have in their place. The bare ा and ी stay: हाथी is no हाथ. */
const hindiEndings: readonly (readonly [RegExp, string])[] = [
  [/िय(?:ां|ों)$/u, "ी"],
  [/ा(?:ओं|एं)$/u, "ा"],
  [/ु(?:ओं|एं)$/u, "ू"],
  [/ु(?:ओं|एं)$/u, "ु"],
  [/ों$/u, ""],
  [/ों$/u, "ा"],
  [/ें$/u, ""],
  [/े$/u, "ा"],
];

/** Words in small letters; ё as е, and Devanagari without its dots below and moons, which many leave out. */
function plainWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\u093c/gu, "")
    .replace(/ँ/gu, "ं")
    .normalize("NFC");
  return plain.toLowerCase().replace(/ё/gu, "е").match(late.gu`[\p{L}\p{M}\p{N}]+`) ?? [];
}

/** What a word or a run of words is counted under by countInflected. */
export function inflectedKey(word: string, language: string): string {
  const words = plainWords(word);
  return (language === "ru" ? words.map(russianStem) : words).join(" ");
}

/**
 * How often each word, and each run of up to four words, stands in a Russian or Hindi text. Every Russian word of a run is counted under
 * its stem, for adjective and noun are both declined; of a Hindi run the last word under each form it may be the plural of.
 */
export function countInflected(text: string, language: string): Map<string, number> {
  const counts = new Map<string, number>();
  const words = language === "ru" ? plainWords(text).map(russianStem) : plainWords(text);
  for (const [i, word] of words.entries()) {
    const forms = language === "ru" ? [word] : hindiForms(word);
    for (const form of forms) {
      for (let length = 1; length <= Math.min(4, i + 1); length++) {
        const run = [...words.slice(i + 1 - length, i), form].join(" ");
        counts.set(run, (counts.get(run) ?? 0) + 1);
      }
    }
  }
  return counts;
}

function hindiForms(word: string): Set<string> {
  return new Set([word, ...hindiEndings.filter(([ending]) => ending.test(word)).map(([ending, own]) => word.replace(ending, own))]);
}
