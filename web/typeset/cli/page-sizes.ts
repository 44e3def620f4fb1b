import { sceneHeightOf } from "../../render/pdf/papers.ts";
import type { Quality, Request } from "./arguments.ts";

/** Points of a page's width: pages are always set this wide. */
const width = 612;

/** Pixels and stated density of a PNG (specification §9, Export). */
export const rasters: Record<Quality, { width: number; height: number; dpi: number }> = {
  hd: { width: 1920, height: 2560, dpi: 150 },
  "4k": { width: 3840, height: 5120, dpi: 300 },
  print: { width: 2550, height: 3300, dpi: 300 },
};

/** The height in points the pages are to be set for: each aspect is set by itself. */
export function heightFor({ format, paper, preset, quality }: Request): number {
  if (format === "pdf") return sceneHeightOf(paper, preset);
  const raster = rasters[format === "png" ? quality : "hd"];
  return (width * raster.height) / raster.width;
}
