import { and, desc, eq, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../db/client.ts";
import { randomId } from "../../http/random-id.ts";
import { missing, type Payment, Refusal } from "./payment.ts";

/** Not created by a migration: only databases used in local mode have this table. Times are in seconds since 1970. */
const create = sql`CREATE TABLE IF NOT EXISTS local_till (session TEXT PRIMARY KEY, intent TEXT UNIQUE, customer TEXT, stamp TEXT NOT NULL, created INTEGER NOT NULL, data TEXT NOT NULL)`;
const payments = sqliteTable("local_till", {
  session: text().primaryKey(),
  intent: text(),
  customer: text(),
  /** Changes with every write, to detect concurrent changes (optimistic locking). */
  stamp: text().notNull(),
  created: integer().notNull(),
  data: text({ mode: "json" }).$type<Payment>().notNull(),
});

type PaymentName = { session: string } | { intent: string };

async function read(db: Database, name: PaymentName) {
  await db.run(create);
  const [row] = await db
    .select({ stamp: payments.stamp, data: payments.data })
    .from(payments)
    .where("session" in name ? eq(payments.session, name.session) : eq(payments.intent, name.intent));
  return row && { stamp: row.stamp, payment: withEvents(row.data) };
}

/** Payments stored by earlier versions lack events. */
const withEvents = (payment: Payment): Payment => ({ ...payment, events: payment.events ?? [] });

export async function findPayment(db: Database, name: PaymentName): Promise<Payment | null> {
  return (await read(db, name))?.payment ?? null;
}

/** The 100 newest, newest first. */
export async function listPayments(db: Database): Promise<Payment[]> {
  await db.run(create);
  const rows = await db.select({ data: payments.data }).from(payments).orderBy(desc(payments.created), desc(sql`rowid`)).limit(100);
  return rows.map(({ data }) => withEvents(data));
}

/** True when a payment has created this customer. */
export async function isCustomer(db: Database, customer: string): Promise<boolean> {
  await db.run(create);
  return (await db.select().from(payments).where(eq(payments.customer, customer)).limit(1)).length > 0;
}

export async function addPayment(db: Database, payment: Payment): Promise<void> {
  await db.run(create);
  const { id: session, customer, created } = payment;
  await db.insert(payments).values({ session, customer, created, stamp: randomId(), data: payment });
}

const attempts = 8;

/**
 * Changes a payment with optimistic locking: `change` is called again after a conflicting write. Throws the Refusal of `change`, or its own
 * when there is no such payment or the conflicts persist.
 */
export async function changePayment(
  db: Database,
  name: PaymentName,
  change: (payment: Payment) => Payment,
): Promise<{ before: Payment; after: Payment }> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = await read(db, name);
    if (!found) throw missing();
    const after = change(found.payment);
    const { id, intent, customer } = after;
    const written = await db
      .update(payments)
      .set({ data: after, intent, customer, stamp: randomId() })
      .where(and(eq(payments.session, id), eq(payments.stamp, found.stamp)))
      .returning({ session: payments.session });
    if (written.length > 0) return { before: found.payment, after };
  }
  throw new Refusal("lock_timeout", "Another request is changing this payment. Please try again.");
}
