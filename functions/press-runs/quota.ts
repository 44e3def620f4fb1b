import { and, eq, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { pressRuns, rateCounters } from "../../db/schema.ts";
import type { Choice } from "../ai/availability.ts";
import type { FailureReason } from "../ai/contract.ts";
import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { day } from "../http/time.ts";
import type { BlockName } from "./contract.ts";
import { implicitDeadlineMs, keptMs } from "./run-store.ts";
import type { RunRow } from "./settle.ts";

/*
 * What one token buys: a bounded amount, for one article only. Work in progress reserves its part of the quota, so that parallel calls
 * get no more than sequential ones.
 */

/**
 * What one run gives at most, by the column of press_runs that counts it; texts are counted in quarters. A press run has used `printed`
 * for its own newspaper.
 */
export const quotas = {
  texts: { most: 12, printed: 4 },
  sideSets: { most: 3, printed: 1 },
  pictures: { most: 8, printed: 2 },
} as const;
export type Counter = keyof typeof quotas;
const columnOf = { texts: "texts", sideSets: "side_sets", pictures: "pictures" } as const satisfies Record<Counter, string>;

/** Attempts are bounded as well as results: failed calls cost money too. */
const maxReservations = 40;

/** What a block made again costs: a headline, a name or one side story is a quarter of a text. */
export const blockCosts: Record<BlockName, { counter: Exclude<Counter, "sideSets">; amount: number }> = {
  main: { counter: "texts", amount: 4 },
  headline: { counter: "texts", amount: 1 },
  name: { counter: "texts", amount: 1 },
  side: { counter: "texts", amount: 1 },
  picture: { counter: "pictures", amount: 1 },
  "small-picture": { counter: "pictures", amount: 1 },
};

type CountedRun = Pick<RunRow, "id" | "kind" | "status" | Counter>;

/** SQL condition: the run has room for `amount` more. Part of every statement that counts a result, even a reserved one. */
export function hasRoomFor(counter: Counter, amount: number, reserved: SQL = sql`0`): SQL {
  const { most, printed } = quotas[counter];
  // A press run that ended without a newspaper may have delivered every part of one.
  const uncounted = sql`(CASE WHEN press_runs.kind = 'press' AND press_runs.status <> 'complete' THEN ${printed} ELSE 0 END)`;
  return sql`press_runs.${sql.raw(columnOf[counter])} + ${uncounted} + ${reserved} + ${amount} <= ${most}`;
}

/** True while blocks of the run's newspaper can be made again. */
export function canMakeBlocks(run: Pick<RunRow, "kind" | "status" | "endedAt">, now: number): boolean {
  return run.kind === "press" && run.status === "complete" && (run.endedAt ?? 0) >= now - keptMs;
}

/**
 * A part of a run's quota reserved for work in progress. It is a row of the table `rate_counters`, in columns named for another use:
 * `key` is run:<run>:<counter>:<id>, `window` the time at which it expires, `count` the amount. Its row is deleted when the work fails
 * or its result is counted; it expires if its holder dies before that. The row run:<run>:tries counts all reservations ever made.
 */
export interface Reservation {
  /** Chosen by the caller, so that reserving, counting and releasing can each be repeated. */
  id: string;
  runId: string;
  counter: Counter;
  amount: number;
}

const prefixOf = (runId: string, counter: Counter) => `run:${runId}:${counter}:`;
const keyOf = ({ runId, counter, id }: Reservation) => prefixOf(runId, counter) + id;
/** First key after all keys with this prefix: ";" follows ":" in ASCII. */
const endOf = (prefix: string) => prefix.replace(/:$/, ";");

/** What a block reserves while it is made. */
export const reservationOf = (runId: string, jobId: string, block: BlockName): Reservation => ({ id: jobId, runId, ...blockCosts[block] });

/**
 * Reserves for work that begins now, until `expiresAt` (milliseconds since 1970). Throws CONFLICT when too little is left, or after too
 * many reservations.
 */
export async function reserve(
  db: Database,
  run: Pick<RunRow, "id" | "createdAt">,
  reservation: Reservation,
  now: number,
  expiresAt: number,
): Promise<void> {
  const { counter, amount } = reservation;
  const prefix = prefixOf(run.id, counter);
  const reserved = sql`(SELECT coalesce(sum(c.count), 0) FROM rate_counters c WHERE c.key >= ${prefix} AND c.key < ${endOf(prefix)} AND c."window" > ${now})`;
  const tries = `run:${run.id}:tries`;
  const tried = sql`coalesce((SELECT t.count FROM rate_counters t WHERE t.key = ${tries} AND t."window" = ${run.createdAt}), 0)`;
  const key = keyOf(reservation);
  const [taken] = await db.batch([
    insertWhere(
      db,
      rateCounters,
      { key, window: expiresAt, count: amount },
      sql`press_runs.id = ${run.id} AND ${hasRoomFor(counter, amount, reserved)} AND ${tried} < ${maxReservations}`,
      sql`press_runs`,
    )
      .onConflictDoNothing()
      .returning({ key: rateCounters.key }),
    insertWhere(
      db,
      rateCounters,
      { key: tries, window: run.createdAt, count: 1 },
      sql`EXISTS (SELECT 1 FROM rate_counters p WHERE p.key = ${key})`,
    ).onConflictDoUpdate({ target: [rateCounters.key, rateCounters.window], set: { count: sql`${rateCounters.count} + 1` } }),
  ]);
  if (taken.length === 0)
    throw new AppError("CONFLICT", { message: "This run has given all it can. Please start a new one.", details: { reason: "bound" } });
}

/** Ends a reservation: its work failed, or its result is counted in the same batch. */
export function release(db: Database, reservation: Reservation): Query {
  return db.delete(rateCounters).where(eq(rateCounters.key, keyOf(reservation)));
}

/** Selects the run's reservations that have not expired; needs the run's id only. */
export function activeReservations(db: Database, runId: string, now: number) {
  const prefix = `run:${runId}:`;
  return db
    .select()
    .from(rateCounters)
    .where(and(gte(rateCounters.key, prefix), lt(rateCounters.key, endOf(prefix)), gt(rateCounters.window, now)));
}

/** What is left of a run's quota beside these reservations. */
export function remaining(run: CountedRun, reservations: Awaited<ReturnType<typeof activeReservations>>): Record<Counter, number> {
  const isUncounted = run.kind === "press" && run.status !== "complete";
  const left = (counter: Counter) => {
    const { most, printed } = quotas[counter];
    const given = run[counter] + (isUncounted ? printed : 0);
    const reserved = reservations.filter(({ key }) => key.startsWith(prefixOf(run.id, counter))).reduce((sum, { count }) => sum + count, 0);
    return Math.max(0, most - given - reserved);
  };
  return { texts: left("texts"), sideSets: left("sideSets"), pictures: left("pictures") };
}

/** The same from the database as it is now. Throws NOT_FOUND. */
export async function readRemaining(db: Database, runId: string, now: number): Promise<Record<Counter, number>> {
  const [[run], reservations] = await db.batch([
    db.select().from(pressRuns).where(eq(pressRuns.id, runId)),
    activeReservations(db, runId, now),
  ]);
  if (!run) throw new AppError("NOT_FOUND");
  return remaining(run, reservations);
}

/** The article a run is bound to: short hashes of title and content, so that either can be recognised alone. */
export interface Source {
  title: string;
  content: string;
}

/** 96 bits of SHA-256 of each, with white space normalised: spacing does not make another article. */
export async function sourceOf(title: string, content: string): Promise<Source> {
  const hash = async (text: string) => (await sha256(text.normalize("NFC").replace(/\s+/gu, " ").trim())).slice(0, 24);
  const [titleHash, contentHash] = await Promise.all([hash(title), hash(content)]);
  return { title: titleHash, content: contentHash };
}

/** As press_runs.source has it. */
export const writeSource = (source: Source) => `${source.title}.${source.content}`;

/** SQL condition: the run is not bound to an article yet, or is bound to this one, or has delivered it. */
export function isBoundTo(source: Source): SQL {
  const known = sql`coalesce(press_runs.source, '') || press_runs.delivered`;
  return sql`(press_runs.source IS NULL OR (instr(${known}, ${source.title}) > 0 AND instr(${known}, ${source.content}) > 0))`;
}

/** Hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Limits a UTC day: of refunds that a user can provoke, and of runs on the operator's keys.

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
