import { expect, it } from "vitest";
import type { PictureItem, Treatment } from "../../typeset/model/scene.ts";
import { picturePixels, preparePicture } from "./picture-object.ts";

const pictureWith = (treatment: Treatment): PictureItem => ({
  kind: "picture",
  block: "main-image",
  x: 36,
  y: 200,
  width: 180,
  height: 144,
  src: "sky.jpg",
  treatment,
  focal: { x: 0.5, y: 0.5 },
  alt: "",
});

/** Ink from 0 to 1 of the squares of a plate, `side` pixels wide; what is left over at the right and below is not counted. */
function inkOfSquares(bits: Uint8Array, width: number, height: number, side: number): number[][] {
  const row = (width + 7) >> 3;
  const inkAt = (x: number, y: number) => ((bits[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
  return Array.from({ length: Math.floor(height / side) }, (_down, down) =>
    Array.from({ length: Math.floor(width / side) }, (_across, across) => {
      let ink = 0;
      for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) ink += inkAt(across * side + x, down * side + y);
      return ink / side ** 2;
    }),
  );
}

function plateOf(treatment: Treatment, lightAt: (x: number, y: number) => number) {
  const item = pictureWith(treatment);
  const size = picturePixels(item, { width: 1_500, height: 1_200 }, "press");
  const pixels = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  for (let at = 0, index = 0; at < pixels.length; at += 4, index++)
    pixels.fill(lightAt((index % size.width) / size.width, Math.floor(index / size.width) / size.height), at, at + 3);
  const plate = preparePicture(item, { ink: "#16130f", background: "#ffffff" }, pixels, size);
  if (plate.kind !== "screened") throw new Error("Only a plate is ink or none");
  return plate;
}

/** Pixels of four dots' width at 600 dots per inch and 85 lines: what an eye takes for one grey. */
const SQUARE = 40;

it.each([70, 110, 150, 190, 230])("prints one grey, %i of 255, as the same share of ink all over a plate", (light) => {
  const { bits, width, height } = plateOf("halftone", () => light);
  const shares = inkOfSquares(bits, width, height, SQUARE).flat();
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(0.02);
  expect(shares[0]).toBeCloseTo(1 - (0.04 + (light / 255) * 0.9), 1);
});

it("prints a smooth sky without steps: each square of a plate is as light as its neighbor, or a little lighter", () => {
  const { bits, width, height } = plateOf("halftone", (_x, y) => 90 + 130 * y);
  const rows = inkOfSquares(bits, width, height, SQUARE);
  for (const row of rows) expect(Math.max(...row) - Math.min(...row)).toBeLessThan(0.02);
  const down = rows.map((row) => row[0] ?? 0);
  const steps = down.slice(1).map((ink, index) => (down[index] ?? 0) - ink);
  expect(Math.min(...steps)).toBeGreaterThan(0);
  expect(Math.max(...steps)).toBeLessThan(2.5 * Math.min(...steps));
});
