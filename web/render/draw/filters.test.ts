import { expect, it } from "vitest";
import { readColor } from "./color.ts";
import { filteredColor, filterLayers, pageFilters, vignetteStops } from "./filters.ts";

const page = { page: 1, width: 612, height: 816 };

/** Relative luminance (WCAG 2.2). */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it("keeps text readable under every filter, in the darkest corner too", () => {
  for (const filter of pageFilters) {
    const darkest = vignetteStops(filter).map(([, color]) => readColor(color));
    for (const shade of [[255, 255, 255] as const, ...darkest]) {
      const seen = (color: string) => filteredColor(filter, readColor(color)).map((part, index) => (part * (shade[index] ?? 255)) / 255);
      const contrast = (luminance(seen("#f4efe2")) + 0.05) / (luminance(seen("#1a1713")) + 0.05);
      expect(contrast, filter).toBeGreaterThan(4.5);
    }
  }
});

it("leaves a page as it is without a filter, and turns it brown in sepia", () => {
  expect(filteredColor("none", [10, 20, 30])).toEqual([10, 20, 30]);
  const [red, green, blue] = filteredColor("sepia", [128, 128, 128]);
  expect(red).toBeGreaterThan(green + 10);
  expect(green).toBeGreaterThan(blue + 10);
});

it("stains a page alike each time, and each page otherwise, with no spot upon another", () => {
  const spotsOf = (number: number) =>
    filterLayers("aged", { ...page, page: number }).flatMap((layer) =>
      layer.kind === "gradient" && layer.area.kind === "circles" ? layer.area.circles : [],
    );
  expect(spotsOf(1)).toEqual(spotsOf(1));
  expect(spotsOf(1)).not.toEqual(spotsOf(2));
  const spots = spotsOf(1);
  expect(spots.length).toBeGreaterThan(20);
  for (const [index, one] of spots.entries()) {
    for (const other of spots.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius);
  }
});
