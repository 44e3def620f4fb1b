import { type CalendarDate, calendarDatesIn, clockTimesIn, type NumberMention, numbersIn } from "../language/index.ts";
import type { SourceFacts, SourceNumber } from "./article.ts";
import type { Known } from "./coverage.ts";
import { compareNumber, isRounded } from "./numbers.ts";
import type { SourceRange } from "./source-range.ts";
import { thingsBehind } from "./things.ts";
import { compareDate } from "./times.ts";

/** A number or date of a sentence in whose place the article's sentence has another; offsets in UTF-16 units of the sentence. */
export interface Exchanged {
  from: number;
  to: number;
  source: SourceRange;
}

/** What the article says in one sentence alone, as if it said nothing else. */
function within(source: SourceFacts, { from, to }: Known): SourceFacts {
  const isHere = ({ range }: { range: SourceRange | null }) => range?.field === "content" && range.from >= from && range.to <= to;
  const numbers = source.numbers.filter(isHere);
  const byValue = new Map<number, SourceNumber[]>();
  for (const number of numbers) for (const value of number.values) byValue.set(value, [...(byValue.get(value) ?? []), number]);
  const { content } = source.article;
  return {
    ...source,
    article: { ...source.article, title: "", content: " ".repeat(from) + content.slice(from, to) },
    numbers,
    byValue,
    things: new Set(numbers.flatMap(({ things, isTime }) => (isTime ? [] : things))),
    dates: source.dates.filter(isHere),
    clocks: source.clocks.filter(isHere),
  };
}

const shares = (one: readonly string[], other: readonly string[]) => one.some((thing) => other.includes(thing));

/** Whether two numbers count the same: one unit, one thing, or both a share of a whole or a place in an order. */
function countAlike(one: NumberMention, things: readonly string[], other: SourceNumber): boolean {
  if (one.kind !== other.kind || other.isTime) return false;
  if (one.kind === "share" || one.kind === "ordinal") return one.kind === "share" || shares(things, other.things);
  if (one.unit || other.unit)
    return one.unit?.dimension === "time" ? one.unit.id === other.unit?.id : one.unit?.dimension === other.unit?.dimension;
  return shares(things, other.things);
}

const isSame = (one: NumberMention, other: NumberMention) => one.values.some((value) => other.values.includes(value));

const parts = ["day", "month", "year", "weekday"] as const;
const isSameDate = (one: CalendarDate, other: CalendarDate) => parts.every((part) => one[part] === other[part]);
/** Whether two dates say as much: both a weekday, both a day and a month. */
const saysAsMuch = (one: CalendarDate, other: CalendarDate) =>
  parts.every((part) => (one[part] === undefined) === (other[part] === undefined));

/** Numbers and dates of a page's sentence that the article's sentence it is like does not have, though it has another that counts the same. */
export function exchangedIn(sentence: Known, own: Known, source: SourceFacts): Exchanged[] {
  const { lexicon } = source;
  const here = within(source, own);
  const all = numbersIn(sentence.text, lexicon);
  const { dates, rest } = calendarDatesIn(sentence.text, lexicon, all);
  const times = clockTimesIn(sentence.text, lexicon, rest);
  const found: Exchanged[] = [];
  for (const number of rest) {
    if (number.isWeak || times.some(({ from, to }) => from < number.to && number.from < to)) continue;
    const { verdict } = compareNumber(number, sentence.text, here);
    if (verdict === "given" || (verdict === "unchecked" && number.kind === "cardinal")) continue;
    const things = thingsBehind(sentence.text, number, lexicon);
    const theirs = here.numbers.find(
      (other) => countAlike(number, things, other) && !isRounded(number, other, false) && !rest.some((each) => isSame(each, other)),
    );
    if (theirs?.range) found.push({ from: number.from, to: number.to, source: theirs.range });
  }
  for (const [at, date] of dates.entries()) {
    const next = dates[at + 1];
    if (compareDate(date, next, sentence.text.slice(date.to, next?.from ?? date.to), here).verdict === "given") continue;
    const theirs = here.dates.find((other) => saysAsMuch(other, date) && !dates.some((each) => isSameDate(each, other)));
    if (theirs?.range) found.push({ from: date.from, to: date.to, source: theirs.range });
  }
  return found;
}
