import { compositeValue } from "./number-values.ts";

/** A year or day in another calendar than the Gregorian, with the Gregorian years it may be or the day and month it names. */
export interface OtherDate {
  from: number;
  to: number;
  /** Gregorian years, of which one is meant. */
  years?: readonly number[];
  calendar?: "islamic-umalqura" | "chinese";
  month?: number;
  day?: number;
}

const eras: Readonly<Record<string, number>> = { 明治: 1868, 大正: 1912, 昭和: 1926, 平成: 1989, 令和: 2019 };
const era = /(明治|大正|昭和|平成|令和)(元|\d{1,2}|[一二三四五六七八九十]{1,3})年/gu;
const hijriYear = () => /(\d{3,4})\s?(?:هـ|ه(?![\p{L}\p{M}])|هجري\p{L}*|للهجرة)/gu;
const hijriMonths = [
  "محرم",
  "صفر",
  "ربيع الأول",
  "ربيع (?:الآخر|الثاني)",
  "جمادى الأولى",
  "جمادى (?:الآخرة|الثانية)",
  "رجب",
  "شعبان",
  "رمضان",
  "شوال",
  "ذي القعدة",
  "ذي الحجة",
];
const lunar =
  /(?:农历|农曆|農曆|阴历|旧历|旧暦|陰暦)?(正|冬|腊|臘|[一二三四五六七八九十]{1,2})月(初[一二三四五六七八九十]|[一二三廿]?十[一二三四五六七八九]?|廿[一二三四五六七八九])/gu;

/** Dates of other calendars: Japanese eras, Hijri years and days, days of the Chinese lunar year that say they are. */
export function otherDatesIn(latin: string, language: string): OtherDate[] {
  const found: OtherDate[] = [];
  if (language === "ja")
    for (const { 0: all, 1: name = "", 2: count = "", index } of latin.matchAll(era)) {
      const year = count === "元" ? 1 : /\d/u.test(count) ? Number(count) : compositeValue(count);
      found.push({ from: index, to: index + all.length, years: [(eras[name] ?? 0) + year - 1] });
    }
  if (language === "ar") {
    for (const { 0: all, 1: count = "", index } of latin.matchAll(hijriYear())) {
      const year = Math.floor(Number(count) * 0.970224 + 621.5774);
      found.push({ from: index, to: index + all.length, years: [year, year + 1] });
    }
    hijriMonths.forEach((name, i) => {
      for (const { 0: all, 1: day = "", index } of latin.matchAll(
        new RegExp(`(\\d{1,2})\\s(?:من\\s)?(?:شهر\\s)?${name}(?![\\p{L}\\p{M}])`, "gu"),
      ))
        found.push({ from: index, to: index + all.length, calendar: "islamic-umalqura", month: i + 1, day: Number(day) });
    });
  }
  if (language === "zh" || language === "ja")
    for (const { 0: all, 1: month = "", 2: day = "", index } of latin.matchAll(lunar)) {
      const isNamed = /^[农農阴旧陰]/u.test(all) || /[正冬腊臘]/u.test(month) || day.startsWith("初");
      if (!isNamed) continue;
      const months: Readonly<Record<string, number>> = { 正: 1, 冬: 11, 腊: 12, 臘: 12 };
      const value = compositeValue(day.replace("初", "").replace(/^廿/u, "二十"));
      found.push({ from: index, to: index + all.length, calendar: "chinese", month: months[month] ?? compositeValue(month), day: value });
    }
  return found;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether a Gregorian day is this day of another calendar; a Hijri month may begin a day sooner or later. */
export function isSameDay(
  { calendar = "chinese", month, day }: OtherDate,
  gregorian: { year: number; month: number; day: number },
): boolean {
  const format =
    formats.get(calendar) ?? new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: "numeric", day: "numeric", timeZone: "UTC" });
  formats.set(calendar, format);
  return (calendar === "chinese" ? [0] : [-1, 0, 1]).some((shift) => {
    const parts = format.formatToParts(Date.UTC(gregorian.year, gregorian.month - 1, gregorian.day + shift));
    const part = (type: string) => Number.parseInt(parts.find((one) => one.type === type)?.value ?? "", 10);
    return part("month") === month && part("day") === day;
  });
}
