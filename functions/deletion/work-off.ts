import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { removals } from "../../db/schema.ts";
import { type Settings, settingsOf } from "../http/env.ts";
import { logLine, traceOf } from "../http/log.ts";
import { forgetCheckout, forgetCustomer } from "../stripe/forget-customer.ts";
import { dropNotes } from "./note-file.ts";

type Kind = typeof removals.$inferSelect.kind;
type Row = { name: string; attempts: number };

/** At most so many at a time. R2 takes a thousand keys in one call. */
const handfuls: [Kind, number][] = [
  ["run", 100],
  ["picture", 1_000],
  ["file", 1_000],
  ["checkout", 20],
  ["customer", 20],
];
const mostRounds = 5;
/** From here on somebody should look at it; it is tried further all the same. */
const alarmingAttempts = 20;

/**
 * Removes outside the database what `removals` names, and then the rows: pictures, the memory of runs, what Stripe keeps. What
 * cannot be removed now keeps its row and waits for the next time, so that nothing is lost when this is interrupted anywhere.
 */
export async function workOffRemovals(env: Env, db: Database): Promise<void> {
  const settings = settingsOf(env);
  for (const [kind, most] of handfuls) {
    for (let round = 0; round < mostRounds; round++) if (!(await workOff(env, settings, db, kind, most))) break;
  }
}

/** True when everything went well and more of the kind may be waiting. */
async function workOff(env: Env, settings: Settings, db: Database, kind: Kind, most: number): Promise<boolean> {
  // A picture written twice, the second time by a writer that died when the first one's row was there, leaves a note behind.
  if (kind === "file") await db.batch([dropNotes(db)]);
  // Those that fail again and again come last; of files on their way the time has not come.
  const rows = await db
    .select({ name: removals.name, attempts: removals.attempts })
    .from(removals)
    .where(and(eq(removals.kind, kind), lte(removals.createdAt, Date.now())))
    .orderBy(asc(removals.attempts), sql`rowid`)
    .limit(most);
  if (rows.length === 0) return false;
  const these = (names: string[]): SQL | undefined =>
    and(eq(removals.kind, kind), sql`${removals.name} IN (SELECT value FROM json_each(${JSON.stringify(names)}))`);
  const names = rows.map(({ name }) => name);
  await db
    .update(removals)
    .set({ attempts: sql`${removals.attempts} + 1` })
    .where(these(names));
  const done = await removeAll(env, settings, kind, rows);
  if (done.length > 0) await db.delete(removals).where(these(done));
  return done.length === most;
}

/** Gives the names of what is gone now. */
async function removeAll(env: Env, settings: Settings, kind: Kind, rows: Row[]): Promise<string[]> {
  if (kind === "picture" || kind === "file") {
    const keys = rows.map(({ name }) => name);
    const [outcome] = await Promise.allSettled([env.IMAGES.delete(keys)]);
    if (outcome.status === "fulfilled") return keys;
    const longest = rows.reduce((most, { attempts }) => Math.max(most, attempts + 1), 0);
    report(kind, rows.length, longest, outcome.reason);
    return [];
  }
  const one = {
    run: (name: string) => env.PRESS_RUNS.getByName(name).forget(),
    customer: (name: string) => forgetCustomer(settings, name),
    checkout: (name: string) => forgetCheckout(settings, name),
  }[kind];
  const outcomes = await Promise.allSettled(rows.map(async ({ name }) => one(name)));
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
