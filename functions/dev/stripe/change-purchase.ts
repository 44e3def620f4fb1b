import { newId } from "./identifiers.ts";
import { type Change, isHeldByBank, type Purchase, refundableOf, refundedOf, statusAt } from "./purchase.ts";
import { invalid, Refusal } from "./refusal.ts";

/** What can become of a purchase. Each takes the purchase as it is and gives it as it will be, with what Stripe would tell of it. `now` in seconds. */

const notAnyMore = (purchase: Purchase, now: number) =>
  new Refusal(`This Checkout Session is ${statusAt(purchase, now)} and not open any more.`, { code: "checkout_session_not_open" });

function completed(purchase: Purchase, now: number, customer: string): Purchase {
  if (statusAt(purchase, now) !== "open") throw notAnyMore(purchase, now);
  return {
    ...purchase,
    status: "complete",
    intent: newId("intent"),
    charge: newId("charge"),
    customer: purchase.customer ?? (purchase.customerCreation === "always" ? customer : null),
  };
}

/** Paid at once, as with a card. `customer` is the id a new customer gets, where the session asks for one. */
export function pay(purchase: Purchase, now: number, customer: string): Change {
  const paid: Purchase = { ...completed(purchase, now, customer), payment: "paid", paidAt: now };
  return { purchase: paid, happenings: [{ type: "checkout.session.completed" }] };
}

/** Promised, as with a bank transfer: the session is complete and unpaid until the money arrives. */
export function payLater(purchase: Purchase, now: number, customer: string): Change {
  const promised: Purchase = { ...completed(purchase, now, customer), payment: "processing" };
  return { purchase: promised, happenings: [{ type: "checkout.session.completed" }] };
}

const noneOnItsWay = () => new Refusal("No payment is on its way for this Checkout Session.", { code: "payment_intent_unexpected_state" });

export function arrive(purchase: Purchase, now: number): Change {
  if (purchase.payment !== "processing") throw noneOnItsWay();
  return {
    purchase: { ...purchase, payment: "paid", paidAt: now },
    happenings: [{ type: "checkout.session.async_payment_succeeded" }],
  };
}

export function fail(purchase: Purchase): Change {
  if (purchase.payment !== "processing") throw noneOnItsWay();
  return { purchase: { ...purchase, payment: "failed" }, happenings: [{ type: "checkout.session.async_payment_failed" }] };
}

export function expire(purchase: Purchase, now: number): Change {
  if (statusAt(purchase, now) !== "open") {
    throw new Refusal(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${statusAt(purchase, now)}.`,
    );
  }
  return { purchase: { ...purchase, status: "expired", expires: now }, happenings: [{ type: "checkout.session.expired" }] };
}

/** Its day is over; Stripe tells so once. */
export function runOut(purchase: Purchase, now: number): Change {
  const { status, expires } = purchase;
  if (status !== "open") throw notAnyMore(purchase, now);
  return {
    purchase: { ...purchase, status: "expired", expires: Math.min(expires, now) },
    happenings: [{ type: "checkout.session.expired" }],
  };
}

export interface RefundOrder {
  /** All that is left when null. */
  amount: number | null;
  reason: string | null;
  metadata: Record<string, string>;
}

export function refund(purchase: Purchase, now: number, { amount, reason, metadata }: RefundOrder): Change {
  const { charge, intent, payment } = purchase;
  if (payment !== "paid") throw new Refusal(`This PaymentIntent (${intent}) does not have a successful charge to refund.`);
  if (isHeldByBank(purchase))
    throw new Refusal(`Charge ${charge} has been charged back; cannot issue a refund.`, { code: "charge_disputed" });
  const rest = refundableOf(purchase);
  if (rest === 0) throw new Refusal(`Charge ${charge} has already been refunded.`, { code: "charge_already_refunded" });
  const wanted = amount ?? rest;
  if (wanted < 1) throw invalid("amount", "This value must be greater than or equal to 1.", "parameter_invalid_integer");
  if (wanted > rest) {
    const than = refundedOf(purchase) === 0 ? "charge amount" : "unrefunded amount on charge";
    throw invalid("amount", `Refund amount (${inUnits(wanted)}) is greater than ${than} (${inUnits(rest)})`, "amount_too_large");
  }
  const made = { id: newId("refund"), amount: wanted, status: "succeeded" as const, created: now, reason, metadata };
  return {
    purchase: { ...purchase, refunds: [...purchase.refunds, made] },
    happenings: [{ type: "refund.created", refund: made.id }, { type: "charge.refunded" }],
  };
}

const inUnits = (amount: number) => `$${(amount / 100).toFixed(2)}`;

/** The payer's bank sends a refund back: it did not happen after all. */
export function failRefund(purchase: Purchase, id: string): Change {
  const succeeded = purchase.refunds.find((one) => one.id === id && one.status === "succeeded");
  if (!succeeded) throw new Refusal(`Refund ${id} has not succeeded, so it cannot fail.`);
  const refunds = purchase.refunds.map((one) => (one.id === id ? { ...one, status: "failed" as const } : one));
  return {
    purchase: { ...purchase, refunds },
    happenings: [
      { type: "refund.updated", refund: id },
      { type: "refund.failed", refund: id },
    ],
  };
}

export function openDispute(purchase: Purchase, now: number): Change {
  const amount = refundableOf(purchase);
  if (amount === 0 || purchase.dispute) throw new Refusal("There is nothing here that could be disputed.");
  return {
    purchase: { ...purchase, dispute: { id: newId("dispute"), amount, status: "needs_response", created: now } },
    happenings: [{ type: "charge.dispute.created" }],
  };
}

/** What the bank decides: lost, the payer has the money back. */
export function closeDispute(purchase: Purchase, status: "lost" | "won"): Change {
  const { dispute } = purchase;
  if (dispute?.status !== "needs_response") throw new Refusal("No dispute is open here.");
  return { purchase: { ...purchase, dispute: { ...dispute, status } }, happenings: [{ type: "charge.dispute.closed" }] };
}
