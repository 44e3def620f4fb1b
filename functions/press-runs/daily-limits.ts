import { type SQL, sql } from "drizzle-orm";
import type { Choice } from "../ai/availability.ts";
import type { FailureReason } from "../ai/contract.ts";
import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { implicitDeadlineMs } from "./deadlines.ts";

const day = 24 * 60 * 60 * 1000;

/** Refunds per UTC day that a user can provoke; after that no new run until the next day. */
const refundsPerDay = 5;
/** Runs on bought tokens a day, for each one on a free token (`OPERATOR_DAILY_RUNS`). */
const boughtForEachFree = 10;
/** Share of a day's runs on the operator's keys that one user may take; at least one run. */
const shareOfOne = 1 / 10;

/** Failures that an article can provoke. All others are the provider's: a key, a quota, an outage, a time-out. */
const provokable: FailureReason[] = ["refused", "bad-answer", "too-large"];

/** Start of the UTC day. */
const midnightOf = (now: number): number => Math.floor(now / day) * day;
/** Seconds until the limits count anew. */
const untilTomorrow = (now: number): number => Math.ceil((midnightOf(now) + day - now) / 1000);

interface DailyLimits {
  /** Value of press_runs.operator_for: which tokens pay for a run on the operator's keys, NULL for a run on none. */
  payer: SQL;
  /** True when today's runs on the operator's keys are used up, by all together or by this person. */
  isOperatorFull: SQL;
  /** Number of today's refunds that the user could have provoked. */
  refunds: SQL;
  hasRefundsLeft: SQL;
}

/** Expressions for the statement that inserts a run, so that the limits hold between counting and writing. */
export function dailyLimits(user: { id: string; role: string }, choices: readonly Choice[], settings: Settings, now: number): DailyLimits {
  const payer = payerOf(user, choices);
  const refunds = provokedRefunds(user.id, now);
  return {
    payer,
    isOperatorFull: operatorIsFull(payer, user.id, settings.OPERATOR_DAILY_RUNS, now),
    refunds,
    hasRefundsLeft: sql`${refunds} < ${refundsPerDay}`,
  };
}

/** Whether the count of refunds that was read leaves none for today. */
export const isRefundLimitReached = (count: unknown): boolean => Number(count) >= refundsPerDay;
export const refundLimit = (now: number) => new AppError("REFUND_LIMIT", { retryAfter: untilTomorrow(now) });
export const operatorLimit = (now: number) => new AppError("OPERATOR_LIMIT", { details: { house: true }, retryAfter: untilTomorrow(now) });

/** Free tokens are spent before bought ones; admins spend none and count as those who pay. */
function payerOf({ id, role }: { id: string; role: string }, choices: readonly Choice[]): SQL {
  if (!choices.some(({ by }) => by === "operator")) return sql`NULL`;
  if (role === "admin") return sql`'bought'`;
  const granted = sql`coalesce(sum(CASE WHEN reason = 'free' THEN delta END), 0)`;
  const spent = sql`-coalesce(sum(CASE WHEN reason IN ('run', 'refund') THEN delta END), 0)`;
  return sql`(SELECT CASE WHEN ${spent} < ${granted} THEN 'free' ELSE 'bought' END FROM token_ledger WHERE user_id = ${id})`;
}

function operatorIsFull(payer: SQL, userId: string, freeRuns: number, now: number): SQL {
  const midnight = midnightOf(now);
  const isFull = (kind: "free" | "bought", most: number) => sql`
    (SELECT count(*) FROM press_runs r INDEXED BY press_runs_operator WHERE r.operator_for = ${kind} AND r.created_at >= ${midnight}) >= ${most}
    OR (SELECT count(*) FROM press_runs r INDEXED BY press_runs_user WHERE r.user_id = ${userId} AND r.created_at >= ${midnight} AND r.operator_for = ${kind})
      >= ${Math.min(most, Math.max(1, Math.floor(most * shareOfOne)))}`;
  return sql`(CASE ${payer} WHEN 'free' THEN ${isFull("free", freeRuns)} WHEN 'bought' THEN ${isFull("bought", freeRuns * boughtForEachFree)} ELSE 0 END)`;
}

/**
 * Counts runs the user stopped, press runs on the operator's keys that failed for a reason of the article's, and implicit runs that were
 * used and then left, unless their last call met an outage.
 */
function provokedRefunds(userId: string, now: number): SQL {
  const midnight = midnightOf(now);
  const reasons = sql.raw(provokable.map((reason) => `'${reason}'`).join(", "));
  return sql`(SELECT count(*) FROM press_runs r INDEXED BY press_runs_user WHERE r.user_id = ${userId} AND r.created_at > ${midnight - implicitDeadlineMs}
    AND r.refunded = 1 AND r.ended_at >= ${midnight} AND (r.status = 'stopped' OR (r.status = 'failed' AND r.operator_for IS NOT NULL
      AND (r.reason IN (${reasons}) OR (r.kind = 'implicit' AND r.source IS NOT NULL AND r.reason IS NULL)))))`;
}
