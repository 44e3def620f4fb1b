import { expect, test } from "vitest";
import { nodeMeasurer } from "../../render/fonts/node-fonts.ts";
import { plainText } from "../model/plain-text.ts";
import { randomOf, randomParagraph } from "../testing/random-text.ts";
import { kashidaPlace, tatweel } from "./kashida.ts";
import { setLines } from "./lines.ts";
import { measureParagraph } from "./paragraph.ts";
import { breakParagraph } from "./total-fit.ts";

const amiri = { font: "normal 400 Amiri, Gelasio", language: "ar" };
const whole = (word: string) => [word];

function drawn(word: string): string {
  const place = kashidaPlace(word);
  return place ? word.slice(0, place.at) + tatweel + word.slice(place.at) : word;
}

test("a word is drawn longer where a scribe would: after seen, before a final teh marbuta, alef or dal", () => {
  expect(["السبت", "العيادة", "المتنقلة", "كتاب", "عندهم", "صباح", "محمد"].map(drawn)).toEqual([
    "السـبت",
    "العيـادة",
    "المتنقلـة",
    "كتـاب",
    "عنـدهم",
    "صـباح",
    "محمـد",
  ]);
});

test("lam and alef are never parted, nor the name of God, nor letters that do not join", () => {
  for (const word of ["لا", "الآن", "سلام", "الإسلام", "بلا", "والله", "لله", "دار", "روز", "أول", "١٢٣", "ECG", ""]) {
    const place = kashidaPlace(word);
    const around = place ? word.slice(place.at - 1, place.at + 1) : "";
    expect(around, word).not.toMatch(/ل[اأإآ]|[اأإآدذرزو]./);
    if (word.includes("لله")) expect(place, word).toBeUndefined();
  }
});

test("a vowel sign stays on its letter when the word is drawn longer", () => {
  expect(drawn("سَبت")).toBe("سَـبت");
  expect(drawn("مُحَمَّدٌ")).toBe("مُحَمَّـدٌ");
});

test("a stroke stands at most once in a word, of at most two tatweels, and its line fills the measure", async () => {
  const measurer = await nodeMeasurer();
  let strokes = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const text = randomParagraph(randomOf(seed), "ar", 80);
    const [fit] = breakParagraph(measureParagraph(text, amiri, { measurer, hyphenate: whole }), () => 105.6, 7.5);
    for (const line of fit ? setLines(fit, () => 105.6, 7.5) : []) {
      if (!line.kashidas) continue;
      strokes += line.kashidas.length;
      for (const word of line.text.split(" ")) expect(word).toMatch(/^[^\u0640]*\u0640{0,2}[^\u0640]*$/);
      const spaces = line.text.split(" ").length - 1;
      expect(measurer.width(line.text, amiri.font, "ar") * 7.5 + spaces * line.wordSpace).toBeCloseTo(105.6, 1);
      expect(line.wordSpace, "strokes come only when word spaces are wide").toBeGreaterThan(0);
      expect(text).toContain(plainText(line));
    }
  }
  expect(strokes).toBeGreaterThan(20);
});

test("tatweels the author wrote stay in the text", async () => {
  const text = "عـــام جديد في المدينة مع صباح السبت والناس في السوق وعلى الجسر وقرب العيادة المتنقلة الجديدة";
  const [fit] = breakParagraph(measureParagraph(text, amiri, { measurer: await nodeMeasurer(), hyphenate: whole }), () => 80, 7.5);
  const lines = fit ? setLines(fit, () => 80, 7.5) : [];
  expect(lines.map(plainText).join(" ")).toBe(text);
});

test("a last line and a face without the stroke are left alone", async () => {
  const measurer = await nodeMeasurer();
  const bare = { ...measurer, covers: (text: string) => text !== tatweel };
  const text = randomParagraph(randomOf(4), "ar", 60);
  const [fit] = breakParagraph(measureParagraph(text, amiri, { measurer: bare, hyphenate: whole }), () => 105.6, 7.5);
  for (const line of fit ? setLines(fit, () => 105.6, 7.5) : []) expect(line.kashidas).toBeUndefined();
  const [short] = breakParagraph(measureParagraph("صباح السبت", amiri, { measurer, hyphenate: whole }), () => 105.6, 7.5);
  expect(short && setLines(short, () => 105.6, 7.5)[0]?.kashidas).toBeUndefined();
});
