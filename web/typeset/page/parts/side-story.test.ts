import { expect, test } from "vitest";
import type { TextItem } from "../../model/scene.ts";
import { newspaperFrom, toolsOf } from "../../testing/sample-newspapers.test-data.ts";
import { setNewspaper } from "../set-newspaper.ts";

async function textsOf(templateId: string, language: string, file: string): Promise<TextItem[]> {
  const paper = newspaperFrom(file, 600, "three-column", { templateId });
  const [page] = setNewspaper(paper, await toolsOf(language)).pages;
  return page?.items.filter((item): item is TextItem => item.kind === "text") ?? [];
}

test("stories in narrow rails are ragged where the template has it so, the lead is not", async () => {
  const texts = await textsOf("monsoon-times", "en", "en-library-reopening");
  const briefs = texts.filter(({ block, width }) => block === "side-stories" && width < 84);
  expect(briefs.length).toBeGreaterThan(10);
  expect(briefs.every(({ wordSpace }) => wordSpace === 0)).toBe(true);
  expect(texts.some(({ block, wordSpace }) => block === "expanded-content" && wordSpace !== 0)).toBe(true);
});

test("Japanese is never ragged", async () => {
  const texts = await textsOf("monsoon-times", "ja", "ja-shima-no-ferry");
  const lines = texts.filter(({ block, last, naturalSpace }) => block === "side-stories" && !last && naturalSpace === 0);
  expect(lines.some(({ letterSpace }) => letterSpace !== 0)).toBe(true);
});

test("briefs are counted from one, each at its head", async () => {
  const texts = await textsOf("monsoon-times", "en", "en-library-reopening");
  const numerals = texts.filter(({ role }) => role === "numeral");
  expect(numerals.map(({ text }) => text)).toEqual(numerals.map((_, index) => String(index + 1)));
  expect(numerals.length).toBeGreaterThan(0);
});

test("what a column of one story has to spare stands between its paragraphs too, not all under its head", async () => {
  const place = { city: "Duluth", country: "United States", countryCode: "US", lat: 46.78, lng: -92.1, timeZone: "America/Chicago" };
  const paper = newspaperFrom("en-library-reopening", 0, "three-column", { place });
  const [page] = setNewspaper(paper, await toolsOf("en")).pages;
  const texts = page?.items.filter((item): item is TextItem => item.kind === "text" && item.block === "bottom-section") ?? [];
  const head = texts.find(({ text }) => text === "IN QUOTES");
  const lines = texts.filter(({ x, y }) => head && y > head.y && Math.abs(x - head.x) < 60);
  const steps = lines.slice(1).map(({ y }, index) => ({ step: y - (lines[index]?.y ?? 0), isParagraph: lines[index]?.last }));
  const within = Math.max(...steps.filter(({ isParagraph }) => !isParagraph).map(({ step }) => step));
  const between = Math.min(...steps.filter(({ isParagraph }) => isParagraph).map(({ step }) => step));
  expect(lines.length).toBeGreaterThan(8);
  expect(between - within).toBeGreaterThan(1);
  // It was five lines when all of it stood there.
  expect((lines[0]?.y ?? 0) - (head?.y ?? 0)).toBeLessThan(within * 3.3);
  const frame = page?.frames.find(({ id }) => id === "bottom-section-1");
  expect(frame && Math.abs(frame.foot - (lines.at(-1)?.y ?? 0))).toBeLessThan(0.01);
});
