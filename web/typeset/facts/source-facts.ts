import { late } from "../late-pattern.ts";
import { type DateMention, datesIn, looksLikeYear, plainValue } from "./dates.ts";
import { fold } from "./fold.ts";
import { countriesNamed } from "./known-places.ts";
import { KnownWords } from "./names.ts";
import { toLatinDigits } from "./number-values.ts";
import { type NumberMention, numbersIn } from "./numbers.ts";
import { type Speech, speechIn } from "./quotations.ts";
import { measureOf } from "./units.ts";

/** What the user gave: everything a newspaper may say without having made it up. */
export interface SourceArticle {
  title: string;
  content: string;
  region: string;
  author: string;
  /** ISO date (yyyy-mm-dd) of the edition, or ''. */
  publishDate: string;
  place?: { city: string; country: string } | null;
  /** Two letters: what the article is written in, which may not be the newspaper's language. */
  language: string;
}

/** Where in the article something stands. Offsets in UTF-16 units of the field. */
export interface SourceRange {
  field: "title" | "content";
  from: number;
  to: number;
}

/** A number the user gave: its first place, null beside the article (region), and what it measures, wherever it stands. */
export interface GivenNumber {
  range: SourceRange | null;
  measures: Set<string | null>;
}

/** An article read once, for a newspaper in one language. */
export interface SourceFacts {
  article: SourceArticle;
  /** All the user gave, and the same folded for comparing passages. */
  raw: string;
  folded: string;
  /** Each number's key. */
  numbers: ReadonlyMap<string, GivenNumber>;
  dates: readonly (DateMention & { range: SourceRange | null })[];
  speech: readonly Speech[];
  words: KnownWords;
  /** Its words in Arabic and Hindi, as `bareWord` gives them. */
  tokens: ReadonlySet<string>;
  /** Letters and digits of all the user gave, lower case. */
  bare: string;
  isForeign: boolean;
  /** Names cannot be compared: page and article are in different scripts. */
  isOtherScript: boolean;
}

/** The script of a language's names; Chinese and Japanese write the same name differently. */
export function scriptOf(language: string): string {
  const own: Record<string, string> = { ru: "Cyrillic", ar: "Arabic", hi: "Devanagari", ko: "Hangul", ja: "ja", zh: "zh" };
  return own[language] ?? "Latin";
}

export function readSource(article: SourceArticle, language: string): SourceFacts {
  const { title, content, region, author, place, publishDate } = article;
  const around = [region, author, place?.city ?? "", place?.country ?? ""].join("\n");
  const raw = [title, content, around].join("\n");
  const isForeign = article.language !== language;
  // Deutschland is Germany; that much can be told across languages.
  const known = isForeign ? [raw, ...countriesNamed(raw, article.language, language)].join("\n") : raw;
  const languages = [...new Set([article.language, language])];
  const numbers = new Map<string, GivenNumber>();
  const dates: (DateMention & { range: SourceRange | null })[] = [];
  for (const reading of languages)
    for (const [field, text] of [
      ["title", title],
      ["content", content],
      [null, around],
    ] as const) {
      const latin = toLatinDigits(text);
      const mentions = numbersIn(text, reading, true).sort((a, b) => a.from - b.from);
      const read = datesIn(latin, reading, mentions);
      for (const date of read.dates) dates.push({ ...date, range: field && { field, from: date.from, to: date.to } });
      for (const [key, { from, to }] of [...keysOf(latin, read.rest), ...smallIn(latin, reading)]) {
        const given = numbers.get(key) ?? { range: field && { field, from, to }, measures: new Set() };
        given.measures.add(measureOf(latin, from, to));
        numbers.set(key, given);
      }
    }
  const [year, month, day] = publishDate.split("-").map(Number);
  if (year && month && day)
    dates.push({ from: 0, to: 0, year, month, day, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7, range: null });
  return {
    article,
    raw,
    folded: [title, ...content.split("\n"), around].map(fold).join("\n"),
    numbers,
    dates,
    speech: [...speechIn(content), ...speechIn(title).map((said) => ({ ...said, from: -1, to: -1 }))],
    words: new KnownWords(known, language),
    tokens: new Set((known.match(late.gu`[\p{L}\p{M}]+`) ?? []).flatMap((word) => [word, bareWord(word, language)])),
    bare: bareOf(known),
    isForeign,
    isOtherScript: scriptOf(article.language) !== scriptOf(language),
  };
}

/** An Arabic word without vowel signs and what hangs before it, a longer Hindi word without the end that case and number change. */
export function bareWord(word: string, language: string): string {
  if (language === "ar") return word.replace(late.gu`\p{M}`, "").replace(/^(?:[وفبلك]{0,2}ال|لل|[وفبلك](?=.{4}))/u, "");
  return language === "hi" && word.length > 4 ? word.slice(0, -1) : word;
}

/** Letters, marks and digits alone, lower case. */
export const bareOf = (text: string) => text.toLowerCase().replace(late.gu`[^\p{L}\p{M}\p{N}]`, "");

const hanDigits = "〇一二三四五六七八九";
/** Between hours and minutes written apart (7時20分, 9 h 30). */
const hourToMinute = /^\s?(?:h|時|时|시|點|点|Uhr|:|\.)\s?$/u;
const afternoon = /(?:午後|下午|晚上|夜晚|오후|저녁)\s?$/u;
const afternoonBehind =
  /^\s?(?:p\.?\s?m\b|uhr (?:nachmittags|abends)|de la (?:tarde|noche)|da (?:tarde|noite)|del pomeriggio|di sera|du soir|вечера|дня|مساء|ظهرا|बजे (?:शाम|रात))/iu;

/** One and two, which are articles and pronouns too: the page may write them in figures. */
const small: Readonly<Record<string, readonly [one: string, two: string]>> = {
  en: ["one", "two|twice|pair|couple"],
  es: ["una?|uno", "dos|par"],
  fr: ["une?", "deux"],
  de: ["eine?[mnrs]?|ein", "zwei(?:er|mal|te[nrs]?)?|beiden?"],
  it: ["un[ao]?", "due"],
  pt: ["uma?", "dois|duas"],
  ru: ["один|одн\\p{L}+", "два|две|двух|двум\\p{L}*|двое|двоих"],
  ko: ["한|하나", "두|둘|이틀"],
  ar: ["واحدة?", "اثن\\p{L}+|\\p{L}{3,}(?:ين|ان|تين|تان)"],
  hi: ["एक", "दो|दोनों"],
};

function smallIn(latin: string, language: string): (readonly [string, { from: number; to: number }])[] {
  const words = small[language];
  if (!words) return [];
  return words.flatMap((forms, i) =>
    [...latin.matchAll(new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})(?![\\p{L}\\p{M}])`, "giu"))].map(
      ({ 0: word, index }) => [String(i + 1), { from: index, to: index + word.length }] as const,
    ),
  );
}

/** Each number of a source under every key it may be known by later. */
function keysOf(latin: string, numbers: readonly NumberMention[]): (readonly [string, { from: number; to: number }])[] {
  const found: (readonly [string, { from: number; to: number }])[] = [];
  numbers.forEach((number, i) => {
    const place = { from: number.from, to: number.from + number.text.length };
    const add = (key: string) => found.push([key, place]);
    for (const reading of number.readings) {
      const [only = ""] = reading;
      if (reading.length > 1) {
        add(reading.join(":"));
        if (reading.length === 2 && isAfternoon(latin, place.from, place.to)) add(inAfternoon(reading));
      } else {
        add(only);
        // “97.2 percent, against 91.5”: the sign may stand once.
        if (only.startsWith("%")) add(only.slice(1));
        // “4.1 million from funds, 1.2 from the town”: the scale may be said once.
        if (/^\d+[.,]\d{1,2}$/u.test(number.text)) add(String(Number(number.text.replace(",", "."))));
      }
    }
    const value = plainValue(number);
    const next = numbers[i + 1];
    if (value !== undefined && next) {
      const other = plainValue(next);
      if (other !== undefined && other < 60 && hourToMinute.test(latin.slice(place.to, next.from))) add(`${value}:${other}`);
      const percent = next.readings[0]?.[0];
      if (percent?.startsWith("%") && next.from - place.to < 12) add(`%${value}`);
    }
    if (value !== undefined && value < 12 && isAfternoon(latin, place.from, place.to)) add(String(value + 12));
  });
  // Even a single sign may be a number that the page writes in figures (三人, 二階).
  for (const match of latin.matchAll(/[〇一二三四五六七八九]/gu))
    found.push([String(hanDigits.indexOf(match[0])), { from: match.index, to: match.index + 1 }]);
  for (const match of latin.matchAll(/两|兩|十/gu))
    found.push([match[0] === "十" ? "10" : "2", { from: match.index, to: match.index + 1 }]);
  return found;
}

const inAfternoon = ([hour, ...minutes]: readonly string[]) => [Number(hour) + 12, ...minutes].join(":");
const isAfternoon = (latin: string, from: number, to: number) =>
  afternoon.test(latin.slice(Math.max(0, from - 4), from)) || afternoonBehind.test(latin.slice(to, to + 20));

/** The place of a number in the source: undefined when the source does not give it. */
export function placeOfNumber(number: NumberMention, latin: string, source: SourceFacts): SourceRange | null | undefined {
  for (const reading of number.readings) {
    const keys = [reading.join(":")];
    const isHour = reading.length < 3 && Number(reading[0]) < 12;
    if (isHour && isAfternoon(latin, number.from, number.from + number.text.length)) keys.push(inAfternoon(reading));
    for (const key of keys) {
      const given = source.numbers.get(key);
      if (given && measuresSame(given, latin, number)) return given.range;
    }
    // 9.30 where the article has 9 and 30 as hour and minute, or the other way round.
    const [first, second] = reading.length > 1 ? reading.map((part) => source.numbers.get(part)?.range) : [];
    if (first && second && Math.abs(second.from - first.to) < 12) return { field: first.field, from: first.from, to: second.to };
  }
  if (looksLikeYear(number)) {
    const date = source.dates.find(({ year }) => year === plainValue(number));
    if (date) return date.range;
  }
  return undefined;
}

/** Nine weeks are not given by nine o'clock. What measures nothing, here or there, is let pass: it may be said in other words. */
function measuresSame({ measures }: GivenNumber, latin: string, number: NumberMention): boolean {
  const own = measureOf(latin, number.from, number.from + number.text.length);
  return own === null || measures.has(own) || measures.has(null);
}
