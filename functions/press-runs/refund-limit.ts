import { type SQL, sql } from "drizzle-orm";
import type { FailureReason } from "../ai/contract.ts";
import { implicitDeadlineMs } from "./pace.ts";

const day = 24 * 60 * 60 * 1000;
/** Refunds a day that a person can bring about at will; beyond it their runs wait until tomorrow (design §4.5). */
const perDay = 5;

/** Failures that an article can provoke. The others are the provider's: a key, a quota, an outage, a time-out. */
const provokable: FailureReason[] = ["refused", "bad-answer", "too-large"];

export const midnightOf = (now: number): number => Math.floor(now / day) * day;

/** Seconds until the limit counts anew. */
export const untilTomorrow = (now: number): number => Math.ceil((midnightOf(now) + day - now) / 1000);

/**
 * The SQL for the number of today's refunds that the user could bring about at will: runs they stopped, press runs on the operator's keys
 * that failed for a reason of their own, and implicit ones that were used and then left, unless their last call met an outage.
 */
export function provokedRefunds(userId: string, now: number): SQL {
  const midnight = midnightOf(now);
  const reasons = sql.raw(provokable.map((reason) => `'${reason}'`).join(", "));
  return sql`(SELECT count(*) FROM press_runs r INDEXED BY press_runs_user WHERE r.user_id = ${userId} AND r.created_at > ${midnight - implicitDeadlineMs}
    AND r.refunded = 1 AND r.ended_at >= ${midnight} AND (r.status = 'stopped' OR (r.status = 'failed' AND r.operator_for IS NOT NULL
      AND (r.reason IN (${reasons}) OR (r.kind = 'implicit' AND r.source IS NOT NULL AND r.reason IS NULL)))))`;
}

export const isBelowRefundLimit = (count: SQL): SQL => sql`${count} < ${perDay}`;
export const hasReachedRefundLimit = (count: unknown): boolean => Number(count) >= perDay;
