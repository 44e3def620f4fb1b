import { ApiError } from "../../api/client.ts";
import { pause } from "../../api/pause.ts";
import { readRun, watchRun } from "../../api/press/press-runs.ts";
import { afterConnecting, afterEvent, afterReading, type RunState } from "./run-state.ts";

const longestPause = 10_000;

/**
 * Shows a run until it is over, reconnecting as often as the line breaks. Gives the last state; without an outcome only
 * when the signal fired. Throws ApiError when the server refuses for good: the run does not exist, or there is no session.
 */
export async function followRun(
  start: RunState,
  show: (state: RunState) => void,
  signal: AbortSignal,
  firstPause = 500,
): Promise<RunState> {
  let state = start;
  let failures = 0;
  const move = (next: RunState) => {
    state = next;
    if (!signal.aborted) show(state);
  };
  while (!signal.aborted && !state.outcome) {
    try {
      await watchRun(state.id, {
        after: state.seen,
        signal,
        onOpen: () => move({ ...afterConnecting(state), isConnected: true }),
        onEvent: (event) => {
          failures = 0;
          move(afterEvent(state, event));
        },
      });
      if (!state.outcome) move(afterReading(state, await readRun(state.id, signal)));
      failures += 1;
    } catch (error) {
      if (signal.aborted) break;
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error;
      failures += 1;
      move({ ...state, isConnected: false });
    }
    if (!state.outcome && !signal.aborted) await pause(Math.min(longestPause, firstPause * 2 ** (failures - 1)), signal);
  }
  return state;
}
