import type Stripe from "stripe";
import type { AppContext } from "../http/context.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine } from "../http/log.ts";
import * as contract from "./contract.ts";
import { isLive, stripeOf } from "./open-stripe.ts";
import { reinstatePayment, reversePayment } from "./reverse-payment.ts";
import { idOf, type Settling, settleSession } from "./settle-session.ts";

/** The strict format of Stripe's header: its library is more lenient in parsing numbers and signatures. */
const signatureForm = /^t=\d{1,12}(,[a-z][a-z0-9]*=[0-9a-f]{1,128})+$/;
const toleranceSeconds = 300;

/**
 * Answers 200 once the event is recorded; an error before that makes Stripe send it again. Events are authenticated only by the signature
 * over the raw bytes.
 */
export const receiveEvent = endpoint(contract.receiveEvent, async ({ c, db, now, settings }) => {
  const stripe = await stripeOf(c);
  const event = await verified(c, stripe);
  if (event.livemode !== isLive(settings)) {
    logLine("error", { message: "an event of Stripe's other mode came here", event: event.id, live: event.livemode });
    return c.json({ received: true });
  }
  await book({ db, now, stripe: async () => stripe }, event);
  return c.json({ received: true });
});

async function verified(c: AppContext, stripe: Stripe): Promise<Stripe.Event> {
  const { settings, now } = c.var;
  const secrets = settings.STRIPE_WEBHOOK_SECRET;
  if (secrets.length === 0) throw new AppError("NOT_CONFIGURED", { message: "Payments are not set up on this site." });
  const header = c.req.header("stripe-signature") ?? "";
  try {
    if (!signatureForm.test(header)) throw new Error("the signature has another form");
    // Not text(), which would drop a byte order mark and replace invalid UTF-8.
    const body = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await c.req.arrayBuffer());
    const tries = secrets.map((secret) => stripe.webhooks.constructEventAsync(body, header, secret, toleranceSeconds, undefined, now));
    return await Promise.any(tries);
  } catch (cause) {
    throw new AppError("BAD_REQUEST", { message: "The signature of this event is missing, wrong or too old.", cause });
  }
}

async function book(settling: Settling, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      await settleSession(settling, event.data.object);
      return;
    case "checkout.session.async_payment_failed":
      await settleSession(settling, event.data.object, true);
      return;
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.refund.updated":
      return bookRefund(settling, event.data.object);
    case "charge.refunded": {
      // The charge in the event does not include its refunds; fetch them from Stripe.
      const payment_intent = idOf(event.data.object.payment_intent);
      if (!payment_intent) return;
      const { data } = await (await settling.stripe()).refunds.list({ payment_intent, limit: 100 });
      for (const refund of data.toReversed()) await bookRefund(settling, refund);
      return;
    }
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return bookDispute(settling, event.data.object);
  }
}

async function bookRefund(settling: Settling, { id, status, amount, payment_intent }: Stripe.Refund): Promise<void> {
  const paymentIntent = idOf(payment_intent);
  if (!paymentIntent) return;
  const isUndone = status === "failed" || status === "canceled";
  await (isUndone ? reinstatePayment : reversePayment)(settling, { id, paymentIntent, amount });
}

/** While the bank holds the money, the tokens it bought cannot be spent; a dispute that is won returns them. Inquiries move no money. */
async function bookDispute(settling: Settling, { id, status, amount, payment_intent }: Stripe.Dispute): Promise<void> {
  const paymentIntent = idOf(payment_intent);
  if (!paymentIntent || movesNoMoney.has(status)) return;
  await (status === "won" ? reinstatePayment : reversePayment)(settling, { id, paymentIntent, amount });
}

/** Inquiries before a dispute, and disputes prevented by a refund: the refund has its own event. */
const movesNoMoney = new Set<Stripe.Dispute.Status>(["warning_needs_response", "warning_under_review", "warning_closed", "prevented"]);
