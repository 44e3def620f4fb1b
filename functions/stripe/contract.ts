import * as z from "zod";
import { describe } from "../http/contract.ts";

/** The one package (specification §9): amount in cents and currency are compared exactly with what Stripe says was paid. */
export const tokenPackage = { tokens: 3, amount: 500, currency: "usd" } as const;

export const Checkout = z.object({ url: z.string() });
/** `pending` until the payment has arrived, which may take days; `failed` for good. `tokens` is the buyer's balance now. */
export const CheckoutState = z.object({ status: z.enum(["paid", "pending", "failed"]), tokens: z.number().int() });
export type CheckoutState = z.infer<typeof CheckoutState>;

/** Starts buying three tokens for 5 US dollars: the browser is sent to `url`. */
export const createCheckout = describe({ method: "POST", path: "/stripe/create-checkout", who: "user", answer: Checkout });
/** Receives events of Stripe. They are believed for their signature alone, over the body as it came. */
export const receiveEvent = describe({
  method: "POST",
  path: "/stripe/webhook",
  who: "any",
  bodies: { "application/json": z.unknown() },
  headers: { "stripe-signature": "Time and signatures, as Stripe makes them." },
  answer: z.object({ received: z.boolean() }),
});
/** Tells how a payment stands, after settling what has been paid. */
export const readCheckout = describe({
  method: "GET",
  path: "/stripe/sessions/:id",
  who: "owner",
  params: z.object({ id: z.string().max(255) }),
  answer: CheckoutState,
});
