import { sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { tokenLedger } from "../../db/schema.ts";

/** Takes the run's token, if its row is there; admins hold nothing. A balance that would go below 0 fails the whole batch. */
export function hold(db: Database, runId: string, now: number): Query {
  return db
    .insert(tokenLedger)
    .select(
      sql`SELECT 'run:' || press_runs.id || ':hold', press_runs.user_id, -1, 'run', ${now}, 0 FROM press_runs JOIN users ON users.id = press_runs.user_id WHERE press_runs.id = ${runId} AND users.role <> 'admin'`,
    )
    .onConflictDoNothing();
}

/** True when the ledger refused a negative balance: the batch it stood in has not happened. */
export function isOutOfTokens(failure: unknown): boolean {
  for (let at = failure, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (/CHECK constraint failed: (tokens_not_negative|tokens >= 0)/.test(at.message)) return true;
  }
  return false;
}
