import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../db/client.ts";
import type { EventType, Purchase } from "./purchase.ts";

/** Stripe's memory. Like the mailbox's table, no migration makes these: they exist only where local mode has written to. */
export const purchases = sqliteTable("local_till", {
  session: text().primaryKey(),
  intent: text(),
  charge: text(),
  customer: text(),
  /** Another one after each change: who finds another than they read was too slow. */
  stamp: text().notNull(),
  created: integer().notNull(),
  data: text({ mode: "json" }).$type<Purchase>().notNull(),
});

export const events = sqliteTable("local_till_events", {
  number: integer().primaryKey(),
  id: text().notNull(),
  session: text().notNull(),
  type: text().$type<EventType>().notNull(),
  body: text().notNull(),
  /** Waits until somebody delivers it by hand. */
  held: integer({ mode: "boolean" }).notNull(),
  at: integer().notNull(),
});

export const deliveries = sqliteTable("local_till_deliveries", {
  number: integer().primaryKey(),
  event: text().notNull(),
  /** What the webhook answered; 0 for no answer. */
  status: integer().notNull(),
  at: integer().notNull(),
});

/** Calls with an idempotency key; without a status while the first is at work. */
export const requests = sqliteTable("local_till_requests", {
  key: text().primaryKey(),
  asked: text().notNull(),
  status: integer(),
  body: text(),
  at: integer().notNull(),
});

const statements = [
  sql`CREATE TABLE IF NOT EXISTS local_till (session TEXT PRIMARY KEY, intent TEXT UNIQUE, charge TEXT UNIQUE, customer TEXT, stamp TEXT NOT NULL, created INTEGER NOT NULL, data TEXT NOT NULL)`,
  sql`CREATE TABLE IF NOT EXISTS local_till_customers (id TEXT PRIMARY KEY, email TEXT, data TEXT)`,
  sql`CREATE TABLE IF NOT EXISTS local_till_events (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, session TEXT NOT NULL, type TEXT NOT NULL, body TEXT NOT NULL, held INTEGER NOT NULL, at INTEGER NOT NULL)`,
  sql`CREATE INDEX IF NOT EXISTS local_till_events_session ON local_till_events (session)`,
  sql`CREATE TABLE IF NOT EXISTS local_till_deliveries (number INTEGER PRIMARY KEY, event TEXT NOT NULL, status INTEGER NOT NULL, at INTEGER NOT NULL)`,
  sql`CREATE INDEX IF NOT EXISTS local_till_deliveries_event ON local_till_deliveries (event)`,
  sql`CREATE TABLE IF NOT EXISTS local_till_requests (key TEXT PRIMARY KEY, asked TEXT NOT NULL, status INTEGER, body TEXT, at INTEGER NOT NULL)`,
];

export async function openTables(db: Database): Promise<void> {
  const [first, ...others] = statements.map((statement) => db.run(statement));
  if (first) await db.batch([first, ...others]);
}
