import { expect, it } from "vitest";
import type { PageScene, TextItem } from "../../typeset/model/scene.ts";
import { asFiller } from "./dummy-copy.ts";
import { greek } from "./greeked.ts";

/** Every character is half as wide as its size. */
const measurer = { width: (text: string) => [...text].length / 2, covers: () => true };

const createLine = (text: string, given: Partial<TextItem> = {}): TextItem => ({
  kind: "text",
  block: "expanded-content",
  role: "body",
  x: 100,
  y: 50,
  width: 80,
  text,
  font: "normal 400 Gelasio",
  size: 10,
  color: "#111",
  wordSpace: 0,
  letterSpace: 0,
  naturalSpace: 2,
  hyphen: false,
  last: true,
  language: "en",
  direction: "ltr",
  ...given,
});

const greekLine = (line: TextItem) => {
  const page = { page: 1, width: 612, height: 816, items: [line] as PageScene["items"] } as PageScene;
  const { items, bars } = greek(page, measurer);
  return { items, bars: [...bars.values()].flat() };
};

it("leaves a line that is true as it is", () => {
  const line = createLine("The sea waits");
  expect(greekLine(line)).toEqual({ items: [line], bars: [] });
});

it("draws a bar over a line of filler, as long as its words and within its letters' height", () => {
  const { items, bars } = greekLine(createLine(asFiller("waits")));
  expect(items).toEqual([]);
  expect(bars).toHaveLength(1);
  const [bar] = bars;
  expect([bar?.x, bar?.width]).toEqual([100, 25]);
  expect(bar?.y).toBeGreaterThan(43);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(50);
});

it("fills the measure where a line is justified", () => {
  const { bars } = greekLine(createLine(asFiller("the sea"), { last: false, wordSpace: 3 }));
  expect(bars[0]?.width).toBe(80);
});

it("sets the words that are there and goes on with a bar", () => {
  const { items, bars } = greekLine(createLine(`The sea ${asFiller("waits")}`));
  expect(items).toMatchObject([{ text: "The sea", x: 100 }]);
  expect(bars[0]).toMatchObject({ x: 140, width: 25 });
});

it("runs from right to left where the line does", () => {
  const { items, bars } = greekLine(createLine(`قال ${asFiller("البحر")}`, { direction: "rtl", language: "ar" }));
  expect(items).toMatchObject([{ text: "قال", x: 100 }]);
  expect(bars[0]).toMatchObject({ x: 55, width: 25 });
});

it("stands upright beside a turned line", () => {
  const { bars } = greekLine(createLine(asFiller("waits"), { rotate: 90 }));
  expect(bars[0]).toMatchObject({ y: 50, height: 25 });
  expect(bars[0]?.x).toBeGreaterThan(100);
});

it("does not print the quotation mark of a passage that is still to come", () => {
  expect(greekLine(createLine(`„${asFiller("Das Wasser")}`)).items).toEqual([]);
});

it("takes no stroke along that lengthened a word of the filler", () => {
  const { items } = greekLine(createLine(`قـال ${asFiller("البـحر")}`, { direction: "rtl", language: "ar", kashidas: [1, 8] }));
  expect(items).toMatchObject([{ text: "قـال", kashidas: [1] }]);
});
