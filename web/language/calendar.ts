import { compositeValue } from "./han-numbers.ts";
import type { Lexicon } from "./lexicon.ts";
import { type NumberMention, toLatinDigits } from "./numbers.ts";

/** A date as far as a text gives it. Offsets in UTF-16 units. */
export interface CalendarDate {
  from: number;
  to: number;
  day?: number;
  month?: number;
  year?: number;
  /** 1 is Monday. */
  weekday?: number;
  /** 1 is spring. */
  season?: number;
}

const isYear = (value: number) => Number.isInteger(value) && value >= 1000 && value <= 2100;
const isDay = (value: number | undefined): value is number => value !== undefined && Number.isInteger(value) && value >= 1 && value <= 31;

const eastern =
  /(?:(\d{4})\s?[年년][,\s]?\s?)?(\d{1,2})\s?(?:月|월)(?!間|间)\s?(?:(\d{1,2})\s?(?:日(?!間|间)|号|號|일(?!간)))?|(\d{4})\s?[年년](?!間|间|생)/gu;
const hanDate =
  /(?:([〇零一二三四五六七八九]{4})年)?([一二三四五六七八九十]{1,3})月(?![末間间]?刊)(?:([一二三四五六七八九十]{1,3})[日号號])?|([〇零一二三四五六七八九]{4})年/gu;
const eras: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018, 民國: 1911, 民国: 1911 };
const eraYear = /(明治|大正|昭和|平成|令和|民國|民国)\s?(元|\d{1,2}|[一二三四五六七八九十]{1,3})年(?:\s?(\d{1,2})月(?:\s?(\d{1,2})日)?)?/gu;
const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/gu;
/** 15/10 behind a small word: “le 15/10”. */
const slashed = /(?<=(?:^|[\s(])\p{L}{2,3}\s)(\d{1,2})\/(\d{1,2})(?![\d/])/gu;
const dotted = /(?<![\d.])(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d{2})?(?!\d)/gu;

/** The dates of a text in order, with the numbers that belong to none. */
export function calendarDatesIn(
  text: string,
  lexicon: Lexicon,
  numbers: readonly NumberMention[],
): { dates: CalendarDate[]; rest: NumberMention[] } {
  const latin = toLatinDigits(text);
  const figures = datesInFigures(latin, lexicon);
  const words = datesInWords(text, latin, lexicon, numbers);
  const named = [...weekdaysIn(text, lexicon), ...seasonsIn(text, lexicon)];
  const dates = [...figures, ...words.filter((date) => !overlaps(date, figures)), ...named].sort((a, b) => a.from - b.from);
  return { dates, rest: numbers.filter((number) => !overlaps(number, dates)) };
}

const overlaps = (one: { from: number; to: number }, others: readonly { from: number; to: number }[]) =>
  others.some(({ from, to }) => one.from < to && one.to > from);

function datesInFigures(latin: string, lexicon: Lexicon): CalendarDate[] {
  const found: CalendarDate[] = [];
  const push = (from: number, text: string, day?: string | number, month?: string | number, year?: string | number) => {
    const date: CalendarDate = { from, to: from + text.trimEnd().length };
    if (day !== undefined) date.day = Number(day);
    if (month !== undefined) date.month = Number(month);
    if (year !== undefined) date.year = Number(year);
    if (overlaps(date, found)) return;
    const isMonth = date.month === undefined || (date.month >= 1 && date.month <= 12);
    if (isMonth && (date.day === undefined || isDay(date.day)) && (date.year === undefined || isYear(date.year))) found.push(date);
  };
  if (lexicon.data.calendar.months.length === 0 && lexicon.data.calendar.weekdays.length > 0) {
    for (const { 0: all, 1: era = "", 2: year = "", 3: month, 4: day, index } of latin.matchAll(eraYear))
      push(index, all, day, month, (eras[era] ?? 0) + (year === "元" ? 1 : compositeValue(year)));
    for (const { 0: all, 1: year, 2: month, 3: day, 4: alone, index } of latin.matchAll(eastern))
      push(index, all, day, month, year ?? alone);
    const value = (signs: string | undefined) => (signs === undefined ? undefined : compositeValue(signs));
    for (const { 0: all, 1: year, 2: month, 3: day, 4: alone, index } of latin.matchAll(hanDate))
      push(index, all, value(day), value(month), value(year ?? alone));
  }
  for (const { 0: all, 1: year, 2: month, 3: day, index } of latin.matchAll(iso)) push(index, all, day, month, year);
  for (const { 0: all, 1: first = "", 2: second = "", index } of latin.matchAll(slashed))
    if (lexicon.data.calendar.monthFirst) push(index, all, second, first);
    else push(index, all, first, second);
  for (const { 0: all, 1: first = "", 2: mark, 3: second = "", 4: year, index } of latin.matchAll(dotted)) {
    // Without a year 9.30. is a time at the end of a sentence.
    if (year === undefined && lexicon.data.language !== "de") continue;
    const [day, month] = lexicon.data.calendar.monthFirst && mark === "/" ? [second, first] : [first, second];
    push(index, all, day, month, year?.length === 2 ? `20${year}` : year);
  }
  return found;
}

const boundary = (lexicon: Lexicon) =>
  lexicon.spaced && lexicon.data.language !== "ko" ? (["(?<![\\p{L}\\p{M}])", "(?![\\p{L}\\p{M}])"] as const) : (["", ""] as const);

function named(
  text: string,
  lexicon: Lexicon,
  forms: readonly string[],
  flags: string,
  prefix = "",
): { value: number; from: number; to: number }[] {
  const [before, after] = boundary(lexicon);
  return forms.flatMap((form, i) =>
    form === ""
      ? []
      : [...text.matchAll(lexicon.pattern(`${before}${prefix}(?:${form})${after}`, flags))].map(({ 0: match, index }) => ({
          value: i + 1,
          from: index,
          to: index + match.length,
        })),
  );
}

/** Arabic hangs its small words before a name of a day or month. */
const prefixOf = (lexicon: Lexicon) => (lexicon.data.language === "ar" ? "[وبفل]?" : "");
/** English and German write days and months with a capital, other languages without. */
const flagsOf = (lexicon: Lexicon) => (lexicon.data.language === "en" || lexicon.data.language === "de" ? "gu" : "giu");

const weekdaysIn = (text: string, lexicon: Lexicon): CalendarDate[] =>
  named(text, lexicon, lexicon.data.calendar.weekdays, flagsOf(lexicon), prefixOf(lexicon)).map(({ value, from, to }) => ({
    from,
    to,
    weekday: value,
  }));
const seasonsIn = (text: string, lexicon: Lexicon): CalendarDate[] =>
  named(text, lexicon, lexicon.data.calendar.seasons, "giu", prefixOf(lexicon)).map(({ value, from, to }) => ({ from, to, season: value }));

function datesInWords(text: string, latin: string, lexicon: Lexicon, numbers: readonly NumberMention[]): CalendarDate[] {
  const { months, doubtful, ofMonth, monthFirst, toNext } = lexicon.data.calendar;
  const isDoubtful = lexicon.pattern(doubtful === "" ? "" : `^[وبفل]?(?:${doubtful})$`, "iu");
  const dayToMonth = lexicon.pattern(
    `^(?:\\.|º|°|ª|er|st|nd|rd|th|-?го|-?е)?[\\s\\u00a0\\u202f]*(?:(?:${ofMonth})[\\s\\u00a0]*|d[’'])?$`,
    "iu",
  );
  const monthToYear = lexicon.pattern(`^\\)?[,.]?[\\s\\u00a0\\u202f]*(?:(?:de|del|of|dell['’]|от|عام|سنة|من عام)\\s)?$`, "iu");
  const leading =
    /(?:\b(?:in|since|until|till|by|of|last|next|early|late|mid|from|en|de|depuis|dès|début|fin|mi|pour|d[’']ici)[\s-]|^)$|\d(?:er|\.|,|st|nd|rd|th)?\s$|\($/iu;
  const range = lexicon.pattern(`^(?:er|º|\\.|st|nd|rd|th)?\\s?(?:${toNext})\\s?$`, "iu");
  const found: CalendarDate[] = [];
  for (const { value: month, from, to } of named(text, lexicon, months, flagsOf(lexicon), prefixOf(lexicon)).sort(
    (a, b) => a.from - b.from,
  )) {
    const last = found.at(-1);
    if (last && last.month === month && /^\s?[(/]?$/u.test(latin.slice(last.to, from))) {
      last.to = to;
      continue;
    }
    const date: CalendarDate = { from, to, month };
    const index = numbers.findLastIndex((number) => number.to <= from);
    const before = numbers[index];
    if (before && isDay(dayOf(before)) && dayToMonth.test(latin.slice(before.to, from))) {
      date.day = dayOf(before);
      date.from = before.from;
    }
    const behind = numbers.find((number) => number.from >= to);
    if (
      date.day === undefined &&
      monthFirst &&
      behind &&
      isDay(dayOf(behind)) &&
      /^\.?[\s\u00a0\u202f]+(?:the\s)?$/u.test(latin.slice(to, behind.from))
    ) {
      date.day = dayOf(behind);
      date.to = behind.to;
    }
    const year = numbers.find((number) => number.from >= date.to);
    if (year && isYear(dayOf(year) ?? 0) && monthToYear.test(latin.slice(date.to, year.from))) {
      date.year = dayOf(year);
      date.to = year.to;
    }
    if (
      date.day === undefined &&
      date.year === undefined &&
      isDoubtful.test(text.slice(from, to)) &&
      !leading.test(text.slice(Math.max(0, from - 12), from))
    )
      continue;
    found.push(date);
    // From the 22nd to the 25th of April: the month is said once.
    const first = numbers[index - 1];
    if (before && first && date.from === before.from && isDay(dayOf(first)) && range.test(latin.slice(first.to, before.from)))
      found.push({ from: first.from, to: first.to, day: dayOf(first) as number, month });
  }
  return found;
}

const dayOf = (number: NumberMention): number | undefined =>
  number.values.length === 1 &&
  number.kind !== "share" &&
  (number.unit === null || (number.unit.id === "year" && /^\d{4}$/u.test(number.text)))
    ? number.values[0]
    : undefined;

/** The weekday of a date, 1 for Monday. */
export const weekdayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
