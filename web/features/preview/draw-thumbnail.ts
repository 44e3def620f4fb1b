import { startWorker } from "../../render/trusted-types.ts";
import { type Bench, drawsAside, workHere } from "../../render/work-here.ts";
import type { LookToSet } from "./draft-page.ts";
import type { ThumbnailWords } from "./thumbnail-words.ts";
import type { LargeFront, ThumbnailNews, ThumbnailOrder } from "./thumbnail-work.ts";
import address from "./thumbnail-worker.ts?worker&url";

/** Milliseconds the Web Worker is kept, with its faces, for the next pictures. */
const rest = 120_000;

interface Desk {
  worker: Bench;
  /** Settles when the Web Worker listens: a message sent before would be lost without an error. */
  ready: Promise<unknown>;
}

let desk: Desk | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

function nextNews(worker: Bench): Promise<ThumbnailNews> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ThumbnailNews>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || "The Web Worker could not be started"));
  });
}

function openDesk(): Desk {
  const worker: Bench = drawsAside() ? startWorker(address) : workHere(async () => (await import("./thumbnail-work.ts")).drawFront);
  return { worker, ready: nextNews(worker) };
}

function closeDesk(): void {
  desk?.worker.terminate();
  desk = undefined;
}

async function order(wanted: ThumbnailOrder): Promise<Blob> {
  clearTimeout(closing);
  desk ??= openDesk();
  try {
    await desk.ready;
    const drawn = nextNews(desk.worker);
    desk.worker.postMessage(wanted);
    const news = await drawn;
    if (news.kind === "drawn") return news.picture;
    throw new Error(news.kind === "fault" ? news.detail : "The Web Worker began anew");
  } catch (error) {
    closeDesk();
    throw error;
  } finally {
    closing = setTimeout(closeDesk, rest);
  }
}

let last: Promise<unknown> = Promise.resolve();

/** A front page in a look, as a small picture unless a `large` one is wanted, set and drawn beside the window. One after the other; one that is no longer wanted is passed over. */
export function drawThumbnail(words: ThumbnailWords, look: LookToSet, signal: AbortSignal, large?: LargeFront): Promise<Blob> {
  const drawn = last.then(() => {
    signal.throwIfAborted();
    return order({ words, look, large });
  });
  last = drawn.catch(() => {});
  return drawn;
}
