import { modelRetries, type RetryPolicy } from "../ai/attempts.ts";

// Every time limit of a run, in milliseconds. What one attempt at a model may take is in ai/attempts.ts.

const minute = 60_000;
const day = 24 * 60 * minute;

/** From the creation of a press run until it fails: the object's own timer, or whoever reads the run, or the cron settles it. */
export const pressDeadlineMs = 10 * minute;
/** From the creation of an implicit run until it is settled. */
export const implicitDeadlineMs = 30 * minute;
/** From the order of a block to be made again until it fails. */
export const blockDeadlineMs = 5 * minute;

/** After this a reservation of a block expires, if the object could not release it. */
export const blockReservationMs = blockDeadlineMs + minute;
/** The same for a single AI call: longer than three attempts and the waits between them. */
export const callReservationMs = 15 * minute;

/** At this age a running run may have lost the start of its object; the cron starts it again, which changes nothing for the others. */
export const lostMs = minute;
/** The same Idempotency-Key means the same run for so long. */
export const idempotencyMs = day;

/** After a run failed: its finished parts and pictures wait for a run that resumes them. */
export const partsKeptMs = day;
/** After a run ended: its events stay readable, and blocks of its newspaper can be made again. */
export const keptMs = 30 * day;

/** How patient a run is. Tests run a subclass of PressRun with a quicker one. */
export interface Pace extends RetryPolicy {
  /** Until an alarm that met a broken database or store is tried again. */
  againMs: number;
}

export const standardPace: Pace = { ...modelRetries, againMs: 20_000 };
