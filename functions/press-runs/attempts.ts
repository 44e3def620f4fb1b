import { ProviderError } from "../ai/provider-error.ts";
import { type Pace, waitBefore } from "./pace.ts";

interface Attempts<T> {
  pace: Pace;
  /** Ends waiting and working alike; its reason is what the returned promise rejects with. */
  signal: AbortSignal;
  /** Attempts that were begun before, by an object that has since been restarted. */
  begun?: number;
  /** Called before each attempt, which is counted even when it is never heard of again. */
  begin?(attempt: number): void;
  work(signal: AbortSignal, attempt: number): Promise<T>;
}

/**
 * Does the work in at most `pace.attempts` attempts. An attempt ends after `pace.attemptMs`, whether or not the work heeds its
 * signal. Rejects with the last failure, or with the signal's reason.
 */
export async function attempt<T>({ pace, signal, begun = 0, begin, work }: Attempts<T>): Promise<T> {
  for (let number = begun + 1; ; number++) {
    if (number > pace.attempts) throw new ProviderError("the last attempt was interrupted", { final: true });
    signal.throwIfAborted();
    begin?.(number);
    try {
      return await within(pace.attemptMs, signal, (inner) => work(inner, number));
    } catch (failure) {
      signal.throwIfAborted();
      if (number >= pace.attempts || (failure instanceof ProviderError && failure.final)) throw failure;
      await pause(waitBefore(number + 1, pace, failure instanceof ProviderError ? failure.retryAfterMs : undefined), signal);
    }
  }
}

async function within<T>(ms: number, outer: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ended = new AbortController();
  const end = () => ended.abort(outer.reason);
  outer.addEventListener("abort", end);
  const timer = setTimeout(() => ended.abort(new ProviderError("the attempt took too long", { reason: "timeout" })), ms);
  const aborted = new Promise<never>((_, reject) => {
    ended.signal.addEventListener("abort", () => reject(ended.signal.reason));
  });
  try {
    return await Promise.race([work(ended.signal), aborted]);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener("abort", end);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", end);
      resolve();
    }, ms);
    signal.addEventListener("abort", end, { once: true });
  });
}
