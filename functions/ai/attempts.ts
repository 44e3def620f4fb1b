import { ProviderError } from "./provider-error.ts";

/** How often and how long a model is asked before its failure counts. */
export interface RetryPolicy {
  attempts: number;
  /** Longest duration of one attempt. */
  attemptMs: number;
  /** Wait before the second attempt; doubles for each further one, with jitter. */
  backoffMs: number;
}

/** The policy of every call of a model: three attempts of 150 s. */
export const modelRetries: RetryPolicy = { attempts: 3, attemptMs: 150_000, backoffMs: 1_000 };

/** Cap for Retry-After: a longer wait would exceed the deadline of a run. */
const maxWaitMs = 120_000;

interface Attempts<T> {
  policy: RetryPolicy;
  /** Aborts waiting and working alike; the returned promise rejects with its reason. */
  signal: AbortSignal;
  /** Attempts made before the caller was restarted; they count against the policy. */
  previous?: number;
  /** Called before each attempt, so that it counts even if the process ends during it. */
  onBegin?(attempt: number): void;
  work(signal: AbortSignal, attempt: number): Promise<T>;
}

/**
 * Does the work in at most `policy.attempts` attempts. An attempt ends after `policy.attemptMs`, whether or not the work heeds its
 * signal. Rejects with the last failure, or with the signal's reason. A `final` ProviderError is not tried again.
 */
export async function attempt<T>({ policy, signal, previous = 0, onBegin, work }: Attempts<T>): Promise<T> {
  for (let number = previous + 1; ; number++) {
    if (number > policy.attempts) throw new ProviderError("the last attempt was interrupted", { final: true });
    signal.throwIfAborted();
    onBegin?.(number);
    try {
      return await withTimeout(policy.attemptMs, signal, (inner) => work(inner, number));
    } catch (failure) {
      signal.throwIfAborted();
      if (number >= policy.attempts || (failure instanceof ProviderError && failure.final)) throw failure;
      await pause(waitBefore(number + 1, policy, failure instanceof ProviderError ? failure.retryAfterMs : undefined), signal);
    }
  }
}

/** Milliseconds to wait before the attempt of this number (2 or more). `retryAfterMs`: what the provider asked for. */
export function waitBefore(attempt: number, policy: RetryPolicy, retryAfterMs: number | undefined): number {
  const backoff = policy.backoffMs * 2 ** (attempt - 2);
  return Math.min(maxWaitMs, Math.max(retryAfterMs ?? 0, backoff * (0.5 + Math.random())));
}

async function withTimeout<T>(ms: number, outer: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
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
