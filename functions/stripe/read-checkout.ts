import { and, eq } from "drizzle-orm";
import { checkoutSessions, users } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import * as contract from "./contract.ts";
import { stripeOf } from "./open-stripe.ts";
import { settleSession } from "./settle-session.ts";

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
