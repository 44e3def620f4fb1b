import { expect, it } from "vitest";
import { coverCrop } from "./pictures.ts";

it("fills the box from the middle of a wider picture", () => {
  expect(coverCrop({ width: 300, height: 100 }, { width: 50, height: 50 }, { x: 0.5, y: 0.5 })).toEqual({
    x: 100,
    y: 0,
    width: 100,
    height: 100,
  });
});

it("keeps the focal point in view, and never leaves the picture", () => {
  expect(coverCrop({ width: 300, height: 100 }, { width: 50, height: 50 }, { x: 0.95, y: 0.5 })).toEqual({
    x: 200,
    y: 0,
    width: 100,
    height: 100,
  });
  expect(coverCrop({ width: 100, height: 400 }, { width: 100, height: 100 }, { x: 0.5, y: 0.3 })).toEqual({
    x: 0,
    y: 70,
    width: 100,
    height: 100,
  });
});
