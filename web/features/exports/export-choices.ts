import type { Newspaper } from "../../api/newspapers.ts";
import { type PaperName, type PresetName, sceneHeightOf } from "../../render/pdf/papers.ts";
import { type cardSizes, resolutions } from "../../render/resolutions.ts";

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
  return { format, quality, isAllPages: false, paper: "template", preset: "screen", network: "linkedin" };
}

/** All pages are as wide as this, in points. */
const pageWidth = 612;

/** Height in points for which pages are set to fill what they are exported to. */
export function pageHeight({ format, quality, paper, preset }: ExportChoices): number {
  if (format === "pdf") return sceneHeightOf(paper, preset);
  const { width, height } = resolutions[quality];
  return (pageWidth * height) / width;
}

/** What is kept of the choices with the newspaper. */
export function settingsOf({ format, quality }: ExportChoices): Newspaper["exportSettings"] {
  return { format, quality, resolution: { ...resolutions[quality] } };
}
