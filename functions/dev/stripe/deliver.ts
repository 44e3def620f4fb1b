import type { AppContext } from "../../http/context.ts";
import { stripeOf } from "../../stripe/open-stripe.ts";
import type { PaymentEvent } from "./payment.ts";
import { changePayment } from "./payment-store.ts";

const timeoutMs = 20_000;

/**
 * Sends a payment's events to the site's webhook over HTTP, signed like Stripe's, each `times` times concurrently, and records the
 * answers.
 */
export async function deliverEvents(c: AppContext, session: string, events: readonly PaymentEvent[], times = 1): Promise<void> {
  const answered = new Map(
    await Promise.all(
      events.map(async ({ id, body }) => [id, await Promise.all(Array.from({ length: times }, () => send(c, body)))] as const),
    ),
  );
  await changePayment(c.var.db, { session }, (payment) => ({
    ...payment,
    events: payment.events.map((event) => {
      const statuses = answered.get(event.id);
      return statuses ? { ...event, held: false, deliveries: [...event.deliveries, ...statuses] } : event;
    }),
  }));
}

async function send(c: AppContext, body: string): Promise<number> {
  const { webhooks } = await stripeOf(c);
  const [secret = ""] = c.var.settings.STRIPE_WEBHOOK_SECRET;
  try {
    const answer = await fetch(new URL("/api/stripe/webhook", c.req.url), {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": await webhooks.generateTestHeaderStringAsync({ payload: body, secret }),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
