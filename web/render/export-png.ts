import type { PageScene } from "../typeset/scene.ts";
import { sceneFontFiles } from "./fonts.ts";
import { RenderError } from "./pictures.ts";
import type { RasterJob, RasterNews } from "./raster-job.ts";

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

export interface ExportOptions {
  /** Stops the work at once; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Told how far the work is, 0 to 1, never less than before. */
  onProgress?: (done: number) => void;
}

/** Smallest page worth a file, in pixels (specification §9, Export). */
const LEAST = { width: 800, height: 600 };

function checkTarget(scene: PageScene, { width, height }: RasterTarget): void {
  if (width < LEAST.width || height < LEAST.height) throw new RenderError("too-small");
  if (Math.abs((scene.height * width) / scene.width - height) > 1) throw new RenderError("wrong-shape");
}

function runWorker(job: RasterJob, { signal, onProgress }: ExportOptions): Promise<Blob> {
  const worker = new Worker(new URL("./png-worker.ts", import.meta.url), { type: "module" });
  let stop = () => {};
  const file = new Promise<Blob>((resolve, reject) => {
    stop = () => reject(signal?.reason);
    signal?.addEventListener("abort", stop, { once: true });
    worker.onerror = (event) => reject(new RenderError("failed", { cause: event.message }));
    worker.onmessage = ({ data }: MessageEvent<RasterNews>) => {
      // A message sent before the worker listens would be lost without an error.
      if (data.kind === "ready") worker.postMessage(job);
      else if (data.kind === "progress") onProgress?.(data.done);
      else if (data.kind === "file") resolve(data.file);
      else reject(new RenderError(data.fault, { cause: data.detail }));
    };
  });
  return file.finally(() => {
    signal?.removeEventListener("abort", stop);
    worker.terminate();
  });
}

/**
 * Draws a page as a PNG with its density stated, in a Web Worker: the window stays free. The scene must have the target's shape (set the page for it).
 * Rejects with a RenderError that names the fault, or with the signal's reason.
 */
export async function exportPng(scene: PageScene, target: RasterTarget, options: ExportOptions = {}): Promise<Blob> {
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  checkTarget(scene, target);
  onProgress?.(0);
  const fonts = await sceneFontFiles([scene]).catch((cause: unknown) => {
    throw new RenderError("fonts-not-loaded", { cause });
  });
  signal?.throwIfAborted();
  onProgress?.(0.1);
  const file = await runWorker({ scene, fonts, width: target.width, height: target.height, dpi: target.dpi }, options);
  onProgress?.(1);
  return file;
}
