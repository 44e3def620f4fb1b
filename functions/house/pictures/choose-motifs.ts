import { peopleIn, WordCounts } from "../../../web/language/index.ts";
import { lexiconOf } from "../lexicon.ts";
import { type Motif, type MotifLanguage, motifLanguages, motifs } from "./motif-words.ts";

// Motifs common to stories of every kind: rarer ones say more about an article.
const everyday = new Set([
  "house",
  "modern-city",
  "public-speaker",
  "two-coins",
  "envelope",
  "oak",
  "teacher",
  "claw-hammer",
  "snowflake-1",
]);

/** Chinese and Japanese family names can be words for animals and trees (马, 森), so people are removed before motifs are searched. */
function withoutNames(whole: string, language: MotifLanguage): string {
  // The football club «Маяк» is no lighthouse.
  const text = whole.replace(/[«“„"]\p{Lu}[\p{L}\p{M}-]*(?:\s[\p{L}-]+)?[»”“"]/gu, "□");
  const people = language === "zh" || language === "ja" ? peopleIn(text.split("\n"), lexiconOf(language)) : [];
  const plain = people.reduce((rest, person) => rest.replaceAll(person.name, "□"), text);
  return language === "ja" ? plain.replace(/\p{Script=Han}(?=さん|氏|くん|ちゃん|選手|監督|議員|教授|校長|社長)/gu, "□") : plain;
}

/** How often any of the words occurs in a text as a whole word, in the inflections of its language. */
export function timesSaid(words: readonly string[], text: string, language: MotifLanguage): number {
  return new WordCounts(withoutNames(text, language), lexiconOf(language)).timesOfAny(words);
}

/**
 * The things of an article that can be shown, most telling first, at most six: in the title, or said more than once in
 * the text. Whole words only, in the article's language; a language the motifs have no words in has none.
 */
export function chooseMotifs(title: string, content: string, language: string): Motif[] {
  if (!motifLanguages.includes(language)) return [];
  const words = language as MotifLanguage;
  const [own = "", plain = ""] = withoutNames(`${title}\n\u0000${content}`, words).split("\n\u0000");
  const [inTitle, inContent] = [own, plain].map((text) => new WordCounts(text, lexiconOf(language)));
  return motifs
    .map((motif, order) => {
      const weight = everyday.has(motif.icon) ? 0.4 : 1;
      const titled = inTitle?.timesOfAny(motif.words[words]) ?? 0;
      const said = inContent?.timesOfAny(motif.words[words]) ?? 0;
      return { motif, order, score: (titled * 5 + Math.min(said, 8)) * weight };
    })
    .filter(({ score }) => score >= 2)
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, 6)
    .map(({ motif }) => motif);
}

/** The motif's name in a language, English where it has none. */
export function nameMotif(motif: Motif, language: string): string {
  const words = motifLanguages.includes(language) ? motif.words[language as MotifLanguage] : motif.words.en;
  return words[0] ?? motif.icon;
}
