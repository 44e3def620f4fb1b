import * as z from "zod";
import { describe } from "../http/contract.ts";

/** The only package (specification §9): amount in cents and currency must match exactly what Stripe reports as paid. */
export const tokenPackage = { tokens: 3, amount: 500, currency: "usd" } as const;

export const Checkout = z.object({ url: z.string() });
/** `pending` until the payment arrives, which may take days; `failed` is final. `tokens` is the buyer's current balance. */
export const CheckoutState = z.object({ status: z.enum(["paid", "pending", "failed"]), tokens: z.number().int() });
export type CheckoutState = z.infer<typeof CheckoutState>;

/** Starts buying three tokens for 5 US dollars: the browser is sent to `url`. */
export const createCheckout = describe({ method: "POST", path: "/stripe/create-checkout", who: "user", answer: Checkout });
/** Receives Stripe's events. They are trusted only by their signature over the raw body. */
export const receiveEvent = describe({
  method: "POST",
  path: "/stripe/webhook",
  who: "any",
  bodies: { "application/json": z.unknown() },
  headers: { "stripe-signature": "Time and signatures, as Stripe makes them." },
  answer: z.object({ received: z.boolean() }),
});
/** Gives the state of a payment, after settling it if it was paid. */
export const readCheckout = describe({
  method: "GET",
  path: "/stripe/sessions/:id",
  who: "owner",
  params: z.object({ id: z.string().max(255) }),
  answer: CheckoutState,
});
