import type { DateMention } from "./dates.ts";

/** Between a weekday and the date it belongs to, on either side: Friday, October 9; 9 October, a Friday; 5月9日（土）. */
const beside = () => /^[,，、(（]?\s?(?:\p{L}{1,4}\s)?$/u;
const behind = () => /^[,，、]?\s?[(（]?(?:a\s|un[ao]?\s|einem\s|eine\s|было\s|यानी\s)?$/u;

const isBare = ({ day, month, year, other }: DateMention) => day === undefined && month === undefined && year === undefined && !other;

/** The full date that a weekday stands beside, in a text whose dates are given in order. */
export function dateOfWeekday(at: number, dates: readonly DateMention[], latin: string): DateMention | undefined {
  const date = dates[at];
  if (!date || date.weekday === undefined || !isBare(date)) return undefined;
  const next = dates[at + 1];
  if (next?.day !== undefined && next.month !== undefined && beside().test(latin.slice(date.to, next.from))) return next;
  const last = dates[at - 1];
  const isLast = last?.day !== undefined && last.month !== undefined && behind().test(latin.slice(last.to, date.from));
  return isLast ? last : undefined;
}
