import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { pressRuns, tokenLedger } from "../../db/schema.ts";
import { hasMessage } from "../http/causes.ts";
import type { ErrorCode } from "../http/contract.ts";
import { databaseOf } from "../http/database.ts";
import { settingsOf } from "../http/env.ts";
import { logLine } from "../http/log.ts";
import { lostMs } from "./run-store.ts";

/** A run's row: the source of truth for the outcome of the run and its token. */
export type RunRow = typeof pressRuns.$inferSelect;

/** Holds the run's token, if its row is there; admins hold nothing. A balance that would fall below 0 fails the whole batch. */
export function hold(db: Database, runId: string, now: number): Query {
  return insertWhere(
    db,
    tokenLedger,
    { id: sql`'run:' || press_runs.id || ':hold'`, userId: sql`press_runs.user_id`, delta: -1, reason: "run", at: now },
    sql`press_runs.id = ${runId} AND users.role <> 'admin'`,
    sql`press_runs JOIN users ON users.id = press_runs.user_id`,
  ).onConflictDoNothing();
}

/** True when the ledger refused a negative balance: nothing of the batch has happened. */
export function isOutOfTokens(failure: unknown): boolean {
  return hasMessage(failure, /CHECK constraint failed: (tokens_not_negative|tokens >= 0)/);
}

const wasHeld = sql`EXISTS (SELECT 1 FROM token_ledger WHERE token_ledger.id = 'run:' || press_runs.id || ':hold')`;
const wasRefunded = sql`EXISTS (SELECT 1 FROM token_ledger WHERE token_ledger.id = 'run:' || press_runs.id || ':refund')`;
const delivered = sql`(press_runs.texts + press_runs.side_sets + press_runs.pictures) > 0`;

interface Closing {
  /** Which runs; only those still running are touched. */
  which: SQL;
  status: SQL | "failed" | "stopped" | "kept";
  /** True where the hold is refunded. */
  refund: SQL;
  code: ErrorCode | null;
  /** Left as it is when undefined: an implicit run has that of its last failed call. */
  reason?: string | null | undefined;
  now: number;
}

/**
 * Ends runs and refunds their holds, once: both statements belong into one batch, in this order. A refund pays the user's debt first.
 * The debt is read before any row of the statement is written, hence the row numbers.
 */
function close(db: Database, { which, status, refund, code, reason, now }: Closing): [Query, Query] {
  return [
    db
      .update(pressRuns)
      .set({ status: sql`${status}`, refunded: sql`(${refund}) AND ${wasHeld}`, code, reason, endedAt: now })
      .where(and(eq(pressRuns.status, "running"), which)),
    insertWhere(
      db,
      tokenLedger,
      {
        id: sql`'run:' || id || ':refund'`,
        userId: sql`user_id`,
        delta: sql`place > debt`,
        reason: "refund",
        at: now,
        owed: sql`-(place <= debt)`,
      },
      sql`true`,
      sql`(
        SELECT press_runs.id, press_runs.user_id, users.debt,
          row_number() OVER (PARTITION BY press_runs.user_id ORDER BY press_runs.id) AS place
        FROM press_runs JOIN users ON users.id = press_runs.user_id
        WHERE press_runs.refunded = 1 AND press_runs.ended_at = ${now} AND ${which} AND NOT ${wasRefunded})`,
    ).onConflictDoNothing(),
  ];
}

/** A press run that failed for good: its token is refunded. */
export function failRun(db: Database, runId: string, code: ErrorCode, reason: string | null, now: number): [Query, Query] {
  return close(db, { which: eq(pressRuns.id, runId), status: "failed", refund: sql`1`, code, reason, now });
}

/** A run its user stopped: kept when something had been delivered, else refunded. */
export function stopRun(db: Database, runId: string, hasDelivered: boolean, now: number): [Query, Query] {
  const status = hasDelivered ? "kept" : "stopped";
  return close(db, { which: eq(pressRuns.id, runId), status, refund: hasDelivered ? sql`0` : sql`1`, code: null, now });
}

/** Implicit runs that make room for the next one: kept when something was delivered, else refunded. */
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
 * Settles a user's runs that are past their deadline. Put it first in a batch that reads tokens or runs: later reads in the same batch
 * see the settled state. No-op when nothing is overdue.
 */
export function settleOverdueOf(db: Database, userId: string, now: number): [Query, Query] {
  return settle(db, eq(pressRuns.userId, userId), now);
}

/** The same for one run. */
export function settleOverdueRun(db: Database, runId: string, now: number): [Query, Query] {
  return settle(db, eq(pressRuns.id, runId), now);
}

/** Runs per cron invocation, earliest deadline first. */
const runsPerSweep = 100;

/** For the cron: settles overdue runs of all users, and starts again those whose object never began. */
export async function settleOverdue(env: Env, now: number): Promise<{ settled: number; started: number }> {
  const db = await databaseOf(env, settingsOf(env));
  const running = await db
    .select({ id: pressRuns.id, deadlineAt: pressRuns.deadlineAt, createdAt: pressRuns.createdAt })
    .from(pressRuns)
    .where(eq(pressRuns.status, "running"))
    .orderBy(pressRuns.deadlineAt)
    .limit(runsPerSweep);
  const overdue = running.filter((run) => run.deadlineAt <= now);
  for (const run of overdue) await db.batch(settleOverdueRun(db, run.id, now));
  const lost = running.filter((run) => run.deadlineAt > now && run.createdAt < now - lostMs);
  await Promise.all(lost.map((run) => env.PRESS_RUNS.getByName(run.id).start(run.id)));
  return { settled: overdue.length, started: lost.length };
}

/** One log line per ended run: outcome, reason, models, duration. No user data and no text. */
export function logRunEnd(row: RunRow): void {
  const ended = row.endedAt ?? Date.now();
  logLine("info", {
    message: "press run ended",
    run: row.id,
    kind: row.kind,
    status: row.status,
    code: row.code ?? undefined,
    reason: row.reason ?? undefined,
    refunded: row.refunded,
    textModel: row.textModel,
    imageModel: row.imageModel,
    ms: ended - row.createdAt,
    firstWordsMs: row.firstWordsAt === null ? undefined : row.firstWordsAt - row.createdAt,
  });
}
