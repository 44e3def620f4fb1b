import { and, eq, ne, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Database } from "../../db/client.ts";
import { checkoutSessions, tokenLedger, users } from "../../db/schema.ts";
import { sendAgain } from "../../db/send-again.ts";
import { logLine } from "../log.ts";
import { tokenPackage } from "./contract.ts";
import { stripeCode } from "./open-stripe.ts";

/** What settling needs besides the session: the clock and the database of a request, and Stripe for what must be given back. */
export interface Settling {
  db: Database;
  now: number;
  stripe: () => Promise<Stripe>;
}

export type SessionEnd = "paid" | "pending" | "failed";

/** What Stripe's word about a session means for us. The package's amount and currency are compared exactly; `wrong` was paid all the same. */
function judge(session: Stripe.Checkout.Session): SessionEnd | "wrong" {
  if (session.payment_status === "unpaid") return session.status === "expired" ? "failed" : "pending";
  const isThePackage =
    session.mode === "payment" && session.amount_total === tokenPackage.amount && session.currency === tokenPackage.currency;
  if (session.payment_status === "paid" && isThePackage) return "paid";
  logLine("error", { message: "a checkout session is not what was sold", session: session.id, paid: session.payment_status });
  return "wrong";
}

/**
 * Brings our books up to what Stripe says about a session: for the webhook, the success page and refunds alike. Paid: three tokens,
 * once, for whoever began it, however often and in whichever order it is told; the ledger's id is the session's. Null for a
 * session that is none of ours. What is paid and can buy nothing, for the account is gone or the amount another, is given back at Stripe.
 */
export async function settleSession(settling: Settling, session: Stripe.Checkout.Session, hasFailed = false): Promise<SessionEnd | null> {
  const { db, now } = settling;
  const verdict = judge(session);
  const end = verdict === "wrong" || (verdict === "pending" && hasFailed) ? "failed" : verdict;
  const ours = and(eq(checkoutSessions.id, session.id), eq(checkoutSessions.userId, session.client_reference_id ?? ""));
  if (end !== "paid") {
    const [, [row]] = await sendAgain(() =>
      db.batch([
        db
          .update(checkoutSessions)
          .set({ status: end })
          .where(and(ours, eq(checkoutSessions.status, "pending"))),
        db.select({ status: checkoutSessions.status }).from(checkoutSessions).where(ours),
      ]),
    );
    if (row?.status === "failed" && verdict === "wrong") await giveBack(await settling.stripe(), session);
    return row?.status ?? null;
  }
  const { userId } = checkoutSessions;
  const [, , , [row]] = await sendAgain(() =>
    db.batch([
      db
        .insert(tokenLedger)
        .select(
          sql`SELECT 'checkout:' || ${checkoutSessions.id}, ${users.id}, ${tokenPackage.tokens}, 'purchase', ${now}, 0
              FROM checkout_sessions JOIN users ON ${users.id} = ${userId} WHERE ${ours}`,
        )
        .onConflictDoNothing(),
      db
        .update(checkoutSessions)
        .set({ status: "paid", paymentIntent: idOf(session.payment_intent), paidAt: now })
        .where(and(ours, ne(checkoutSessions.status, "paid"))),
      db
        .update(users)
        .set({ stripeCustomer: idOf(session.customer) })
        .where(sql`${session.customer === null ? 0 : 1} AND ${users.id} = (SELECT ${userId} FROM checkout_sessions WHERE ${ours})`),
      db
        .select({ hasBuyer: sql<number>`EXISTS (SELECT 1 FROM users WHERE ${users.id} = ${userId})` })
        .from(checkoutSessions)
        .where(ours),
    ]),
  );
  if (!row) return null;
  if (!row.hasBuyer) await giveBack(await settling.stripe(), session);
  return "paid";
}

/** The whole payment. The key makes Stripe do it once. */
async function giveBack(stripe: Stripe, session: Stripe.Checkout.Session): Promise<void> {
  const payment_intent = idOf(session.payment_intent);
  if (!payment_intent) return;
  try {
    await stripe.refunds.create({ payment_intent, reason: "requested_by_customer" }, { idempotencyKey: `give-back:${session.id}` });
    logLine("info", { message: "a payment that could buy nothing was given back", session: session.id });
  } catch (failure) {
    const code = stripeCode(failure);
    if (code !== "charge_already_refunded" && code !== "resource_missing") throw failure;
  }
}

/** Of an object of Stripe's that may come whole or as its id. */
export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}
