import { sentenceAround, shareWords } from "./amounts.ts";
import type { DateMention } from "./dates.ts";
import { weekdayOf } from "./meant-dates.ts";
import type { SourceFacts } from "./source-facts.ts";
import type { TimeSpan } from "./time-spans.ts";

/** How far from each other two times of one thought stand in the article, in signs. */
const reach = 140;
const day = 24 * 60;

/** Whether a clock’s time in minutes is one of the article’s, on a clock of twelve hours or of twenty-four, or one a length of time away from it. */
export function isTimeOf(minutes: number, sentence: string, { clocks, spans, article }: SourceFacts): boolean {
  const same = (a: number, b: number) => (((a - b) % (day / 2)) + day / 2) % (day / 2) === 0;
  return clocks.some(
    (clock) =>
      same(clock.minutes, minutes) ||
      (shareWords(sentence, article.content.slice(Math.max(0, clock.from - reach), clock.from + reach)) &&
        spans.some(
          ({ family, amount, from }) =>
            family === "minute" &&
            Math.abs(from - clock.from) <= reach &&
            (same(clock.minutes + amount, minutes) || same(clock.minutes - amount, minutes)),
        )),
  );
}

/** Whether a length of time lies between two times that the article gives near each other: open from nine to eight. */
export function isBetweenTimes(minutes: number, { clocks }: SourceFacts): boolean {
  return clocks.some((one, i) =>
    clocks.slice(i + 1, i + 7).some((other) => {
      const away = Math.abs(other.minutes - one.minutes);
      return Math.abs(other.from - one.from) <= 400 && [away, day - away, Math.abs(day / 2 - away), day / 2 + away].includes(minutes);
    }),
  );
}

/** The same length of time in other units: a year and four months for sixteen months. */
export function sameSpan({ family, amount }: TimeSpan, { spans }: SourceFacts): TimeSpan | undefined {
  return spans.find((span) => span.family === family && Math.abs(span.amount - amount) < 0.01);
}

/** “Almost three years” of 34 months. */
export function isAboutSpan(own: TimeSpan, { spans }: SourceFacts): boolean {
  const said = inSeconds(own);
  return spans.some((span) => {
    const given = inSeconds(span);
    return given.isShort === said.isShort && Math.abs(given.amount - said.amount) <= Math.max(given.amount, said.amount) * 0.13;
  });
}

const inSeconds = ({ family, amount }: TimeSpan) => {
  const isShort = family === "second" || family === "minute";
  return { isShort, amount: amount * (family === "minute" ? 60 : family === "month" ? 30.4 : 1) };
};

/** The sum or difference of two lengths of time near each other: 14 minutes 32 seconds and nine seconds more. */
export function isOfTwoSpans({ family, amount }: TimeSpan, { spans }: SourceFacts): boolean {
  return spans.some((one, i) =>
    spans.slice(i + 1, i + 6).some((other) => {
      if (other.from - one.to > reach) return false;
      const [a, b, own] = [inSeconds(one), inSeconds(other), inSeconds({ from: 0, to: 0, family, amount })];
      return a.isShort && b.isShort && own.isShort && (a.amount + b.amount === own.amount || Math.abs(a.amount - b.amount) === own.amount);
    }),
  );
}

const born =
  /(?<=^|\s)(?:born|birth|geboren|Jahrgang|née?s? en|naissance|nació|nacid[oa]|es de \d|nat[oa] nel|nascid[oa]|nasceu|родил\S*|рожден\S*)|ولد|مواليد|जन्म|生まれ|出生|生于|태어/iu;

/** A year that the article gives by how long ago it was, or by somebody’s age where the page speaks of a birth. */
export function isReckonedYear(year: number, latin: string, from: number, to: number, source: SourceFacts): boolean {
  const edition = Number(source.article.publishDate.slice(0, 4));
  if (!edition || year > edition + 60) return false;
  const away = edition - year;
  const { content } = source.article;
  const isAgo = source.spans.some(
    ({ family, amount, from: at }) =>
      family === "month" &&
      amount % 12 === 0 &&
      Math.abs(away) === amount / 12 &&
      !/,\s(?:de\s)?$|\(\s?$/u.test(content.slice(Math.max(0, at - 5), at)),
  );
  if (isAgo) return true;
  if (born.test(sentenceAround(latin, from, to).text))
    return source.amounts.some(({ value, isPercent }) => !isPercent && value >= 3 && (value === away || value === away - 1));
  return source.dates.some(
    (date) =>
      date.year !== undefined &&
      date.range?.field === "content" &&
      source.spans.some(
        ({ family, amount, from: at }) =>
          family === "month" && amount % 12 === 0 && Math.abs(year - (date.year ?? 0)) === amount / 12 && Math.abs(at - date.from) <= 80,
      ),
  );
}

/** The years that a date may mean: its own, the edition’s, and in the last months of one the next. None for what is no day. */
export function yearsOf({ day: date, month, year }: DateMention, { article }: SourceFacts): number[] {
  const [own = 0, edition = 1] = article.publishDate.split("-").map(Number);
  if (date === undefined || month === undefined || own === 0) return [];
  if (year !== undefined) return [year];
  return edition - month > 6 ? [own + 1, own] : [own];
}

const open =
  /open|runs|visit|geöffnet|offen|fährt|ouvert|ouvre|visite|abiert|abre|apert|apre|visita|abert|funciona|работает|открыт|ходит|تفتح|يفتح|مفتوح|खुल|चलत|開|営業|運航|열|운영|开放|营业|开门/iu;
const closed =
  /closed|geschlossen|Ruhetag|fermée?s?|cerrad[oa]s?|chius[oa]|fechad[oa]s?|закрыт\S*|выходн\S*|مغلق\S*|تغلق|बंद|休み|休館|休業|定休|休息|关门|闭馆|쉰다|쉬|휴관|휴무|닫/iu;

/**
 * Whether a weekday is one that the article gives otherwise: the day of a date in the same month or beside it on the page, one within its
 * “Monday to Saturday”, or the day of a date of which both texts say something.
 */
export function isReckonedWeekday(date: DateMention, dates: readonly DateMention[], latin: string, source: SourceFacts): boolean {
  const { weekday, from, to } = date;
  if (weekday === undefined) return false;
  const year = Number(source.article.publishDate.slice(0, 4));
  const falls = (one: DateMention) =>
    year > 0 && yearsOf(one, source).some((own) => weekdayOf(own, one.month ?? 1, one.day ?? 1) === weekday);
  const sentence = sentenceAround(latin, from, to);
  const near = dates.filter((one) => one !== date && one.from >= sentence.from && one.to <= sentence.to);
  if (near.some(falls)) return true;
  const months = near.filter((one) => one.month !== undefined && one.day === undefined);
  if (months.some(({ month }) => source.dates.some((one) => one.month === month && falls(one)))) return true;
  const { openDays } = source;
  if (
    openDays.size > 0 &&
    (closed.test(sentence.text) ? openDays.size > 3 && !openDays.has(weekday) : openDays.has(weekday) && open.test(sentence.text))
  )
    return true;
  const { content } = source.article;
  return source.dates.some(
    (one) => one.range?.field === "content" && falls(one) && shareWords(sentence.text, sentenceAround(content, one.from, one.to).text),
  );
}
