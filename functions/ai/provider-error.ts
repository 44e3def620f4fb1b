/**
 * A provider did not deliver. Thrown by every text and image model; what else they throw counts as the same without a hint.
 * `retryAfterMs`: how long the provider asked us to wait. `final`: asking again would give the same answer (a refusal, a bad key).
 */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly retryAfterMs: number | undefined;
  readonly final: boolean;

  constructor(message: string, more: { cause?: unknown; retryAfterMs?: number; final?: boolean } = {}) {
    super(message, { cause: more.cause });
    this.retryAfterMs = more.retryAfterMs;
    this.final = more.final ?? false;
  }
}
