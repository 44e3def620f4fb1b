import { expect, it } from "vitest";
import { ssim } from "./ssim.mjs";

interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

function grey(width: number, height: number, light: (x: number, y: number) => number): Grey {
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, at) => light(at % width, Math.floor(at / width))) };
}

/** Lightnesses that look like chance, the same each time. */
function grain(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 256;
  };
}

/** The definition word by word, one window after the other: what the faster sums must agree with. */
function slowly(one: Grey, other: Grey): number {
  const offsets = Array.from({ length: 121 }, (_, at) => ({ x: at % 11, y: Math.floor(at / 11) }));
  const bells = offsets.map(({ x, y }) => Math.exp(-((x - 5) ** 2 + (y - 5) ** 2) / 4.5));
  const whole = bells.reduce((sum, bell) => sum + bell, 0);
  const found: number[] = [];
  for (let top = 0; top + 11 <= one.height; top++) {
    for (let left = 0; left + 11 <= one.width; left++) {
      const values = ({ width, data }: Grey) => offsets.map(({ x, y }) => data[(top + y) * width + left + x] ?? 0);
      const weigh = (numbers: number[]) => numbers.reduce((sum, number, at) => sum + (number * (bells[at] ?? 0)) / whole, 0);
      const [a, b] = [values(one), values(other)];
      const [meanA, meanB] = [weigh(a), weigh(b)];
      const varianceA = weigh(a.map((value) => (value - meanA) ** 2));
      const varianceB = weigh(b.map((value) => (value - meanB) ** 2));
      const covariance = weigh(a.map((value, at) => (value - meanA) * ((b[at] ?? 0) - meanB)));
      const [c1, c2] = [2.55 ** 2, 7.65 ** 2];
      found.push(((2 * meanA * meanB + c1) * (2 * covariance + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2)));
    }
  }
  return found.reduce((sum, value) => sum + value, 0) / found.length;
}

it("a picture is like itself, wholly", () => {
  const picture = grey(40, 30, grain(3));
  expect(ssim(picture, picture)).toBeCloseTo(1, 12);
});

it("of two even greys only their lightness counts, as the published formula gives it", () => {
  const expected = (2 * 100 * 200 + 2.55 ** 2) / (100 ** 2 + 200 ** 2 + 2.55 ** 2);
  expect(
    ssim(
      grey(20, 20, () => 100),
      grey(20, 20, () => 200),
    ),
  ).toBeCloseTo(expected, 9);
});

it("agrees with the definition worked out window by window", () => {
  const one = grey(23, 19, grain(7));
  const blurred = grey(23, 19, (x, y) => (one.data[y * 23 + x] ?? 0) / 2 + 60);
  const unlike = grey(23, 19, grain(11));
  expect(ssim(one, blurred)).toBeCloseTo(slowly(one, blurred), 9);
  expect(ssim(one, unlike)).toBeCloseTo(slowly(one, unlike), 9);
  expect(ssim(one, unlike)).toBeLessThan(0.2);
});

it("a negative is less than unlike, and a blank box is unlike what should stand there", () => {
  const one = grey(30, 30, grain(5));
  const negative = grey(30, 30, (x, y) => 255 - (one.data[y * 30 + x] ?? 0));
  expect(ssim(one, negative)).toBeLessThan(-0.8);
  expect(
    ssim(
      one,
      grey(30, 30, () => 255),
    ),
  ).toBeLessThan(0.05);
});

it("pictures of different sizes are not alike, and one smaller than the window cannot be judged", () => {
  const even = () => 9;
  expect(ssim(grey(20, 20, even), grey(20, 21, even))).toBe(0);
  expect(() => ssim(grey(10, 20, even), grey(10, 20, even))).toThrow(RangeError);
});
