import { expect, it } from "vitest";
import { datesIn } from "./dates.ts";
import { lexiconOf } from "./lexicons.test-data.ts";

const dates = (text: string, language: string) => datesIn(text, lexiconOf(language));

it("reads Romance dates, and takes the age of a thing for none", () => {
  expect(dates("comenzó el 4 de marzo de 2024", "es")).toEqual([{ label: "4 de marzo de 2024", year: 2024, month: 3, day: 4 }]);
  expect(dates("depuis le 1er février", "fr")).toEqual([{ label: "1er février", year: null, month: 2, day: 1, past: true }]);
  expect(dates("chiuso dal 6 maggio 2023, una struttura del 1908", "it")).toEqual([
    { label: "6 maggio 2023", year: 2023, month: 5, day: 6, past: true },
  ]);
  expect(dates("começou em março de 2014", "pt")).toEqual([{ label: "março de 2014", year: 2014, month: 3, day: null }]);
});

it("reads Russian and Hindi dates, and takes the age of a thing for none", () => {
  expect(dates("с 27 марта 2026 года", "ru")).toEqual([{ label: "27 марта 2026 года", year: 2026, month: 3, day: 27 }]);
  expect(dates("В 1972 году, а весной 2017-го мост 1916 года", "ru").map((date) => date.year)).toEqual([1972, 2017]);
  expect(dates("1999 में शुरू, 6 जून 2026 को और १५ अगस्त को", "hi")).toEqual([
    { label: "1999", year: 1999, month: null, day: null },
    { label: "6 जून 2026", year: 2026, month: 6, day: 6 },
    { label: "१५ अगस्त", year: null, month: 8, day: 15 },
  ]);
});

it("reads Korean and Chinese dates, and takes a duration or a decade for none", () => {
  expect(dates("2016년 봄에 시작해 5월 20일까지, 2026년 10월 31일에", "ko")).toEqual([
    { label: "2016년 봄", year: 2016, month: null, day: null },
    { label: "5월 20일", year: null, month: 5, day: 20 },
    { label: "2026년 10월 31일", year: 2026, month: 10, day: 31 },
  ]);
  expect(dates("2010년대에 3개월간, 5월이면", "ko")).toEqual([]);
  expect(dates("2016年3月启动，5月4日清晨，2021年夏天，将在2027年年底前", "zh")).toEqual([
    { label: "2016年3月", year: 2016, month: 3, day: null },
    { label: "5月4日", year: null, month: 5, day: 4 },
    { label: "2021年夏天", year: 2021, month: null, day: null },
    { label: "2027年年底", year: 2027, month: null, day: null },
  ]);
  expect(dates("1990年代以来，每年5月，2016年来", "zh")).toEqual([]);
});

it("reads a day once, and what began on it as past", () => {
  expect(dates("He has been away since 30 August 1947.", "en")).toEqual([
    { label: "30 August 1947", year: 1947, month: 8, day: 30, past: true },
  ]);
  expect(dates("Am 3. Mai 2024 und im Jahr 1998.", "de").map(({ label }) => label)).toEqual(["3. Mai 2024", "1998"]);
  expect(dates("2024年8月に引退し、9月3日に戻った。", "ja").map(({ label }) => label)).toEqual(["2024年8月", "9月3日"]);
  expect(dates("في 22 تشرين الثاني (نوفمبر) ٢٠٢٥", "ar")).toEqual([
    { label: "22 تشرين الثاني (نوفمبر) ٢٠٢٥", year: 2025, month: 11, day: 22 },
  ]);
});
