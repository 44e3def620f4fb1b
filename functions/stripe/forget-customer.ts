import type Stripe from "stripe";
import type { Settings } from "../http/env.ts";
import { operatorsStripe, stripeCode } from "./open-stripe.ts";
import { idOf } from "./settle-session.ts";

/** Deletes the Stripe customer of a deleted account; Stripe keeps payments and receipts by law. Idempotent. */
export function forgetCustomer(settings: Settings, customerId: string): Promise<void> {
  return atStripe(settings, (stripe) => stripe.customers.del(customerId));
}

/**
 * Expires a checkout so that it can no longer be paid, and deletes its customer: two concurrent checkouts create two customers, of which
 * the account knows only one. A checkout that was paid or has expired in the meantime stays as it is.
 */
export function forgetCheckout(settings: Settings, sessionId: string): Promise<void> {
  return atStripe(settings, async (stripe) => {
    const { status, customer } = await stripe.checkout.sessions.retrieve(sessionId);
    if (status === "open") await stripe.checkout.sessions.expire(sessionId);
    const customerId = idOf(customer);
    if (customerId) await stripe.customers.del(customerId);
  });
}

/** Without a key there is nothing to delete at Stripe. Throws when Stripe could not be reached, so that it is tried again. */
async function atStripe(settings: Settings, ask: (stripe: Stripe) => Promise<unknown>): Promise<void> {
  if (!settings.STRIPE_SECRET_KEY) return;
  try {
    await ask(await operatorsStripe(settings));
  } catch (failure) {
    const isRefused = typeof failure === "object" && failure !== null && "statusCode" in failure && failure.statusCode === 400;
    if (stripeCode(failure) !== "resource_missing" && !isRefused) throw failure;
  }
}
