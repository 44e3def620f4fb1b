import { createHmac } from "node:crypto";
import { testVars } from "../testing/vars.ts";

export const webhookSecret = testVars.STRIPE_WEBHOOK_SECRET;

/** Stripe's signature over a body, at a time in milliseconds. */
export function sign(body: string | Uint8Array, { secret = webhookSecret, at = Date.now(), scheme = "v1" } = {}): string {
  const t = Math.floor(at / 1000);
  const signature = createHmac("sha256", secret).update(`${t}.`).update(body).digest("hex");
  return `t=${t},${scheme}=${signature}`;
}

let count = 0;
const unique = (prefix: string) => `${prefix}_test_${(++count).toString(36)}${crypto.randomUUID().replaceAll("-", "")}`;

export interface Paid {
  id: string;
  userId: string;
  intent: string;
}

export const newSession = (userId: string): Paid => ({ id: unique("cs"), userId, intent: unique("pi") });

/** A checkout session as Stripe sends it in an event, paid unless told otherwise. */
export function sessionOf({ id, userId, intent }: Paid, changes: Record<string, unknown> = {}) {
  return {
    id,
    object: "checkout.session",
    mode: "payment",
    status: "complete",
    payment_status: "paid",
    amount_total: 500,
    currency: "usd",
    client_reference_id: userId,
    customer: "cus_test_1",
    payment_intent: intent,
    livemode: false,
    metadata: {},
    ...changes,
  };
}

export function refundOf({ intent }: Paid, { id = unique("re"), amount = 500, status = "succeeded" } = {}) {
  return { id, object: "refund", amount, currency: "usd", charge: "ch_test_1", payment_intent: intent, status, reason: null };
}

export function disputeOf({ intent }: Paid, { id = unique("dp"), amount = 500, status = "lost" } = {}) {
  return { id, object: "dispute", amount, currency: "usd", charge: "ch_test_1", payment_intent: intent, status };
}

export const eventBody = (type: string, object: unknown, { id = unique("evt"), livemode = false } = {}) =>
  JSON.stringify({ id, object: "event", api_version: "2026-10-28", created: 1, livemode, type, data: { object } });
