import { hasMessage } from "../functions/http/causes.ts";
import { jittered, retry } from "../functions/http/retry.ts";

/** D1 errors after which the write may or may not have taken effect (its documentation, "Retry queries"), and libSQL's equivalents. */
const transient =
  /Network connection lost|storage caused object to be reset|reset because its code was updated|D1 DB is overloaded|fetch failed|Server returned HTTP status 5\d\d/;

/** Retries a write whose answer was lost. Only for idempotent writes: the caller chooses the ids. */
export function retryWrite<T>(write: () => Promise<T>): Promise<T> {
  return retry(write, {
    attempts: 3,
    delayMs: (failure, attempt) => (isTransient(failure) ? jittered(50 * 2 ** attempt) : undefined),
  });
}

/** True when a retry may help; the write may have taken effect. */
export const isTransient = (failure: unknown): boolean => hasMessage(failure, transient);
