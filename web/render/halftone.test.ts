import { expect, it } from "vitest";
import { dotScreen, greysOf, lineScreen, type Screen, screenInk } from "./halftone.ts";

const SIDE = 160;
const createGrey = (grey: number) => ({ width: SIDE, height: SIDE, values: new Float32Array(SIDE * SIDE).fill(grey) });
const inkShare = (grey: number, screen: Screen) => {
  const ink = screenInk(createGrey(grey), screen, 0.19);
  return ink.reduce((sum, value) => sum + value, 0) / ink.length / 255;
};

it("prints a grey as dark as it is, in dots and in lines", () => {
  for (const screen of [dotScreen(8), lineScreen(8)]) {
    expect(inkShare(0.5, screen)).toBeCloseTo(0.51, 1);
    expect(inkShare(0.25, screen)).toBeCloseTo(0.73, 1);
    expect(inkShare(0.9, screen)).toBeCloseTo(0.13, 1);
  }
});

it("prints in dots, not in a flat tone", () => {
  const ink = screenInk(createGrey(0.5), dotScreen(8), 0.19);
  const solid = ink.filter((value) => value === 0 || value === 255).length;
  expect(solid / ink.length).toBeGreaterThan(0.6);
});

it("takes clear parts of a picture for white", () => {
  expect(greysOf(new Uint8ClampedArray([0, 0, 0, 0, 0, 0, 0, 255]), 2, 1).values).toEqual(new Float32Array([1, 0]));
});
