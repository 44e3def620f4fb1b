import type { RunRow } from "./run-row.ts";

/** How patient a run is. The Worker uses `standardPace`; tests run a subclass of PressRun with a quicker one. */
export interface Pace {
  attempts: number;
  attemptMs: number;
  /** Before the second attempt; doubles for each further one, with jitter. */
  backoffMs: number;
  /** Until an alarm that met a broken database or store comes again. */
  againMs: number;
}

export const standardPace: Pace = { attempts: 3, attemptMs: 150_000, backoffMs: 1_000, againMs: 20_000 };

/** A press run fails when it has not ended by then, an implicit one is settled; in milliseconds from its beginning (design §4.4). */
export const pressDeadlineMs = 10 * 60 * 1000;
export const implicitDeadlineMs = 30 * 60 * 1000;

/** What a run has told and made stays readable for 30 days after its end. */
export const keptFor = 30 * 24 * 60 * 60 * 1000;

/** True while blocks of the run's newspaper can be made again. */
export function canBeWorkedOn(run: Pick<RunRow, "kind" | "status" | "endedAt">, now: number): boolean {
  return run.kind === "press" && run.status === "complete" && (run.endedAt ?? 0) >= now - keptFor;
}

/** A block that is made again ends after this long. */
export const blockDeadlineMs = 5 * 60 * 1000;

/** What a failed run has finished is kept this long for another try. */
export const partsKeptFor = 24 * 60 * 60 * 1000;

/** A Retry-After longer than this is not waited for in full: the deadline would come first. */
const longestWaitMs = 120_000;

export function waitBefore(attempt: number, pace: Pace, retryAfterMs: number | undefined): number {
  const backoff = pace.backoffMs * 2 ** (attempt - 2);
  return Math.min(longestWaitMs, Math.max(retryAfterMs ?? 0, backoff * (0.5 + Math.random())));
}
