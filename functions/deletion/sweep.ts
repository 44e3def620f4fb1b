import { and, isNotNull, isNull, like, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { images, loginCodes, newspapers, rateCounters, sessions, signInAttempts } from "../../db/schema.ts";
import { emptyNewspapers, restorableFor } from "../completed-newspapers/newspaper-bounds.ts";
import { databaseOf } from "../http/database.ts";
import { settingsOf } from "../http/env.ts";
import { day, minute } from "../http/time.ts";
import { keptMs } from "../press-runs/run-store.ts";
import { markDeleted } from "./outbox.ts";
import { isNamed, isReferencedByRun } from "./pictures.ts";

/** A used code shows that this browser has signed in to this address before; kept only while that is useful. */
const usedCodesKept = 90 * day;

/** Counters of a run are kept as long as its id can be used, counted from the end of the run. */
const runCountersKept = keptMs + day;

/** Prefix under which names of papers were kept before they had a table. Requested with a person's article, and no longer used. */
const oldNames = "names/";

/** Rows of a table that one cron tick reads. */
const newspapersPerTick = 500;
const picturesPerTick = 200;

/** Deletes what has expired: sessions, codes, counters, newspapers deleted long ago, unused pictures. For the cron. */
export async function sweep(env: Env, now: number): Promise<void> {
  const db = await databaseOf(env, settingsOf(env));
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now)),
    db.delete(loginCodes).where(
      or(
        // Attempts count for a day (auth/login-codes.ts).
        and(isNull(loginCodes.usedAt), lt(loginCodes.createdAt, now - day)),
        and(isNotNull(loginCodes.usedAt), lt(loginCodes.createdAt, now - usedCodesKept)),
      ),
    ),
    db
      .delete(rateCounters)
      .where(
        or(
          and(lt(rateCounters.window, now - 2 * day), not(like(rateCounters.key, "run:%"))),
          lt(rateCounters.window, now - runCountersKept),
        ),
      ),
  ]);
  await purgeNewspapers(db, now);
  await purgePictures(db, now);
  const { objects } = await env.IMAGES.list({ prefix: oldNames });
  if (objects.length > 0) await env.IMAGES.delete(objects.map(({ key }) => key));
}

const purgedPerTick = 20;

/**
 * Empties newspapers that can no longer be restored, with their versions, and deletes the pictures of both except those that another newspaper of
 * the owner's names, now or in a version. The row stays: its number is not given again, and its token was spent. Resolves to how many were emptied.
 */
export async function purgeNewspapers(db: Database, now: number): Promise<number> {
  const isOver = (table: string) => sql`${sql.identifier(table)}.deleted_at <= ${now - restorableFor}`;
  const slice = await sliceOf(db, "newspapers", newspapersPerTick, now);
  const old = await db
    .select({ id: newspapers.id, userId: newspapers.userId })
    .from(newspapers)
    .where(sql`${slice} AND ${isOver("newspapers")} AND newspapers.data <> '{}'`)
    .limit(purgedPerTick);
  for (const { id, userId } of old) {
    const ofNewspaper = sql`${images.userId} = ${userId}
      AND EXISTS (SELECT 1 FROM newspapers n WHERE n.id = ${id} AND ${isOver("n")} AND (instr(n.data, images.key) > 0
        OR EXISTS (SELECT 1 FROM newspaper_versions v WHERE v.newspaper_id = n.id AND instr(v.pictures, images.key) > 0)))
      AND NOT EXISTS (SELECT 1 FROM newspapers o WHERE o.user_id = ${userId} AND o.id <> ${id} AND instr(o.data, images.key) > 0)
      AND NOT EXISTS (SELECT 1 FROM newspaper_versions o WHERE o.user_id = ${userId} AND o.newspaper_id <> ${id} AND instr(o.pictures, images.key) > 0)
      AND NOT ${isReferencedByRun(now)}`;
    await db.batch([
      markDeleted(db, ofNewspaper, now),
      db.delete(images).where(ofNewspaper),
      ...emptyNewspapers(db, sql`n.id = ${id} AND ${isOver("n")}`),
    ]);
  }
  return old.length;
}

/** Uploads and previews are saved into their newspaper long before this; leaves time for a browser that was offline. */
const unusedFor = 7 * day;

/**
 * Deletes pictures that nothing references or will: old previews, unused uploads. Those of a run only once its parts can no longer be
 * resumed. Deleted newspapers count as long as they can be restored.
 */
export async function purgePictures(db: Database, now: number): Promise<void> {
  const slice = await sliceOf(db, "images", picturesPerTick, now);
  const isSettled = sql`(images.press_run_id IS NULL OR NOT EXISTS (SELECT 1 FROM press_runs r WHERE r.id = images.press_run_id
    AND (r.ended_at IS NULL OR r.ended_at > ${now - keptMs})))`;
  const isUnused = sql`${slice} AND images.created_at < ${now - unusedFor} AND ${isSettled} AND NOT ${isNamed} AND NOT ${isReferencedByRun(now)}`;
  await db.batch([
    markDeleted(db, isUnused, now),
    db.delete(images).where(sql`${slice} AND EXISTS (SELECT 1 FROM removals r WHERE r.kind = 'picture' AND r.name = images.key)`),
  ]);
}

/** How often the cron runs (wrangler.toml, triggers). */
const tickMs = 10 * minute;

/**
 * The SQL for: the row is in the slice of its table for this tick. A cron tick reads at most `length` rows, and covers the
 * table in as many ticks as it has slices; so a large table costs a tick no more than a small one.
 */
export async function sliceOf(db: Database, table: "api_keys" | "images" | "newspapers", length: number, now: number): Promise<SQL> {
  const [row] = await db.all<{ last: number | null }>(sql`SELECT max(rowid) AS last FROM ${sql.identifier(table)}`);
  const parts = Math.max(1, Math.ceil((row?.last ?? 0) / length));
  const from = (Math.floor(now / tickMs) % parts) * length;
  return sql`${sql.identifier(table)}.rowid > ${from} AND ${sql.identifier(table)}.rowid <= ${from + length}`;
}
