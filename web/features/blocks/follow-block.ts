import type { RunEvent } from "../../../functions/press-runs/contract.ts";
import { ApiError } from "../../api/client.ts";
import { pause } from "../../api/pause.ts";
import { watchRun } from "../../api/press/press-runs.ts";

export type BlockFailure = Extract<RunEvent, { event: "failed" }>["data"];

/** `lost`: the server knows nothing of it any more; whether it was made, only the newspaper tells. */
export type BlockEnd = { kind: "made" } | { kind: "failed"; failure: BlockFailure } | { kind: "lost" };

/** A part as far as it has been written. */
export interface Growing {
  /** By path in the answer, in the order in which the paths began. */
  texts: Readonly<Record<string, string>>;
  isConnected: boolean;
}

const longestPause = 10_000;
/** A stream that is over closes without a word; one that works does not. */
const mostSilences = 4;

/**
 * Shows a part of run `id` being made, from the event after `after` to its end, reconnecting as often as the line breaks. Null when the
 * signal fired.
 */
export async function followBlock(
  { id, after }: { id: string; after: number },
  show: (growing: Growing) => void,
  signal: AbortSignal,
  firstPause = 500,
): Promise<BlockEnd | null> {
  let seen = after;
  let failures = 0;
  let silences = 0;
  let end: BlockEnd | null = null;
  let growing: Growing = { texts: {}, isConnected: true };
  const move = (change: Partial<Growing>) => {
    growing = { ...growing, ...change };
    if (!signal.aborted) show(growing);
  };
  while (!signal.aborted && !end) {
    try {
      silences += 1;
      await watchRun(id, {
        after: seen,
        signal,
        // Each connection begins with the unfinished text whole.
        onOpen: () => move({ texts: {}, isConnected: true }),
        onEvent: (event) => {
          failures = 0;
          silences = 0;
          seen = event.id ?? seen;
          if (event.event === "text") {
            const { path, delta } = event.data;
            move({ texts: { ...growing.texts, [path]: (growing.texts[path] ?? "") + delta } });
          } else if (event.event === "block" && event.data.status === "running") move({ texts: {} });
          else if (event.event === "complete") end = { kind: "made" };
          else if (event.event === "failed") end = { kind: "failed", failure: event.data };
        },
      });
      failures += 1;
      if (!end && silences >= mostSilences) end = { kind: "lost" };
    } catch (error) {
      if (signal.aborted) return null;
      silences = 0;
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) return { kind: "lost" };
      failures += 1;
      move({ isConnected: false });
    }
    if (!end && !signal.aborted) await pause(Math.min(longestPause, firstPause * 2 ** (failures - 1)), signal);
  }
  return signal.aborted ? null : end;
}
