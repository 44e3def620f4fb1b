import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { randomId } from "../../random-id.ts";
import { newId } from "./identifiers.ts";
import type { Cause, Change, EventType, Happening, Purchase } from "./purchase.ts";
import { Refusal } from "./refusal.ts";
import { eventBody } from "./stripe-event.ts";

/** Like the mailbox's: no migration makes these tables, they exist only where local mode has written to. */
const tables = [
  sql`CREATE TABLE IF NOT EXISTS local_till (session TEXT PRIMARY KEY, intent TEXT UNIQUE, charge TEXT UNIQUE, customer TEXT, stamp TEXT NOT NULL, created INTEGER NOT NULL, data TEXT NOT NULL)`,
  sql`CREATE TABLE IF NOT EXISTS local_till_customers (id TEXT PRIMARY KEY, email TEXT, data TEXT)`,
  sql`CREATE TABLE IF NOT EXISTS local_till_events (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, session TEXT NOT NULL, type TEXT NOT NULL, body TEXT NOT NULL, held INTEGER NOT NULL, at INTEGER NOT NULL)`,
  sql`CREATE INDEX IF NOT EXISTS local_till_events_session ON local_till_events (session)`,
  sql`CREATE TABLE IF NOT EXISTS local_till_deliveries (number INTEGER PRIMARY KEY, event TEXT NOT NULL, status INTEGER NOT NULL, at INTEGER NOT NULL)`,
  sql`CREATE INDEX IF NOT EXISTS local_till_deliveries_event ON local_till_deliveries (event)`,
  sql`CREATE TABLE IF NOT EXISTS local_till_requests (key TEXT PRIMARY KEY, asked TEXT NOT NULL, status INTEGER, body TEXT, at INTEGER NOT NULL)`,
];

export async function openTables(db: Database): Promise<void> {
  const [first, ...others] = tables.map((table) => db.run(table));
  if (first) await db.batch([first, ...others]);
}

export interface StoredEvent {
  id: string;
  type: EventType;
  body: string;
  /** Waits until somebody delivers it by hand. */
  held: boolean;
}

interface Row {
  stamp: string;
  data: string;
}

export type PurchaseName = { session: string } | { intent: string } | { charge: string } | { refund: string } | { dispute: string };

function condition(name: PurchaseName): SQL {
  if ("session" in name) return sql`session = ${name.session}`;
  if ("intent" in name) return sql`intent = ${name.intent}`;
  if ("charge" in name) return sql`charge = ${name.charge}`;
  if ("dispute" in name) return sql`json_extract(data, '$.dispute.id') = ${name.dispute}`;
  return sql`EXISTS (SELECT 1 FROM json_each(data, '$.refunds') AS refund WHERE json_extract(refund.value, '$.id') = ${name.refund})`;
}

async function readRow(db: Database, name: PurchaseName): Promise<Row | undefined> {
  const [row] = await db.all<Row>(sql`SELECT stamp, data FROM local_till WHERE ${condition(name)}`);
  return row;
}

export async function findPurchase(db: Database, name: PurchaseName): Promise<Purchase | null> {
  const row = await readRow(db, name);
  return row ? (JSON.parse(row.data) as Purchase) : null;
}

/** Newest first. */
export async function listPurchases(db: Database, filter: { intent?: string | null; customer?: string | null }): Promise<Purchase[]> {
  const rows = await db.all<Row>(sql`SELECT stamp, data FROM local_till
    WHERE (${filter.intent ?? null} IS NULL OR intent = ${filter.intent ?? null}) AND (${filter.customer ?? null} IS NULL OR customer = ${filter.customer ?? null})
    ORDER BY created DESC, rowid DESC LIMIT 1000`);
  return rows.map(({ data }) => JSON.parse(data) as Purchase);
}

export async function addPurchase(db: Database, purchase: Purchase): Promise<void> {
  await db.run(sql`INSERT INTO local_till (session, customer, stamp, created, data)
    VALUES (${purchase.id}, ${purchase.customer}, ${randomId()}, ${purchase.created}, ${JSON.stringify(purchase)})`);
}

/**
 * Changes a purchase and writes the events of the change, all or nothing, however many ask at once: `change` is asked again
 * when somebody else was faster, and throws a Refusal when there is nothing to change.
 */
export async function changePurchase(
  db: Database,
  name: PurchaseName,
  now: number,
  change: (purchase: Purchase) => Change,
  { held = false, cause = { request: null, idempotencyKey: null } }: { held?: boolean; cause?: Cause } = {},
): Promise<{ purchase: Purchase; events: StoredEvent[] } | null> {
  for (let attempt = 0; attempt < 8; attempt++) {
    const row = await readRow(db, name);
    if (!row) return null;
    const { purchase, happenings } = change(JSON.parse(row.data) as Purchase);
    const stamp = randomId();
    const events = happenings.map((happening) => storedEvent(purchase, happening, now, cause, held));
    const written = await db.batch([
      db.all<{
        session: string;
      }>(sql`UPDATE local_till SET data = ${JSON.stringify(purchase)}, intent = ${purchase.intent}, charge = ${purchase.charge},
        customer = ${purchase.customer}, stamp = ${stamp} WHERE session = ${purchase.id} AND stamp = ${row.stamp} RETURNING session`),
      ...events.map(({ id, type, body }) =>
        db.run(sql`INSERT INTO local_till_events (id, session, type, body, held, at)
          SELECT ${id}, session, ${type}, ${body}, ${held ? 1 : 0}, ${now} FROM local_till WHERE session = ${purchase.id} AND stamp = ${stamp}`),
      ),
    ]);
    if (written[0].length > 0) return { purchase, events };
  }
  throw new Refusal("This object cannot be accessed right now because another request is accessing it. Please try again.", {
    status: 429,
    code: "lock_timeout",
  });
}

function storedEvent(purchase: Purchase, happening: Happening, now: number, cause: Cause, held: boolean): StoredEvent {
  const id = newId("event");
  return { id, type: happening.type, body: eventBody(id, purchase, happening, now, cause), held };
}
