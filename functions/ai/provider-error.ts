import type { FailureReason } from "./contract.ts";

/**
 * A provider failed. Thrown by every text and image model; anything else they throw counts as `unavailable`. `retryAfterMs`: how long the
 * provider asked us to wait. `final`: a retry would give the same (a refusal, a bad key). The message is logged: it never holds a key, an
 * address with a query, or a user's text.
 */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly retryAfterMs: number | undefined;
  readonly final: boolean;
  readonly reason: FailureReason;

  constructor(message: string, more: { cause?: unknown; retryAfterMs?: number; final?: boolean; reason?: FailureReason } = {}) {
    super(message, { cause: more.cause });
    this.retryAfterMs = more.retryAfterMs;
    this.final = more.final ?? false;
    this.reason = more.reason ?? "unavailable";
  }
}

/** The reason of a failure, whatever was thrown; `unavailable` without a ProviderError among its causes. */
export function reasonOf(failure: unknown): FailureReason {
  for (let at = failure, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (at instanceof ProviderError) return at.reason;
  return "unavailable";
}
