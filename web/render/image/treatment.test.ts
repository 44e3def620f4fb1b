import { expect, it } from "vitest";
import type { Treatment } from "../../typeset/model/scene.ts";
import { treatPixels } from "./treatment.ts";

const SIDE = 160;
const INK = [20, 30, 40] as const;

function createGrey(grey: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(Math.round(grey * 255));
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return pixels;
}

function printed(grey: number, treatment: Treatment, contrast = 1): Uint8ClampedArray {
  const pixels = createGrey(grey);
  treatPixels(pixels, SIDE, { treatment, resolution: 680, ink: INK, contrast });
  return pixels;
}

function inkShare(pixels: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 3; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
  return sum / SIDE ** 2 / 255;
}

it("prints a grey as dark as it is, in dots and in lines", () => {
  for (const treatment of ["halftone", "engraving"] as const) {
    expect(inkShare(printed(0.5, treatment))).toBeCloseTo(0.51, 1);
    expect(inkShare(printed(0.25, treatment))).toBeCloseTo(0.74, 1);
    expect(inkShare(printed(0.9, treatment))).toBeCloseTo(0.12, 1);
  }
  expect(inkShare(printed(0.25, "duotone"))).toBeCloseTo(0.75, 2);
});

it("prints in dots, not in a flat tone, and in the page's ink", () => {
  const pixels = printed(0.5, "halftone");
  const solid = Array.from({ length: SIDE ** 2 }, (_, index) => pixels[index * 4 + 3]).filter((ink) => ink === 0 || ink === 255).length;
  expect(solid / SIDE ** 2).toBeGreaterThan(0.6);
  expect([...pixels.subarray(0, 3)]).toEqual([...INK]);
});

it("lays 85 rows of dots to the inch, at 45 degrees", () => {
  const pixels = printed(0.8, "halftone");
  const cell = 680 / 85;
  const inkAt = (x: number, y: number) => pixels[(Math.round(y) * SIDE + Math.round(x)) * 4 + 3] ?? 0;
  const step = cell * Math.SQRT1_2;
  for (let row = 0; row < 8; row++) {
    const shifted = row % 2 === 0 ? 0 : step;
    for (let dot = 0; dot < 8; dot++) expect(inkAt(dot * 2 * step + shifted, row * step)).toBeGreaterThan(128);
  }
});

it("darkens shades and lightens lights with contrast, and leaves a plain picture its colors", () => {
  expect(inkShare(printed(0.25, "duotone", 1.2))).toBeCloseTo(0.8, 1);
  expect(inkShare(printed(0.75, "duotone", 1.2))).toBeCloseTo(0.2, 1);
  const colored = Uint8ClampedArray.of(200, 100, 50, 255);
  treatPixels(colored, 1, { treatment: "plain", resolution: 300, ink: INK });
  expect([...colored]).toEqual([200, 100, 50, 255]);
});

it("takes clear parts of a picture for white", () => {
  const pixels = Uint8ClampedArray.of(0, 0, 0, 0, 0, 0, 0, 255);
  treatPixels(pixels, 2, { treatment: "duotone", resolution: 300, ink: INK });
  expect([pixels[3], pixels[7]]).toEqual([0, 255]);
});
