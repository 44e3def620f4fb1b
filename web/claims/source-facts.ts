import { type Amount, withInherited } from "./amounts.ts";
import { type DateMention, datesIn } from "./dates.ts";
import { feastsIn } from "./feasts.ts";
import { fold } from "./fold.ts";
import { countedThings, type GivenNumber, givenIn } from "./given-numbers.ts";
import { countriesNamed } from "./known-places.ts";
import { firstDays, meantDates } from "./meant-dates.ts";
import { KnownWords } from "./names.ts";
import { toLatinDigits } from "./number-values.ts";
import { numbersIn } from "./numbers.ts";
import { type Speech, speechIn } from "./quotations.ts";
import { editionOf, relativeDates } from "./relative-dates.ts";
import type { SourceRange } from "./source-range.ts";
import { type Clock, clocksIn, lengthsAmong, openDaysIn } from "./source-times.ts";
import { type TimeSpan, timeSpansIn } from "./time-spans.ts";
import { cents, countedBy } from "./units.ts";

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

/** An article read once, for a newspaper in one language. */
export interface SourceFacts {
  article: SourceArticle;
  /** All the user gave, and the same folded for comparing passages. */
  raw: string;
  folded: string;
  /** Each number's key. */
  numbers: ReadonlyMap<string, GivenNumber>;
  /** The content’s numbers in its order, one for each place and value. */
  amounts: readonly Amount[];
  /** The content’s times of day, lengths of time, and the weekdays it means without naming them. */
  clocks: readonly Clock[];
  spans: readonly TimeSpan[];
  openDays: ReadonlySet<number>;
  /** What the article counts, as `countedBy` gives it. */
  counted: ReadonlySet<string>;
  dates: readonly (DateMention & { range: SourceRange | null })[];
  /** The feasts it names, by language and number. */
  feasts: ReadonlyMap<string, SourceRange | null>;
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
  const full = language === "ko" ? withShortProvinces(raw) : raw;
  const known = isForeign ? [raw, ...countriesNamed(raw, article.language, language)].join("\n") : full;
  const languages = [...new Set([article.language, language])];
  const numbers = new Map<string, GivenNumber>();
  const amounts = new Map<number, Amount>();
  const clocks: Clock[] = [];
  const spans: TimeSpan[] = [];
  const openDays = new Set<number>();
  const feasts = new Map<string, SourceRange | null>();
  const dates: (DateMention & { range: SourceRange | null })[] = [];
  const edition = editionOf(publishDate);
  for (const reading of languages)
    for (const [field, text] of [
      ["title", title],
      ["content", content],
      [null, around],
    ] as const) {
      const latin = toLatinDigits(text);
      const mentions = numbersIn(text, reading, true).sort((a, b) => a.from - b.from);
      const read = datesIn(latin, reading, mentions);
      const said = [...read.dates, ...firstDays(latin, read.rest, read.dates)];
      const inFull = said.flatMap((date) => (edition && isDayOfYear(date) ? [date, { ...date, year: edition.year }] : [date]));
      const meant = edition ? [...relativeDates(latin, edition), ...meantDates(latin, read.dates, edition)] : [];
      for (const date of [...inFull, ...meant]) dates.push({ ...date, range: field && { field, from: date.from, to: date.to } });
      for (const { key, from, to, measure } of givenIn(latin, reading, read.rest)) {
        const given = numbers.get(key) ?? { range: field && { field, from, to }, uses: [], places: [] };
        if (field === "content" && measure !== "hour" && given.places.length < 8) given.places.push(from);
        const use = measure ? { measure, thing: null } : countedBy(latin, from, to, reading);
        given.uses.push(use);
        const value = Number(key.replace("%", ""));
        if (field === "content" && measure === undefined && !key.includes(":") && value >= (amounts.get(from)?.value ?? 0))
          amounts.set(from, inMoney({ value, isPercent: key.startsWith("%"), from, to, use }, latin));
        numbers.set(key, given);
      }
      if (field === "content") {
        clocks.push(...clocksIn(latin, reading, read.rest, withInherited([...amounts.values()], content)));
        spans.push(...timeSpansIn(latin, reading, lengthsAmong(latin, reading, read.rest)).slice(0, 60));
        for (const weekday of openDaysIn(latin, read.dates)) openDays.add(weekday);
      }
      for (const feast of feastsIn(text, reading))
        if (!feasts.has(`${reading}${feast.feast}`))
          feasts.set(`${reading}${feast.feast}`, field && { field, from: feast.from, to: feast.to });
    }
  const inherited = withInherited([...amounts.values()], content);
  for (const { value, isPercent, from, use } of inherited) {
    const uses = numbers.get(`${isPercent ? "%" : ""}${value}`)?.uses;
    const own = amounts.get(from)?.use;
    const at = own && own !== use ? (uses?.indexOf(own) ?? -1) : -1;
    if (at >= 0) uses?.splice(at, 1, use);
  }
  if (edition) dates.push({ from: 0, to: 0, ...edition, range: null });
  return {
    article,
    raw,
    folded: [title, ...content.split("\n"), around].map(fold).join("\n"),
    numbers,
    amounts: inherited.slice(0, 500),
    clocks,
    spans,
    openDays,
    counted: countedThings(numbers),
    dates,
    feasts,
    speech: [...speechIn(content), ...speechIn(title).map((said) => ({ ...said, from: -1, to: -1 }))],
    words: new KnownWords(known, language),
    tokens: new Set((known.match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) => [word, bareWord(word, language)])),
    bare: bareOf(known),
    isForeign,
    isOtherScript: scriptOf(article.language) !== scriptOf(language),
  };
}

/** An Arabic word without vowel signs and what hangs before it, a longer Hindi word without the end that case and number change. */
export function bareWord(word: string, language: string): string {
  if (language === "ar") return word.replace(/\p{M}/gu, "").replace(/^(?:[وفبلك]{0,2}ال|لل|[وفبلك](?=.{4}))/u, "");
  if (language !== "hi") return word;
  const plain = hindiSpelling(word);
  return plain.length > 4 ? plain.slice(0, -1) : plain;
}

/** A Hindi word as the most would write it: without the dot of foreign sounds, every nasal as one. */
const hindiSpelling = (word: string) =>
  word
    .normalize("NFC")
    .replace(/\u093c/gu, "")
    .replace(/\u0901|[ङञणनम]\u094d(?=[क-ह])/gu, "\u0902");

/** Letters, marks and digits alone, lower case. */
export const bareOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");

/** Thirty cents are 0.30. */
function inMoney(amount: Amount, latin: string): Amount {
  const isCents = amount.value >= 1 && amount.value < 100 && cents.test(latin.slice(amount.to, amount.to + 12));
  return isCents ? { ...amount, value: Number((amount.value / 100).toFixed(4)), use: { measure: "money", thing: null } } : amount;
}

const isDayOfYear = ({ day, month, year, other }: DateMention) => day !== undefined && month !== undefined && year === undefined && !other;

/** 전라북도 is 전북 too. */
function withShortProvinces(text: string): string {
  const short = [...text.matchAll(/([가-힣])[가-힣]([남북])도/gu)].map(([, first, side]) => `${first}${side}`);
  return [text, ...short].join("\n");
}
