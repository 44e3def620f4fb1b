import { calendarDatesIn, type Lexicon, type NumberMention, numbersIn, weekdayOf } from "../../../web/language/index.ts";

/** One key for each way to read a number; `%12` is a percentage. */
export const keysOfNumber = ({ values, unit }: NumberMention) => values.map((value) => `${unit?.id === "percent" ? "%" : ""}${value}`);

/** Numbers of a text as keys, for what is to be compared with it; percentages without their sign and the parts of 9:30 are keys too. */
export function numberKeys(text: string, lexicons: readonly Lexicon[]): Set<string> {
  const keys = new Set<string>();
  for (const lexicon of lexicons)
    for (const number of numbersIn(text, lexicon))
      for (const key of [...keysOfNumber(number), ...number.values, ...number.parts]) keys.add(String(key));
  return keys;
}

/** Months (`m1` to `m12`) and weekdays (`d1`, Monday, to `d7`) that a text names in words. */
export function calendarKeys(text: string, lexicon: Lexicon): Set<string> {
  return new Set(datesInWords(text, lexicon).flatMap(({ month, weekday }) => (month ? [`m${month}`] : weekday ? [`d${weekday}`] : [])));
}

/** A text without the words that name a month or a weekday. */
export function withoutCalendar(text: string, lexicon: Lexicon): string {
  return datesInWords(text, lexicon).reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
}

/** Dates without the figures beside them. */
const datesInWords = (text: string, lexicon: Lexicon) =>
  calendarDatesIn(text, lexicon, []).dates.filter(
    ({ from, to, season }) => season === undefined && /\p{L}/u.test(text.slice(from, to)) && !/\d/u.test(text.slice(from, to)),
  );

/** The month and weekday of an ISO date; an edition may say them though the article does not. */
export function calendarOfDate(date: string): string[] {
  const [year, month, day] = date.split("-").map(Number);
  return year && month && day ? [`m${month}`, `d${weekdayOf(year, month, day)}`] : [];
}
