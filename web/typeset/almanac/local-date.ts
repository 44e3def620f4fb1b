const day = 86_400_000;

export type LocalCalendar = "calendarJapanese" | "calendarIslamic" | "calendarChinese" | "calendarIndian" | "calendarJulian";

/**
 * A date in the second calendar that papers of a language print: era years in Japanese, Umm al-Qura in Arabic, the lunar calendar in
 * Chinese and Korean, the national one of India in Hindi, the Julian in Russian. Undefined for the other languages.
 * @param date ISO date.
 * @param tag BCP 47 tag, with the region whose digits are wanted.
 */
export function localDate(date: string, tag: string): { calendar: LocalCalendar; value: string } | undefined {
  const noon = new Date(`${date}T12:00:00Z`);
  const inCalendar = (calendar: string) =>
    new Intl.DateTimeFormat(tag, { timeZone: "UTC", calendar, year: "numeric", month: "long", day: "numeric" }).format(noon);
  switch (tag.split("-")[0]) {
    case "ja":
      // Before, Japan counted its months by the moon, and under other years.
      return date < "1873-01-01" ? undefined : { calendar: "calendarJapanese", value: inCalendar("japanese") };
    case "ar":
      return { calendar: "calendarIslamic", value: inCalendar("islamic-umalqura") };
    case "zh":
      return { calendar: "calendarChinese", value: lunarDate(noon) };
    case "ko":
      return { calendar: "calendarChinese", value: inCalendar("dangi") };
    case "hi":
      return { calendar: "calendarIndian", value: inCalendar("indian") };
    case "ru": {
      const { month, day: dayOfMonth } = julianDay(noon);
      // Any leap year has all the days that the Julian calendar can name.
      const named = new Date(Date.UTC(2000, month - 1, dayOfMonth));
      const value = new Intl.DateTimeFormat(tag, { timeZone: "UTC", month: "long", day: "numeric" }).format(named);
      return { calendar: "calendarJulian", value };
    }
    default:
      return undefined;
  }
}

/** As Chinese papers print it: 丙午年十月十二, where Intl has 2026丙午年十月12. */
function lunarDate(noon: Date): string {
  const form = new Intl.DateTimeFormat("zh", { timeZone: "UTC", calendar: "chinese", year: "numeric", month: "long", day: "numeric" });
  const parts = form.formatToParts(noon);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  const dayOfMonth = Number(part("day"));
  const unit = " 一二三四五六七八九十"[dayOfMonth % 10 || 10] ?? "";
  const ten = dayOfMonth <= 10 ? "初" : dayOfMonth < 20 ? "十" : dayOfMonth % 10 === 0 ? (dayOfMonth === 20 ? "二" : "三") : "廿";
  return `${part("yearName")}年${part("month")}${ten}${unit}`;
}

/** Month (1 to 12) and day of a date in the Julian calendar, for any year since 4800 BC. */
function julianDay(noon: Date): { month: number; day: number } {
  const since = Math.floor(noon.getTime() / day) + 2_440_588 + 32_082;
  const year = Math.floor((4 * since + 3) / 1461);
  const inYear = since - Math.floor((1461 * year) / 4);
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  return { month: ((fromMarch + 2) % 12) + 1, day: inYear - Math.floor((153 * fromMarch + 2) / 5) + 1 };
}
