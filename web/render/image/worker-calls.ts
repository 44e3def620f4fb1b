import type { Bench } from "./inline-worker.ts";
import { RenderError, type RenderFault } from "./pictures.ts";

/** Work that a Web Worker does for a window; `onProgress` is told how far it is, 0 to 1. */
type Work<Job, Answer> = (job: Job, onProgress: (done: number) => void) => Promise<Answer>;

interface Call<Job> {
  number: number;
  job: Job;
}

/** What comes back of a call, by its number; "ready" once the Web Worker listens. */
type CallNews<Answer> =
  | { kind: "ready" }
  | { kind: "progress"; number: number; done: number }
  | { kind: "done"; number: number; answer: Answer }
  | { kind: "fault"; number: number; fault: RenderFault; detail: string };

/** What answers calls with `work`, in the window (workHere) as in a Web Worker. It never rejects. */
export function answerWith<Job, Answer>(work: Work<Job, Answer>) {
  return async ({ number, job }: Call<Job>, tell: (news: CallNews<Answer>) => void): Promise<void> => {
    try {
      tell({ kind: "done", number, answer: await work(job, (done) => tell({ kind: "progress", number, done })) });
    } catch (error) {
      const { fault = "failed", cause } = error as Partial<RenderError>;
      tell({ kind: "fault", number, fault, detail: `${cause ?? error}` });
    }
  };
}

/** Has this Web Worker answer the calls of its window. */
export function serveCalls<Job, Answer>(work: Work<Job, Answer>): void {
  const answer = answerWith(work);
  const tell = (news: CallNews<Answer>) => self.postMessage(news);
  self.onmessage = ({ data }: MessageEvent<Call<Job>>) => answer(data, tell);
  tell({ kind: "ready" });
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((done: number) => void) | undefined;
}

/** A Web Worker that is called like a function. */
export interface CalledWorker<Job, Answer> {
  /** Settles when the Web Worker listens: a message sent before would be lost without an error. Rejects when it cannot be started. */
  ready: Promise<void>;
  /** Rejects with a RenderError, or with the signal's reason: the work goes on then, until the Web Worker is ended. */
  call(job: Job, options?: CallOptions): Promise<Answer>;
  /** True after an error that was no call's. */
  isBroken(): boolean;
  /** What has not been answered never is. */
  terminate(): void;
}

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: RenderError) => void;
  onProgress: CallOptions["onProgress"];
}

/** Calls of a Web Worker that serves them (serveCalls), just started. */
export function callWorker<Job, Answer>(worker: Bench): CalledWorker<Job, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let count = 0;
  let isBroken = false;
  const ready = new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<CallNews<Answer>>) => {
      if (data.kind === "ready") return resolve();
      const call = waiting.get(data.number);
      if (data.kind === "progress") return call?.onProgress?.(data.done);
      waiting.delete(data.number);
      if (data.kind === "done") call?.resolve(data.answer);
      else call?.reject(new RenderError(data.fault, { cause: data.detail }));
    };
    worker.onerror = (event) => {
      isBroken = true;
      const error = new RenderError("failed", { cause: event.message });
      reject(error);
      for (const call of waiting.values()) call.reject(error);
      waiting.clear();
    };
  });
  // Who calls is told.
  ready.catch(() => {});
  return {
    ready,
    isBroken: () => isBroken,
    terminate: () => worker.terminate(),
    async call(job, { signal, onProgress } = {}) {
      let stop = () => {};
      const stopped = new Promise<never>((_resolve, reject) => {
        stop = () => reject(signal?.reason);
        signal?.addEventListener("abort", stop, { once: true });
      });
      const answered = ready.then(
        () =>
          new Promise<Answer>((resolve, reject) => {
            const number = ++count;
            waiting.set(number, { resolve, reject, onProgress });
            worker.postMessage({ number, job } satisfies Call<Job>);
          }),
      );
      try {
        return await Promise.race([answered, stopped]);
      } finally {
        signal?.removeEventListener("abort", stop);
      }
    },
  };
}
