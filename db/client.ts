import { type DrizzleD1Database, drizzle as drizzleD1 } from "drizzle-orm/d1";
import * as schema from "./schema.ts";

/**
 * The database as the functions see it. No interactive transactions: what belongs together goes into one `batch`,
 * with its preconditions inside the statements.
 */
export type Database = DrizzleD1Database<typeof schema>;

/** Any query that can stand in a batch. */
export type Query = Parameters<Database["batch"]>[0][number];

export function openDatabase(binding: D1Database): Database {
  return drizzleD1(binding, { schema });
}
