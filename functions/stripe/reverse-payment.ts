import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { insertWhere } from "../../db/insert-where.ts";
import { retryWrite } from "../../db/retry-write.ts";
import { checkoutSessions, paymentReversals, tokenLedger, users } from "../../db/schema.ts";
import { tokenPackage } from "./contract.ts";
import { stripeCode } from "./open-stripe.ts";
import { type Settling, settleSession } from "./settle-session.ts";

/** A refund or a dispute. */
export interface Reversal {
  /** Stripe's id of it: the cause in the ledger. */
  id: string;
  paymentIntent: string;
  /** In cents. */
  amount: number;
}

/** The session of the payment, settled first if it is not yet recorded; null when it is not one of ours. */
async function sessionOf(settling: Settling, paymentIntent: string): Promise<string | null> {
  const { db, stripe } = settling;
  const known = async () => {
    const [row] = await db
      .select({ id: checkoutSessions.id })
      .from(checkoutSessions)
      .where(and(eq(checkoutSessions.paymentIntent, paymentIntent), eq(checkoutSessions.status, "paid")));
    return row?.id ?? null;
  };
  const found = await known();
  if (found) return found;
  const session = await sessionAtStripe(await stripe(), paymentIntent);
  return session && (await settleSession(settling, session)) ? known() : null;
}

/** Null for a payment without a session, or unknown to Stripe. */
async function sessionAtStripe(stripe: Stripe, paymentIntent: string): Promise<Stripe.Checkout.Session | null> {
  try {
    const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 });
    return data[0] ?? null;
  } catch (failure) {
    if (stripeCode(failure) === "resource_missing") return null;
    throw failure;
  }
}

// Inlined rather than bound: drivers bind every number as REAL, and these must be integer divisions.
const tokens = sql.raw(String(tokenPackage.tokens));
const amount = sql.raw(String(tokenPackage.amount));

/** Tokens that a session's refunds in force are worth: rounded down, and never more than were sold. */
const dueOf = (sessionId: SQL) => sql`min(${tokens}, coalesce((SELECT sum(amount) FROM payment_reversals r
  WHERE r.session_id = ${sessionId} AND r.undone_at IS NULL), 0) * ${tokens} / ${amount})`;

/** Tokens the ledger has taken back for a session so far, including what is still owed. */
const takenOf = (sessionId: SQL) => sql`coalesce((SELECT sum(l.owed - l.delta) FROM payment_reversals r
  JOIN token_ledger l ON l.id IN ('stripe-refund:' || r.id, 'stripe-refund:' || r.id || ':undone')
  WHERE r.session_id = ${sessionId}), 0)`;

/** Join of reversals with their session and buyer; no row when the account is gone. */
const withBuyer = sql`payment_reversals JOIN checkout_sessions ON checkout_sessions.id = payment_reversals.session_id
  JOIN users ON users.id = checkout_sessions.user_id`;

/**
 * Takes tokens back in proportion to the amount returned to the payer: from the balance down to 0, the rest as a debt. Once per id;
 * partial refunds of one payment never take more than it gave.
 */
export async function reversePayment(settling: Settling, reversal: Reversal): Promise<void> {
  const { db, now } = settling;
  const sessionId = await sessionOf(settling, reversal.paymentIntent);
  if (!sessionId) return;
  const { id } = reversal;
  const taken = sql`min(users.tokens, payment_reversals.tokens)`;
  const session = sql`payment_reversals.session_id`;
  await retryWrite(() =>
    db.batch([
      db.insert(paymentReversals).values({ id, sessionId, amount: reversal.amount, tokens: 0, createdAt: now }).onConflictDoNothing(),
      db
        .update(paymentReversals)
        .set({ tokens: sql`max(0, ${dueOf(session)} - ${takenOf(session)})` })
        .where(and(eq(paymentReversals.id, id), isNull(paymentReversals.undoneAt), sql`NOT ${isBooked(id)}`)),
      insertWhere(
        db,
        tokenLedger,
        {
          id: `stripe-refund:${id}`,
          userId: users.id,
          delta: sql`-${taken}`,
          reason: "reversal",
          at: now,
          owed: sql`payment_reversals.tokens - ${taken}`,
        },
        sql`payment_reversals.id = ${id} AND payment_reversals.tokens > 0 AND payment_reversals.undone_at IS NULL`,
        withBuyer,
      ).onConflictDoNothing(),
    ]),
  );
}

/**
 * The refund failed, or the dispute was won: what it took is returned, a debt first. Final, even when this event arrives before the refund
 * or the dispute itself.
 */
export async function reinstatePayment(settling: Settling, reversal: Reversal): Promise<void> {
  const { db, now } = settling;
  const sessionId = await sessionOf(settling, reversal.paymentIntent);
  if (!sessionId) return;
  const { id } = reversal;
  const back = sql`(${takenOf(sql`payment_reversals.session_id`)} - ${dueOf(sql`payment_reversals.session_id`)})`;
  await retryWrite(() =>
    db.batch([
      db
        .insert(paymentReversals)
        .values({ id, sessionId, amount: reversal.amount, tokens: 0, createdAt: now, undoneAt: now })
        .onConflictDoNothing(),
      db
        .update(paymentReversals)
        .set({ undoneAt: now })
        .where(and(eq(paymentReversals.id, id), isNull(paymentReversals.undoneAt))),
      insertWhere(
        db,
        tokenLedger,
        {
          id: `stripe-refund:${id}:undone`,
          userId: users.id,
          delta: sql`${back} - min(users.debt, ${back})`,
          reason: "reinstated",
          at: now,
          owed: sql`-min(users.debt, ${back})`,
        },
        sql`payment_reversals.id = ${id} AND ${back} > 0`,
        withBuyer,
      ).onConflictDoNothing(),
    ]),
  );
}

const isBooked = (id: string) => sql`EXISTS (SELECT 1 FROM token_ledger WHERE token_ledger.id = ${`stripe-refund:${id}`})`;
