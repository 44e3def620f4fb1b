import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Database } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { retryWrite } from "../../db/retry-write.ts";
import { checkoutSessions, removals, tokenLedger, users } from "../../db/schema.ts";
import { logLine } from "../http/log.ts";
import { tokenPackage } from "./contract.ts";
import { stripeCode } from "./open-stripe.ts";

/** What settling needs besides the session: a request's clock and database, and Stripe for refunds. */
export interface Settling {
  db: Database;
  now: number;
  stripe: () => Promise<Stripe>;
}

export type SessionEnd = "paid" | "pending" | "failed";

/** Maps a Stripe session to our status. The package's amount and currency are compared exactly; `wrong` was paid too. */
function judge(session: Stripe.Checkout.Session): SessionEnd | "wrong" {
  if (session.payment_status === "unpaid") return session.status === "expired" ? "failed" : "pending";
  const isThePackage =
    session.mode === "payment" && session.amount_total === tokenPackage.amount && session.currency === tokenPackage.currency;
  return session.payment_status === "paid" && isThePackage ? "paid" : "wrong";
}

/**
 * Records what Stripe says about a session, for the webhook, the success page and refunds. Paid: credits three tokens to the user who
 * began it, once, however often and in whichever order events arrive; the ledger's id derives from the session's. Null for a session that
 * is not ours. A payment that bought nothing (account deleted, or another amount) is refunded at Stripe.
 */
export async function settleSession(settling: Settling, session: Stripe.Checkout.Session, hasFailed = false): Promise<SessionEnd | null> {
  const { db, now } = settling;
  const verdict = judge(session);
  const end = verdict === "wrong" || (verdict === "pending" && hasFailed) ? "failed" : verdict;
  const ours = and(eq(checkoutSessions.id, session.id), eq(checkoutSessions.userId, session.client_reference_id ?? "")) as SQL;
  if (end !== "paid") {
    const [, [row]] = await retryWrite(() =>
      db.batch([
        db
          .update(checkoutSessions)
          .set({ status: end })
          .where(and(ours, eq(checkoutSessions.status, "pending"))),
        db.select({ status: checkoutSessions.status }).from(checkoutSessions).where(ours),
      ]),
    );
    // Only our own sessions: other products may be sold on the same account.
    if (row?.status === "failed" && verdict === "wrong") {
      logLine("error", { message: "a checkout session is not what was sold", session: session.id, paid: session.payment_status });
      await giveBack(await settling.stripe(), session);
    }
    return row?.status ?? null;
  }
  const { userId } = checkoutSessions;
  const customer = idOf(session.customer);
  const hasBuyer = sql`EXISTS (SELECT 1 FROM users WHERE ${users.id} = ${userId})`;
  const [, , , , [row]] = await retryWrite(() =>
    db.batch([
      // A trigger adds the entry to the balance.
      insertWhere(
        db,
        tokenLedger,
        { id: sql`'checkout:' || ${checkoutSessions.id}`, userId: users.id, delta: tokenPackage.tokens, reason: "purchase", at: now },
        ours,
        sql`checkout_sessions JOIN users ON ${users.id} = ${userId}`,
      ).onConflictDoNothing(),
      // Only from the latest payment: a repeated event of an older one names an older customer.
      db
        .update(users)
        .set({ stripeCustomer: customer })
        .where(
          sql`${customer} IS NOT NULL AND ${users.id} = (SELECT ${userId} FROM checkout_sessions WHERE ${ours} AND ${checkoutSessions.status} <> 'paid')`,
        ),
      // The account was deleted, so its customer is deleted too.
      insertWhere(
        db,
        removals,
        { kind: "customer", name: sql`${customer}`, createdAt: now },
        sql`${ours} AND ${customer} IS NOT NULL AND NOT ${hasBuyer}`,
        sql`checkout_sessions`,
      ).onConflictDoNothing(),
      db
        .update(checkoutSessions)
        .set({ status: "paid", paymentIntent: idOf(session.payment_intent), paidAt: sql`coalesce(${checkoutSessions.paidAt}, ${now})` })
        .where(and(ours, or(ne(checkoutSessions.status, "paid"), isNull(checkoutSessions.paymentIntent)))),
      db
        // Qualified with the table name: otherwise `id` would be the ledger's.
        .select({ hasBought: sql<number>`EXISTS (SELECT 1 FROM token_ledger WHERE token_ledger.id = 'checkout:' || checkout_sessions.id)` })
        .from(checkoutSessions)
        .where(ours),
    ]),
  );
  if (!row) return null;
  if (!row.hasBought) await giveBack(await settling.stripe(), session);
  return "paid";
}

/** Stripe's codes when nothing is left to refund: refunded before, or taken back by the payer's bank. */
const nothingLeft = new Set(["charge_already_refunded", "charge_disputed", "resource_missing"]);

/** Refunds the whole payment, once, by the idempotency key. */
async function giveBack(stripe: Stripe, session: Stripe.Checkout.Session): Promise<void> {
  const payment_intent = idOf(session.payment_intent);
  if (!payment_intent) return;
  try {
    await stripe.refunds.create({ payment_intent, reason: "requested_by_customer" }, { idempotencyKey: `give-back:${session.id}` });
    logLine("info", { message: "a payment that could buy nothing was given back", session: session.id });
  } catch (failure) {
    if (!nothingLeft.has(stripeCode(failure) ?? "")) throw failure;
  }
}

/** Id of a Stripe object, which may be expanded or only its id. */
export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}
