/** One line of what is bought; amounts in the currency's smallest unit. */
export interface Line {
  id: string;
  name: string;
  description: string | null;
  unitAmount: number;
  quantity: number;
}

export interface Refund {
  id: string;
  amount: number;
  status: "succeeded" | "failed";
  /** Seconds since 1970, as all times of Stripe's objects. */
  created: number;
  reason: string | null;
  metadata: Record<string, string>;
}

export interface Dispute {
  id: string;
  amount: number;
  status: "needs_response" | "lost" | "won";
  created: number;
}

/** A payment as the till knows it from the checkout to the last dispute. Stripe's objects are views of this one. */
export interface Purchase {
  id: string;
  created: number;
  expires: number;
  url: string;
  successUrl: string;
  cancelUrl: string | null;
  lines: Line[];
  amount: number;
  currency: string;
  clientReference: string | null;
  metadata: Record<string, string>;
  customer: string | null;
  customerCreation: "always" | "if_required" | null;
  email: string | null;
  locale: string | null;
  intentMetadata: Record<string, string>;
  intentDescription: string | null;
  receiptEmail: string | null;
  status: "open" | "complete" | "expired";
  payment: "none" | "processing" | "paid" | "failed";
  intent: string | null;
  charge: string | null;
  paidAt: number | null;
  refunds: Refund[];
  dispute: Dispute | null;
}

/** The events of Stripe that the till sends. */
export const eventTypes = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const;
export type EventType = (typeof eventTypes)[number];

/** What has happened, and to which refund where it is about one. */
export interface Happening {
  type: EventType;
  refund?: string;
}

/** How the request that caused an event is named in it; nulls for what happens by itself. */
export interface Cause {
  request: string | null;
  idempotencyKey: string | null;
}

export interface Change {
  purchase: Purchase;
  happenings: Happening[];
}

export const refundedOf = ({ refunds }: Purchase) =>
  refunds.reduce((sum, { amount, status }) => (status === "succeeded" ? sum + amount : sum), 0);
export const refundableOf = (purchase: Purchase) => (purchase.payment === "paid" ? purchase.amount - refundedOf(purchase) : 0);
/** While the bank has the money, or has given it back to the payer, nothing can be refunded. */
export const isHeldByBank = ({ dispute }: Purchase) => dispute !== null && dispute.status !== "won";
/** An open session ends by itself; nothing has to be written for it. `now` in seconds. */
export const statusAt = ({ status, expires }: Purchase, now: number) => (status === "open" && expires <= now ? "expired" : status);
