/** A raster to export to: pixels, and the dots per inch that the file states. */
export interface RasterTarget {
  width: number;
  height: number;
  dpi: number;
}

/** Resolutions on offer (specification §9, Export). */
export const resolutions = {
  hd: { width: 1920, height: 2560, dpi: 150 },
  "4k": { width: 3840, height: 5120, dpi: 300 },
  print: { width: 2550, height: 3300, dpi: 300 },
} as const satisfies Record<string, RasterTarget>;

/** Cards for social networks (specification §9, Social sizes); networks scale by pixels alone. */
export const cardSizes = {
  linkedin: { width: 1200, height: 627, dpi: 72 },
  instagram: { width: 1080, height: 1080, dpi: 72 },
  twitter: { width: 1200, height: 675, dpi: 72 },
  facebook: { width: 1200, height: 630, dpi: 72 },
} as const satisfies Record<string, RasterTarget>;
