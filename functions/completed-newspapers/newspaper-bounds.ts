import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { newspapers, newspaperVersions, pressRuns } from "../../db/schema.ts";
import { AppError } from "../http/errors.ts";
import { limits } from "../http/limits.ts";
import { countHitOf, enforceLimit } from "../http/rate-counters.ts";
import { day, hour } from "../http/time.ts";

/** Storage bounds per user: newspapers including restorable ones, and bytes of them and all their versions. */
export const newspaperBounds = { rows: 600, bytes: 150_000_000 } as const;

/** How long a deleted newspaper can be restored. */
export const restorableFor = 30 * day;

/** Counts a newspaper saved without a run, and so without a token. Throws RATE_LIMITED above the hourly limit. */
export async function countNewNewspaper(db: Database, userId: string, now: number): Promise<void> {
  enforceLimit(limits.newspapersPerHour, await countHitOf(db, "newspapers", userId, hour, now), hour, now);
}

/** The SQL for the bytes of a row's data, as the index newspapers_user has them. */
const bytesOf = (row: SQL) => sql`length(CAST(${row}.data AS BLOB))`;

/** The SQL for: the user has fewer newspapers than the bound. */
export function hasPlace(userId: string): SQL {
  return sql`(SELECT count(*) FROM newspapers n INDEXED BY newspapers_user WHERE n.user_id = ${userId} AND n.deleted_at IS NULL) < ${limits.newspapersPerUser}`;
}

/** The same, and data of so many bytes fits with the others that are not deleted: twice, since it is also kept as the first version. */
export function hasRoom(userId: string, bytes: SQL | number): SQL {
  const held = sql`(SELECT coalesce(sum(${bytesOf(sql`n`)}), 0) FROM newspapers n INDEXED BY newspapers_user WHERE n.user_id = ${userId} AND n.deleted_at IS NULL)`;
  const deleted = sql`SELECT d.id FROM newspapers d INDEXED BY newspapers_user WHERE d.user_id = ${userId} AND d.deleted_at IS NOT NULL`;
  const versions = sql`(SELECT coalesce(sum(v.size), 0) FROM newspaper_versions v INDEXED BY newspaper_versions_user WHERE v.user_id = ${userId} AND v.newspaper_id NOT IN (${deleted}))`;
  return sql`${hasPlace(userId)} AND ${held} + ${versions} + 2 * ${bytes} <= ${newspaperBounds.bytes}`;
}

/** Why no newspaper more can be kept; `intent` ends the sentence of what to do. */
export function noRoom(newspaperCount: number, intent: string): AppError {
  return newspaperCount >= limits.newspapersPerUser
    ? new AppError("CONFLICT", { message: `You have ${limits.newspapersPerUser} newspapers. Please delete one before ${intent}.` })
    : new AppError("CONFLICT", {
        message: `Your newspapers and their versions fill ${newspaperBounds.bytes / 1e6} MB. Please delete one before ${intent}.`,
        details: { reason: "bytes" },
      });
}

/**
 * Makes room for what was just added: beyond the bounds deleted newspapers are purged early, the earliest deleted first. Never one
 * that is not deleted.
 */
export function dropBeyondBounds(db: Database, userId: string, now: number): [Query, ...Query[]] {
  const over = now - restorableFor;
  const versions = sql`SELECT v.newspaper_id, sum(v.size) AS size FROM newspaper_versions v INDEXED BY newspaper_versions_user WHERE v.user_id = ${userId} GROUP BY v.newspaper_id`;
  const kept = sql`SELECT n.id, n.deleted_at, ${bytesOf(sql`n`)} + coalesce(v.size, 0) AS bytes
    FROM newspapers n INDEXED BY newspapers_user LEFT JOIN (${versions}) v ON v.newspaper_id = n.id
    WHERE n.user_id = ${userId} AND (n.deleted_at IS NULL OR n.deleted_at > ${over})`;
  const beyond = sql`SELECT w.id FROM (
      SELECT k.id, k.deleted_at, row_number() OVER newest AS place, sum(k.bytes) OVER newest AS held FROM (${kept}) k
      WINDOW newest AS (ORDER BY k.deleted_at IS NOT NULL, k.deleted_at DESC, k.id DESC ROWS UNBOUNDED PRECEDING)
    ) w WHERE w.deleted_at IS NOT NULL AND (w.place > ${newspaperBounds.rows} OR w.held > ${newspaperBounds.bytes})`;
  return [
    db
      .update(newspapers)
      .set({ deletedAt: over })
      .where(and(eq(newspapers.userId, userId), sql`${newspapers.id} IN (${beyond})`)),
    ...emptyNewspapers(db, sql`n.user_id = ${userId} AND n.deleted_at <= ${over} AND ${bytesOf(sql`n`)} > ${"{}".length}`),
  ];
}

/**
 * Removes all content of newspapers that can no longer be restored: of `n`, by a condition that must hold until the last of these queries.
 * The row remains: its number is not reused, and its token was spent.
 */
export function emptyNewspapers(db: Database, which: SQL): Query[] {
  const ids = (column: "id" | "press_run_id") => sql`(SELECT n.${sql.raw(column)} FROM newspapers n WHERE ${which})`;
  return [
    // The article itself; the ledger shows only its title.
    db
      .update(pressRuns)
      .set({ input: sql`json_object('title', json_extract(press_runs.input, '$.title'))` })
      .where(sql`press_runs.id IN ${ids("press_run_id")} AND press_runs.input IS NOT NULL`),
    db.delete(newspaperVersions).where(sql`newspaper_versions.newspaper_id IN ${ids("id")}`),
    db
      .update(newspapers)
      .set({ title: "", newspaperName: "", excerpt: "", data: "{}", shareId: null })
      .where(sql`newspapers.id IN ${ids("id")}`),
  ];
}
