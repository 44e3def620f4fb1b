import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";

/** Lifetime of a process or of an object in it. Nothing that belongs to an ended life continues. */
export interface Life {
  isDead: boolean;
  /** The enclosing process; an object's life ends with it. */
  within?: Life;
  /** Called when the life ends, so that callers waiting on it can fail. */
  mourners: Set<() => void>;
}

export const newLife = (within?: Life): Life => ({ isDead: false, mourners: new Set(), ...(within && { within }) });

/** Ends a life: none of its work continues. */
export function end(life: Life): void {
  life.isDead = true;
  for (const mourn of life.mourners) mourn();
  life.mourners.clear();
}

export const lives = new AsyncLocalStorage<Life>();

export const isDead = (life: Life | undefined): boolean => life !== undefined && (life.isDead || isDead(life.within));

/** Clock of objects and their alarms. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Runs the callback after `ms` milliseconds, unless its life has ended by then. */
  set(run: () => void, ms: number, life?: Life): unknown;
}

/** Node's longest timer, 24.8 days; a longer one fires at once. */
const longestTimerMs = 2 ** 31 - 1;

/** The system clock. */
export class RealClock implements Clock {
  get now(): number {
    return Date.now();
  }

  set(run: () => void, ms: number, life?: Life): void {
    if (ms > longestTimerMs) return;
    setTimeout(
      () => {
        if (!isDead(life)) run();
      },
      Math.max(0, ms),
    ).unref();
  }
}

/** Minimum delay of a network call: one turn of the event loop, in which other work runs. */
export const nextTurn = (): Promise<void> => setImmediate();
