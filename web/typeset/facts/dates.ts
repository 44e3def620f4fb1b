import { late } from "../late-pattern.ts";
import { calendarMentions } from "./calendar.ts";
import type { NumberMention } from "./numbers.ts";

/** A date as far as a text gives it: day of the month, month, year, weekday (1 is Monday). */
export interface DateMention {
  from: number;
  to: number;
  day?: number;
  month?: number;
  year?: number;
  weekday?: number;
}

const isYear = (value: number) => Number.isInteger(value) && value >= 1000 && value <= 2100;
const isDay = (value: number) => Number.isInteger(value) && value >= 1 && value <= 31;
/** What stands between a day and its month, a month and its day, a month and its year. */
const dayToMonth = () => late.iu`^(?:\.|º|°|ª|er|st|nd|rd|th|-?го|-?е)?[\s\u00a0\u202f]*(?:(?:de|of|d['’]|di|من|شهر)\s*)?$`;
const monthToDay = /^\.?[\s\u00a0\u202f]+(?:the\s)?$/u;
const monthToYear = () => late.iu`^\)?[,.]?[\s\u00a0\u202f]*(?:(?:de|del|of|dell['’]|от|عام|سنة)\s)?$`;
const eastern = /(?:(\d{4})\s?[年년][,\s]?\s?)?(?:(\d{1,2})\s?[月월]\s?)(?:(\d{1,2})\s?(?:日|号|號|일))?|(\d{4})\s?[年년]/gu;
const isoDate = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/gu;
const figureDate = /(?<![\d.])(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d{2})?(?!\d)/gu;

/**
 * The dates of a text in order, with the numbers in it that belong to none. `latin` is the text with digits of all scripts as 0 to 9, of
 * the same length.
 */
export function datesIn(
  latin: string,
  language: string,
  numbers: readonly NumberMention[],
): { dates: DateMention[]; rest: NumberMention[] } {
  const dates = [...figureDates(latin, language), ...wordDates(latin, language, numbers)].sort((a, b) => a.from - b.from);
  const rest = numbers.filter(({ from, text }) => !dates.some((date) => date.from < from + text.length && date.to > from));
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
      const before = numbers.findLast((number) => number.from < from);
      const day = before && plainValue(before);
      if (before && day !== undefined && isDay(day) && dayToMonth().test(latin.slice(before.from + before.text.length, from))) {
        date.day = day;
        date.from = before.from;
      } else if (language === "en") {
        const behind = numbers.find((number) => number.from >= to);
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
  const behind = numbers.find((number) => number.from >= date.to);
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
  return (["day", "month", "year", "weekday"] as const).every((part) => date[part] === undefined || date[part] === whole[part]);
}
