import { expect, it } from "vitest";
import type { DateMention } from "../../../web/language/index.ts";
import { dateOrders } from "./timeline.ts";

const on = (month: number, day: number, rest: Partial<DateMention> = {}): DateMention => ({
  label: `${month}/${day}`,
  year: null,
  month,
  day,
  ...rest,
});

const inOrder = (dates: DateMention[], publishDate?: string) => {
  const orders = dateOrders(dates, publishDate);
  return dates
    .map(({ label }, i) => ({ label, order: orders[i] ?? 0 }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ label }) => label);
};

it("keeps the dates of a spring in order when its article is printed in the autumn", () => {
  expect(inOrder([on(6, 15), on(3, 7), on(4, 25)], "2026-11-20")).toEqual(["3/7", "4/25", "6/15"]);
});

it("puts January after the December it follows, whenever the article is printed", () => {
  for (const day of ["2026-01-05", "2026-07-01", "2026-12-20", undefined])
    expect(inOrder([on(1, 3), on(12, 28)], day)).toEqual(["12/28", "1/3"]);
});

it("puts dates with their years where they belong among those without", () => {
  const dates = [on(6, 15), on(8, 1, { year: 2024 }), on(1, 1, { label: "1912", year: 1912, month: null, day: null })];
  expect(inOrder(dates, "2026-03-08")).toEqual(["1912", "8/1", "6/15"]);
});

it("takes what happened since a day for over", () => {
  expect(inOrder([on(10, 1, { past: true }), on(3, 7)], "2026-03-08")).toEqual(["10/1", "3/7"]);
});
