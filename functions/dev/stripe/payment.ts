import type Stripe from "stripe";
import type { TillOrder } from "../contract.ts";

/** Amounts are in the currency's smallest unit, times in seconds since 1970. */
interface Line {
  name: string;
  unitAmount: number;
  quantity: number;
}

interface Refund {
  id: string;
  amount: number;
  status: "succeeded" | "failed";
  created: number;
  /** Key of the requesting call: a repeated call gets the same refund. */
  idempotencyKey?: string | undefined;
}

interface Dispute {
  id: string;
  amount: number;
  status: "needs_response" | "lost" | "won";
  created: number;
}

/** An event for the site's webhook. */
export interface PaymentEvent {
  id: string;
  type: EventType;
  /** Stripe's JSON of the event at the time it happened; every delivery sends the same bytes. */
  body: string;
  /** Not delivered until requested by hand. */
  held: boolean;
  /** The webhook's answers, oldest first: HTTP statuses, 0 for no answer. */
  deliveries: number[];
}

type EventType =
  | "checkout.session.completed"
  | "checkout.session.async_payment_succeeded"
  | "checkout.session.async_payment_failed"
  | "checkout.session.expired"
  | "refund.created"
  | "refund.updated"
  | "refund.failed"
  | "charge.refunded"
  | "charge.dispute.created"
  | "charge.dispute.closed";

/** A payment from checkout to its last dispute. Stripe's objects are derived from it. */
export interface Payment {
  /** Of the checkout session. */
  id: string;
  created: number;
  expires: number;
  /** Of the checkout page. */
  url: string;
  successUrl: string;
  cancelUrl: string;
  lines: Line[];
  amount: number;
  currency: string;
  clientReference: string | null;
  customer: string | null;
  status: "open" | "complete" | "expired";
  payment: "none" | "processing" | "paid" | "failed";
  /** Of the payment intent, once the checkout is complete. */
  intent: string | null;
  refunds: Refund[];
  dispute: Dispute | null;
  events: PaymentEvent[];
}

/** An error of Stripe: the API answers it as an error, the checkout page as a sentence. */
export class Refusal extends Error {
  override name = "Refusal";
  /** Stripe's error code. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const missing = () => new Refusal("resource_missing", "There is no such object.");

/** An id in Stripe's form: a prefix, then random digits. */
export function newId(prefix: string): string {
  return prefix + crypto.randomUUID().replaceAll("-", "");
}

/** An open checkout expires without a write. `now` in seconds. */
export const statusAt = ({ status, expires }: Payment, now: number) => (status === "open" && expires <= now ? "expired" : status);

/** The refundable rest of a paid payment. */
export function refundableOf({ payment, amount, refunds }: Payment): number {
  if (payment !== "paid") return 0;
  return refunds.reduce((rest, refund) => (refund.status === "succeeded" ? rest - refund.amount : rest), amount);
}

/** Applies an action of a buyer, a bank or the seller. Throws a Refusal where it is not possible. `now` in seconds. */
export function applyOrder(payment: Payment, { action, subject, amount }: TillOrder, now: number): Payment {
  switch (action) {
    case "pay":
      return tell({ ...complete(payment, now), payment: "paid" }, now, "checkout.session.completed");
    case "pay-later":
      return tell({ ...complete(payment, now), payment: "processing" }, now, "checkout.session.completed");
    case "arrive":
      assertPossible(payment.payment === "processing");
      return tell({ ...payment, payment: "paid" }, now, "checkout.session.async_payment_succeeded");
    case "fail":
      assertPossible(payment.payment === "processing");
      return tell({ ...payment, payment: "failed" }, now, "checkout.session.async_payment_failed");
    case "expire":
      assertPossible(payment.status === "open");
      return tell({ ...payment, status: "expired", expires: Math.min(payment.expires, now) }, now, "checkout.session.expired");
    case "refund":
      return refund(payment, now);
    case "refund-part":
      if (amount === undefined) throw new Refusal("amount_too_large", "An amount is needed.");
      return refund(payment, now, { amount });
    case "fail-refund":
      return failRefund(payment, now, subject);
    case "open-dispute": {
      const disputed = refundableOf(payment);
      assertPossible(disputed > 0 && !payment.dispute);
      const dispute = { id: newId("du_"), amount: disputed, status: "needs_response" as const, created: now };
      return tell({ ...payment, dispute }, now, "charge.dispute.created");
    }
    case "lose-dispute":
      return closeDispute(payment, now, "lost");
    case "win-dispute":
      return closeDispute(payment, now, "won");
    case "deliver":
      return payment;
  }
}

function assertPossible(isPossible: boolean): void {
  if (!isPossible) throw new Refusal("payment_intent_unexpected_state", "The payment is not in a state for this.");
}

function complete(payment: Payment, now: number): Payment {
  assertPossible(statusAt(payment, now) === "open");
  return { ...payment, status: "complete", intent: newId("pi_"), customer: payment.customer ?? newId("cus_") };
}

/** Refunds the whole rest when no amount is given. */
export function refund(payment: Payment, now: number, { amount, idempotencyKey }: Partial<Refund> = {}): Payment {
  if (idempotencyKey && payment.refunds.some((earlier) => earlier.idempotencyKey === idempotencyKey)) return payment;
  const { dispute } = payment;
  if (dispute && dispute.status !== "won") throw new Refusal("charge_disputed", "The charge is disputed and cannot be refunded.");
  const rest = refundableOf(payment);
  if (rest === 0) throw new Refusal("charge_already_refunded", "Nothing is left to refund.");
  if (amount !== undefined && amount > rest) throw new Refusal("amount_too_large", "The amount is greater than what is left.");
  const made = { id: newId("re_"), amount: amount ?? rest, status: "succeeded" as const, created: now, idempotencyKey };
  const refunded = tell({ ...payment, refunds: [...payment.refunds, made] }, now, "refund.created", made);
  return tell(refunded, now, "charge.refunded");
}

/** The payer's bank returns a refund. */
function failRefund(payment: Payment, now: number, id: string | undefined): Payment {
  const succeeded = payment.refunds.find((one) => one.id === id && one.status === "succeeded");
  if (!succeeded) throw missing();
  const failed = { ...succeeded, status: "failed" as const };
  const after = { ...payment, refunds: payment.refunds.map((one) => (one === succeeded ? failed : one)) };
  return tell(tell(after, now, "refund.updated", failed), now, "refund.failed", failed);
}

function closeDispute(payment: Payment, now: number, status: "lost" | "won"): Payment {
  assertPossible(payment.dispute?.status === "needs_response");
  return tell({ ...payment, dispute: payment.dispute && { ...payment.dispute, status } }, now, "charge.dispute.closed");
}

function tell(payment: Payment, now: number, type: EventType, about?: Refund): Payment {
  const id = newId("evt_");
  const object = objectOf(payment, type, about);
  const event = { id, object: "event", created: now, data: { object }, livemode: false, pending_webhooks: 1, request: null, type };
  return { ...payment, events: [...payment.events, { id, type, body: JSON.stringify(event, null, 2), held: false, deliveries: [] }] };
}

function objectOf(payment: Payment, type: EventType, about: Refund | undefined): object {
  if (about) return refundOf(payment, about);
  if (type === "charge.refunded") return { id: newId("ch_"), object: "charge", payment_intent: payment.intent };
  if (type.startsWith("charge.dispute."))
    return { object: "dispute", currency: payment.currency, livemode: false, payment_intent: payment.intent, ...payment.dispute };
  return sessionOf(payment, payment.created);
}

/** `now` in seconds. */
export function sessionOf(payment: Payment, now: number): Partial<Stripe.Checkout.Session> {
  const status = statusAt(payment, now);
  return {
    id: payment.id,
    object: "checkout.session",
    amount_total: payment.amount,
    cancel_url: payment.cancelUrl,
    client_reference_id: payment.clientReference,
    created: payment.created,
    currency: payment.currency,
    customer: payment.customer,
    expires_at: payment.expires,
    livemode: false,
    mode: "payment",
    payment_intent: payment.intent,
    payment_status: payment.payment === "paid" ? "paid" : "unpaid",
    status,
    success_url: payment.successUrl,
    url: status === "open" ? payment.url : null,
  };
}

export function refundOf({ currency, intent }: Payment, { id, amount, status, created }: Refund): Partial<Stripe.Refund> {
  return { id, object: "refund", amount, created, currency, payment_intent: intent, status };
}
