import { expect, it } from "vitest";
import type { PageScene } from "../../typeset/index.ts";
import { readableZoom, scrollTo } from "./area-view.ts";

const line = (size: number, x: number, y: number, direction: "ltr" | "rtl" = "ltr") => ({
  kind: "text",
  size,
  x,
  y,
  width: 100,
  direction,
});
const scene = { items: [line(7.5, 40, 200), line(30, 40, 80), line(8, 600, 200, "rtl")] } as unknown as PageScene;

it("comes as near as it takes to read the smallest type of a part, and never goes away from it", () => {
  const story = { x: 40, y: 190, width: 100, height: 40 };
  expect(readableZoom(scene, story, 16, 4 / 3, 0.4)).toBeCloseTo(1.6);
  expect(readableZoom(scene, { ...story, y: 40, height: 50 }, 16, 4 / 3, 0.4)).toBe(0.4);
  expect(readableZoom(scene, { ...story, x: 520 }, 16, 4 / 3, 0.4)).toBeCloseTo(1.5);
  expect(readableZoom(scene, story, 16, 4 / 3, 2)).toBe(2);
});

it("does not scroll to what is in view, puts what is not in the middle, and shows the beginning of what is too long", () => {
  const view = { from: 100, length: 500 };
  expect(scrollTo({ from: 150, to: 250 }, view, 16)).toBe(100);
  expect(scrollTo({ from: 900, to: 1_000 }, view, 16)).toBe(700);
  expect(scrollTo({ from: 900, to: 1_900 }, view, 16)).toBe(884);
  expect(scrollTo({ from: 900, to: 1_900 }, view, 16, true)).toBe(1_416);
});
