import { type DrizzleD1Database, drizzle as drizzleD1 } from "drizzle-orm/d1";

/**
 * The database as the functions see it. No interactive transactions: related writes go into one `batch`,
 * with its preconditions inside the statements.
 */
export type Database = DrizzleD1Database;

/** Any query that can be part of a batch. */
export type Query = Parameters<Database["batch"]>[0][number];

/** Opened without a schema: drizzle would resolve its relations on each request, and no query here uses them. */
export function openDatabase(binding: D1Database): Database {
  return drizzleD1(binding);
}
