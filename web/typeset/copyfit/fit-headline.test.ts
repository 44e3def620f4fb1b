import { expect, test } from "vitest";
import { nodeMeasurer } from "../../render/fonts/node-fonts.ts";
import { fakeMeasurer } from "../testing/fake-measurer.ts";
import { randomOf, randomParagraph } from "../testing/random-text.ts";
import type { Tools } from "../text/paragraph.ts";
import { balancedLines, fitHeadline, type HeadlineOptions } from "./fit-headline.ts";

const tools: Tools = { measurer: fakeMeasurer, hyphenate: (word) => [word] };
const banner: HeadlineOptions = { lines: 2, minSize: 20, maxSize: 36 };
const english = { font: "normal 700 Libre Bodoni", language: "en" };

test("every line of a head lies within its measure, and its size within the range", async () => {
  const measurer = await nodeMeasurer();
  for (const language of ["en", "de", "ja", "ar"] as const) {
    for (let seed = 1; seed <= 25; seed++) {
      const random = randomOf(seed);
      const text = randomParagraph(random, language, random.between(1, 16));
      const options = { ...banner, caps: seed % 2 === 0, eachLine: seed % 3 === 0 };
      const head = fitHeadline(text, { font: "normal 700 Libre Bodoni, Noto Naskh Arabic", language }, 450, options, {
        ...tools,
        measurer,
      });
      expect(head.lines.length, text).toBeGreaterThan(0);
      expect(head.lines.length, text).toBeLessThanOrEqual(3);
      for (const line of head.lines) {
        expect(line.width, line.text).toBeLessThanOrEqual(450.01);
        expect(line.size, line.text).toBeGreaterThanOrEqual(19.99);
        expect(line.size, line.text).toBeLessThanOrEqual(36);
        expect(line.size / head.size, line.text).toBeGreaterThanOrEqual(0.9199);
      }
      const set = head.lines.map(({ text: line }) => line).join("");
      if (!head.shortened && !options.caps) expect(set.replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    }
  }
});

test("a head is never hyphenated and keeps articles and prepositions with what follows", () => {
  const text = "Town Votes to Rebuild Its Old Breakwater Before the Sea Does";
  const { lines } = fitHeadline(text, english, 450, { ...banner, minSize: 16 }, tools);
  expect(lines.map((line) => line.text)).toEqual(["Town Votes to Rebuild Its Old", "Breakwater Before the Sea Does"]);
});

test("heads, decks and captions do not break at a hyphen that Portuguese would repeat; elsewhere a compound may", () => {
  const [portuguese, text] = [{ font: "any", language: "pt" }, "Câmara vende-se guarda-chuva e fá-lo-emos ex-presidente"];
  const ends = (language: string) =>
    [120, 160, 200, 260].flatMap((width) => {
      const head = fitHeadline(text, { ...portuguese, language }, width, { lines: 4, minSize: 8, maxSize: 36 }, tools);
      const deck = balancedLines(text, { ...portuguese, language, size: 14 }, width, 9, tools);
      return [...head.lines, ...deck.lines].map((line) => line.text);
    });
  expect(ends("pt").filter((line) => /^-|-$/.test(line))).toEqual([]);
  expect(ends("en").some((line) => line.endsWith("-"))).toBe(true);
});

test("a short head stands in one line at the largest size", () => {
  const head = fitHeadline("Clock stops", english, 450, banner, tools);
  expect(head.lines.map(({ text, size }) => [text, size])).toEqual([["Clock stops", 36]]);
});

test("a head too long for its lines takes one more before it loses a word", () => {
  const text = "Alder Street Library reopens with 41,000 books, nine clocks and a piano nobody can remember buying";
  const head = fitHeadline(text, english, 450, { ...banner, minSize: 22 }, tools);
  expect(head.shortened).toBe(false);
  expect(head.lines).toHaveLength(3);
});

test("a title of 300 characters is cut at a word and says so", () => {
  const text = "The harbour council voted on Tuesday to rebuild the breakwater ".repeat(5).trim();
  const head = fitHeadline(text, english, 450, banner, tools);
  expect(head.shortened).toBe(true);
  const set = head.lines.map((line) => line.text).join(" ");
  expect(set.endsWith("…")).toBe(true);
  expect(text.startsWith(set.slice(0, -1))).toBe(true);
  expect(text[set.length - 1]).toBe(" ");
});

test("a head of one endless word is cut, not set smaller than it may be", () => {
  const head = fitHeadline("x".repeat(9_000), english, 450, banner, tools);
  expect(head.shortened).toBe(true);
  for (const { size, width } of head.lines) {
    expect(size).toBeGreaterThanOrEqual(20);
    expect(width).toBeLessThanOrEqual(450.01);
  }
});

test("a Japanese head breaks after a phrase, not within a word", () => {
  const style = { font: "any", language: "ja" };
  const { lines } = fitHeadline("終着駅のピアノ、最終列車まで　遠野の無人駅に調律師の贈り物", style, 450, banner, tools);
  expect(lines.map(({ text }) => text)).toEqual(["終着駅のピアノ、最終列車まで", "遠野の無人駅に調律師の贈り物"]);
});

test("a side head has lines of about one length, none with a single short word at its end", () => {
  const lines = balancedLines("Frost comes early to the orchards of the valley", { ...english, size: 10 }, 120, 4, tools).lines.map(
    ({ text }) => text,
  );
  const widths = lines.map((line) => fakeMeasurer.width(line, "", "en") * 10);
  expect(Math.max(...widths)).toBeLessThanOrEqual(120);
  expect(Math.min(...widths)).toBeGreaterThan(60);
  expect(lines.join(" ")).toBe("Frost comes early to the orchards of the valley");
});

test("a deck longer than its lines ends with an ellipsis at a word", () => {
  const style = { ...english, size: 10 };
  const { lines, shortened } = balancedLines("one two three four five six seven eight nine ten eleven twelve", style, 80, 2, tools);
  expect([lines.length, shortened]).toEqual([2, true]);
  expect(lines.at(-1)?.text).toMatch(/\w…$/);
  // A text may end with an ellipsis of its own, and lose words all the same.
  expect(balancedLines("one two three four five six seven eight nine ten eleven …", style, 80, 2, tools).shortened).toBe(true);
  expect(balancedLines("one two …", style, 80, 2, tools).shortened).toBe(false);
});

test("an empty head has no lines", () => {
  expect(fitHeadline(" \u0000 ", english, 450, banner, tools)).toEqual({ lines: [], size: 0, shortened: false });
  expect(balancedLines("", { ...english, size: 10 }, 100, 3, tools)).toEqual({ lines: [], shortened: false });
});
