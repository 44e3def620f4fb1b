import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { images, removals } from "../../db/schema.ts";
import { type Settings, settingsOf } from "../http/env.ts";
import { logLine, traceOf } from "../http/log.ts";
import { hour } from "../http/time.ts";
import { forgetCheckout, forgetCustomer } from "../stripe/forget-customer.ts";

/** Upper bound for writing a file and its row, in any run, block or call. */
const pendingMs = hour;

/**
 * Call before writing a file: schedules its deletion in an hour, so that no unknown file stays in the bucket if its writer is interrupted.
 * Writing it again postpones that.
 */
export function markPending(db: Database, key: string): Query {
  const createdAt = Date.now() + pendingMs;
  return db
    .insert(removals)
    .values({ kind: "file", name: key, createdAt })
    .onConflictDoUpdate({ target: [removals.kind, removals.name], set: { createdAt } });
}

const isPendingWithRow = sql`${removals.kind} = 'file' AND EXISTS (SELECT 1 FROM ${images} WHERE ${images.key} = ${removals.name})`;

/** Keeps the file: for the batch that writes the picture's row, after it. Without the row the file stays pending. */
export function clearPending(db: Database, key: string): Query {
  return db.delete(removals).where(sql`${removals.name} = ${key} AND ${isPendingWithRow}`);
}

/** Schedules deletion of the files of pictures, by a condition on `images`; their rows are deleted later in the same batch. */
export function markDeleted(db: Database, which: SQL, now: number): Query {
  const picture = { kind: "picture", name: images.key, createdAt: now } as const;
  return insertWhere(db, removals, picture, which, sql`images`).onConflictDoNothing();
}

/** Deletes files without rows, then their outbox entries. */
export async function deleteFiles(bucket: R2Bucket, db: Database, keys: string[]): Promise<void> {
  await bucket.delete(keys);
  await db.delete(removals).where(sql`${removals.kind} IN ('picture', 'file') AND ${isOneOf(keys)}`);
}

/** As JSON: a list of any length is one parameter. */
const isOneOf = (names: string[]) => sql`${removals.name} IN (SELECT value FROM json_each(${JSON.stringify(names)}))`;

type Kind = typeof removals.$inferSelect.kind;
type Row = { name: string; attempts: number };

/** How many of a kind are deleted in one round. R2 takes a thousand keys in one call. */
const roundSizes: [Kind, number][] = [
  ["run", 100],
  ["picture", 1_000],
  ["file", 1_000],
  ["checkout", 20],
  ["customer", 20],
];
const mostRounds = 5;
/** From this attempt on the log alerts the operator; retries continue. */
const alarmingAttempts = 20;

/**
 * Deletes outside the database what `removals` lists, and then the rows: pictures, the storage of runs, Stripe's data. A failed
 * deletion keeps its row for the next round, so an interruption loses nothing.
 */
export async function processDeletions(env: Env, db: Database): Promise<void> {
  const settings = settingsOf(env);
  for (const [kind, most] of roundSizes) {
    for (let round = 0; round < mostRounds; round++) if (!(await processRound(env, settings, db, kind, most))) break;
  }
}

/** True when all of them were deleted and more of the kind may be waiting. */
async function processRound(env: Env, settings: Settings, db: Database, kind: Kind, most: number): Promise<boolean> {
  // A picture written twice is still marked pending if its second writer died after the first one's row was written.
  if (kind === "file") await db.batch([db.delete(removals).where(isPendingWithRow)]);
  // Those that have failed most often come last; a pending file's time is in the future.
  const rows = await db
    .select({ name: removals.name, attempts: removals.attempts })
    .from(removals)
    .where(and(eq(removals.kind, kind), lte(removals.createdAt, Date.now())))
    .orderBy(asc(removals.attempts), sql`rowid`)
    .limit(most);
  if (rows.length === 0) return false;
  const these = (names: string[]) => and(eq(removals.kind, kind), isOneOf(names));
  await db
    .update(removals)
    .set({ attempts: sql`${removals.attempts} + 1` })
    .where(these(rows.map(({ name }) => name)));
  const deleted = await deleteAll(env, settings, kind, rows);
  if (deleted.length > 0) await db.delete(removals).where(these(deleted));
  return deleted.length === most;
}

/** Resolves to the names of what was deleted. */
async function deleteAll(env: Env, settings: Settings, kind: Kind, rows: Row[]): Promise<string[]> {
  if (kind === "picture" || kind === "file") {
    const keys = rows.map(({ name }) => name);
    const [outcome] = await Promise.allSettled([env.IMAGES.delete(keys)]);
    if (outcome.status === "fulfilled") return keys;
    const longest = rows.reduce((most, { attempts }) => Math.max(most, attempts + 1), 0);
    report(kind, rows.length, longest, outcome.reason);
    return [];
  }
  const deleteOne = {
    run: (name: string) => env.PRESS_RUNS.getByName(name).forget(),
    customer: (name: string) => forgetCustomer(settings, name),
    checkout: (name: string) => forgetCheckout(settings, name),
  }[kind];
  const outcomes = await Promise.allSettled(rows.map(async ({ name }) => deleteOne(name)));
  return rows.flatMap(({ name, attempts }, at) => {
    const outcome = outcomes[at];
    if (outcome?.status === "fulfilled") return [name];
    report(kind, 1, attempts + 1, outcome?.reason);
    return [];
  });
}

function report(kind: Kind, count: number, attempts: number, cause: unknown): void {
  const isAlarming = attempts >= alarmingAttempts;
  const message = isAlarming ? "removal fails again and again: please look at it" : "removal not done, tried again later";
  logLine("error", { message, kind, count, attempts, error: traceOf(cause) });
}
