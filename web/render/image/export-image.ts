import type { PageScene } from "../../typeset/model/scene.ts";
import type { PageFilter } from "../draw/filters.ts";
import { sceneFontFiles } from "../fonts/fonts.ts";
import { RenderError } from "./pictures.ts";
import type { ImageFormat, NamedPage } from "./raster-job.ts";
import type { RasterTarget } from "./resolutions.ts";
import { prepareRaster, runRaster } from "./run-raster.ts";

export interface ExportOptions {
  /** Default png; jpg is of quality 0.9 (specification §9, Export). */
  format?: ImageFormat;
  filter?: PageFilter;
  /** How the file was made (xmpPacket); it states nothing when not given. */
  xmp?: string;
  /** Stops the work at once; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with the progress, 0 to 1, never decreasing. */
  onProgress?: (done: number) => void;
  /** Largest canvas to draw on, in pixels; as large as the device allows when not given. */
  mostPixels?: number;
}

/** Smallest page worth a file, in pixels (specification §9, Export). */
const LEAST = { width: 800, height: 600 };

function checkTarget(scene: PageScene, { width, height }: RasterTarget): void {
  if (width < LEAST.width || height < LEAST.height) throw new RenderError("too-small");
  if (Math.abs((scene.height * width) / scene.width - height) > 1) throw new RenderError("wrong-shape");
}

async function exportPages(pages: readonly NamedPage[], isZip: boolean, target: RasterTarget, options: ExportOptions): Promise<Blob> {
  const { signal, onProgress, format = "png", filter = "none", xmp, mostPixels } = options;
  signal?.throwIfAborted();
  for (const { scene } of pages) checkTarget(scene, target);
  onProgress?.(0);
  const fonts = await sceneFontFiles(pages.map(({ scene }) => scene)).catch((cause: unknown) => {
    throw new RenderError("fonts-not-loaded", { cause });
  });
  signal?.throwIfAborted();
  onProgress?.(0.1);
  const { width, height, dpi } = target;
  const job = { pages, isZip, fonts, format, filter, width, height, metadata: { dpi, xmp }, mostPixels };
  const file = await runRaster(job, { signal, onProgress });
  onProgress?.(1);
  return file;
}

/**
 * Draws a page as a PNG or JPG with its density and origin stated, in a Web Worker: the window stays free. The scene must have the target's
 * shape (set the page for it). Rejects with a RenderError that names the fault, or with the signal's reason.
 */
export function exportImage(scene: PageScene, target: RasterTarget, options: ExportOptions = {}): Promise<Blob> {
  return exportPages([{ scene, name: "" }], false, target, options);
}

/** Draws several pages as exportImage does, one after the other, into one zip under the names given, which must differ. */
export function exportImages(pages: readonly NamedPage[], target: RasterTarget, options: ExportOptions = {}): Promise<Blob> {
  return exportPages(pages, true, target, options);
}

/** Starts what exporting needs before it is asked for: the first file comes sooner, and also when the line has gone meanwhile. */
export function prepareExport(): void {
  prepareRaster();
}
