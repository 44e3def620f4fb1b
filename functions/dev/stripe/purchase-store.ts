import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { randomId } from "../../http/random-id.ts";
import { newId } from "./identifiers.ts";
import type { Cause, Change, EventType, Purchase } from "./purchase.ts";
import { Refusal } from "./refusal.ts";
import { eventBody } from "./stripe-event.ts";
import { events, purchases } from "./tables.ts";

export type PurchaseName = { session: string } | { intent: string } | { charge: string } | { refund: string } | { dispute: string };

function named(name: PurchaseName): SQL {
  if ("session" in name) return eq(purchases.session, name.session);
  if ("intent" in name) return eq(purchases.intent, name.intent);
  if ("charge" in name) return eq(purchases.charge, name.charge);
  if ("dispute" in name) return sql`json_extract(data, '$.dispute.id') = ${name.dispute}`;
  return sql`EXISTS (SELECT 1 FROM json_each(data, '$.refunds') AS refund WHERE json_extract(refund.value, '$.id') = ${name.refund})`;
}

async function read(db: Database, name: PurchaseName) {
  const [row] = await db.select({ stamp: purchases.stamp, purchase: purchases.data }).from(purchases).where(named(name));
  return row;
}

export async function findPurchase(db: Database, name: PurchaseName): Promise<Purchase | null> {
  return (await read(db, name))?.purchase ?? null;
}

const listed = 1_000;

/** Newest first. */
export async function listPurchases(db: Database, filter: { intent?: string | null; customer?: string | null }): Promise<Purchase[]> {
  const rows = await db
    .select({ purchase: purchases.data })
    .from(purchases)
    .where(
      and(
        filter.intent ? eq(purchases.intent, filter.intent) : undefined,
        filter.customer ? eq(purchases.customer, filter.customer) : undefined,
      ),
    )
    .orderBy(desc(purchases.created), desc(sql`rowid`))
    .limit(listed);
  return rows.map(({ purchase }) => purchase);
}

export async function addPurchase(db: Database, purchase: Purchase): Promise<void> {
  const { id: session, customer, created } = purchase;
  await db.insert(purchases).values({ session, customer, created, stamp: randomId(), data: purchase });
}

const attempts = 8;

export interface WrittenEvent {
  id: string;
  type: EventType;
  body: string;
}

/**
 * Changes a purchase and writes the events of the change, all or nothing, however many ask at once: `change` is asked again
 * when somebody else was faster, and throws a Refusal when there is nothing to change. Null when there is no such purchase.
 * `now` in milliseconds.
 */
export async function changePurchase(
  db: Database,
  name: PurchaseName,
  now: number,
  change: (purchase: Purchase) => Change,
  { held = false, cause = { request: null, idempotencyKey: null } }: { held?: boolean; cause?: Cause } = {},
): Promise<{ purchase: Purchase; events: WrittenEvent[] } | null> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = await read(db, name);
    if (!before) return null;
    const { purchase, happenings } = change(before.purchase);
    const stamp = randomId();
    const told = happenings.map((happening) => {
      const id = newId("event");
      return { id, type: happening.type, body: eventBody(id, purchase, happening, now, cause) };
    });
    const { id, intent, charge, customer } = purchase;
    const [written] = await db.batch([
      db
        .update(purchases)
        .set({ data: purchase, intent, charge, customer, stamp })
        .where(and(eq(purchases.session, id), eq(purchases.stamp, before.stamp)))
        .returning({ session: purchases.session }),
      ...told.map((event) =>
        db.insert(events).select(
          sql`SELECT NULL, ${event.id}, session, ${event.type}, ${event.body}, ${held ? 1 : 0}, ${now}
              FROM local_till WHERE session = ${id} AND stamp = ${stamp}`,
        ),
      ),
    ]);
    if (written.length > 0) return { purchase, events: told };
  }
  throw new Refusal("This object cannot be accessed right now because another request is accessing it. Please try again.", {
    status: 429,
    code: "lock_timeout",
  });
}
