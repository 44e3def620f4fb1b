import { hasMessage } from "../functions/http/causes.ts";
import { jittered, retry } from "../functions/http/retry.ts";

/** What D1 says when it may or may not have done the work (its documentation, "Retry queries"), and the same of a libSQL server. */
const transient =
  /Network connection lost|storage caused object to be reset|reset because its code was updated|D1 DB is overloaded|fetch failed|Server returned HTTP status 5\d\d/;

/** Repeats a write whose answer was lost. Only for writes that change nothing the second time: those whose ids the caller chose. */
export function retryWrite<T>(write: () => Promise<T>): Promise<T> {
  return retry(write, {
    attempts: 3,
    delayMs: (failure, attempt) => (isTransient(failure) ? jittered(50 * 2 ** attempt) : undefined),
  });
}

/** Whether another attempt may help; it is not known whether this one took effect. */
export const isTransient = (failure: unknown): boolean => hasMessage(failure, transient);
