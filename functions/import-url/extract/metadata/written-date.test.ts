import { expect, it } from "vitest";
import { readDate } from "./written-date.ts";

it.each([
  ["2026-11-20T23:30:00+09:00", "ja"],
  ["2026-11-20 10:00:00", "en"],
  ["2026/11/20", "zh"],
  ["20261120", "en"],
  ["20261120T101500Z", "en"],
  ["Nov. 20, 2026 10:00", "en"],
  ["Published on Friday, November 20th, 2026 at 3pm", "en"],
  ["Fri, 20 Nov 2026 10:00:00 GMT", "en"],
  ["Fri Nov 20 10:00:00 UTC 2026", "en"],
  ["11/20/2026", "en-US"],
  ["20/11/2026", "en-US"],
  ["20/11/2026 - 11:45", "es"],
  ["Viernes, 20 de noviembre de 2026 09:14", "es"],
  ["Publié le 20 novembre 2026 à 10h", "fr"],
  ["Freitag, 20. Nov. 2026", "de"],
  ["20.11.2026, 10:00 Uhr", "de"],
  ["Stand: 20.11.26", "de"],
  ["20/11/26", "fr"],
  ["venerdì 20 novembre 2026", "it"],
  ["20 de novembro de 2026 às 10h", "pt"],
  ["20 ноября 2026 г., 14:05", "ru"],
  ["20 ноя 2026", "ru"],
  ["2026年11月20日 10時", "ja"],
  ["令和8年11月20日", "ja"],
  ["승인 2026.11.20 오전 9:12", "ko"],
  ["2026년 11월 20일", "ko"],
  ["2026. 11. 20. 오전", "ko"],
  ["٢٠ نوفمبر ٢٠٢٦", "ar"],
  ["20 تشرين الثاني 2026", "ar"],
  ["الجمعة 20 نونبر 2026", "ar"],
  ["20 नवंबर 2026", "hi"],
  ["२० नवम्बर २०२६", "hi"],
  ["Nov 20, 2026", "hi"],
  ["kl. 10:15, 20. november 2026", "da"],
])("“%s” (%s) is 20 November 2026", (text, language) => {
  expect(readDate(text, language)?.date).toBe("2026-11-20");
});

it("the first of the month, and months with accents, are read with and without them", () => {
  expect(readDate("1er août 2026", "fr")?.date).toBe("2026-08-01");
  expect(readDate("1 aout 2026", "fr")?.date).toBe("2026-08-01");
  expect(readDate("1º de março de 2026", "pt")?.date).toBe("2026-03-01");
});

it("of two small numbers the language says which is the day", () => {
  expect(readDate("03/04/2026", "en-US")?.date).toBe("2026-03-04");
  expect(readDate("03/04/2026", "en-GB")?.date).toBe("2026-04-03");
  expect(readDate("03/04/2026", "pt-BR")?.date).toBe("2026-04-03");
});

it("what is no whole date, or one that no calendar has, is none", () => {
  for (const text of ["", "20 November", "31 febbraio 2026", "2026-13-45", "0000-00-00", "May 2026", "4 min read", "20:26", "1.2.3"])
    expect(readDate(text, "it")).toBeNull();
});

it("a moment is told from a day, and UTC from the page's own clock", () => {
  expect(readDate("2026-11-20T23:30:00Z", "en")).toEqual({ date: "2026-11-20", instant: Date.UTC(2026, 10, 20, 23, 30), isUtc: true });
  expect(readDate("2026-11-21T08:30:00+0900", "en")).toEqual({ date: "2026-11-21", instant: Date.UTC(2026, 10, 20, 23, 30), isUtc: false });
  expect(readDate("1763000000", "en")).toMatchObject({ date: "2025-11-13", isUtc: true });
});
