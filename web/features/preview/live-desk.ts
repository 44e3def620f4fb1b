import type { Arrived } from "../../api/press/live-run.ts";
import type { RunOrder } from "../../api/press/press-runs.ts";
import { startWorker } from "../../render/trusted-types.ts";
import { type Bench, drawsAside, workHere } from "../../render/work-here.ts";
import type { CutOptions, Drawing, NewspaperToSet, PageScene, SetNewspaper, SetOptions, SuggestedCut } from "../../typeset/index.ts";
import type { ArrivedPictures } from "./live-newspaper.ts";
import type { LiveFront, LiveNews, LiveWork } from "./live-work.ts";
import address from "./live-worker.ts?worker&url";
import type { AgainNews, AgainOrder } from "./set-again.ts";

/** Milliseconds the Web Worker is kept, with its faces, for the next run. */
const rest = 600_000;

interface Desk {
  worker: Bench;
  /** Settles when the Web Worker listens: a message sent before would be lost without an error. */
  ready: Promise<unknown>;
  /** Addresses of drawings it has, see AgainOrder. */
  drawings: Set<string>;
}

let desk: Desk | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
/** Newspapers on the stone, which may be edited at any moment. */
let held = 0;
let last: Promise<unknown> = Promise.resolve();

function nextNews(worker: Bench): Promise<LiveNews> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<LiveNews>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || "The Web Worker could not be started"));
  });
}

function openDesk(): Desk {
  const worker: Bench = drawsAside() ? startWorker(address) : workHere(async () => (await import("./live-work.ts")).work);
  return { worker, ready: nextNews(worker), drawings: new Set() };
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
      if (held === 0) closing = setTimeout(closeDesk, rest);
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

/** Looks for a cut with which the newspaper's story fits its front page (`suggestCut`), in the Web Worker. Rejects as setPagesBeside does. */
export async function suggestCutBeside(newspaper: NewspaperToSet, options: CutOptions): Promise<SuggestedCut | null> {
  const told = await inTurn((worker) => ask(worker, { kind: "suggest", newspaper, options }));
  if (told.kind !== "suggested") throw new Error("The Web Worker began anew");
  return told.cut;
}

/** Keeps the Web Worker, once there is one, until the function it gives is called. */
export function holdDesk(): () => void {
  held += 1;
  clearTimeout(closing);
  return () => {
    held -= 1;
    if (held === 0 && desk) closing = setTimeout(closeDesk, rest);
  };
}

/** True where a Web Worker is there: it need not be waited for. */
export const isDeskOpen = () => desk !== undefined;

/** `setAgain` in the Web Worker, which is opened for it. Rejects where there can be none. */
export async function setAgainBeside(order: AgainOrder): Promise<AgainNews> {
  const told = await inTurn((worker) => {
    const known = desk?.drawings ?? new Set();
    if (order.patience === null && order.device === "desktop") known.clear();
    const drawings = new Map<string, Drawing>(Array.from(order.drawings).filter(([src]) => !known.has(src)));
    for (const src of drawings.keys()) known.add(src);
    return ask(worker, { kind: "again", order: { ...order, drawings } });
  });
  if (told.kind !== "again") throw new Error("The Web Worker began anew");
  return told.news;
}

/** The newspaper that the Web Worker has set last will perhaps be edited. In the window itself nothing is practised. */
export function practiseBeside(): void {
  if (drawsAside()) inTurn(async (worker) => send(worker, { kind: "practise" })).catch(() => {});
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
