import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";

/** Whose work something is: a process, or an object in it. What is dead never goes on. */
export interface Life {
  isDead: boolean;
  /** A process; an object's life ends with it. */
  within?: Life;
  /** Who waits for something of it, and has to hear that it will not come. */
  mourners: Set<() => void>;
}

export const newLife = (within?: Life): Life => ({ isDead: false, mourners: new Set(), ...(within && { within }) });

/** Nothing of it goes on from here. */
export function end(life: Life): void {
  life.isDead = true;
  for (const mourn of life.mourners) mourn();
  life.mourners.clear();
}

export const lives = new AsyncLocalStorage<Life>();

export const isDead = (life: Life | undefined): boolean => life !== undefined && (life.isDead || isDead(life.within));

/** Time for objects and their alarms. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Runs this after so many milliseconds, unless the life it belongs to has ended by then. */
  set(run: () => void, ms: number, life?: Life): unknown;
}

/** The most that a timer of Node can wait, 24.8 days; with more it fires at once. */
const longestTimerMs = 2 ** 31 - 1;

/** The clock of this machine. */
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

/** What asking over a network takes at least: another turn of the event loop, in which others go on. */
export const nextTurn = (): Promise<void> => setImmediate();
