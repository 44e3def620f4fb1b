import { expect, it } from "vitest";
import { createLine, evenMeasurer, pageOf } from "./facts.test-data.tsx";
import { areaOf, placeOnPages, stretchesOf, strokesOf } from "./mark-geometry.ts";
import { placesInRun } from "./places-in-run.ts";

const path = "expandedContent.expandedContent";

it("finds the part of each line that prints a name broken over two of them", () => {
  const words = "Said Liis Kask today.";
  const first = createLine("Said Liis");
  const second = createLine("Kask today.", { y: 212 });
  const on = new Map([
    [first, { path, from: 0, to: 9 }],
    [second, { path, from: 10, to: 21 }],
  ]);
  const strokes = strokesOf(pageOf(first, second), on, { path, from: 5, to: 14 }, words, evenMeasurer);
  expect(strokes.map(({ x, y, width }) => ({ x, y, width }))).toEqual([
    { x: 125, y: 200, width: 20 },
    { x: 100, y: 212, width: 20 },
  ]);
  expect(areaOf(strokes)).toEqual({ x: 100, y: 192, width: 45, height: 22.5 });
  expect(strokesOf(pageOf(first), on, { path: "imageCaption", from: 5, to: 14 }, words, evenMeasurer)).toEqual([]);
  expect(placeOnPages([pageOf(), { ...pageOf(second), page: 2 }], on, { path, from: 11, to: 12 }, words, evenMeasurer)?.page).toBe(2);
});

it("counts the word and letter spaces that fill a line", () => {
  const line = createLine("a bb cc", { wordSpace: 4, letterSpace: 1 });
  expect(stretchesOf(line, 5, 7, evenMeasurer)).toEqual([{ x: 5 * 5 + 5 + 8, width: 12 }]);
});

it("stands on the side where the eye reads it: right to left, and figures in between from the left", () => {
  const line = createLine("قال 1994 نعم", { direction: "rtl", language: "ar" });
  const whole = 12 * 5;
  expect(stretchesOf(line, 0, 3, evenMeasurer)).toEqual([{ x: -15, width: 15 }]);
  expect(stretchesOf(line, 4, 8, evenMeasurer)).toEqual([{ x: -40, width: 20 }]);
  // The first two figures stand on the left of the others.
  expect(stretchesOf(line, 4, 6, evenMeasurer)).toEqual([{ x: -40, width: 10 }]);
  expect(stretchesOf(line, 9, 12, evenMeasurer)).toEqual([{ x: -whole, width: 15 }]);
});

it("follows a field through hyphens, strokes, capitals and marks of the template", () => {
  expect(placesInRun({ text: "ca-", hyphen: true }, "ca")).toEqual([0, 1, 2]);
  expect(placesInRun({ text: "كتـاب", hyphen: false, kashidas: [2] }, "كتاب")).toEqual([0, 1, 3, 4, 5]);
  expect(placesInRun({ text: "STRASSE 9", hyphen: false }, "Straße 9")).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9]);
  expect(placesInRun({ text: "“Wet", hyphen: false }, "Wet")).toEqual([1, 2, 3, 4]);
  expect(placesInRun({ text: "two words", hyphen: false }, "two \n words").at(-1)).toBe(9);
});

it("leaves lines alone that only tell of a story printed elsewhere", () => {
  const refer = createLine("Liis Kask", { block: "ears" });
  const strokes = strokesOf(
    pageOf(refer),
    new Map([[refer, { path, from: 0, to: 9 }]]),
    { path, from: 0, to: 4 },
    "Liis Kask",
    evenMeasurer,
  );
  expect(strokes).toEqual([]);
});

it("turns with type that stands upright", () => {
  const line = createLine("abcd", { rotate: 90, x: 50, y: 60 });
  const area = areaOf(strokesOf(pageOf(line), new Map([[line, { path, from: 0, to: 4 }]]), { path, from: 2, to: 4 }, "abcd", evenMeasurer));
  expect(area?.y).toBeCloseTo(70);
  expect(area?.height).toBeCloseTo(10);
  expect(area?.x).toBeCloseTo(47.5);
});

it("passes over emoji that are not printed, and finds the words behind them", () => {
  const typed = "Won 🎉 again, 42 times";
  const run = { text: "Won again, 42 times", hyphen: false };
  const places = placesInRun(run, typed);
  const at = typed.indexOf("42");
  expect(run.text.slice(places[at], places[at + 2])).toBe("42");
});
