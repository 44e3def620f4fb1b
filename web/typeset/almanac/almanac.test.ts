import { expect, test } from "vitest";
import type { Place } from "../model/newspaper.ts";
import { type AlmanacWords, almanac, sunTimes } from "./almanac.ts";
import { calendarDay } from "./calendar-day.ts";

const words: AlmanacWords = {
  sunRises: "Sun rises",
  sunSets: "Sun sets",
  dayLength: "Length of day",
  dayLengthValue: "{{hours}} h {{minutes}} min",
  sun: "Sun",
  sunUpAllDay: "above the horizon all day",
  sunDownAllDay: "below the horizon all day",
  moon: "Moon",
  moonValue: "{{phase}}, {{percent}}",
  moonNew: "New moon",
  moonWaxingCrescent: "Waxing crescent",
  moonFirstQuarter: "First quarter",
  moonWaxingGibbous: "Waxing gibbous",
  moonFull: "Full moon",
  moonWaningGibbous: "Waning gibbous",
  moonLastQuarter: "Last quarter",
  moonWaningCrescent: "Waning crescent",
  dayOfYear: "Day of the year",
  dayOfYearValue: "{{day}} of {{total}}",
  weekOfYear: "Week of the year",
  daysLeft: "Days left in the year",
  marchEquinox: "March equinox",
  juneSolstice: "June solstice",
  septemberEquinox: "September equinox",
  decemberSolstice: "December solstice",
  calendarJapanese: "Japanese calendar",
  calendarIslamic: "Islamic calendar",
  calendarChinese: "Lunar calendar",
  calendarIndian: "Indian national calendar",
  calendarJulian: "Julian calendar",
};

const place = (city: string, countryCode: string, lat: number, lng: number, timeZone: string): Place => ({
  city,
  country: countryCode,
  countryCode,
  lat,
  lng,
  timeZone,
});
const newYork = place("New York", "US", 40.7128, -74.006, "America/New_York");
const tokyo = place("東京", "JP", 35.69, 139.69, "Asia/Tokyo");
const london = place("London", "GB", 51.5, -0.12, "Europe/London");
const tromso = place("Tromsø", "NO", 69.65, 18.96, "Europe/Oslo");
const sydney = place("Sydney", "AU", -33.87, 151.21, "Australia/Sydney");
const cairo = place("القاهرة", "EG", 30.04, 31.24, "Africa/Cairo");

function read(date: string, at: Place | null, language = "en-US"): Record<string, string> {
  return Object.fromEntries(almanac(date, at, language, words).map((line) => [line.key, line.value]));
}

test("sun times of 20 November 2026 are those of the astronomers", () => {
  expect(read("2026-11-20", newYork)).toMatchObject({ sunRises: "6:48\u00a0a.m.", sunSets: "4:34\u00a0p.m." });
  expect(read("2026-11-20", tokyo, "ja-JP")).toMatchObject({ sunRises: "6:21", sunSets: "16:31" });
  expect(read("2026-11-20", london, "en-GB")).toMatchObject({ sunRises: "7:26", sunSets: "16:04" });
  expect(read("2026-11-20", sydney, "de-DE")).toMatchObject({ sunRises: "5:40", sunSets: "19:40" });
  expect(read("2026-11-20", tromso, "de-DE")).toMatchObject({ sunRises: "9:58", sunSets: "12:59" });
  expect(read("2026-11-20", cairo, "ar-EG").sunRises).toMatch(/^[٠-٩]+:[٠-٩]{2}\s?ص$/);
});

test("where the sun does not rise or does not set, the almanac says so and gives no times", () => {
  expect(read("2026-12-21", tromso)).toMatchObject({ sun: words.sunDownAllDay });
  expect(read("2026-06-21", tromso)).toMatchObject({ sun: words.sunUpAllDay });
  expect(read("2026-06-21", tromso).sunRises).toBeUndefined();
  expect(sunTimes("2026-06-21", place("South Pole", "AQ", -90, 0, "UTC")).length).toBe(0);
});

test("a day of 25 hours and a day that ends after midnight have their true length", () => {
  expect(sunTimes("2026-11-01", newYork).length / 3_600_000).toBeCloseTo(10.43, 1);
  const rovaniemi = place("Rovaniemi", "FI", 66.3, 25.7, "Europe/Helsinki");
  for (let day = 1; day <= 30; day++) {
    const hours = sunTimes(`2026-06-${String(day).padStart(2, "0")}`, rovaniemi).length / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThanOrEqual(24);
  }
});

test("the full moon of 24 November 2026, 14:54 UTC, falls on the right date on each side of the world", () => {
  expect(read("2026-11-24", null)).toMatchObject({ moon: "Full moon, 100%", nextQuarter: "December 1" });
  expect(almanac("2026-11-20", newYork, "en-US", words)).toContainEqual({ key: "nextQuarter", label: "Full moon", value: "November 24" });
  const auckland = place("Auckland", "NZ", -36.85, 174.76, "Pacific/Auckland");
  expect(read("2026-11-25", auckland).moon).toBe("Full moon, 100%");
  expect(read("2026-11-20", null).moon).toMatch(/^Waxing gibbous, /);
});

test("without a place there is no sun, but moon and calendar", () => {
  const lines = read("2026-11-20", null);
  expect(lines).toMatchObject({ dayOfYear: "324 of 365", weekOfYear: "47", daysLeft: "41", season: "December 21" });
  expect(lines).not.toHaveProperty("sunRises");
});

test("each language has its own second calendar", () => {
  expect(read("2026-11-20", tokyo, "ja-JP").calendar).toBe("令和8年11月20日");
  expect(read("2026-11-20", cairo, "ar-EG").calendar).toContain("جمادى الآخرة");
  expect(read("2026-11-20", cairo, "ar").dayOfYear).toBe("٣٢٤ of ٣٦٥");
  expect(read("2026-11-20", null, "en-US").calendar).toBeUndefined();
});

test("weeks and days follow ISO 8601 at the turn of the year", () => {
  expect(calendarDay("2027-01-01")).toEqual({ dayOfYear: 1, daysInYear: 365, week: 53 });
  expect(calendarDay("2024-12-30")).toEqual({ dayOfYear: 365, daysInYear: 366, week: 1 });
});

test.each(["", "2026-02-30", "yesterday", "2026-13-01"])("%j is no date and gives no lines", (date) => {
  expect(almanac(date, newYork, "en-US", words)).toEqual([]);
});
