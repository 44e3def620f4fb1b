import { type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { newspaperVersions } from "../../db/schema.ts";
import { AppError } from "../http/errors.ts";

/** How much is kept: versions of a newspaper, and bytes of all versions of a user. */
export const versionBounds = {
  named: 50,
  /** Kept automatically, including the newspaper as it was made. */
  others: 50,
  bytes: { named: 80_000_000, all: 100_000_000 },
} as const;

/** The newest of a user's automatic versions stay whatever their bytes: one of them holds what was just replaced. */
const alwaysKept = 20;

/** The SQL for: only the owner deletes the version `v`. */
const isNamed = sql`(v.cause = 'named' OR v.name <> '')`;
/** The same of the row of an UPDATE. */
export const isKeptByName = sql`(newspaper_versions.cause = 'named' OR newspaper_versions.name <> '')`;
const isFirst = sql`v.id = v.newspaper_id`;

export const countNamed = (newspaperId: SQL | string) =>
  sql<number>`(SELECT count(*) FROM newspaper_versions v WHERE v.newspaper_id = ${newspaperId} AND ${isNamed})`;

/** The SQL for: the newspaper may have one more version with a name, and its owner's are not too large with these bytes more. */
export function hasRoomForNamed(newspaperId: SQL | string, userId: SQL | string, bytes: SQL): SQL {
  const held = sql`(SELECT coalesce(sum(v.size), 0) FROM newspaper_versions v INDEXED BY newspaper_versions_user WHERE v.user_id = ${userId} AND ${isNamed})`;
  return sql`${countNamed(newspaperId)} < ${versionBounds.named} AND ${held} + ${bytes} <= ${versionBounds.bytes.named}`;
}

/** Why no more versions can be kept by name, for a newspaper that has so many. */
export function noRoomForNamed(named: number): AppError {
  return named >= versionBounds.named
    ? new AppError("CONFLICT", {
        message: `You keep ${versionBounds.named} versions of this newspaper by name. Please delete one before saving another.`,
        details: { reason: "count", most: versionBounds.named },
      })
    : new AppError("CONFLICT", {
        message: "There is no room for more saved versions of your newspapers. Please delete some of them before saving another.",
        details: { reason: "bytes" },
      });
}

/**
 * Deletes versions beyond the bounds: a newspaper's oldest automatic versions, those of edits before generations, and of all of a user's
 * in the same order. Never a named version, nor a newspaper as it was made.
 */
export function dropBeyondBounds(db: Database, newspaperId: SQL | string, userId: SQL | string): [Query, Query] {
  const ofNewspaper = sql`SELECT v.id FROM newspaper_versions v WHERE v.newspaper_id = ${newspaperId} AND NOT ${isNamed} AND NOT ${isFirst}
    ORDER BY v.cause = 'generation' DESC, v.created_at DESC, v.id DESC LIMIT -1 OFFSET ${versionBounds.others - 1}`;
  const rank = sql`CASE WHEN ${isNamed} OR ${isFirst} THEN 0 WHEN v.cause = 'generation' THEN 1 ELSE 2 END`;
  const ofUser = sql`SELECT w.id FROM (
      SELECT r.id, r.rank, row_number() OVER (PARTITION BY r.rank > 0 ORDER BY r.created_at DESC, r.id DESC) AS age,
        sum(r.size) OVER (ORDER BY r.rank, r.created_at DESC, r.id DESC ROWS UNBOUNDED PRECEDING) AS held
      FROM (SELECT v.id, v.created_at, v.size, ${rank} AS rank FROM newspaper_versions v INDEXED BY newspaper_versions_user WHERE v.user_id = ${userId}) r
    ) w WHERE w.rank > 0 AND w.age > ${alwaysKept} AND w.held > ${versionBounds.bytes.all}`;
  const isFull = sql`(SELECT coalesce(sum(a.size), 0) FROM newspaper_versions a INDEXED BY newspaper_versions_user WHERE a.user_id = ${userId}) > ${versionBounds.bytes.all}`;
  return [
    db.delete(newspaperVersions).where(sql`${newspaperVersions.id} IN (${ofNewspaper})`),
    db.delete(newspaperVersions).where(sql`${isFull} AND ${newspaperVersions.id} IN (${ofUser})`),
  ];
}
