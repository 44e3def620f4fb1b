import { type CalendarDate, type ClockTime, weekdayOf } from "../language/index.ts";
import type { SourceFacts } from "./article.ts";
import type { Found } from "./numbers.ts";
import { dayCounter, dayWord } from "./things.ts";

const added: Found = { verdict: "added" };
const parts = ["day", "month", "year", "weekday", "season"] as const;
/** Months of the seasons, in the north; in the south they are the other half's. */
const seasonMonths: Readonly<Record<number, readonly number[]>> = {
  1: [3, 4, 5, 6],
  2: [6, 7, 8, 9],
  3: [9, 10, 11, 12],
  4: [12, 1, 2, 3],
};

/** Whether one date says nothing that the other, fuller one does not say. */
const isPartOf = (date: CalendarDate, whole: CalendarDate) => parts.every((part) => date[part] === undefined || date[part] === whole[part]);

/** Compares a date of the page with the article's. `next` is the date right behind it, `behind` what stands between them. */
export function compareDate(date: CalendarDate, next: CalendarDate | undefined, between: string, source: SourceFacts): Found {
  const { dates, edition } = source;
  if (date.season !== undefined) return compareSeason(date, source);
  const isBareWeekday = date.weekday !== undefined && date.day === undefined;
  const isBeside =
    isBareWeekday && next?.day !== undefined && next.month !== undefined && /^[,(]?\s?(?:\p{L}{1,4}\.?\s)?\(?$/u.test(between);
  if (isBeside && next?.month !== undefined && next.day !== undefined) {
    const { month, day } = next;
    const year = next.year ?? yearNear(month, day, edition);
    const isSaid = dates.some((own, i) => own.weekday === date.weekday && dates[i + 1]?.day === day);
    if (year !== undefined && !isSaid)
      return weekdayOf(year, month, day) === date.weekday ? compareDate({ ...next, from: date.from }, undefined, "", source) : added;
  }
  const whole = dates.find((own) => isPartOf(date, own) && !(isBareWeekday && own.range === null));
  if (whole) return { verdict: "given", source: whole.range };
  // The weekday of a date that the article gives.
  if (isBareWeekday) {
    const own = dates.find(
      ({ day, month, year = yearNear(month, day, edition), range }) =>
        range !== null && day && month && year && isNear({ year, month, day }, edition) && weekdayOf(year, month, day) === date.weekday,
    );
    return own ? { verdict: "given", source: own.range } : added;
  }
  const { year, ...inYear } = date;
  const years = [
    year === undefined ? undefined : source.byValue.get(year)?.[0],
    dates.find((own) => own.year === year && year !== undefined),
  ];
  const hasYear = years.some((own) => own !== undefined) || year === edition?.year;
  if (year !== undefined && (inYear.day !== undefined || inYear.month !== undefined)) {
    const yearless = dates.find((own) => own.year === undefined && isPartOf(inYear, own));
    const isNow = edition?.year === undefined || Math.abs(year - edition.year) <= 1;
    if (hasYear && isNow && yearless) return { verdict: "given", source: yearless.range };
  }
  if (year !== undefined && date.month === undefined && years[0]) return { verdict: "given", source: years[0].range };
  // “On Thursday (11)”: the month is the edition's.
  if (date.day !== undefined && edition?.month === date.month && (year === undefined || year === edition?.year)) {
    const own = source.byValue.get(date.day)?.find(({ kind, unit, from, range, things }) => {
      const isDated = dates.some(
        (one) => one.weekday !== undefined && one.range?.field === range?.field && one.to <= from && from - one.to <= 2,
      );
      const isNamed =
        range !== null &&
        (things.some((thing) => dayCounter.test(thing)) ||
          (things.length === 0 && dayWord.test(source.article[range.field].slice(Math.max(0, from - 8), from))));
      return kind === "ordinal" || (unit === null && (isDated || isNamed));
    });
    if (own) return { verdict: "given", source: own.range };
  }
  // “Last year”, as the article may say.
  const isNextTo = year !== undefined && date.month === undefined && edition?.year !== undefined && Math.abs(year - edition.year) <= 1;
  return isNextTo ? { verdict: "unchecked" } : added;
}

/** The year in which a day is nearest to the edition. */
function yearNear(month: number | undefined, day: number | undefined, edition: CalendarDate | null): number | undefined {
  if (!edition?.year || !month || !day) return undefined;
  const here = Date.UTC(edition.year, (edition.month ?? 1) - 1, edition.day ?? 1);
  const away = (year: number) => Math.abs(Date.UTC(year, month - 1, day) - here);
  return [edition.year - 1, edition.year, edition.year + 1].sort((a, b) => away(a) - away(b))[0];
}

/** Days within three weeks of the edition are called by their weekday. */
function isNear({ year, month, day }: { year: number; month: number; day: number }, edition: CalendarDate | null): boolean {
  if (!edition?.year) return false;
  const apart = Date.UTC(year, month - 1, day) - Date.UTC(edition.year, (edition.month ?? 1) - 1, edition.day ?? 1);
  return Math.abs(apart) <= 21 * 86_400_000;
}

function compareSeason(date: CalendarDate, { dates, edition }: SourceFacts): Found {
  const same = dates.find(({ season }) => season === date.season);
  if (same) return { verdict: "given", source: same.range };
  const months = seasonMonths[date.season ?? 0] ?? [];
  const month =
    dates.find((own) => own.month !== undefined && own.range !== null && months.includes(own.month)) ??
    (edition?.month && months.includes(edition.month) ? edition : undefined);
  if (month) return { verdict: "given", source: "range" in month ? (month.range as Found["source"]) : null };
  return dates.some(({ season }) => season !== undefined) || dates.some(({ month: own, range }) => own !== undefined && range !== null)
    ? added
    : { verdict: "unchecked" };
}

/** Compares a time of day with the article's: the same minute, of the same half of the day where both say which. */
export function compareClock(time: ClockTime, { clocks, byValue }: SourceFacts): Found {
  const own = clocks.find(
    (one) => one.minutes % 720 === time.minutes % 720 && (one.half === undefined || time.half === undefined || one.half === time.half),
  );
  if (own) return { verdict: "given", source: own.range };
  // An hour that the article says as a bare number: “from 9 to 5”.
  const isWhole = time.minutes % 60 === 0;
  const hour = time.minutes / 60;
  const bare = isWhole ? [hour, hour > 12 ? hour - 12 : hour + 12].flatMap((value) => byValue.get(value) ?? []) : [];
  const loose = bare.find(({ unit }) => unit?.id === "hour");
  const clash = clocks.some((one) => one.minutes % 720 === time.minutes % 720);
  return loose && !clash ? { verdict: "given", source: loose.range } : added;
}
