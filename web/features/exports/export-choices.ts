import type { Newspaper } from "../../api/newspapers.ts";
import { type cardSizes, type RasterTarget, resolutions } from "../../render/image/resolutions.ts";
import { heightOnSheet, type PaperName, type PresetName } from "../../render/pdf/papers.ts";
import { pageWidth, paperHeight, paperSizeOf, paperSizes } from "../../typeset/index.ts";

export const formats = ["png", "jpg", "pdf"] as const;
export type Format = (typeof formats)[number];

export const qualities = ["hd", "4k", "print"] as const satisfies readonly (keyof typeof resolutions)[];
export type Quality = (typeof qualities)[number];

export const networks = ["linkedin", "instagram", "twitter", "facebook"] as const satisfies readonly (keyof typeof cardSizes)[];
export type Network = (typeof networks)[number];

export interface ExportChoices {
  format: Format;
  quality: Quality;
  /** All pages in one file (zip) instead of one; a PDF always has all. */
  isAllPages: boolean;
  paper: PaperName;
  preset: PresetName;
  network: Network;
}

/** What is chosen before anybody chooses: as this newspaper was exported last, or what the specification says (§4, Export format). */
export function firstChoices(newspaper: Newspaper | undefined): ExportChoices {
  const { format = "png", quality = "hd" } = newspaper?.exportSettings ?? {};
  return {
    format,
    quality,
    isAllPages: false,
    paper: paperSizeOf(newspaper?.paperSize ?? "") || "template",
    preset: "screen",
    network: "linkedin",
  };
}

const pointsPerInch = 72;

/**
 * Pixels of an exported picture. Of the templates' own paper ('') the specification has the sizes (§9); of another paper it is as wide and
 * in the paper's shape, for printing in its true size.
 */
export function rasterOf(quality: Quality, paperSize: string): RasterTarget {
  const paper = paperSizeOf(paperSize);
  const given = resolutions[quality];
  if (paper === "") return given;
  const { width, height } = paperSizes[paper];
  const scale = quality === "print" ? given.dpi / pointsPerInch : given.width / width;
  return { width: Math.round(width * scale), height: Math.round(height * scale), dpi: given.dpi };
}

/**
 * Height in points for which pages of a newspaper are set to be exported: as they are on the screen where what they are exported to has
 * nearly their shape.
 */
export function pageHeight({ format, quality, paper, preset }: ExportChoices, paperSize: string): number {
  if (format === "pdf") return heightOnSheet(paperHeight(paperSize), paper, preset);
  // Not from whole pixels: pages that stand on the screen already are not set again for a hair's breadth.
  if (paperSizeOf(paperSize) !== "") return paperHeight(paperSize);
  const { width, height } = resolutions[quality];
  return (pageWidth * height) / width;
}

/** What is kept of the choices with the newspaper. */
export function settingsOf({ format, quality }: ExportChoices, paperSize: string): Newspaper["exportSettings"] {
  return { format, quality, resolution: { ...rasterOf(quality, paperSize) } };
}
