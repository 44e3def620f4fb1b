import type { Newsroom } from "./newsroom.ts";

/** D1's errors when the outcome of a write is unknown (its documentation, "Retry queries"). */
export const retryable = [
  "D1_ERROR: Network connection lost.",
  "D1_ERROR: Internal error in D1 DB storage caused object to be reset.",
  "D1_ERROR: D1 DB reset because its code was updated.",
];

/**
 * Makes the database slow, and fail when `fails` returns true: half of the failures before anything was written, half
 * after everything was.
 */
export function failDatabase({ d1, clock, latency }: Newsroom, fails: () => boolean): void {
  d1.way = async (_asked, work) => {
    await clock.sleep(latency());
    const willFail = fails();
    const message = retryable[clock.between(0, retryable.length)] ?? "";
    if (willFail && clock.random() < 0.5) throw new Error(message);
    const result = work();
    await clock.sleep(latency());
    if (willFail) throw new Error(message);
    return result;
  };
}

/** The same for the bucket. */
export function failBucket({ bucket, clock, latency }: Newsroom, fails: () => boolean): void {
  bucket.way = async ({ act }, work) => {
    await clock.sleep(latency());
    const willFail = fails();
    if (willFail && clock.random() < 0.5) throw new Error(`${act}: We encountered an internal error. Please try again. (10001)`);
    const result = work();
    await clock.sleep(latency());
    if (willFail) throw new Error(`${act}: Network connection lost.`);
    return result;
  };
}
