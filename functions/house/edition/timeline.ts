/** A date as the text prints it. Unknown parts are null. */
export interface DateMention {
  label: string;
  year: number | null;
  month: number | null;
  day: number | null;
  /** The text says "since": what happened then is over. */
  past?: boolean;
}

const dayInYear = (date: DateMention) => (date.month ?? 1) * 31 + (date.day ?? 0);
const daysOfYear = 12 * 31;
/** More than any day in a year, so that years come before days. */
const yearStep = 416;

/**
 * For each date mention a number by which they can be put in order. The dates without a year in one article lie within twelve
 * months of each other, which begin after the widest gap between them; those months are the ones nearest to the day of publication.
 */
export function dateOrders(dates: readonly DateMention[], publishDate: string | undefined): number[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(publishDate ?? "") ?? [];
  const published = year === undefined ? null : { year: Number(year), day: Number(month) * 31 + Number(day) };
  const yearless = dates.filter((date) => date.year === null && !date.past).map(dayInYear);
  const first = dayAfterWidestGap(yearless);
  const places = yearless.map((days) => (days < first ? days + daysOfYear : days));
  const middle = places.reduce((sum, place) => sum + place, 0) / Math.max(1, places.length);
  const begins = published && published.year + Math.round((published.day - middle) / daysOfYear);
  return dates.map((date) => {
    const days = dayInYear(date);
    if (date.year !== null) return date.year * yearStep + (date.month === null ? 0 : days);
    if (date.past)
      return published ? (days > published.day ? published.year - 1 : published.year) * yearStep + days : 9999 * yearStep + days;
    return ((begins ?? 9999) + (days < first ? 1 : 0)) * yearStep + days;
  });
}

function dayAfterWidestGap(days: readonly number[]): number {
  const sorted = days.toSorted((a, b) => a - b);
  const gaps = sorted.map((day, i) => day - (sorted[i - 1] ?? (sorted.at(-1) ?? day) - daysOfYear));
  return sorted[gaps.indexOf(Math.max(...gaps))] ?? 0;
}
