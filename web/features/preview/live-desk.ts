import type { Arrived } from "../../api/live-run.ts";
import type { RunOrder } from "../../api/press-runs.ts";
import { type Bench, drawsAside, workHere } from "../../render/work-here.ts";
import type { NewspaperToSet, PageScene, SetNewspaper, SetOptions } from "../../typeset/index.ts";
import type { ArrivedPictures } from "./live-newspaper.ts";
import type { LiveFront, LiveNews, LiveWork } from "./live-work.ts";

/** Milliseconds the Web Worker is kept, with its faces, for the next run. */
const rest = 600_000;

interface Desk {
  worker: Bench;
  /** Settles when the Web Worker listens: a message sent before would be lost without an error. */
  ready: Promise<unknown>;
}

let desk: Desk | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
let last: Promise<unknown> = Promise.resolve();

function nextNews(worker: Bench): Promise<LiveNews> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<LiveNews>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || "The Web Worker could not be started"));
  });
}

function openDesk(): Desk {
  const worker: Bench = drawsAside()
    ? new Worker(new URL("./live-worker.ts", import.meta.url), { type: "module" })
    : workHere(async () => (await import("./live-work.ts")).work);
  return { worker, ready: nextNews(worker) };
}

function closeDesk(): void {
  desk?.worker.terminate();
  desk = undefined;
}

/** One after the other: an answer belongs to the work that was sent last. */
function inTurn<T>(work: (worker: Bench) => Promise<T>): Promise<T> {
  const done = last.then(async () => {
    clearTimeout(closing);
    desk ??= openDesk();
    try {
      await desk.ready;
      return await work(desk.worker);
    } catch (error) {
      closeDesk();
      throw error;
    } finally {
      closing = setTimeout(closeDesk, rest);
    }
  });
  last = done.catch(() => {});
  return done;
}

async function ask(worker: Bench, work: LiveWork): Promise<LiveNews> {
  const news = nextNews(worker);
  worker.postMessage(work);
  const told = await news;
  if (told.kind === "fault") throw new Error(told.detail);
  return told;
}

async function setFront(worker: Bench, arrived: Arrived): Promise<LiveFront> {
  const told = await ask(worker, { kind: "set", arrived });
  if (told.kind !== "set") throw new Error("The Web Worker began anew");
  return told.front;
}

const send = (worker: Bench, work: LiveWork) => worker.postMessage(work);

/** Sets a page like that of the order out of sight. Gives it, for its faces. */
export function rehearse(order: RunOrder): Promise<PageScene> {
  return inTurn(async (worker) => {
    const told = await ask(worker, { kind: "rehearse", order });
    if (told.kind !== "rehearsed") throw new Error("The Web Worker began anew");
    return told.scene;
  });
}

/** All pages of a finished newspaper, set by the Web Worker, which is opened for it. Rejects where there can be none, and when the network fails. */
export async function setPagesBeside(newspaper: NewspaperToSet, options?: SetOptions): Promise<SetNewspaper> {
  const told = await inTurn((worker) => ask(worker, { kind: "finish", newspaper, ...(options && { options }) }));
  if (told.kind !== "pages") throw new Error("The Web Worker began anew");
  return told.set;
}

/**
 * All pages of a finished newspaper, where the Web Worker is there: it has set the newspaper as it grew, and the window is not held up. Null without one.
 */
export async function setPagesAside(newspaper: NewspaperToSet): Promise<SetNewspaper | null> {
  return desk ? setPagesBeside(newspaper) : null;
}

/** A newspaper in the making, set beside the window. */
export interface LiveSheet {
  /** The front page as far as the newspaper has come. Rejects when it cannot be set. */
  set: (arrived: Arrived, pictures: ArrivedPictures) => Promise<LiveFront>;
}

/** Begins a newspaper. */
export function openLiveSheet(order: RunOrder, number: number): LiveSheet {
  const begun = inTurn(async (worker) => send(worker, { kind: "order", order, number }));
  begun.catch(() => {});
  let sent: ArrivedPictures = {};
  return {
    set: (arrived, pictures) =>
      inTurn((worker) => {
        if (pictures !== sent) send(worker, { kind: "pictures", pictures });
        sent = pictures;
        return setFront(worker, arrived);
      }),
  };
}
