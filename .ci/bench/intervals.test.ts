import { expect, it } from "vitest";
import { exponentOf, intervalOf, ratioOf } from "./intervals.mjs";

/** Values spread evenly from `low` to `high`, in an order that looks like chance. */
const spread = (count: number, low: number, high: number) =>
  Array.from({ length: count }, (_, index) => low + ((high - low) * ((index * 7) % count)) / (count - 1));

it("the interval of equal values is that value", () => {
  expect(intervalOf([2, 2, 2])).toEqual({ low: 2, high: 2 });
});

it("the interval holds the median, is narrower the more values there are, and the same each time", () => {
  const few = intervalOf(spread(11, 1, 3));
  const many = intervalOf(spread(201, 1, 3));
  expect(few.low).toBeLessThanOrEqual(2);
  expect(few.high).toBeGreaterThanOrEqual(2);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 2);
  expect(intervalOf(spread(11, 1, 3))).toEqual(few);
});

it("a ratio is the median pair by pair, so that what slows both of a pair does not count", () => {
  expect(ratioOf([2, 20, 200], [1, 10, 100])).toEqual({ value: 2, low: 2, high: 2, count: 3 });
});

it("the exponent of growth is 0 for what stays, 1 for what grows in step, 2 for its square", () => {
  const sizes = [10, 100, 1_000];
  expect(exponentOf(sizes, [5, 5, 5])).toBeCloseTo(0);
  expect(exponentOf(sizes, [30, 300, 3_000])).toBeCloseTo(1);
  expect(exponentOf(sizes, [100, 10_000, 1_000_000])).toBeCloseTo(2);
});
