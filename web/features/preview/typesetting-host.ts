import type { Arrived } from "../../api/press/live-run.ts";
import type { RunOrder } from "../../api/press/press-runs.ts";
import type { CutOptions, SuggestedCut } from "../../claims/index.ts";
import { type Bench, drawsAside, workHere } from "../../render/image/inline-worker.ts";
import { startWorker } from "../../render/react/trusted-types.ts";
import type { Drawing, NewspaperToSet, PageScene, SetNewspaper, SetOptions } from "../../typeset/index.ts";
import type { LookToSet } from "./draft-page.ts";
import type { ArrivedPictures } from "./live-newspaper.ts";
import type { LiveFront } from "./live-work.ts";
import type { AgainNews, AgainOrder } from "./set-again.ts";
import type { ThumbnailWords } from "./thumbnail-words.ts";
import type { LargeFront, ThumbnailOrder } from "./thumbnail-work.ts";
import type { TypesettingAnswers, TypesettingNews, TypesettingWork } from "./typesetting-work.ts";
import address from "./typesetting-worker.ts?worker&url";

// One Web Worker sets and draws everything this window shows, so that the typesetter and its faces are loaded only once.

/** Milliseconds an idle Web Worker is kept, with its faces. */
const rest = 600_000;

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: `ask` gives it the type of its task.
  resolve: (answer: any) => void;
  reject: (error: Error) => void;
}

interface Typesetter {
  worker: Bench;
  /** Settles when the Web Worker listens: a message sent earlier would be lost without an error. */
  ready: Promise<void>;
  isReady: boolean;
  /** By the number of the task. */
  awaited: Map<number, Answer>;
  /** Addresses of drawings it already has; see AgainOrder. */
  drawings: Set<string>;
}

let typesetter: Typesetter | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
/** Number of open newspapers, which may be edited at any moment. */
let held = 0;
/** Number of tasks in progress. */
let busy = 0;
let count = 0;

/** Terminates a Web Worker and rejects its open tasks with the reason; the next task starts another. */
function close(of: Typesetter, error: Error): void {
  if (typesetter === of) typesetter = undefined;
  of.worker.terminate();
  for (const { reject } of of.awaited.values()) reject(error);
  of.awaited.clear();
}

function closeLater(): void {
  clearTimeout(closing);
  if (held === 0 && busy === 0) closing = setTimeout(() => typesetter && close(typesetter, new Error("Nobody waits")), rest);
}

function open(): Typesetter {
  const worker: Bench = drawsAside() ? startWorker(address) : workHere(async () => (await import("./typesetting-work.ts")).work);
  const awaited: Typesetter["awaited"] = new Map();
  const ready = new Promise<void>((resolve, reject) => awaited.set(0, { resolve, reject }));
  const opened: Typesetter = { worker, ready, isReady: false, awaited, drawings: new Set() };
  worker.onmessage = ({ data }: MessageEvent<TypesettingNews>) => {
    if (data.kind === "ready" && opened.isReady) return close(opened, new Error("The Web Worker began anew"));
    if (data.kind === "ready") opened.isReady = true;
    const number = data.kind === "ready" ? 0 : data.number;
    const answer = awaited.get(number);
    awaited.delete(number);
    if (data.kind === "fault") answer?.reject(new Error(data.detail));
    else answer?.resolve(data.kind === "done" ? data.answer : undefined);
  };
  worker.onerror = (event) => close(opened, new Error(event.message || "The Web Worker could not be started"));
  return opened;
}

/** Sends a task whose answer is not used. */
const send = (to: Typesetter, piece: TypesettingWork) => to.worker.postMessage({ number: ++count, piece });

function ask<Kind extends TypesettingWork["kind"]>(
  from: Typesetter,
  piece: Extract<TypesettingWork, { kind: Kind }>,
): Promise<TypesettingAnswers[Kind]> {
  return new Promise((resolve, reject) => {
    if (from !== typesetter) return reject(new Error("The Web Worker was closed"));
    send(from, piece);
    from.awaited.set(count, { resolve, reject });
  });
}

async function use<T>(work: (at: Typesetter) => Promise<T>): Promise<T> {
  clearTimeout(closing);
  busy += 1;
  typesetter ??= open();
  const at = typesetter;
  try {
    await at.ready;
    return await work(at);
  } finally {
    busy -= 1;
    closeLater();
  }
}

let lastPage: Promise<unknown> = Promise.resolve();

/**
 * Runs page tasks one after the other. After a failure the Web Worker is replaced: it would not request again a module that failed to load.
 */
function inTurn<T>(work: (at: Typesetter) => Promise<T>): Promise<T> {
  const done = lastPage.then(() =>
    use((at) =>
      work(at).catch((error) => {
        close(at, error);
        throw error;
      }),
    ),
  );
  lastPage = done.catch(() => {});
  return done;
}

/** Sets a page like that of the order without showing it, to load its faces. Resolves to that page. */
export const rehearse = (order: RunOrder): Promise<PageScene> => inTurn((at) => ask(at, { kind: "rehearse", order }));

/**
 * All pages of a finished newspaper, set in the Web Worker, which is started if needed. Rejects without Web Workers and when the network
 * fails.
 */
export const setPagesBeside = (newspaper: NewspaperToSet, options?: SetOptions): Promise<SetNewspaper> =>
  inTurn((at) => ask(at, { kind: "finish", newspaper, ...(options && { options }) }));

/**
 * Looks for a cut with which the newspaper's story fits its front page (`suggestCut`), in the Web Worker. Rejects as setPagesBeside does.
 */
export const suggestCutBeside = (newspaper: NewspaperToSet, options: CutOptions): Promise<SuggestedCut | null> =>
  inTurn((at) => ask(at, { kind: "suggest", newspaper, options }));

/** Keeps the Web Worker, once there is one, until the returned function is called. */
export function holdTypesetter(): () => void {
  held += 1;
  clearTimeout(closing);
  return () => {
    held -= 1;
    closeLater();
  };
}

/** True when a Web Worker is ready, so that a task starts without a wait. */
export const isTypesetterReady = () => typesetter?.isReady ?? false;

/** `setAgain` in the Web Worker, which is started if needed. Rejects without Web Workers. */
export function setAgainBeside(order: AgainOrder): Promise<AgainNews> {
  return inTurn((at) => {
    if (order.patience === null && order.device === "desktop") at.drawings.clear();
    const drawings = new Map<string, Drawing>(Array.from(order.drawings).filter(([src]) => !at.drawings.has(src)));
    for (const src of drawings.keys()) at.drawings.add(src);
    return ask(at, { kind: "again", order: { ...order, drawings } });
  });
}

/** Warms the Web Worker up for an edit of the newspaper it set last. Does nothing without a Web Worker. */
export function practiseBeside(): void {
  if (drawsAside()) inTurn(async (at) => send(at, { kind: "practise" })).catch(() => {});
}

/** A newspaper that is being generated, set in the Web Worker. */
export interface LiveSheet {
  /** The front page of what has arrived so far. Rejects when it cannot be set. */
  set: (arrived: Arrived, pictures: ArrivedPictures) => Promise<LiveFront>;
}

/** Starts a newspaper. */
export function openLiveSheet(order: RunOrder, number: number): LiveSheet {
  /** The Web Worker that has this newspaper, and the pictures sent to it. */
  let known: Typesetter | undefined;
  let sent: ArrivedPictures | undefined;
  const begin = async (at: Typesetter) => {
    if (at === known) return;
    send(at, { kind: "order", order, number });
    known = at;
    sent = undefined;
  };
  inTurn(begin).catch(() => {});
  return {
    set: (arrived, pictures) =>
      inTurn(async (at) => {
        await begin(at);
        if (pictures !== sent) send(at, { kind: "pictures", pictures });
        sent = pictures;
        return ask(at, { kind: "set", arrived });
      }),
  };
}

async function draw(order: ThumbnailOrder, triesLeft = 1): Promise<Blob> {
  let at: Typesetter | undefined;
  try {
    return await use((now) => {
      at = now;
      return ask(now, { kind: "draw", order });
    });
  } catch (error) {
    // The Web Worker was terminated meanwhile, because a page failed.
    if (at && at !== typesetter && triesLeft > 0) return draw(order, triesLeft - 1);
    // Replace it, as after a failed page, unless other tasks are using it.
    if (at && at === typesetter && held === 0 && busy === 0) close(at, new Error("A thumbnail failed"));
    throw error;
  }
}

let lastThumbnail: Promise<unknown> = Promise.resolve();

/**
 * A front page in a template, as a small picture or a `large` one, set and drawn in the Web Worker. One after the other, each when no page
 * is being set; a cancelled one is skipped.
 */
export function drawThumbnail(words: ThumbnailWords, look: LookToSet, signal: AbortSignal, large?: LargeFront): Promise<Blob> {
  const drawn = lastThumbnail.then(async () => {
    for (let seen: unknown; seen !== lastPage; ) {
      seen = lastPage;
      await seen;
    }
    signal.throwIfAborted();
    return draw({ words, look, large });
  });
  lastThumbnail = drawn.catch(() => {});
  return drawn;
}
