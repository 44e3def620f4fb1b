import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

/** How often the cron comes (wrangler.toml, triggers). */
const tickMs = 10 * 60 * 1000;

/**
 * The SQL for: the row is in the part of its table whose turn it is. A tick of the cron looks at no more than `length` rows, and comes
 * round in as many ticks as the table has parts; so a large table costs a tick no more than a small one.
 */
export async function sliceOf(db: Database, table: "api_keys" | "images" | "newspapers", length: number, now: number): Promise<SQL> {
  const [row] = await db.all<{ last: number | null }>(sql`SELECT max(rowid) AS last FROM ${sql.identifier(table)}`);
  const parts = Math.max(1, Math.ceil((row?.last ?? 0) / length));
  const from = (Math.floor(now / tickMs) % parts) * length;
  return sql`${sql.identifier(table)}.rowid > ${from} AND ${sql.identifier(table)}.rowid <= ${from + length}`;
}
