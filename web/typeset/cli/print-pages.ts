import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writtenPages } from "../../api/press/written-language.ts";
import { nodeFontFiles } from "../../render/fonts/node-fonts.ts";
import { digitalSourceOf, type FileOrigin, xmpPacket } from "../../render/image/xmp.ts";
import { createSubsetter } from "../../render/pdf/subset.ts";
import { writePdf } from "../../render/pdf/write-pdf.ts";
import type { PageScene, SetNewspaper } from "../index.ts";
import type { Request } from "./arguments.ts";
import type { NewspaperFile } from "./newspaper-file.ts";
import { drawPng, drawSvg, toolsFor } from "./node-tools.ts";
import { rasters } from "./page-sizes.ts";
import { pdfPicture } from "./pictures.ts";

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

function originOf({ newspaper }: NewspaperFile): FileOrigin {
  const { title, author, expandedContent, madeWith, publishDate, pictures } = newspaper;
  const all = [pictures.main, pictures.small].filter((picture) => picture !== undefined);
  const photographs = all.filter(({ isPhotograph }) => isPhotograph).length;
  const source = digitalSourceOf({ ...madeWith, made: all.length - photographs, photographs });
  // The edition's date, not the clock's: the same newspaper gives the same bytes.
  const language = expandedContent.contentLanguage || newspaper.language;
  return { title, author, language, source, createdAt: publishDate };
}

async function printPdf({ pages }: SetNewspaper, file: NewspaperFile, { paper, preset }: Request): Promise<Uint8Array> {
  const { newspaper, filter, readPicture } = file;
  const { main, small } = newspaper.pictures;
  const { words } = await toolsFor(newspaper.language);
  const about = {
    ...originOf(file),
    pageLabel: words.page.page,
    pictureTexts: { ...(main ? { main: main.alt } : {}), ...(small ? { small: small.alt } : {}) },
  };
  const wasm = readFileSync(fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));
  return writePdf(
    writtenPages(pages, newspaper),
    about,
    { paper, preset, filter },
    {
      files: nodeFontFiles(),
      subset: await createSubsetter(wasm),
      picture: async (item, scene) => pdfPicture(item, scene, preset, readPicture),
    },
  );
}

/** The set newspaper in the format that is asked for. Rejects with an Error that says why when it cannot be drawn. */
export async function printPages(set: SetNewspaper, file: NewspaperFile, request: Request): Promise<PrintedFile[]> {
  const { format, page, width, quality } = request;
  switch (format) {
    case "json":
      return [{ page: 1, bytes: encode(`${JSON.stringify(set, null, 2)}\n`) }];
    case "svg":
      return chosenPages(set, page).map((scene) => ({
        page: scene.page,
        bytes: encode(drawSvg(scene, svgResolution, file, file.newspaper.title)),
      }));
    case "png": {
      const raster = rasters[quality];
      // Another width is the same sheet in other pixels.
      const dpi = raster.dpi * ((width ?? raster.width) / raster.width);
      return chosenPages(set, page).map((scene) => ({
        page: scene.page,
        bytes: drawPng(scene, width ?? raster.width, file, { dpi, xmp: xmpPacket(originOf(file)) }),
      }));
    }
    case "pdf":
      return [{ page: 1, bytes: await printPdf(set, file, request) }];
  }
}
