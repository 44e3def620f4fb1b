export type OutboundReason = "address" | "redirect" | "too-large" | "timeout" | "unreachable";

const sentences: Record<OutboundReason, string> = {
  address: "The address may not be asked.",
  redirect: "The address led to another one.",
  "too-large": "The answer was too large.",
  timeout: "The answer took too long.",
  unreachable: "The address could not be reached.",
};

/**
 * A call to another host failed. Holds no address, header or body, and no cause that could contain one:
 * what was sent may have been a key.
 */
export class OutboundError extends Error {
  override name = "OutboundError";
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason) {
    super(sentences[reason]);
    this.reason = reason;
  }
}
