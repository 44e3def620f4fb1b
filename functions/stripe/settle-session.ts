import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Database } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { retryWrite } from "../../db/retry-write.ts";
import { checkoutSessions, removals, tokenLedger, users } from "../../db/schema.ts";
import { logLine } from "../http/log.ts";
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
  return session.payment_status === "paid" && isThePackage ? "paid" : "wrong";
}

/**
 * Brings our books up to what Stripe says about a session: for the webhook, the success page and refunds alike. Paid: three tokens,
 * once, for whoever began it, however often and in whichever order it is told; the ledger's id is the session's. Null for a
 * session that is none of ours. What is paid and has bought nothing, for the account was gone or the amount another, is given back at Stripe.
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
    // Of our own sessions only: what else is sold on the same account is nobody's fault.
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
      // Of the latest payment: an old one that is told again names an older customer.
      db
        .update(users)
        .set({ stripeCustomer: customer })
        .where(
          sql`${customer} IS NOT NULL AND ${users.id} = (SELECT ${userId} FROM checkout_sessions WHERE ${ours} AND ${checkoutSessions.status} <> 'paid')`,
        ),
      // The account was deleted: so is its customer.
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
        // By its table's name: without it the id would be the ledger's.
        .select({ hasBought: sql<number>`EXISTS (SELECT 1 FROM token_ledger WHERE token_ledger.id = 'checkout:' || checkout_sessions.id)` })
        .from(checkoutSessions)
        .where(ours),
    ]),
  );
  if (!row) return null;
  if (!row.hasBought) await giveBack(await settling.stripe(), session);
  return "paid";
}

/** What Stripe says when nothing is left to give back: it went back before, or the payer's bank has taken it. */
const nothingLeft = new Set(["charge_already_refunded", "charge_disputed", "resource_missing"]);

/** The whole payment. The key makes Stripe do it once. */
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

/** Of an object of Stripe's that may come whole or as its id. */
export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}
