import { type SQL, sql } from "drizzle-orm";
import type { Choice } from "../ai/choice.ts";
import type { Settings } from "../http/env.ts";
import { midnightOf } from "./refund-limit.ts";

/** Runs on bought tokens a day, for each one on a free token. */
const boughtForEachFree = 10;
/** The part of a day's runs that one person may take, at least one run (design §4.5). */
const shareOfOne = 1 / 10;

/**
 * The value of press_runs.operator_for: what pays for a run that uses the operator's keys, null for one that uses none. Free tokens
 * are spent before bought ones; admins spend none and count as those who pay.
 */
export function operatorPayer(userId: string, role: string, choices: readonly Choice[]): SQL {
  if (!choices.some(({ by }) => by === "operator")) return sql`NULL`;
  if (role === "admin") return sql`'bought'`;
  const granted = sql`coalesce(sum(CASE WHEN reason = 'free' THEN delta END), 0)`;
  const spent = sql`-coalesce(sum(CASE WHEN reason IN ('run', 'refund') THEN delta END), 0)`;
  return sql`(SELECT CASE WHEN ${spent} < ${granted} THEN 'free' ELSE 'bought' END FROM token_ledger WHERE user_id = ${userId})`;
}

/** The condition that today's runs on the operator's keys are used up for this payer, by all together or by this person (design §4.5). */
export function operatorIsFull(payer: SQL, userId: string, settings: Settings, now: number): SQL {
  const midnight = midnightOf(now);
  const free = settings.OPERATOR_DAILY_RUNS;
  const isFull = (kind: "free" | "bought", most: number) => sql`
    (SELECT count(*) FROM press_runs r INDEXED BY press_runs_operator WHERE r.operator_for = ${kind} AND r.created_at >= ${midnight}) >= ${most}
    OR (SELECT count(*) FROM press_runs r INDEXED BY press_runs_user WHERE r.user_id = ${userId} AND r.created_at >= ${midnight} AND r.operator_for = ${kind})
      >= ${Math.min(most, Math.max(1, Math.floor(most * shareOfOne)))}`;
  return sql`(CASE ${payer} WHEN 'free' THEN ${isFull("free", free)} WHEN 'bought' THEN ${isFull("bought", free * boughtForEachFree)} ELSE 0 END)`;
}
