import { type SQL, sql } from "drizzle-orm";

const day = 24 * 60 * 60 * 1000;
/** Beyond it the user's runs wait until tomorrow (design §4.5): every one of them may have cost the operator something. */
const perDay = 5;

export const midnightOf = (now: number): number => Math.floor(now / day) * day;

/** Seconds until the limit counts anew. */
export const untilTomorrow = (now: number): number => Math.ceil((midnightOf(now) + day - now) / 1000);

/** Today's runs that their user stopped and that gave their token back; `longest`: the milliseconds a run may take. */
export function stoppedToday(userId: string, longest: number, now: number): SQL {
  return ofToday(userId, longest, now, sql`r.status = 'stopped'`);
}

/** Today's runs on the operator's keys that gave way to another article before anything of theirs was delivered. */
export function gaveWayToday(userId: string, longest: number, now: number): SQL {
  return ofToday(userId, longest, now, sql`r.kind = 'implicit' AND r.status = 'failed' AND r.code IS NULL AND r.operator_for IS NOT NULL`);
}

export const isBelowRefundLimit = (count: SQL): SQL => sql`${count} < ${perDay}`;
export const hasReachedRefundLimit = (count: unknown): boolean => Number(count) >= perDay;

function ofToday(userId: string, longest: number, now: number, which: SQL): SQL {
  const midnight = midnightOf(now);
  return sql`(SELECT count(*) FROM press_runs r INDEXED BY press_runs_user WHERE r.user_id = ${userId} AND r.created_at > ${midnight - longest} AND r.refunded = 1 AND r.ended_at >= ${midnight} AND ${which})`;
}
