import type Stripe from "stripe";
import type { Settings } from "../http/env.ts";
import { operatorsStripe, stripeCode } from "./open-stripe.ts";
import { idOf } from "./settle-session.ts";

/** Removes what Stripe keeps of a person whose account is gone; payments and receipts stay there by law. Done already is done. */
export function forgetCustomer(settings: Settings, customerId: string): Promise<void> {
  return atStripe(settings, (stripe) => stripe.customers.del(customerId));
}

/**
 * Nobody can pay it any more, and the customer it made is gone: two checkouts at once make two, of which the account knows one. A
 * checkout that was paid or has run out meanwhile stays as it is.
 */
export function forgetCheckout(settings: Settings, sessionId: string): Promise<void> {
  return atStripe(settings, async (stripe) => {
    const { status, customer } = await stripe.checkout.sessions.retrieve(sessionId);
    if (status === "open") await stripe.checkout.sessions.expire(sessionId);
    const customerId = idOf(customer);
    if (customerId) await stripe.customers.del(customerId);
  });
}

/** Without a key there is nothing of ours at Stripe. Throws when Stripe could not be asked: then it is tried again. */
async function atStripe(settings: Settings, ask: (stripe: Stripe) => Promise<unknown>): Promise<void> {
  if (!settings.STRIPE_SECRET_KEY) return;
  try {
    await ask(await operatorsStripe(settings));
  } catch (failure) {
    const isRefused = typeof failure === "object" && failure !== null && "statusCode" in failure && failure.statusCode === 400;
    if (stripeCode(failure) !== "resource_missing" && !isRefused) throw failure;
  }
}
