import { causesOf } from "../http/causes.ts";
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
  return causesOf(failure).find((cause) => cause instanceof ProviderError)?.reason ?? "unavailable";
}
