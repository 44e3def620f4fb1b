import { expect, test } from "vitest";
import { fakeMeasurer } from "../testing/fake-measurer.ts";
import { randomOf, randomParagraph } from "../testing/random-text.ts";
import { loadHyphenator } from "./hyphenation.ts";
import { setLines } from "./lines.ts";
import type { Measurer } from "./measurer.ts";
import { measureParagraph } from "./paragraph.ts";
import { breakParagraph } from "./total-fit.ts";

const whole = (word: string) => [word];

function linesOf(text: string, language: string, measure: number, size = 10, hyphenate = whole): string[] {
  const measured = measureParagraph(text, { font: "any", language }, { measurer: fakeMeasurer, hyphenate });
  const [fit] = breakParagraph(measured, () => measure, size);
  return fit ? setLines(fit, () => measure, size).map((line) => line.text) : [];
}

test("a changed paragraph is measured, the others are not measured again", async () => {
  let count = 0;
  const measurer: Measurer = {
    covers: () => true,
    width: (text) => {
      count++;
      return fakeMeasurer.width(text, "", "");
    },
  };
  const tools = { measurer, hyphenate: await loadHyphenator("en") };
  const story = [1, 2, 3].map((seed) => randomParagraph(randomOf(seed), "en", 60));
  const style = { font: "any", language: "en" };
  for (const text of story) measureParagraph(text, style, tools);
  const first = count;
  for (const text of story) measureParagraph(text, style, tools);
  expect(count).toBe(first);
  measureParagraph(`${story[0]} Extraordinarily.`, style, tools);
  expect(count - first).toBeLessThan(20);
});

test("a no-break space keeps figure and unit on one line", () => {
  for (const measure of [40, 50, 60, 70, 80, 90]) {
    for (const line of linesOf("a bridge of 14\u00a0km was opened by 3\u00a0mayors", "en", measure))
      expect(line).not.toMatch(/\d$|^(km|mayors)/);
  }
});

test("French marks and German dashes do not begin a line", () => {
  for (const measure of [60, 70, 80, 90, 100]) {
    for (const line of linesOf("Que faire maintenant ? Rien du tout ; on attend la suite : « demain » !", "fr", measure)) {
      expect(line).not.toMatch(/^[?;:!»]/);
      expect(line).not.toMatch(/«$/);
    }
  }
  const german = linesOf("Die Mauer wächst mit – auf zwei Meter – in wenigen Stunden und danach noch – etwas mehr als die alte", "de", 150);
  expect(german.filter((line) => line.startsWith("–"))).toEqual([]);
});

test("a word with a hyphen or a dash of its own breaks after it without a second one", () => {
  const lines = linesOf("the well-established harbour—so they said—was ground-source-heated", "en", 85);
  for (const line of lines) expect(line).not.toMatch(/--|—-/);
  expect(lines.some((line) => /[-—]$/.test(line))).toBe(true);
});

test("an address breaks after its marks and takes no hyphen", () => {
  const lines = linesOf("see https://www.example.org/library/reopening/clock-tower?year=2026 today", "en", 80);
  expect(lines.join("").replaceAll(" ", "")).toBe("seehttps://www.example.org/library/reopening/clock-tower?year=2026today");
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[/.?=-]$|see$|2026$/);
});

test("a name in Latin letters inside Japanese text stays in one piece", () => {
  for (const measure of [60, 70, 80, 90]) {
    const lines = linesOf("この船はWindcatcherという名で2026年に造られた", "ja", measure);
    expect(lines.some((line) => line.includes("Windcatcher"))).toBe(true);
    expect(lines.some((line) => line.includes("2026"))).toBe(true);
  }
});

test("Japanese pasted into an English paper still breaks between its characters", () => {
  const lines = linesOf("港町の防波堤を再建する予定だと発表した。", "en", 60);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join("")).toBe("港町の防波堤を再建する予定だと発表した。");
});

test("Arabic letters are never spaced, in a paper of any language", () => {
  const text = "قالت الطبيبة إن الحافلة البيضاء تتوقف قرب الحي الشرقي كل سبت";
  for (const language of ["ar", "en"]) {
    const measured = measureParagraph(text, { font: "any", language }, { measurer: fakeMeasurer, hyphenate: whole });
    for (const fit of breakParagraph(measured, () => 100, 10)) {
      for (const line of setLines(fit, () => 100, 10)) expect(line.letterSpace).toBe(0);
    }
  }
});

test("ligatures are off where letters are spaced, and on in Arabic", () => {
  const asked = new Map<string, boolean | undefined>();
  const measurer: Measurer = {
    covers: () => true,
    width: (text, _font, language, spaced) => {
      asked.set(language, spaced);
      return fakeMeasurer.width(text, "", "");
    },
  };
  for (const language of ["en", "ru", "ar", "ja"]) measureParagraph("fi", { font: "any", language }, { measurer, hyphenate: whole });
  expect(Object.fromEntries(asked)).toEqual({ en: true, ru: true, ar: false, ja: false });
});

test("lines not justified stand at their side of the measure", () => {
  const measured = measureParagraph(
    "one two three four five six",
    { font: "any", language: "en" },
    { measurer: fakeMeasurer, hyphenate: whole },
  );
  const [fit] = breakParagraph(measured, () => 60, 10, { ragged: true });
  if (!fit) throw new Error("Never empty");
  const centered = setLines(fit, () => 60, 10, { justify: false, align: "center" });
  for (const line of centered) {
    expect(line.wordSpace).toBe(0);
    expect(line.indent).toBeCloseTo((60 - line.natural + line.hang) / 2, 1);
  }
});

test("Korean lines end between words, or between syllables where word spaces would be wide, never with a hyphen", () => {
  const text = "지난달 문을 연 구례토종씨앗은행에서는 종이봉투에 든 콩 서른 알을 빌려주고 가을에 두 배로 돌려받는다고 했다";
  for (const measure of [50, 60, 70, 80]) {
    const measured = measureParagraph(text, { font: "any", language: "ko" }, { measurer: fakeMeasurer, hyphenate: whole });
    const [fit] = breakParagraph(measured, () => measure, 10);
    const lines = fit ? setLines(fit, () => measure, 10) : [];
    expect(lines.map((line) => line.text + (line.joins || line.last ? "" : " ")).join("")).toBe(text);
    for (const line of lines) expect(line.hyphen).toBe(false);
    for (const line of lines.slice(0, -1)) expect(line.wordSpace, `${measure}: ${line.text}`).toBeLessThanOrEqual(line.naturalSpace * 1.2);
  }
});

test("a Hindi danda never begins a line, and letters keep their vowel signs and conjuncts", () => {
  const text = "बावड़ी में पानी भर गया । ग्रामीणों ने श्रमदान किया । धीरे-धीरे सीढ़ियां सामने आईं ।";
  for (const measure of [30, 40, 50, 60, 70]) {
    for (const line of linesOf(text, "hi", measure)) expect(line).not.toMatch(/^[।॥\p{M}]/u);
  }
  expect(linesOf("क्षत्रियविश्वविद्यालय".repeat(4), "hi", 40).join("")).toBe("क्षत्रियविश्वविद्यालय".repeat(4));
  expect(linesOf("और धीरे-धीरे", "hi", 30).some((line) => line.endsWith("-"))).toBe(true);
});

test("brackets and stops side by side have half an em between them, not a whole one, and give it back at a line's edge", () => {
  const set = (text: string, language: string, measure: number) => {
    const measured = measureParagraph(text, { font: "any", language }, { measurer: fakeMeasurer, hyphenate: whole });
    const [fit] = breakParagraph(measured, () => measure, 10);
    return fit ? setLines(fit, () => measure, 10) : [];
  };
  const [line] = set("港で「待つ」「待たない」。と、「言う」", "ja", 500);
  // Of 19 characters, three pairs of marks are half an em nearer.
  expect(line).toMatchObject({ natural: 175, tightAt: [6, 12, 15] });
  // A colon stands in the left half of its em in Chinese, in the middle in Japanese.
  expect(set("他读《甲》，《乙》：（丙）。", "zh", 500)[0]?.natural).toBe(115);
  expect(set("他读《甲》，《乙》：（丙）。", "ja", 500)[0]?.natural).toBe(125);
  for (let measure = 70; measure < 160; measure += 5) {
    for (const { text, natural, indent, hang, width, last, letterSpace } of set(
      "港町「一」「二」「三」「四」「五」「六」「七」",
      "ja",
      measure,
    )) {
      if (!last && letterSpace < 2.4)
        expect(indent + natural + letterSpace * (text.length - 1) - hang, `${measure}: ${text}`).toBeCloseTo(width, 1);
    }
  }
});

test("Unicode's break controls are obeyed: U+2011 and U+2060 forbid a break, U+200B allows one, and neither control is printed", async () => {
  const english = await loadHyphenator("en");
  for (let measure = 45; measure < 120; measure += 5) {
    const treaty = linesOf("They sent an e\u2011mail on the treaty of non\u2011use to 10\u2013\u206020 states", "en", measure, 10, english);
    for (const line of treaty) expect(line).not.toMatch(/[\u2011\u2013]$/);
    expect(treaty.join("")).not.toContain("\u2060");
  }
  const names = linesOf("longidentifiername\u200bcontinueshere", "en", 90, 10, english);
  expect(names).toEqual(["longidentifiername", "continueshere"]);
  expect(linesOf("価格\u2060表は\u200bHarbour\u200bLights", "ja", 40)).toEqual(["価格表は", "Harbour", "Lights"]);
});

test("a no-break control keeps its place in the source", () => {
  const source = "one\u200btwo \u2060three";
  const { text, sourceOffset } = measureParagraph(source, { font: "any", language: "en" }, { measurer: fakeMeasurer, hyphenate: whole });
  expect(text).toBe("onetwo three");
  expect(sourceOffset(text.indexOf("three"))).toBe(source.indexOf("three"));
});

test("full-width figures stay together at their comma and their stop", () => {
  for (let measure = 40; measure < 120; measure += 10) {
    for (const line of linesOf("価格は１，２００円で、幅は３．５センチだった。", "ja", measure)) expect(line).not.toMatch(/[，．]$/);
  }
});

test("a Portuguese word that breaks at its own hyphen repeats it on the next line, and is copied with one", async () => {
  const portuguese = await loadHyphenator("pt");
  for (const [text, broken] of [
    ["vende-se", ["vende-", "-se"]],
    ["guarda-chuva", ["guarda-", "-chuva"]],
  ] as const) {
    const measured = measureParagraph(text, { font: "any", language: "pt" }, { measurer: fakeMeasurer, hyphenate: portuguese });
    const [fit] = breakParagraph(measured, () => 36, 10);
    const lines = fit ? setLines(fit, () => 36, 10) : [];
    expect(lines.map((line) => line.text)).toEqual(broken);
    // What the PDF and the clipboard give: without the hyphens the typesetter added.
    expect(lines.map((line) => (line.hyphen ? line.text.slice(0, -1) : line.text)).join("")).toBe(text);
  }
  expect(linesOf("o período 2010\u20132011", "pt", 60, 10, portuguese).join("")).not.toMatch(/\u2013.*\u2013/);
});
