import { type DrizzleD1Database, drizzle as drizzleD1 } from "drizzle-orm/d1";

/**
 * The database as the functions see it. No interactive transactions: what belongs together goes into one `batch`,
 * with its preconditions inside the statements.
 */
export type Database = DrizzleD1Database;

/** Any query that can be part of a batch. */
export type Query = Parameters<Database["batch"]>[0][number];

/** Without a schema: drizzle would work out its relations again for each request, and no query here uses them. */
export function openDatabase(binding: D1Database): Database {
  return drizzleD1(binding);
}
