import { peopleIn } from "../../../web/language/index.ts";
import { late } from "../../http/late-pattern.ts";
import { normalizeName } from "../../location/place-key.ts";
import { lexiconOf } from "../lexicon.ts";
import { countChineseWords } from "./chinese-words.ts";
import { countInflected, inflectedKey } from "./inflected-words.ts";
import { countKoreanWords } from "./korean-words.ts";
import { type Motif, type MotifLanguage, motifLanguages, motifs } from "./motif-words.ts";
import { countRomanceWords, romanceWords } from "./romance-words.ts";

const romance = new Set(["es", "fr", "it", "pt"]);
const inflected = new Set(["ru", "hi"]);

// The article, the prepositions and "and" are written together with an Arabic word.
const arabicPrefix = /^(?:وال|فال|بال|كال|لل|ال|و|ف|ب|ل|ك)/u;

function formsOf(word: string, language: MotifLanguage): string[] {
  if (language === "en") return [word, word.replace(/s$/u, ""), word.replace(/es$/u, ""), word.replace(/ies$/u, "y")];
  if (language === "de") return [word, word.replace(/(?:e|s|n)$/u, ""), word.replace(/(?:en|es|er|ern|innen)$/u, "")];
  // Two letters left over are another word: فقط is no قط, and لديك no ديك.
  const bare = word.replace(arabicPrefix, "");
  const kept = bare.length >= (/^(?:وال|فال|بال|كال|لل|ال)/u.test(word) ? 2 : 4) ? bare : word;
  const stem = kept.replace(/(?:ات|ون|ين|ه|ها|هم)$/u, "");
  // مكتبات is the plural of مكتبة, whose last letter is looked up as ه.
  return stem.length >= 3 ? [word, kept, stem, ...(kept.endsWith("ات") ? [`${stem}ه`] : [])] : [word, kept];
}

/** Compounds whose last letters only look like a thing: Kopfsteinpflaster is no Laster. */
const germanFalseEnd =
  /(?:spezifisch|grafisch|fastnacht|weihnacht|pflaster|schwelle|zypresse|banker|tanker|bereiche?|vergleiche?|ausgleiche?|speiche|streiche|leiche|streiter|geschichte|schichte|gerichte)$/u;

// Stories of every kind speak of these: what is rarer tells more.
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

/** How often each word and each run of two or three words stands in a text, by every form it may be looked up under. */
function countWords(text: string, language: MotifLanguage): Map<string, number> {
  if (romance.has(language)) return countRomanceWords(text, language);
  if (inflected.has(language)) return countInflected(text, language);
  if (language === "ko") return countKoreanWords(text);
  if (language === "zh") return countChineseWords(text);
  const counts = new Map<string, number>();
  const count = (form: string) => counts.set(form, (counts.get(form) ?? 0) + 1);
  if (language === "ja") {
    for (const { segment, isWordLike } of new Intl.Segmenter("ja", { granularity: "word" }).segment(text)) if (isWordLike) count(segment);
    return counts;
  }
  const words = normalizeName(text).split(" ").filter(Boolean);
  for (const [i, word] of words.entries()) {
    for (const form of new Set(formsOf(word, language))) {
      count(form);
      if (i > 0) count(`${words[i - 1]} ${form}`);
      if (i > 1) count(`${words[i - 2]} ${words[i - 1]} ${form}`);
    }
  }
  // German writes things with a capital; only they are looked through for what they end in.
  if (language === "de") {
    for (const noun of text.match(late.gu`\p{Lu}[\p{L}-]{6,}`) ?? []) {
      const key = normalizeName(noun);
      if (!germanFalseEnd.test(key.replace(/(?:en|n|s)$/u, ""))) for (const form of new Set(formsOf(key, "de"))) count(`^${form}`);
    }
  }
  return counts;
}

/** Chinese and Japanese family names are words for animals and trees: 马, 森. People are taken out before things are looked for. */
function withoutNames(whole: string, language: MotifLanguage): string {
  // The football club «Маяк» is no lighthouse.
  const text = whole.replace(late.gu`[«“„"]\p{Lu}[\p{L}\p{M}-]*(?:\s[\p{L}-]+)?[»”“"]`, "□");
  const people = language === "zh" || language === "ja" ? peopleIn(text.split("\n"), lexiconOf(language)) : [];
  const plain = people.reduce((rest, person) => rest.replaceAll(person.name, "□"), text);
  return language === "ja" ? plain.replace(late.gu`\p{Script=Han}(?=さん|氏|くん|ちゃん|選手|監督|議員|教授|校長|社長)`, "□") : plain;
}

/** How often any of the words stands in a text, whole, in the forms its language gives it. */
export function timesSaid(words: readonly string[], text: string, language: MotifLanguage): number {
  const plain = withoutNames(text, language);
  const counts = countWords(plain, language);
  return words.reduce((total, word) => total + occurrences(word, plain, counts, language), 0);
}

function occurrences(word: string, text: string, counts: Map<string, number>, language: MotifLanguage): number {
  // Japanese is written without spaces: a word of two signs or more is found wherever it stands.
  if (language === "ja") return [...word].length > 1 ? text.split(word).length - 1 : (counts.get(word) ?? 0);
  if (romance.has(language)) return counts.get(romanceWords(word).join(" ")) ?? 0;
  if (inflected.has(language)) return counts.get(inflectedKey(word, language)) ?? 0;
  if (language === "ko" || language === "zh") return counts.get(word) ?? 0;
  const key = normalizeName(word);
  const whole = counts.get(key) ?? 0;
  if (language !== "de" || key.length < 5 || whole > 0) return whole;
  // In a German compound the last part says what the thing is: a Stadtbibliothek is a Bibliothek.
  let compounds = 0;
  for (const [form, times] of counts) if (form.startsWith("^") && form.endsWith(key) && form.length > key.length + 3) compounds += times;
  return compounds;
}

/**
 * The things of an article that can be shown, most telling first, at most six: in the title, or said more than once in
 * the text. Whole words only, in the article's language; a language the motifs have no words in has none.
 */
export function chooseMotifs(title: string, content: string, language: string): Motif[] {
  if (!motifLanguages.includes(language)) return [];
  const words = language as MotifLanguage;
  const [own, plain] = withoutNames(`${title}\n\u0000${content}`, words).split("\n\u0000") as [string, string];
  const [inTitle, inContent] = [countWords(own, words), countWords(plain, words)];
  return motifs
    .map((motif, order) => {
      const sum = (text: string, counts: Map<string, number>) => {
        // 大学生 is one word, not 大学 and 学生: the longest first, and each sign once.
        let rest = text;
        return motif.words[words]
          .toSorted((a, b) => b.length - a.length)
          .reduce((total, word) => {
            const found = occurrences(word, rest, counts, words);
            if (words === "ja") rest = rest.replaceAll(word, "□");
            return total + found;
          }, 0);
      };
      const weight = everyday.has(motif.icon) ? 0.4 : 1;
      const titled = sum(own, inTitle);
      const said = sum(plain, inContent);
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
