import type { PageScene, SetNewspaper } from "../../web/typeset/index.ts";
import type { Request } from "./arguments.ts";
import type { NewspaperFile } from "./newspaper-file.ts";
import { rasters } from "./paper.ts";
import { drawPng, drawSvg } from "./press-room.ts";

/** One file to be written. */
export interface PrintedFile {
  /** The page in it; 1 where all pages are in it. */
  page: number;
  bytes: Uint8Array;
}

const encode = (text: string) => new TextEncoder().encode(text);
/** Pixels per inch for pictures in an SVG, which has no resolution of its own. */
const svgResolution = 300;

function chosenPages({ pages }: SetNewspaper, page: number | undefined): PageScene[] {
  const chosen = page === undefined ? pages : pages.filter((scene) => scene.page === page);
  if (chosen.length === 0) throw new RangeError(`There is no page ${page}; the newspaper has ${pages.length}.`);
  return chosen;
}

/** The set newspaper in the format that is asked for. Rejects with an Error that says why when it cannot be drawn. */
export async function printPages(set: SetNewspaper, file: NewspaperFile, request: Request): Promise<PrintedFile[]> {
  const { format, page, width, quality } = request;
  switch (format) {
    case "json":
      return [{ page: 1, bytes: encode(`${JSON.stringify(set, null, 2)}\n`) }];
    case "svg":
      return chosenPages(set, page).map((scene) => ({ page: scene.page, bytes: encode(drawSvg(scene, svgResolution, file.readPicture)) }));
    case "png": {
      const raster = rasters[quality];
      const inches = raster.width / raster.dpi;
      return chosenPages(set, page).map((scene) => ({
        page: scene.page,
        bytes: drawPng(scene, width ?? raster.width, file.readPicture, inches),
      }));
    }
    case "pdf":
      throw new Error("PDF is not there yet.");
  }
}
