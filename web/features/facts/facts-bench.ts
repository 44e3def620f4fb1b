import { type Bench, workHere } from "../../render/image/inline-worker.ts";
import { startWorker } from "../../render/react/trusted-types.ts";
import type { CheckedPage, FactsWork } from "./facts-piece.ts";
import type { FactsNews } from "./facts-work.ts";
import worker from "./facts-worker.ts?worker&url";

const here = (): Bench => workHere(async () => (await import("./facts-work.ts")).work);

function beside(): Bench {
  if (typeof Worker === "undefined") return here();
  return startWorker(worker);
}

/** Milliseconds for one check. An ordinary page takes a tenth of a second; a hostile one took 37 s, in which no other edit was checked. */
const checkTimeoutMs = 5_000;

/** Where facts are looked up one newspaper after the other. */
export interface FactsBench {
  /** Rejects when the check fails or takes too long, or its code could not be had. The next check begins anew. */
  check: (work: FactsWork) => Promise<CheckedPage>;
  close: () => void;
}

/** In a Web Worker; in the window where it cannot be started. */
export function openFactsBench(): FactsBench {
  let bench: Bench | null = null;
  let ready: Promise<unknown> = Promise.resolve();
  let isHere = false;
  const next = (from: Bench): Promise<FactsNews> =>
    new Promise((resolve, reject) => {
      from.onmessage = ({ data }: MessageEvent<FactsNews>) => resolve(data);
      from.onerror = (event) => reject(new Error(event.message || "The check could not be started"));
    });
  const close = () => {
    bench?.terminate();
    bench = null;
  };
  const open = async (): Promise<Bench> => {
    if (!bench) {
      bench = isHere ? here() : beside();
      ready = next(bench);
    }
    try {
      await ready;
      return bench;
    } catch (error) {
      close();
      if (isHere) throw error;
      isHere = true;
      return open();
    }
  };
  return {
    close,
    async check(work) {
      const at = await open();
      const answer = next(at);
      at.postMessage(work);
      const news = await beforeTimeout(answer, close);
      if (news.kind !== "checked") throw new Error(news.kind === "fault" ? news.detail : "The check began anew");
      return news.page;
    },
  };
}

/** The answer, or an error when it has not come in time; then `end` ends the work on it. */
async function beforeTimeout<T>(answer: Promise<T>, end: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      end();
      reject(new Error(`The check took longer than ${checkTimeoutMs} ms`));
    }, checkTimeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
