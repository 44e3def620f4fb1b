import type { Paper, Quality, Request } from "./arguments.ts";

/** A page's height on a width of 612 points, by the paper it is made for: each aspect is set by itself. */
const heights: Record<Paper, number> = { template: 816, tabloid: 945.8, a3: 865.4, a4: 865.4, letter: 792 };

/** Pixels and stated density of a PNG (specification §9, Export). */
export const rasters: Record<Quality, { width: number; height: number; dpi: number }> = {
  hd: { width: 1920, height: 2560, dpi: 150 },
  "4k": { width: 3840, height: 5120, dpi: 300 },
  print: { width: 2550, height: 3300, dpi: 300 },
};

/** The height in points the pages are to be set for. */
export function heightFor({ format, paper, quality }: Request): number {
  if (format === "png") return quality === "print" ? heights.letter : heights.template;
  return heights[paper];
}
