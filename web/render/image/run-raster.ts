import { startWorker } from "../react/trusted-types.ts";
import { drawsAside, workHere } from "./inline-worker.ts";
import type { RasterJob } from "./raster-job.ts";
import address from "./raster-worker.ts?worker&url";
import { answerWith, type CalledWorker, type CallOptions, callWorker } from "./worker-calls.ts";

interface RasterWorker extends CalledWorker<RasterJob, Blob> {
  /** Faces it has been sent, by family and ranges. */
  faces: Set<string>;
}

/** Milliseconds a Web Worker is kept for the next file. */
const REST = 60_000;

let idle: RasterWorker | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

function open(): RasterWorker {
  const worker = drawsAside() ? startWorker(address) : workHere(async () => answerWith((await import("./raster-work.ts")).drawFile));
  return { ...callWorker<RasterJob, Blob>(worker), faces: new Set() };
}

function take(): RasterWorker {
  clearTimeout(closing);
  const worker = idle ?? open();
  idle = undefined;
  return worker;
}

function keep(worker: RasterWorker): void {
  if (idle) {
    worker.terminate();
    return;
  }
  idle = worker;
  closing = setTimeout(() => {
    idle?.terminate();
    idle = undefined;
  }, REST);
}

/**
 * Starts the drawing Web Worker before it is asked for anything, so that the first file does not wait for it (and can be made when the line
 * has gone).
 */
export function prepareRaster(): void {
  if (!idle) keep(open());
}

/** Has the Web Worker draw a file. Rejects with a RenderError, or with the signal's reason; the Web Worker is then ended. */
export async function runRaster(job: RasterJob, options: CallOptions): Promise<Blob> {
  const worker = take();
  const { faces } = worker;
  const fonts = job.fonts.filter(({ family, ranges }) => !faces.has(`${family} ${ranges.join()}`));
  try {
    const file = await worker.call({ ...job, fonts }, options);
    for (const { family, ranges } of fonts) faces.add(`${family} ${ranges.join()}`);
    keep(worker);
    return file;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
