import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { pressRuns, tokenLedger } from "../../db/schema.ts";
import type { ErrorCode } from "../http/contract.ts";
import { databaseOf } from "../http/database.ts";
import { settingsOf } from "../http/env.ts";

const wasHeld = sql`EXISTS (SELECT 1 FROM token_ledger WHERE token_ledger.id = 'run:' || press_runs.id || ':hold')`;
const cameBack = sql`EXISTS (SELECT 1 FROM token_ledger WHERE token_ledger.id = 'run:' || press_runs.id || ':refund')`;
const delivered = sql`(press_runs.texts + press_runs.side_sets + press_runs.pictures) > 0`;

interface Closing {
  /** Which runs; only those still running are touched. */
  which: SQL;
  status: SQL | "failed" | "stopped" | "kept";
  /** True where the hold comes back. */
  refund: SQL;
  code: ErrorCode | null;
  /** Left as it is when undefined: an implicit run has that of its last failed call. */
  reason?: string | null | undefined;
  now: number;
}

/**
 * Ends runs and gives their holds back, once: both statements belong into one batch, in this order. A debt is settled first
 * (api.md, payment). The balance is read before any of the rows is written, hence the
 * places; without WHERE the ON of the conflict would be read as a join's.
 */
function close(db: Database, { which, status, refund, code, reason, now }: Closing): [Query, Query] {
  return [
    db
      .update(pressRuns)
      .set({ status: sql`${status}`, refunded: sql`(${refund}) AND ${wasHeld}`, code, reason, endedAt: now })
      .where(and(eq(pressRuns.status, "running"), which)),
    db
      .insert(tokenLedger)
      .select(
        sql`SELECT 'run:' || id || ':refund', user_id, place > debt, 'refund', ${now}, -(place <= debt) FROM (
          SELECT press_runs.id, press_runs.user_id, users.debt,
            row_number() OVER (PARTITION BY press_runs.user_id ORDER BY press_runs.id) AS place
          FROM press_runs JOIN users ON users.id = press_runs.user_id
          WHERE press_runs.refunded = 1 AND press_runs.ended_at = ${now} AND ${which} AND NOT ${cameBack}) WHERE true`,
      )
      .onConflictDoNothing(),
  ];
}

/** A press run that failed for good: the token comes back. */
export function failRun(db: Database, runId: string, code: ErrorCode, reason: string | null, now: number): [Query, Query] {
  return close(db, { which: eq(pressRuns.id, runId), status: "failed", refund: sql`1`, code, reason, now });
}

/** A run its user stopped: kept when something had been delivered, else the token comes back. */
export function stopRun(db: Database, runId: string, hasDelivered: boolean, now: number): [Query, Query] {
  const status = hasDelivered ? "kept" : "stopped";
  return close(db, { which: eq(pressRuns.id, runId), status, refund: hasDelivered ? sql`0` : sql`1`, code: null, now });
}

/** Implicit runs that give way to the next one (design §4.3): kept when something was delivered, else the token comes back. */
export function endImplicit(db: Database, which: SQL, now: number): [Query, Query] {
  return close(db, {
    which: sql`${pressRuns.kind} = 'implicit' AND ${which}`,
    status: sql`CASE WHEN ${delivered} THEN 'kept' ELSE 'failed' END`,
    refund: sql`NOT ${delivered}`,
    code: null,
    now,
  });
}

const overdueStatus = sql`CASE WHEN press_runs.kind = 'implicit' AND ${delivered} THEN 'kept' ELSE 'failed' END`;

function settle(db: Database, which: SQL, now: number): [Query, Query] {
  return close(db, {
    which: sql`${lte(pressRuns.deadlineAt, now)} AND ${which}`,
    status: overdueStatus,
    refund: sql`NOT (press_runs.kind = 'implicit' AND ${delivered})`,
    code: "PROVIDER_TIMEOUT",
    now,
  });
}

/**
 * Settles a user's runs that are past their deadline. For the front of the batch that reads tokens or runs: what is read
 * after it in the same batch is already right. Touches nothing when nothing is overdue.
 */
export function settleOverdueOf(db: Database, userId: string, now: number): [Query, Query] {
  return settle(db, eq(pressRuns.userId, userId), now);
}

/** The same for one run. */
export function settleOverdueRun(db: Database, runId: string, now: number): [Query, Query] {
  return settle(db, eq(pressRuns.id, runId), now);
}

const handful = 100;
/** A run this old whose object has not begun was lost between the batch and the start. */
const lostMs = 60_000;

/** For the cron: settles what is overdue for anybody, and starts again what was never started. */
export async function settleOverdue(env: Env, now: number): Promise<{ settled: number; started: number }> {
  const db = await databaseOf(env, settingsOf(env));
  const running = await db
    .select({ id: pressRuns.id, deadlineAt: pressRuns.deadlineAt, createdAt: pressRuns.createdAt })
    .from(pressRuns)
    .where(eq(pressRuns.status, "running"))
    .orderBy(pressRuns.deadlineAt)
    .limit(handful);
  const overdue = running.filter((run) => run.deadlineAt <= now);
  for (const run of overdue) await db.batch(settleOverdueRun(db, run.id, now));
  const lost = running.filter((run) => run.deadlineAt > now && run.createdAt < now - lostMs);
  await Promise.all(lost.map((run) => env.PRESS_RUNS.getByName(run.id).start(run.id)));
  return { settled: overdue.length, started: lost.length };
}
