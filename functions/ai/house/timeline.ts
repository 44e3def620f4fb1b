/** A date as the text prints it. Unknown parts are null. */
export interface DateMention {
  label: string;
  year: number | null;
  month: number | null;
  day: number | null;
  /** The text says "since": what happened then is over. */
  past?: boolean;
}

/**
 * A number by which date mentions can be put in order. A date without a year belongs to the year that brings it nearest to the day of
 * publication, when that is known.
 */
export function dateOrder(date: DateMention, publishDate: string | undefined): number {
  const inYear = (date.month ?? 1) * 31 + (date.day ?? 0);
  if (date.year !== null) return date.year * 416 + (date.month === null ? 0 : inYear);
  const published = /^(\d{4})-(\d{2})-(\d{2})/.exec(publishDate ?? "");
  if (published === null) return 9999 * 416 + inYear;
  const year = Number(published[1]);
  const distance = inYear - (Number(published[2]) * 31 + Number(published[3]));
  if (date.past) return (distance > 0 ? year - 1 : year) * 416 + inYear;
  const nearest = distance > 200 ? year - 1 : distance < -200 ? year + 1 : year;
  return nearest * 416 + inYear;
}
