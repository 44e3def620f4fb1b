import { expect, test } from "vitest";
import { fakeMeasurer } from "../testing/fake-measurer.ts";
import { type Random, randomOf, randomParagraph } from "../testing/random-text.ts";
import { loadHyphenator } from "../text/hyphenation.ts";
import { measureParagraph, type Tools } from "../text/paragraph.ts";
import type { Fit } from "../text/total-fit.ts";
import { balanceColumns } from "./balance.ts";
import { type FillResult, fillColumns, type ParagraphToFill } from "./column-break.ts";
import { paragraphToFill } from "./paragraph-forms.ts";

const languages = ["en", "de", "ja", "ar"] as const;
const measure = 105.6;
const size = 7;

async function toolsOf(language: string): Promise<Tools> {
  return { measurer: fakeMeasurer, hyphenate: await loadHyphenator(language) };
}

function story(
  random: Random,
  language: (typeof languages)[number],
  tools: Tools,
  paragraphs: number,
  subheads = false,
): ParagraphToFill[] {
  return Array.from({ length: paragraphs }, (_, index) => {
    const head = subheads && index % 4 === 3;
    const text = head ? "Storm" : randomParagraph(random, language, random.between(12, 60));
    const options = head ? { keepWithNext: true, spaceBeforeLines: 1 } : { indent: size };
    return paragraphToFill(measureParagraph(text, { font: "any", language }, tools), () => measure, size, options);
  });
}

/** What a reader of the columns would see, checked without trusting the result's own report. */
function faultsIn(result: FillResult, paragraphs: ParagraphToFill[]): string[] {
  const faults: string[] = [];
  result.columns.forEach((slices, column) => {
    let row = 0;
    for (const { paragraph, row: at, from, to } of slices) {
      const space = from === 0 && row > 0 ? (paragraphs[paragraph]?.spaceBeforeLines ?? 0) : 0;
      if (at !== row + space) faults.push(`column ${column}: row ${at} after ${row}`);
      row = at + to - from;
      const lines = result.fits[paragraph]?.lines ?? 0;
      if (to < lines && to === 1) faults.push(`column ${column}: first line alone at the foot`);
      if (from > 0 && lines - from === 1) faults.push(`column ${column}: last line alone at the head`);
      if (to < lines && result.fits[paragraph]?.breaks[to - 1]?.hyphen) faults.push(`column ${column}: ends with a hyphen`);
    }
    const foot = slices.at(-1);
    const goesOn = foot && foot.paragraph < paragraphs.length - 1;
    if (foot && goesOn && paragraphs[foot.paragraph]?.keepWithNext) faults.push(`column ${column}: subhead at the foot`);
  });
  return faults;
}

for (const language of languages) {
  test(`columns are full to the last line, without lone lines or hyphens at their ends: ${language}`, async () => {
    const tools = await toolsOf(language);
    let accepted = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const random = randomOf(seed);
      const paragraphs = story(random, language, tools, 14);
      const lines = paragraphs.reduce((sum, { fits }) => sum + (fits[0]?.lines ?? 0), 0);
      const frames = [0.3, 0.2, 0.25].map((share) => Math.floor(lines * share) + random.between(0, 3));
      const result = fillColumns(paragraphs, frames, { jump: true });
      expect(result.used, `seed ${seed}`).toEqual(frames);
      expect(result.stop, `seed ${seed}`).not.toBeNull();
      expect(result.shortfall, `seed ${seed}`).toBe(0);
      accepted += faultsIn(result, paragraphs).length;
      const reported = Object.values(result.faults).reduce((sum, count) => sum + count, 0);
      expect(reported > 0, `seed ${seed}: faults reported`).toBe(faultsIn(result, paragraphs).length > 0);
    }
    expect(accepted).toBe(0);
  });
}

test("no line of a story is left out or set twice, and the jump resumes at the next", async () => {
  const tools = await toolsOf("en");
  for (let seed = 1; seed <= 30; seed++) {
    const paragraphs = story(randomOf(seed), "en", tools, 12);
    const result = fillColumns(paragraphs, [20, 17, 23], { jump: true });
    const next = new Map<number, number>();
    for (const { paragraph, from, to } of result.columns.flat()) {
      expect(from).toBe(next.get(paragraph) ?? 0);
      next.set(paragraph, to);
    }
    const { stop } = result;
    if (!stop) throw new Error("60 lines hold the story");
    for (let index = 0; index < stop.paragraph; index++) expect(next.get(index)).toBe(result.fits[index]?.lines);
    expect(next.get(stop.paragraph) ?? 0).toBe(stop.line);
  }
});

test("a subhead stays with two lines of its text", async () => {
  const tools = await toolsOf("en");
  for (let seed = 1; seed <= 60; seed++) {
    const random = randomOf(seed);
    const paragraphs = story(random, "en", tools, 16, true);
    const frames = [random.between(18, 30), random.between(18, 30), random.between(18, 30)];
    const result = fillColumns(paragraphs, frames, { jump: true });
    expect(faultsIn(result, paragraphs), `seed ${seed}`).toEqual([]);
    expect(result.used, `seed ${seed}`).toEqual(frames);
  }
});

test("a text too short for its frames says by how many lines", async () => {
  const tools = await toolsOf("en");
  const paragraphs = story(randomOf(4), "en", tools, 3);
  const result = fillColumns(paragraphs, [40, 40], { jump: true });
  const set = result.used.reduce((sum, lines) => sum + lines, 0);
  expect(result).toMatchObject({ stop: null, remaining: 0, shortfall: 80 - set });
  expect(set).toBeGreaterThan(0);
});

test("a text too long says how many lines have no room", async () => {
  const tools = await toolsOf("de");
  const paragraphs = story(randomOf(4), "de", tools, 12);
  const result = fillColumns(paragraphs, [10, 10], { jump: false });
  expect(result.used).toEqual([10, 10]);
  expect(result.stop).not.toBeNull();
  expect(result.remaining).toBeGreaterThan(20);
});

test("a jump leaves the lines asked for beyond it, or none", async () => {
  const tools = await toolsOf("en");
  for (let seed = 1; seed <= 30; seed++) {
    const paragraphs = story(randomOf(seed), "en", tools, 9);
    const lines = paragraphs.reduce((sum, { fits }) => sum + (fits[0]?.lines ?? 0), 0);
    const first = Math.floor(lines / 2);
    const result = fillColumns(paragraphs, [first, lines - first - 3], { jump: true, leastAfterJump: 5 });
    if (result.faults.shortJumps === 0 && result.stop) expect(result.remaining).toBeGreaterThanOrEqual(5);
  }
});

test("the last page's columns end together", async () => {
  for (const language of languages) {
    const tools = await toolsOf(language);
    for (let seed = 1; seed <= 15; seed++) {
      const paragraphs = story(randomOf(seed), language, tools, 9);
      const result = balanceColumns(paragraphs, 3);
      expect(result.stop, `${language} ${seed}`).toBeNull();
      expect(new Set(result.used).size, `${language} ${seed}: ${result.used}`).toBe(1);
      expect(faultsIn(result, paragraphs), `${language} ${seed}`).toEqual([]);
    }
  }
});

test("no text and no frames are no error", () => {
  expect(fillColumns([], [10], { jump: true })).toMatchObject({ stop: null, shortfall: 10, used: [0] });
  expect(fillColumns([], [], { jump: false })).toMatchObject({ stop: null, shortfall: 0 });
});

test("a paragraph that ends several columns ends none of them with a hyphen where it has a breaking without", async () => {
  const tools = await toolsOf("de");
  let tried = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const text = randomParagraph(randomOf(seed), "de", 130);
    const paragraph = paragraphToFill(measureParagraph(text, { font: "any", language: "de" }, tools), () => measure, size, {
      indent: size,
    });
    const lines = paragraph.fits[0]?.lines ?? 0;
    const column = Math.ceil(lines / 4);
    const feet = [1, 2, 3].map((count) => count * column - 1);
    const exists = [...(paragraph.refit?.(...feet) ?? []), ...(paragraph.loosen?.(...feet) ?? [])].some((fit) => fit.lines === lines);
    if (!exists) continue;
    tried++;
    const result = fillColumns([paragraph], [column, column, column, lines - 3 * column], { jump: false });
    expect(
      faultsIn(result, [paragraph]).filter((fault) => fault.endsWith("hyphen")),
      `seed ${seed}`,
    ).toEqual([]);
  }
  expect(tried).toBeGreaterThan(10);
});

test("no paragraph is set with lines that stay ragged to spare a lone line or a hyphen at a foot", () => {
  const tools = { measurer: fakeMeasurer, hyphenate: (word: string) => [word] };
  const holes = (fit: Fit | undefined) => fit?.breaks.slice(0, -1).filter(({ ratio }) => ratio > 8).length ?? 0;
  let chosen = 0;
  for (let seed = 1; seed <= 120; seed++) {
    const random = randomOf(seed);
    const measured = Array.from({ length: 3 }, () =>
      measureParagraph(randomParagraph(random, "en", 24), { font: "any", language: "en" }, tools),
    );
    const paragraphs = measured.map((each) => paragraphToFill(each, () => 110, 9, { indent: 9 }));
    // A column too narrow for its words has holes in any case.
    if (paragraphs.some(({ fits }) => holes(fits[0]) > 0)) continue;
    for (const height of [5, 6, 7, 8]) {
      const { fits } = fillColumns(paragraphs, [height, height, height], { jump: true });
      for (const fit of fits) expect(holes(fit), `seed ${seed}, ${height} lines`).toBe(0);
      chosen += fits.filter(Boolean).length;
    }
  }
  expect(chosen).toBeGreaterThan(100);
});
