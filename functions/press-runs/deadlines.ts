import { modelRetries, type RetryPolicy } from "../ai/attempts.ts";

// Every time limit of a run, in milliseconds. What one attempt at a model may take is in ai/attempts.ts.

const minute = 60_000;
const day = 24 * 60 * minute;

/** From the creation of a press run until it fails; settled by the object's timer, a read of the run or the cron. */
export const pressDeadlineMs = 10 * minute;
/** From the creation of an implicit run until it is settled. */
export const implicitDeadlineMs = 30 * minute;
/** From the order of a block to be made again until it fails. */
export const blockDeadlineMs = 5 * minute;

/** After this a reservation of a block expires, if the object could not release it. */
export const blockReservationMs = blockDeadlineMs + minute;
/** The same for a single AI call: longer than three attempts and the waits between them. */
export const callReservationMs = 15 * minute;

/** A running run of this age may have lost its object's start: the cron repeats the start, which is idempotent. */
export const lostMs = minute;
/** The same Idempotency-Key means the same run for so long. */
export const idempotencyMs = day;

/** After a run failed: its finished parts and pictures wait for a run that resumes them. */
export const partsKeptMs = day;
/** After a run ended: its events stay readable, and blocks of its newspaper can be made again. */
export const keptMs = 30 * day;

/** Retry and alarm timing of a run. Tests run a subclass of PressRun with shorter times. */
export interface Pace extends RetryPolicy {
  /** Milliseconds until an alarm that failed on the database or store is retried. */
  againMs: number;
}

export const standardPace: Pace = { ...modelRetries, againMs: 20_000 };
