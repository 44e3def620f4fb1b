import {
  type CalendarDate,
  type ClockTime,
  calendarDatesIn,
  clockTimesIn,
  type Lexicon,
  type NumberMention,
  numbersIn,
  weekdayOf,
} from "../language/index.ts";
import { fold } from "./fold.ts";
import { KnownWords } from "./names/capitals.ts";
import { countriesNamed, nationsNamed } from "./names/known-places.ts";
import { type Speech, speechIn } from "./quotations.ts";
import type { SourceRange } from "./source-range.ts";
import { thingsBehind } from "./things.ts";

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

/** A number of the article: where it stands (null beside title and content) and what it counts. */
export interface SourceNumber extends NumberMention {
  range: SourceRange | null;
  things: readonly string[];
  /** Part of a date or an hour. */
  isTime: boolean;
}

interface Placed {
  range: SourceRange | null;
}

/** An article read once, for a newspaper in one language. */
export interface SourceFacts {
  article: SourceArticle;
  /** The newspaper's and the article's lexicon. */
  lexicon: Lexicon;
  ownLexicon: Lexicon;
  /** All the user gave, and the same folded for comparing passages. */
  raw: string;
  folded: string;
  /** In the order of title, content and what stands beside them. */
  numbers: readonly SourceNumber[];
  byValue: ReadonlyMap<number, readonly SourceNumber[]>;
  /** What the article counts. */
  things: ReadonlySet<string>;
  dates: readonly (CalendarDate & Placed)[];
  clocks: readonly (ClockTime & Placed)[];
  /** Weekdays that its dates fall on, and dates that its weekdays mean, by the day of the edition. */
  edition: CalendarDate | null;
  speech: readonly Speech[];
  words: KnownWords;
  /** Countries it names, by their ISO codes, whether by name, adjective or people. */
  nations: ReadonlySet<string>;
  /** Its words in Arabic and Hindi, as `bareWord` gives them. */
  tokens: ReadonlySet<string>;
  /** Letters and digits of all the user gave, lower case. */
  bare: string;
  isForeign: boolean;
  /** Names cannot be compared: page and article are in different scripts. */
  isOtherScript: boolean;
}

/** The script of a language's names; Chinese and Japanese write the same name differently. */
function scriptOf(language: string): string {
  const own: Record<string, string> = { ru: "Cyrillic", ar: "Arabic", hi: "Devanagari", ko: "Hangul", ja: "ja", zh: "zh" };
  return own[language] ?? "Latin";
}

/** Reads an article for a page in the language of `lexicon`; `ownLexicon` is that of the article's own language. */
export function readSource(article: SourceArticle, lexicon: Lexicon, ownLexicon: Lexicon): SourceFacts {
  const { title, content, region, author, place, publishDate } = article;
  const { language } = lexicon.data;
  const around = [region, author, place?.city ?? "", place?.country ?? ""].join("\n");
  const raw = [title, content, around].join("\n");
  const isForeign = article.language !== language;
  const nations = nationsNamed(raw, ownLexicon);
  // Deutschland is Germany; that much can be told across languages.
  const full = language === "ko" ? withShortProvinces(raw) : raw;
  const known = isForeign ? [raw, ...countriesNamed(raw, article.language, language)].join("\n") : full;
  const edition = editionOf(publishDate);
  const numbers: SourceNumber[] = [];
  const dates: (CalendarDate & Placed)[] = [];
  const clocks: (ClockTime & Placed)[] = [];
  for (const [field, text] of [
    ["title", title],
    ["content", content],
    [null, around],
  ] as const) {
    const range = ({ from, to }: { from: number; to: number }): SourceRange | null => field && { field, from, to };
    const all = numbersIn(text, ownLexicon);
    const read = calendarDatesIn(text, ownLexicon, all);
    const times = clockTimesIn(text, ownLexicon, read.rest);
    const rest = new Set(read.rest);
    const inTime = (one: NumberMention) => !rest.has(one) || times.some(({ from, to, isSure }) => isSure && one.from < to && one.to > from);
    for (const one of all) numbers.push({ ...one, range: range(one), isTime: inTime(one), things: thingsBehind(text, one, ownLexicon) });
    for (const date of read.dates) dates.push({ ...date, range: range(date) });
    for (const time of times) clocks.push({ ...time, range: range(time) });
    if (edition) for (const date of daysMeant(text, edition, read.dates, ownLexicon)) dates.push({ ...date, range: range(date) });
  }
  if (edition) dates.push({ ...edition, range: null });
  const byValue = new Map<number, SourceNumber[]>();
  for (const number of numbers) for (const value of number.values) byValue.set(value, [...(byValue.get(value) ?? []), number]);
  return {
    article,
    lexicon,
    ownLexicon,
    raw,
    folded: [title, ...content.split("\n"), around].map(fold).join("\n"),
    numbers,
    byValue,
    things: new Set(numbers.flatMap(({ things, isTime }) => (isTime ? [] : things))),
    dates,
    clocks,
    edition,
    speech: [...speechIn(content), ...speechIn(title).map((said) => ({ ...said, from: -1, to: -1 }))],
    words: new KnownWords(known, language),
    nations,
    tokens: new Set((known.match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) => [word, bareWord(word, language)])),
    bare: bareOf(known),
    isForeign,
    isOtherScript: scriptOf(article.language) !== scriptOf(language),
  };
}

function editionOf(publishDate: string): CalendarDate | null {
  const [year, month, day] = publishDate.split("-").map(Number);
  return year && month && day ? { from: 0, to: 0, year, month, day, weekday: weekdayOf(year, month, day) } : null;
}

/** The days that “yesterday” and “on Friday” mean in an article, by the day it appears. */
function daysMeant(text: string, edition: CalendarDate, dates: readonly CalendarDate[], lexicon: Lexicon): CalendarDate[] {
  const { year = 2000, month = 1, day = 1, weekday = 1 } = edition;
  const away = (days: number, place: { from: number; to: number }): CalendarDate => {
    const date = new Date(Date.UTC(year, month - 1, day + days));
    const at = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    return { from: place.from, to: place.to, ...at, weekday: weekdayOf(at.year, at.month, at.day) };
  };
  const edge = lexicon.spaced && lexicon.data.language !== "ko" ? ["(?<![\\p{L}\\p{M}])", "(?![\\p{L}\\p{M}])"] : ["", ""];
  const said = Object.entries(lexicon.data.calendar.days).flatMap(([days, form]) =>
    [...text.matchAll(lexicon.pattern(`${edge[0]}(?:${form})${edge[1]}`, "giu"))].map(({ 0: word, index }) =>
      away(Number(days), { from: index, to: index + word.length }),
    ),
  );
  const named = dates.flatMap((date) => {
    // Beside its date a weekday means no other day.
    const isDated = dates.some((other) => other.day !== undefined && other.from < date.to + 6 && other.to > date.from - 6);
    if (date.weekday === undefined || isDated) return [];
    const ahead = (date.weekday - weekday + 7) % 7;
    return [away(ahead, date), away(ahead - 7, date)];
  });
  return [...said, ...named];
}

/** An Arabic word without vowel signs and what hangs before it, a longer Hindi word without the end that case and number change. */
export function bareWord(word: string, language: string): string {
  if (language === "ar") return word.replace(/\p{M}/gu, "").replace(/^(?:[وفبلك]{0,2}ال|لل|[وفبلك](?=.{4}))/u, "");
  if (language !== "hi") return word;
  const plain = hindiSpelling(word);
  return plain.length > 4 ? plain.slice(0, -1) : plain;
}

/** A Hindi word as most would write it: without the dot of foreign sounds, every nasal as one. */
const hindiSpelling = (word: string) =>
  word
    .normalize("NFC")
    .replace(/\u093c/gu, "")
    .replace(/\u0901|[ङञणनम]\u094d(?=[क-ह])/gu, "\u0902");

/** Letters, marks and digits alone, lower case. */
export const bareOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");

/** 전라북도 is 전북 too. */
function withShortProvinces(text: string): string {
  const short = [...text.matchAll(/([가-힣])[가-힣]([남북])도/gu)].map(([, first, side]) => `${first}${side}`);
  return [text, ...short].join("\n");
}
