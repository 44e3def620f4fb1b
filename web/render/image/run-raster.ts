import { startWorker } from "../react/trusted-types.ts";
import { type Bench, drawsAside, workHere } from "./inline-worker.ts";
import { RenderError } from "./pictures.ts";
import type { RasterJob, RasterNews } from "./raster-job.ts";
import address from "./raster-worker.ts?worker&url";

interface Desk {
  worker: Bench;
  /** Settles when the Web Worker listens: a message sent before would be lost without an error. */
  ready: Promise<void>;
  /** Faces it has been sent, by family and ranges. */
  faces: Set<string>;
}

/** Milliseconds a Web Worker is kept for the next file. */
const REST = 60_000;

let idle: Desk | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

function openDesk(): Desk {
  const worker: Bench = drawsAside() ? startWorker(address) : workHere(async () => (await import("./raster-work.ts")).drawFile);
  const ready = new Promise<void>((resolve, reject) => {
    worker.onmessage = () => resolve();
    worker.onerror = (event) => reject(new RenderError("failed", { cause: event.message }));
  });
  ready.catch(() => {});
  return { worker, ready, faces: new Set() };
}

function takeDesk(): Desk {
  clearTimeout(closing);
  const desk = idle ?? openDesk();
  idle = undefined;
  return desk;
}

function keepDesk(desk: Desk): void {
  if (idle) {
    desk.worker.terminate();
    return;
  }
  idle = desk;
  closing = setTimeout(() => {
    idle?.worker.terminate();
    idle = undefined;
  }, REST);
}

/**
 * Starts the drawing Web Worker before it is asked for anything, so that the first file does not wait for it (and can be made when the line
 * has gone).
 */
export function prepareRaster(): void {
  if (!idle) keepDesk(openDesk());
}

interface RunOptions {
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
}

/** Has the Web Worker draw a file. Rejects with a RenderError, or with the signal's reason; the Web Worker is then ended. */
export async function runRaster(job: RasterJob, { signal, onProgress }: RunOptions): Promise<Blob> {
  const desk = takeDesk();
  const { worker, faces } = desk;
  const fonts = job.fonts.filter(({ family, ranges }) => !faces.has(`${family} ${ranges.join()}`));
  let stop = () => {};
  try {
    const stopped = new Promise<never>((_resolve, reject) => {
      stop = () => reject(signal?.reason);
      signal?.addEventListener("abort", stop, { once: true });
    });
    await Promise.race([desk.ready, stopped]);
    const drawn = new Promise<Blob>((resolve, reject) => {
      worker.onerror = (event) => reject(new RenderError("failed", { cause: event.message }));
      worker.onmessage = ({ data }: MessageEvent<RasterNews>) => {
        if (data.kind === "progress") onProgress?.(data.done);
        else if (data.kind === "file") resolve(data.file);
        else if (data.kind === "fault") reject(new RenderError(data.fault, { cause: data.detail }));
      };
      worker.postMessage({ ...job, fonts });
    });
    const file = await Promise.race([drawn, stopped]);
    for (const { family, ranges } of fonts) faces.add(`${family} ${ranges.join()}`);
    keepDesk(desk);
    return file;
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}
