import { and, eq } from "drizzle-orm";
import type Stripe from "stripe";
import { retryWrite } from "../../db/retry-write.ts";
import { checkoutSessions, users } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { countHit, enforceLimit } from "../http/rate-counters.ts";
import { siteOf } from "../http/site.ts";
import { hour } from "../http/time.ts";
import { wordsFor } from "../http/words.ts";
import * as contract from "./contract.ts";
import { tokenPackage } from "./contract.ts";
import { stripeCode, stripeOf } from "./open-stripe.ts";
import { settleSession } from "./settle-session.ts";

const perHour = 30;

/** Those of our languages that Stripe's page supports; for the others it uses the browser's. */
const pageLanguages: Record<string, Stripe.Checkout.SessionCreateParams.Locale> = {
  en: "en",
  es: "es",
  fr: "fr",
  de: "de",
  it: "it",
  pt: "pt",
  ru: "ru",
  ja: "ja",
  ko: "ko",
  zh: "zh",
};

/** Sells one package: the buyer is sent to Stripe's page, and returns to /success or /pricing. */
export const createCheckout = endpoint(
  contract.createCheckout,
  ({ db, userId }) => [db.select({ customer: users.stripeCustomer }).from(users).where(eq(users.id, userId))],
  async ({ c, db, now, user, settings }, [[row]]) => {
    // Without webhooks, a payment whose page was closed would go unnoticed.
    if (settings.STRIPE_WEBHOOK_SECRET.length === 0)
      throw new AppError("NOT_CONFIGURED", { message: "Payments are not set up on this site." });
    enforceLimit(perHour, await countHit(db, `checkout:${user.id}`, hour, now), hour, now);
    const stripe = await stripeOf(c);
    const site = siteOf(c);
    const order: Stripe.Checkout.SessionCreateParams = {
      mode: "payment",
      client_reference_id: user.id,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: tokenPackage.currency,
            unit_amount: tokenPackage.amount,
            product_data: { name: wordsFor(user.language)("checkout.product") },
          },
        },
      ],
      // Anything that would change the amount or the currency stays off: both are compared exactly.
      allow_promotion_codes: false,
      automatic_tax: { enabled: false },
      adaptive_pricing: { enabled: false },
      payment_intent_data: { receipt_email: user.email },
      success_url: `${site}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${site}/pricing`,
      locale: pageLanguages[user.language] ?? "auto",
    };
    const session = await create(stripe, order, { known: row?.customer ?? null, email: user.email });
    await retryWrite(() => db.insert(checkoutSessions).values({ id: session.id, userId: user.id, createdAt: now }).onConflictDoNothing());
    if (!session.url) throw new AppError("PROVIDER_FAILED", { message: "No checkout URL received" });
    return { url: session.url };
  },
);

/** Reuses the Stripe customer of an earlier purchase; creates a new one if there is none or Stripe has deleted it. */
async function create(
  stripe: Stripe,
  order: Stripe.Checkout.SessionCreateParams,
  buyer: { known: string | null; email: string },
): Promise<Stripe.Checkout.Session> {
  const asNew = () => stripe.checkout.sessions.create({ ...order, customer_creation: "always", customer_email: buyer.email });
  try {
    if (!buyer.known) return await asNew();
    try {
      return await stripe.checkout.sessions.create({ ...order, customer: buyer.known });
    } catch (failure) {
      if (stripeCode(failure) !== "resource_missing") throw failure;
      return await asNew();
    }
  } catch (failure) {
    logLine("error", { message: "checkout not created", trace: traceOf(failure) });
    throw new AppError("PROVIDER_FAILED", { message: "Failed to create payment session. Please try again.", cause: failure });
  }
}

/**
 * State of the buyer's own checkout, for the success page. A pending one is fetched from Stripe and settled here, so that the buyer need
 * not wait for the webhook; while Stripe does not answer it stays pending.
 */
export const readCheckout = endpoint(
  contract.readCheckout,
  ({ db, userId, params }) => [
    db
      .select({ status: checkoutSessions.status })
      .from(checkoutSessions)
      .where(and(eq(checkoutSessions.id, params.id), eq(checkoutSessions.userId, userId))),
  ],
  async ({ c, db, now, user, params, requestId }, [[row]]) => {
    if (!row) throw new AppError("NOT_FOUND");
    if (row.status !== "pending") return { status: row.status, tokens: user.tokens };
    try {
      const stripe = await stripeOf(c);
      const session = await stripe.checkout.sessions.retrieve(params.id);
      const status = (await settleSession({ db, now, stripe: async () => stripe }, session)) ?? "pending";
      const [balance] = await db.select({ tokens: users.tokens }).from(users).where(eq(users.id, user.id));
      return { status, tokens: balance?.tokens ?? user.tokens };
    } catch (failure) {
      logLine("error", { message: "a checkout could not be settled", requestId, trace: traceOf(failure) });
      return { status: "pending" as const, tokens: user.tokens };
    }
  },
);
