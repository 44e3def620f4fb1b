import { expect, test } from "vitest";
import { nodeMeasurer } from "../../render/fonts/node-fonts.ts";
import { plainText } from "../model/plain-text.ts";
import { fakeMeasurer } from "../testing/fake-measurer.ts";
import { randomOf, randomParagraph } from "../testing/random-text.ts";
import { loadHyphenator } from "./hyphenation.ts";
import { setLines } from "./lines.ts";
import type { Measurer } from "./measurer.ts";
import { measureParagraph, type Tools } from "./paragraph.ts";
import { breakParagraph } from "./total-fit.ts";

const languages = ["en", "de", "ja", "ar"] as const;
const fonts = {
  en: "normal 400 Gelasio",
  de: "normal 400 Gelasio",
  ja: "normal 400 BIZ UDMincho",
  ar: "normal 400 Noto Naskh Arabic, Gelasio",
};

const unhyphenated: Tools = { measurer: fakeMeasurer, hyphenate: (word) => [word] };

/** Lengths in eighteenths of an em, as printed beside figure 1 of the paper. */
const paperUnits: Measurer = {
  width: (text) => {
    const letters = [9, 10, 8, 10, 8, 6, 9, 10, 5, 6, 10, 5, 15, 10, 9, 10, 10, 7, 7, 7, 10, 9, 13, 10, 10, 8];
    const others: Record<string, number> = { " ": 6, C: 13, I: 6, "-": 6 };
    let units = 0;
    for (const character of text) units += others[character] ?? letters[character.charCodeAt(0) - 97] ?? 5;
    return units / 18;
  },
  covers: () => true,
};

const frogKing =
  "In olden times when wishing still helped one, there lived a king whose daughters were all beautiful; and the youngest was so " +
  "beautiful that the sun itself, which has seen so much, was astonished whenever it shone in her face. Close by the king's castle lay " +
  "a great dark forest, and under an old lime-tree in the forest was a well, and when the day was very warm, the king's child went out " +
  "into the forest and sat down by the side of the cool fountain; and when she was bored she took a golden ball, and threw it up on " +
  "high and caught it; and this ball was her favorite plaything.";

test("the example of Knuth and Plass breaks as printed in their paper", async () => {
  // A language whose letters are not spaced leaves stretch to the word spaces alone, as in 1981.
  const style = { font: "paper", language: "hi" };
  const tools = { measurer: paperUnits, hyphenate: await loadHyphenator("en") };
  const fits = breakParagraph(measureParagraph(frogKing, style, tools), () => 390, 18, { indent: 18 });
  const best = fits[0];
  expect(best && setLines(best, () => 390, 18, { indent: 18 }).map(({ text }) => text)).toEqual([
    "In olden times when wishing still helped one,",
    "there lived a king whose daughters were all beau-",
    "tiful; and the youngest was so beautiful that the",
    "sun itself, which has seen so much, was aston-",
    "ished whenever it shone in her face. Close by the",
    "king's castle lay a great dark forest, and under an",
    "old lime-tree in the forest was a well, and when",
    "the day was very warm, the king's child went out",
    "into the forest and sat down by the side of the",
    "cool fountain; and when she was bored she took a",
    "golden ball, and threw it up on high and caught",
    "it; and this ball was her favorite plaything.",
  ]);
  // Lines without punctuation inside, whose glue the paper makes wider, have its ratios to the digit.
  expect([0, 1, 8].map((line) => best?.breaks[line]?.ratio.toFixed(3))).toEqual(["0.857", "0.000", "0.700"]);
});

/** Every invariant of lines that a reader would see broken. */
function expectSound(text: string, language: (typeof languages)[number], tools: Tools, measure: number, random: string): void {
  const size = 7;
  const style = { font: fonts[language], language };
  const fits = breakParagraph(measureParagraph(text, style, tools), () => measure, size, { indent: size });
  for (const fit of fits) {
    const lines = setLines(fit, () => measure, size, { indent: size });
    expect(lines, random).toHaveLength(fit.lines);
    let hyphens = 0;
    lines.forEach((line, index) => {
      hyphens = line.hyphen ? hyphens + 1 : 0;
      expect(hyphens, `${random}: hyphens in a row at "${line.text}"`).toBeLessThanOrEqual(2);
      const next = lines[index + 1];
      expect(line.last, random).toBe(next === undefined);
      if (next) expect(text.slice(line.end, next.start).trim(), `${random}: text between two lines`).toBe("");
      expect(line.text.replace(/-$/, "").length, `${random}: an empty line`).toBeGreaterThan(0);
      const spaces = line.text.match(/[ \u00a0]/g)?.length ?? 0;
      const characters = [...new Intl.Segmenter("und").segment(line.text)].length;
      const inked = line.natural + spaces * line.wordSpace + (characters - 1) * line.letterSpace;
      const edge = line.indent + inked - line.hang;
      expect(edge, `${random}: "${line.text}" is wider than its measure`).toBeLessThanOrEqual(measure + 0.05);
      if (line.wordSpace !== 0 && !line.last) expect(edge, `${random}: "${line.text}" stops short`).toBeCloseTo(measure, 1);
      expect(line.letterSpace, random).toBeLessThanOrEqual(size * (language === "ja" ? 0.25 : 0.0225) + 1e-9);
      if (language === "ar") expect(line.letterSpace, random).toBe(0);
    });
    const set = lines.map(plainText).join("");
    expect(set.replaceAll(" ", ""), `${random}: text lost or added`).toBe(text.replaceAll(" ", ""));
    expect([lines[0]?.start, lines.at(-1)?.end], random).toEqual([0, text.length]);
  }
}

for (const language of languages) {
  test(`random paragraphs keep every rule of lines: ${language}, widths by character class`, async () => {
    const tools = { measurer: fakeMeasurer, hyphenate: await loadHyphenator(language) };
    for (let seed = 1; seed <= 60; seed++) {
      const random = randomOf(seed);
      const text = randomParagraph(random, language, random.between(1, 120));
      expectSound(text, language, tools, random.between(70, 260), `seed ${seed}`);
    }
  });

  test(`random paragraphs keep every rule of lines: ${language}, widths by HarfBuzz`, async () => {
    const tools = { measurer: await nodeMeasurer(), hyphenate: await loadHyphenator(language) };
    for (let seed = 1; seed <= 25; seed++) {
      const random = randomOf(seed);
      const text = randomParagraph(random, language, random.between(1, 120));
      expectSound(text, language, tools, random.between(70, 260), `seed ${seed}`);
    }
  });
}

test("a line measured in pieces is as wide as the same line measured at once", async () => {
  const measurer = await nodeMeasurer();
  for (const language of languages) {
    const style = { font: fonts[language], language };
    const tools = { measurer, hyphenate: await loadHyphenator(language) };
    const text = randomParagraph(randomOf(7), language, 90);
    const [fit] = breakParagraph(measureParagraph(text, style, tools), () => 106, 7);
    for (const line of fit ? setLines(fit, () => 106, 7) : []) {
      const whole = measurer.width(line.text, style.font, language, language === "en" || language === "de") * 7;
      const takenOut = (line.tightAt?.length ?? 0) * 3.5;
      expect(line.natural, line.text).toBeCloseTo(whole - takenOut, 1);
    }
  }
});

test("texts nobody should paste give lines, never an error", async () => {
  const hostile = [
    "",
    " ",
    "\u0000",
    "\u202e\u2066abc\u2069 def\u0000ghi",
    "x".repeat(600),
    "ب".repeat(500),
    "-".repeat(500),
    "a-".repeat(300),
    "a\u00a0".repeat(300),
    "a\u0301\u0323".repeat(200),
    "👩‍👩‍👧‍👦".repeat(120),
    "\ud800 lone \udc00",
    "https://example.com/".padEnd(400, "a/b_c?d=e&"),
    "港".repeat(500),
    "「".repeat(300),
    "。".repeat(300),
    "กรุงเทพมหานครอมรรัตนโกสินทร์".repeat(20),
    "\u200d\u200d\u200d",
    "é́".normalize("NFD").repeat(300),
  ];
  for (const language of languages) {
    const tools = { measurer: fakeMeasurer, hyphenate: await loadHyphenator(language) };
    for (const text of hostile) {
      const measured = measureParagraph(text, { font: "any", language }, tools);
      for (const measure of [3, 105.6]) {
        const fits = breakParagraph(measured, () => measure, 7, { indent: 7 });
        expect(fits.length).toBeGreaterThan(0);
        for (const fit of fits) expect(setLines(fit, () => measure, 7, { indent: 7 })).toHaveLength(fit.lines);
      }
    }
  }
});

test("a word of 9,000 letters fills its column between letters, none of them lost", () => {
  const word = "abcdefghij".repeat(900);
  const [fit] = breakParagraph(measureParagraph(word, { font: "any", language: "en" }, unhyphenated), () => 105.6, 7);
  const lines = fit ? setLines(fit, () => 105.6, 7) : [];
  expect(lines.map(({ text }) => text).join("")).toBe(word);
  expect(Math.max(...lines.map(({ natural }) => natural))).toBeLessThanOrEqual(105.6 * 1.03);
});

test("family emoji and letters with marks are never cut in two", () => {
  const family = "👩‍👩‍👧‍👦";
  const [fit] = breakParagraph(measureParagraph(family.repeat(40), { font: "any", language: "en" }, unhyphenated), () => 50, 7);
  for (const { text } of fit ? setLines(fit, () => 50, 7) : []) expect(text.replaceAll(family, "")).toBe("");
});

test("no line begins with a Japanese stop, small kana or closing bracket, nor ends with an opening one", () => {
  for (let seed = 1; seed <= 40; seed++) {
    const text = randomParagraph(randomOf(seed), "ja", 80);
    const measured = measureParagraph(text, { font: "any", language: "ja" }, unhyphenated);
    for (const fit of breakParagraph(measured, () => 98, 7)) {
      const lines = setLines(fit, () => 98, 7).map(({ text: line }) => line);
      for (let index = 1; index < lines.length; index++) {
        expect(lines[index], `seed ${seed}`).not.toMatch(/^[、。」』）ゃょっー…]/);
        expect(lines[index - 1], `seed ${seed}`).not.toMatch(/[「『（]$/);
        expect(`${lines[index - 1]?.at(-1)}${lines[index]?.[0]}`, `seed ${seed}`).not.toMatch(/^(……|[0-9]{2})$/);
      }
    }
  }
});

test("a Japanese stop at a line's end leaves its blank half outside, so that 14 characters and a stop fit 14 em", () => {
  const text = "港町の防波堤を再建する予定だ。港町の防波堤";
  const measured = measureParagraph(text, { font: "any", language: "ja" }, unhyphenated);
  const [fit] = breakParagraph(measured, () => 98, 7);
  const [first] = fit ? setLines(fit, () => 98, 7) : [];
  expect(first).toMatchObject({ text: "港町の防波堤を再建する予定だ。", hang: 3.5 });
});

test("a line that may not end in a hyphen does not, and the paragraph keeps its length", async () => {
  const tools = { measurer: fakeMeasurer, hyphenate: await loadHyphenator("de") };
  const measured = measureParagraph(randomParagraph(randomOf(3), "de", 90), { font: "any", language: "de" }, tools);
  const [free] = breakParagraph(measured, () => 105.6, 7);
  const hyphenated = free?.breaks.findIndex(({ hyphen }) => hyphen) ?? -1;
  expect(hyphenated).toBeGreaterThanOrEqual(0);
  for (const fit of breakParagraph(measured, () => 105.6, 7, { unbroken: [hyphenated] }))
    expect(fit.breaks[hyphenated]?.hyphen).toBe(false);
});

test("lines beside a drop cap are as narrow as their measure", async () => {
  const tools = { measurer: fakeMeasurer, hyphenate: await loadHyphenator("en") };
  const widthOf = (line: number) => (line < 3 ? 80 : 105.6);
  const [fit] = breakParagraph(
    measureParagraph(randomParagraph(randomOf(5), "en", 80), { font: "any", language: "en" }, tools),
    widthOf,
    7,
  );
  const lines = fit ? setLines(fit, widthOf, 7) : [];
  expect(lines.slice(0, 4).map(({ width }) => width)).toEqual([80, 80, 80, 105.6]);
  for (const line of lines) expect(line.natural - line.hang).toBeLessThanOrEqual(line.width * 1.06);
});

test("typing into one paragraph breaks that one anew, and no other", async () => {
  const tools = { measurer: fakeMeasurer, hyphenate: await loadHyphenator("en") };
  const style = { font: "any", language: "en" };
  const story = [1, 2, 3, 4, 5].map((seed) => randomParagraph(randomOf(seed), "en", 50));
  // A front page is planned in some forty sizes and measures.
  const breakAll = (texts: string[]) =>
    texts.map((text) => Array.from({ length: 40 }, (_, plan) => breakParagraph(measureParagraph(text, style, tools), () => 100 + plan, 7)));
  const before = breakAll(story);
  for (let letter = 1; letter <= 60; letter++) breakAll(story.map((text, index) => (index === 2 ? `${text} ${"a".repeat(letter)}` : text)));
  const after = breakAll(story);
  for (const index of [0, 1, 3, 4]) {
    for (const [plan, fits] of (after[index] ?? []).entries()) expect(fits).toBe(before[index]?.[plan]);
  }
});

test("a measure narrower than a single sign still breaks every paragraph", () => {
  for (const [text, language] of [
    ["船", "ja"],
    ["もっとも、機械任せにはできない。", "ja"],
    ["W", "en"],
    ["Wm. – W", "en"],
  ] as const) {
    const paragraph = measureParagraph(text, { font: "any", language }, unhyphenated);
    for (const width of [4, 6, 9])
      expect(breakParagraph(paragraph, () => width, 10, { indent: 10 })[0]?.lines, `${text} ${width}`).toBeGreaterThan(0);
  }
});
