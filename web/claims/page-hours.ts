import { sentenceAround } from "./amounts.ts";
import { plainValue } from "./dates.ts";
import { halfOfDay, hourKind, isHourLed } from "./hours.ts";
import type { NumberMention } from "./number-mention.ts";
import { isAboutSpan, isBetweenDays, isBetweenTimes, isClockOf, isOfTwoSpans, isTimeOf, sameSpan } from "./reckoned-times.ts";
import { isRough } from "./rounded-numbers.ts";
import type { SourceFacts } from "./source-facts.ts";
import type { SourceRange } from "./source-range.ts";
import type { Clock } from "./source-times.ts";
import type { TimeSpan } from "./time-spans.ts";
import { countedBy } from "./units.ts";

/** A time of day on the page: minutes since midnight, and the half of the day where the page says it. */
export interface PageClock {
  minutes: number;
  half: "morning" | "evening" | undefined;
  /** It can be nothing else, such as a length of time. */
  isSure: boolean;
}

/** A number as a time of day; null for any other. */
export function clockOf(number: NumberMention, latin: string, language: string): PageClock | null {
  const [hour = "", minute] = number.readings[0] ?? [];
  const to = number.from + number.text.length;
  if (isLength.test(number.text)) return null;
  if (number.readings.length === 1 && minute !== undefined)
    return { minutes: Number(hour) * 60 + Number(minute), half: halfOfDay(latin, number.from, to, Number(hour)), isSure: true };
  const value = plainValue(number);
  if (value === undefined || !Number.isInteger(value) || value > 24) return null;
  const kind = hourKind(latin, to, language);
  const half = halfOfDay(latin, number.from, to, value);
  if (kind === "clock" || (kind === undefined && half !== undefined && value <= 12)) return { minutes: value * 60, half, isSure: true };
  const isHour = value <= 24 && countedBy(latin, number.from, to, language).measure === "hour" && isHourLed(latin, number.from, language);
  return kind === undefined && isHour ? { minutes: value * 60, half, isSure: false } : null;
}

const half = 12 * 60;

/** Whether the article has no such time of day on a clock of twelve hours: its six is of something else. */
export const isNoTimeOf = (clock: PageClock, { clocks, numbers }: SourceFacts) =>
  clock.isSure &&
  clocks.length < 40 &&
  !numbers.get(String(clock.minutes / 60))?.uses.some(({ measure }) => measure === "hour") &&
  !clocks.some(({ minutes }) => (minutes - clock.minutes) % half === 0);

/** Whether the article has this time in the other half of the day alone. */
export function isOtherHalf(clock: PageClock, { clocks }: SourceFacts): boolean {
  if (clock.half === undefined) return false;
  const same = clocks.filter(({ minutes }) => (minutes - clock.minutes) % half === 0);
  return same.length > 0 && same.every((one) => one.half !== undefined && one.half !== clock.half);
}

/** The same length of time in other units, of which the number is a part. */
export function placeOfSpan({ from }: NumberMention, spans: readonly TimeSpan[], source: SourceFacts): SourceRange | undefined {
  const own = spans.find((span) => span.from <= from && span.to > from);
  const same = own && sameSpan(own, source);
  return same && { field: "content", from: same.from, to: same.to };
}

const isLength = /hours?|Stunden?|heures?|horas?|ore |час|ساعات|ساعة|घंट|時間|小时|시간/iu;

/** How far from each other a length and its two times stand on a page, in signs. */
const reach = 140;
const day = 24 * 60;

/** Whether a length of time lies between two times that stand near each other on the page itself. */
function isBetweenOwnTimes({ from: at, to, amount }: TimeSpan, clocks: readonly { from: number; minutes: number }[]): boolean {
  const near = clocks.filter(({ from }) => Math.abs(from - at) <= reach && (from < at || from >= to)).slice(0, 6);
  return amount < day && near.some((one, i) => near.slice(i + 1).some((other) => (other.minutes - one.minutes - amount) % (day / 2) === 0));
}

/** Says that it was meant to be another time. */
const planned =
  /planned|originally|scheduled|eigentlich|ursprünglich|geplant|prév|previst|program|planej|изначально|должн|планир|المقرر|तय|नियत|予定|本来|原本|原定|本来|예정|원래/iu;

/** A time of day or a length of time that the article’s times give, or the page’s own (`clocks`). */
export function isReckonedTime(
  number: NumberMention,
  latin: string,
  language: string,
  spans: readonly TimeSpan[],
  source: SourceFacts,
  clocks: readonly Clock[],
): boolean {
  const to = number.from + number.text.length;
  const [hour = "", minute] = number.readings[0] ?? [];
  const use = countedBy(latin, number.from, to, language);
  const { text: sentence } = sentenceAround(latin, number.from, to);
  if (number.readings[0]?.length === 2 && number.readings.length === 1) {
    const minutes = Number(hour) * 60 + Number(minute);
    return isTimeOf(minutes, sentence, source) || (isLength.test(number.text) && isBetweenTimes(minutes, sentence, source));
  }
  const span = spans.find((one) => one.from <= number.from && one.to > number.from);
  const isRound = (plainValue(number) ?? 100) <= 12 || (plainValue(number) ?? 1) % 5 === 0;
  if (span && isRound && isRough(number, latin) && isAboutSpan(span, source)) return true;
  if (span && ((span.family === "minute" && isBetweenTimes(span.amount, sentence, source)) || isOfTwoSpans(span, source))) return true;
  if (span?.family === "minute" && isBetweenOwnTimes(span, clocks)) return true;
  if (span?.family === "day" && span.amount >= 3 && isBetweenDays(span.amount, sentence, source)) return true;
  const value = plainValue(number);
  const mayBeHour = use.measure === "hour" || (use.measure === null && use.thing === null && isHourLed(latin, number.from, language));
  if (value === undefined || !Number.isInteger(value) || value > 24 || !mayBeHour) return false;
  return isClockOf(value * 60, source) || (planned.test(sentence) && isTimeOf(value * 60, sentence, source));
}
