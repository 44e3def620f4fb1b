/** What is used of a Web Worker. */
export interface Bench {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (work: unknown) => void;
  terminate: () => void;
}

/** True where Web Workers can draw and measure. */
export const drawsAside = () => typeof OffscreenCanvas !== "undefined";

/**
 * A Web Worker's work done in the window, for browsers whose Web Workers have no canvas: the same messages, "ready" among them, while the
 * window waits. `load` brings what answers a piece of work.
 */
export function workHere<Work, News extends { kind: string }>(
  load: () => Promise<(work: Work, tell: (news: News | { kind: "ready" }) => void) => Promise<void>>,
): Bench {
  let isEnded = false;
  const tell = (news: News | { kind: "ready" }) => {
    if (!isEnded) bench.onmessage?.(new MessageEvent("message", { data: news }));
  };
  const fail = (error: unknown) => {
    if (!isEnded) bench.onerror?.(new ErrorEvent("error", { message: String(error) }));
  };
  const loading = load();
  const bench: Bench = {
    onmessage: null,
    onerror: null,
    postMessage(work) {
      // In a task of its own, so that what was said before it is painted first.
      setTimeout(() => loading.then((answer) => answer(work as Work, tell)).catch(fail));
    },
    terminate() {
      isEnded = true;
    },
  };
  loading.then(() => tell({ kind: "ready" }), fail);
  return bench;
}
