import { expect, it, test } from "vitest";
import { readArticle } from "../edition/article.ts";
import { figuresOf } from "../edition/figures.ts";
import { splitSentences } from "../edition/sentences.ts";
import { grammarOf } from "./choose.ts";

const split = (text: string, language: string) => splitSentences(text, grammarOf(language)).map((sentence) => sentence.text);
const figures = (text: string, language: string) => figuresOf(readArticle(text, language)).map((figure) => figure.phrase);
const dates = (text: string, language: string) => grammarOf(language).dates(text);

test.each([
  ["Ждут в библиотеке им. Пришвина на ул. Ленина, д. 5. Мест нет.", "ru", "Ждут в библиотеке им. Пришвина на ул. Ленина, д. 5."],
  ["Это доказал к. э. н. Денис Вавилов. Ему поверили.", "ru", "Это доказал к. э. н. Денис Вавилов."],
  ["Дорогу закрыли в 2017 г. Ольга собрала подписи.", "ru", "Дорогу закрыли в 2017 г."],
  ["В 2019 г. Ольга собрала подписи. Их много.", "ru", "В 2019 г. Ольга собрала подписи."],
  ["इंजीनियर डॉ. मीनाक्षी पंत आईं। सब खुश थे।", "hi", "इंजीनियर डॉ. मीनाक्षी पंत आईं।"],
])("%s is parted where the sentence ends", (text, language, first) => {
  expect(split(text, language)[0]).toBe(first);
});

test.each([
  ["Восстановление обошлось в 412 млн рублей.", "ru", ["412 млн рублей"]],
  ["Накопился 61 официальный ответ.", "ru", ["61 официальный ответ"]],
  ["Нина Лахтина, 76 лет, пришла 27 марта в 22:40 в дом 5.", "ru", []],
  ["Связь есть на первых 90 километрах.", "ru", []],
  ["Мост 1916 года держался на 5 200 заклёпках.", "ru", []],
  ["पूरे काम पर 64.5 लाख रुपये खर्च हुए।", "hi", ["64.5 लाख रुपये"]],
  ["इसमें से ३१० ट्रॉली मिट्टी निकली।", "hi", ["३१० ट्रॉली"]],
  ["6 जून को सुबह 7 बजे 49 वर्षीय कोच 78वें मिनट में आए।", "hi", []],
  ["करीब 2,400 दर्शकों ने शोर मचाया।", "hi", []],
])("%s: only what counts something and can stand alone is a figure", (text, language, expected) => {
  expect(figures(text, language)).toEqual(expected);
});

it("ranks lakhs and crores as Indian papers count them", () => {
  expect(figures("इसमें 900 टन पत्थर थे। काम पर 3 करोड़ रुपये खर्च हुए। टिकट से 8,75,000 रुपये आए।", "hi")).toEqual([
    "3 करोड़ रुपये",
    "8,75,000 रुपये",
    "900 टन",
  ]);
});

it("reads dates as they are written, and takes the age of a thing for none", () => {
  expect(dates("с 27 марта 2026 года", "ru")).toEqual([{ label: "27 марта 2026 года", year: 2026, month: 3, day: 27 }]);
  expect(dates("В 1972 году, а весной 2017-го мост 1916 года", "ru").map((date) => date.year)).toEqual([1972, 2017]);
  expect(dates("1999 में शुरू, 6 जून 2026 को और १५ अगस्त को", "hi")).toEqual([
    { label: "1999", year: 1999, month: null, day: null },
    { label: "6 जून 2026", year: 2026, month: 6, day: 6 },
    { label: "१५ अगस्त", year: null, month: 8, day: 15 },
  ]);
});

it("knows a sentence that leans on the one before it", () => {
  expect(grammarOf("ru").leaning.test("В 1972 году она встретила здесь свой первый поезд.")).toBe(true);
  expect(grammarOf("ru").leaning.test("Зато появились планы.")).toBe(true);
  expect(grammarOf("ru").leaning.test("Носильщики вышли на перрон.")).toBe(false);
  expect(grammarOf("hi").leaning.test("इसलिए लड़के छोटे पास सीख गए।")).toBe(true);
  expect(grammarOf("hi").leaning.test("परिवारों ने खेत दे दिए।")).toBe(false);
});
