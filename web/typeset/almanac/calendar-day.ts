const day = 86_400_000;

/** Day of the year (1 to 366), days in that year, and ISO 8601 week (1 to 53) of an ISO date; undefined for what is no date. */
export function calendarDay(date: string): { dayOfYear: number; daysInYear: number; week: number } | undefined {
  const instant = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(instant)) return undefined;
  const at = new Date(instant);
  if (at.toISOString().slice(0, 10) !== date) return undefined;
  const year = at.getUTCFullYear();
  const newYear = Date.UTC(year, 0, 1);
  // A week belongs to the year that holds its Thursday.
  const thursday = new Date(instant + (4 - (at.getUTCDay() || 7)) * day);
  const firstDay = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return {
    dayOfYear: (instant - newYear) / day + 1,
    daysInYear: (Date.UTC(year + 1, 0, 1) - newYear) / day,
    week: Math.floor((thursday.getTime() - firstDay) / (7 * day)) + 1,
  };
}
