import { expect, it } from "vitest";
import { clampZoom, fitZoom, nextZoom } from "./zoom.ts";

const letter = { width: 612, height: 816 };

it("stays between 40 and 300 percent", () => {
  expect([0.1, 1, 9].map(clampZoom)).toEqual([0.4, 1, 3]);
});

it("fits the whole page into a wide stage and the width into a narrow one", () => {
  const zoom = fitZoom({ width: 1000, height: 800 }, letter, 816, "page");
  expect(zoom * 1088).toBeLessThanOrEqual(800);
  expect(fitZoom({ width: 390, height: 700 }, letter, 816, "width") * 816).toBeCloseTo(358);
});

it("shows a telephone's page no wider than the telephone, and a tablet's no wider than the stage", () => {
  expect(fitZoom({ width: 1000, height: 800 }, { width: 340, height: 2000 }, 390, "device")).toBe(1);
  expect(fitZoom({ width: 560, height: 800 }, { width: 540, height: 2000 }, 768, "device") * 768).toBeCloseTo(496);
});

it("goes from stop to stop, from any zoom, and stops at the ends", () => {
  expect(nextZoom(0.84, 1)).toBe(1);
  expect(nextZoom(0.84, -1)).toBe(0.8);
  expect(nextZoom(3, 1)).toBe(3);
  expect(nextZoom(0.4, -1)).toBe(0.4);
});
