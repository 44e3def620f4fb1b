import { type DateMention, datesIn, type Lexicon, type Sentence } from "../../../web/language/index.ts";

const dayInYear = (date: DateMention) => (date.month ?? 1) * 31 + (date.day ?? 0);
const daysOfYear = 12 * 31;
/** More than the largest day number of a year, so that years sort before days. */
const yearStep = 416;

/**
 * Sort keys for date mentions. Dates without a year in one article are assumed to lie within twelve months of each other; that span
 * starts after the widest gap between them and is placed nearest to the day of publication.
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

const sincePeak =
  /(?:\p{L}+est|first|most|worst|best|only|erst\p{L}+|\p{L}{4,}ste[rnms]?|nicht mehr|premi[eè]re?s?|plus|record|primera?|más|mayor|peor|mejor|primo|prima|più|peggiore|primeir[oa]|mais|maior|pior)(?!\p{L})[^,;.]*(?<!\p{L})(?:since|seit|depuis|desde|dal)(?:\s\p{L}+){0,2}\s$/u;
/** Trailing dates: "…, bought in 2009", "…, fundado en 2007", "…, 2,316 of them in 2022". */
const hanging =
  /^(?:[\d.,]+|\p{Ll}+(?:ed|wn|ught|uilt|[ai]d[oa]s?|[aiu]t[oaie]|ées?|és?|ies?|uite?s?|erta?s?|fermo|ferma)|(?:ge|er|be|ver|ent)\p{Ll}+(?:t|en))\s/u;
const closedSince = /^(?:closed|shut|idle|fermée?|fermo|ferma|chius[oa]|cerrad[oa]|parad[oa]|fechad[oa])\s(?:since|depuis|dal|desde)/u;
const range = /(?<!\p{L})(?:between|from|zwischen|von|entre|de|tra|dal)\s$/u;
const another = /^(?:,|\s(?:and|und|et|y|e))\s(?:(?:in|en|nel|em)\s)?(?:1[1-9]|20)\d\d/;

/**
 * The date of a sentence's event, or null. A date that is only compared with ("the highest since 2014"), listed, asked about, or attached
 * to a noun at the end ("…, bought in 2009") is not the event's date.
 */
export function eventDate(sentence: Sentence, lexicon: Lexicon): DateMention | null {
  const { text } = sentence;
  if (/[?؟？]["”»]?$/.test(text)) return null;
  if (!lexicon.spaced) return datesIn(text, lexicon)[0] ?? null;
  const found = datesIn(text, lexicon).filter(({ label }) => {
    const at = text.indexOf(label);
    const before = text.slice(0, at);
    if (sincePeak.test(before) || (another.test(text.slice(at + label.length)) && !range.test(before))) return false;
    const comma = before.lastIndexOf(", ");
    const hung = before.slice(comma + 2);
    const isHung = hanging.test(hung) && hung.trim().split(/\s/).length <= 4 && /^[,.;]/.test(text.slice(at + label.length));
    return !(comma > 45 && (isHung || closedSince.test(hung)));
  });
  return found[0] ?? null;
}
