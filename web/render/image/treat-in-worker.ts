import type { PictureItem } from "../../typeset/model/scene.ts";
import { fileOf } from "../draw/canvas.ts";
import { startWorker } from "../react/trusted-types.ts";
import { drawsAside } from "./inline-worker.ts";
import { RenderError, treatPicture } from "./pictures.ts";
import type { TreatJob, TreatNews } from "./treat-worker.ts";
import address from "./treat-worker.ts?worker&url";

/** Milliseconds the Web Worker is kept for the next picture. */
const REST = 60_000;

interface Desk {
  worker: Worker;
  /** Settles when the Web Worker listens: a message sent before would be lost without an error. */
  ready: Promise<void>;
  waiting: Map<number, (picture: Blob | null) => void>;
}

let desk: Desk | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
let count = 0;

function close(): void {
  desk?.worker.terminate();
  desk = undefined;
}

function openDesk(): Desk {
  const worker = startWorker(address);
  const waiting: Desk["waiting"] = new Map();
  const ready = new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<TreatNews>) => {
      if (data.kind === "ready") return resolve();
      waiting.get(data.number)?.(data.picture);
      waiting.delete(data.number);
    };
    worker.onerror = (event) => {
      reject(new RenderError("failed", { cause: event.message }));
      close();
      for (const settle of waiting.values()) settle(null);
    };
  });
  return { worker, ready, waiting };
}

async function treatHere(item: PictureItem, ink: string, resolution: number): Promise<Blob> {
  return fileOf(await treatPicture(item, ink, resolution));
}

/**
 * A picture treated as by `treatPicture`, as a PNG file, made beside the window: a large one would hold it up for a tenth of a second. In
 * the window itself where no Web Worker can be had or has a canvas. Rejects with a RenderError when the picture does not come within 5 s or
 * is no picture.
 */
export async function treatAside(item: PictureItem, ink: string, resolution: number): Promise<Blob> {
  if (typeof Worker === "undefined" || !drawsAside()) return treatHere(item, ink, resolution);
  clearTimeout(closing);
  desk ??= openDesk();
  const { worker, ready, waiting } = desk;
  try {
    await ready;
  } catch {
    return treatHere(item, ink, resolution);
  }
  const job: TreatJob = { number: ++count, item, ink, resolution };
  const picture = await new Promise<Blob | null>((resolve) => {
    waiting.set(job.number, resolve);
    worker.postMessage(job);
  });
  if (waiting.size === 0) closing = setTimeout(close, REST);
  if (!picture) throw new RenderError("picture-not-loaded");
  return picture;
}
