import { calendarMentions } from "./calendar.ts";
import type { NumberMention } from "./number-mention.ts";
import { compositeValue } from "./number-values.ts";
import { ordinalDay } from "./ordinal-days.ts";
import { isSameDay, type OtherDate, otherDatesIn } from "./other-calendars.ts";
import { countBefore, overlapping } from "./spans.ts";

/** A date as far as a text gives it: day of the month, month, year, weekday (1 is Monday). */
export interface DateMention {
  from: number;
  to: number;
  day?: number;
  month?: number;
  year?: number;
  weekday?: number;
  /** Said in another calendar: a year of an era, a Hijri or lunar day. */
  other?: OtherDate;
}

const isYear = (value: number) => Number.isInteger(value) && value >= 1000 && value <= 2100;
const isDay = (value: number) => Number.isInteger(value) && value >= 1 && value <= 31;
/** What stands between a day and its month, a month and its day, a month and its year. */
const dayToMonth = () => /^(?:\.|º|°|ª|er|st|nd|rd|th|-?го|-?е)?[\s\u00a0\u202f]*(?:(?:de|of|d['’]|di|من|شهر)\s*)?$/iu;
const monthToDay = /^\.?[\s\u00a0\u202f]+(?:the\s)?$/u;
const monthToYear = () => /^\)?[,.]?[\s\u00a0\u202f]*(?:(?:de|del|of|dell['’]|от|عام|سنة)\s)?$/iu;
const eastern = /(?:(\d{4})\s?[年년][,\s]?\s?)?(?:(\d{1,2})\s?[月월]\s?)(?:(\d{1,2})\s?(?:日|号|號|일))?|(\d{4})\s?[年년]/gu;
const isoDate = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/gu;
const figureDate = /(?<![\d.])(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d{2})?(?!\d)/gu;
/** 15/10 without a year is a date behind “on the” alone; elsewhere it may be a share or a score. */
const slashDate =
  /(?:(?:^|[\s(])(?:le|du|au|el|al|del|día|o dia|no dia|dia|il|dal|on|am|vom|в|с|до|يوم|في)\s)(\d{1,2})\/(\d{1,2})(?![\d/])/giu;
const hanDate =
  /(?:([〇零一二三四五六七八九]{4})年)?([一二三四五六七八九十]{1,3})月(?:([一二三四五六七八九十]{1,3})[日号號])?|([〇零一二三四五六七八九]{4})年/gu;

/**
 * The dates of a text in order, with the numbers in it that belong to none. `numbers` in order; `latin` is the text with digits of all
 * scripts as 0 to 9, of the same length.
 */
export function datesIn(
  latin: string,
  language: string,
  numbers: readonly NumberMention[],
): { dates: DateMention[]; rest: NumberMention[] } {
  const others = otherDatesIn(latin, language).map((other): DateMention => ({ from: other.from, to: other.to, other }));
  const own = [...figureDates(latin, language), ...wordDates(latin, language, numbers)];
  const isOther = overlapping(others);
  const dates = [...others, ...own.filter((date) => !isOther(date))].sort((a, b) => a.from - b.from);
  const isDated = overlapping(dates);
  const rest = numbers.filter(({ from, text }) => !isDated({ from, to: from + text.length }));
  return { dates, rest };
}

function figureDates(latin: string, language: string): DateMention[] {
  const found: DateMention[] = [];
  if (language === "ja" || language === "zh" || language === "ko")
    for (const match of latin.matchAll(eastern)) {
      const [all, year = match[4], month, day] = match;
      const mention = withParts({ from: match.index, to: match.index + all.trimEnd().length }, day, month, year);
      if (mention) found.push(mention);
    }
  if (language === "ja" || language === "zh")
    for (const { 0: all, 1: year, 2: month, 3: day, 4: alone, index } of latin.matchAll(hanDate)) {
      const value = (signs: string | undefined) => signs && String(compositeValue(signs));
      const mention = withParts({ from: index, to: index + all.length }, value(day), value(month), value(year ?? alone));
      if (mention) found.push(mention);
    }
  for (const { 0: all, 1: first = "", 2: second = "", index } of latin.matchAll(slashDate)) {
    const [day, month] = language === "en" ? [second, first] : [first, second];
    const from = index + all.length - `${first}/${second}`.length;
    const mention = withParts({ from, to: index + all.length }, day, month);
    if (mention) found.push(mention);
  }
  for (const { 0: all, 1: year, 2: month, 3: day, index } of latin.matchAll(isoDate)) {
    const mention = withParts({ from: index, to: index + all.length }, day, month, year);
    if (mention) found.push(mention);
  }
  for (const match of latin.matchAll(figureDate)) {
    const [all, first, mark, second, year] = match;
    // Without a year 9.30. is a time at the end of a sentence.
    if (year === undefined && (mark !== "." || language !== "de")) continue;
    const [day, month] = language === "en" && mark === "/" ? [second, first] : [first, second];
    const mention = withParts({ from: match.index, to: match.index + all.length }, day, month, year?.length === 2 ? `20${year}` : year);
    if (mention) found.push(mention);
  }
  return found;
}

function withParts(place: DateMention, day?: string, month?: string, year?: string): DateMention | null {
  const mention = { ...place };
  if (day !== undefined) mention.day = Number(day);
  if (month !== undefined) mention.month = Number(month);
  if (year !== undefined) mention.year = Number(year);
  const { day: d, month: m, year: y } = mention;
  const isDate = (d === undefined || isDay(d)) && (m === undefined || (m >= 1 && m <= 12)) && (y === undefined || isYear(y));
  return isDate ? mention : null;
}

function wordDates(latin: string, language: string, numbers: readonly NumberMention[]): DateMention[] {
  const mentions = calendarMentions(latin, language);
  const found: DateMention[] = [];
  for (const { key, from, to } of mentions) {
    const value = Number(key.slice(1));
    const last = found.at(-1);
    if (key.startsWith("d")) found.push({ from, to, weekday: value });
    // نيسان (أبريل): one month by two names.
    else if (last && last.month === value && /^\s?\(?$/u.test(latin.slice(last.to, from))) {
      last.to = to;
      addYear(last, latin, numbers);
    } else {
      const date: DateMention = { from, to, month: value };
      const ordinal = ordinalDay(latin, from, language);
      const before = numbers[countBefore(numbers, from) - 1];
      const day = before && plainValue(before);
      if (before && day !== undefined && isDay(day) && dayToMonth().test(latin.slice(before.from + before.text.length, from))) {
        date.day = day;
        date.from = before.from;
      } else if (ordinal) {
        date.day = ordinal.day;
        date.from = ordinal.from;
      } else if (language === "en") {
        const behind = numbers[countBefore(numbers, to)];
        const next = behind && plainValue(behind);
        if (behind && next !== undefined && isDay(next) && monthToDay.test(latin.slice(to, behind.from))) {
          date.day = next;
          date.to = behind.from + behind.text.length;
        }
      }
      addYear(date, latin, numbers);
      found.push(date);
    }
  }
  return found;
}

function addYear(date: DateMention, latin: string, numbers: readonly NumberMention[]): void {
  if (date.year !== undefined) return;
  const behind = numbers[countBefore(numbers, date.to)];
  const year = behind && plainValue(behind);
  if (!behind || year === undefined || !isYear(year) || !monthToYear().test(latin.slice(date.to, behind.from))) return;
  date.year = year;
  date.to = behind.from + behind.text.length;
}

/** What a number is worth when it can be read in one way only, and is no percentage. */
export function plainValue({ readings }: NumberMention): number | undefined {
  const [key, ...more] = readings[0] ?? [];
  return readings.length === 1 && more.length === 0 && key !== undefined && !key.startsWith("%") ? Number(key) : undefined;
}

/** A number of four figures that stands alone, such as 1912: rather a year than an amount. */
export const looksLikeYear = (number: NumberMention) => /^\d{4}$/u.test(number.text) && isYear(plainValue(number) ?? 0);

/** Whether one date says nothing that the other, fuller one does not say. */
export function isPartOf(date: DateMention, whole: DateMention): boolean {
  if (date.other || whole.other) return isPartOfOther(date, whole);
  return (["day", "month", "year", "weekday"] as const).every((part) => date[part] === undefined || date[part] === whole[part]);
}

/** The same in two calendars: one of the years is meant, or the day is the other's. */
function isPartOfOther(date: DateMention, whole: DateMention): boolean {
  const years = (one: DateMention) => one.other?.years ?? (one.year === undefined ? [] : [one.year]);
  if (date.other?.day !== undefined || whole.other?.day !== undefined) {
    const [foreign, own] = date.other?.day !== undefined ? [date.other, whole] : [whole.other, date];
    if (!foreign) return false;
    if (own.other) return own.other.calendar === foreign.calendar && own.other.day === foreign.day && own.other.month === foreign.month;
    const { year, month, day } = own;
    return year !== undefined && month !== undefined && day !== undefined && isSameDay(foreign, { year, month, day });
  }
  const isSameMonth = date.month === undefined && date.day === undefined;
  return isSameMonth && years(date).some((year) => years(whole).includes(year));
}
