import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { newspapers, newspaperVersions } from "../../db/schema.ts";
import type { Newspaper, NewspaperVersion } from "./contract.ts";
import { present } from "./present.ts";
import { restorableFor } from "./restorable.ts";

const inData = (path: string) =>
  sql.raw(`CASE WHEN json_valid(newspaper_versions.data) THEN json_extract(newspaper_versions.data, '$.${path}') END`);

/** What a list tells of versions, without what they hold. */
const listed = {
  id: newspaperVersions.id,
  cause: newspaperVersions.cause,
  name: newspaperVersions.name,
  at: newspaperVersions.createdAt,
  headline: sql<string>`coalesce(${inData("expandedContent.expandedTitle")}, '')`.as("headline"),
  newspaperName: newspaperVersions.newspaperName,
  templateId: newspaperVersions.templateId,
  layout: sql<NewspaperVersion["layout"]>`coalesce(${inData("layout")}, 'three-column')`.as("layout"),
  length: sql<number>`length(coalesce(${inData("expandedContent.expandedContent")}, ''))`.as("length"),
  part: newspaperVersions.part,
};

/** The SQL for: the newspaper is the user's, and not deleted. */
export function isOwn(id: string, userId: string): SQL {
  return sql`newspapers.id = ${id} AND newspapers.user_id = ${userId} AND newspapers.deleted_at IS NULL`;
}

/** Versions of the user's newspaper, to be narrowed further. */
export function findVersions(db: Database, newspaperId: string, userId: string, which: SQL | undefined) {
  return db
    .select(listed)
    .from(newspaperVersions)
    .innerJoin(newspapers, sql`newspapers.id = newspaper_versions.newspaper_id`)
    .where(sql`newspaper_versions.newspaper_id = ${newspaperId} AND ${isOwn(newspaperId, userId)} AND ${which ?? sql`1`}`);
}

/** One version of the user's newspaper with all it holds. */
export function findVersion(db: Database, newspaperId: string, userId: string, versionId: string) {
  return db
    .select()
    .from(newspaperVersions)
    .where(
      sql`newspaper_versions.id = ${versionId} AND newspaper_versions.newspaper_id = ${newspaperId}
        AND EXISTS (SELECT 1 FROM newspapers WHERE ${isOwn(newspaperId, userId)})`,
    );
}

/** The user's newspaper as it stands. */
export function findOwnNewspaper(db: Database, newspaperId: string, userId: string) {
  return db.select().from(newspapers).where(isOwn(newspaperId, userId));
}

interface WholeVersion {
  version: typeof newspaperVersions.$inferSelect;
  newspaper: typeof newspapers.$inferSelect;
}

/** The user's versions with their newspapers, also of those that can still be restored; to be narrowed further. */
export function versionsWithNewspapers(db: Database, userId: string, now: number, which: SQL | undefined) {
  return db
    .select({ version: newspaperVersions, newspaper: newspapers })
    .from(newspaperVersions)
    .innerJoin(newspapers, sql`newspapers.id = newspaper_versions.newspaper_id`)
    .where(
      sql`newspaper_versions.user_id = ${userId} AND newspapers.user_id = ${userId}
        AND (newspapers.deleted_at IS NULL OR newspapers.deleted_at > ${now - restorableFor}) AND ${which ?? sql`1`}`,
    );
}

/** The newspaper's row as it was in a version. */
export function rowOfVersion({ version, newspaper }: WholeVersion): WholeVersion["newspaper"] {
  const { newspaperName, templateId, language, data, createdAt } = version;
  return { ...newspaper, newspaperName, templateId, language, data, updatedAt: createdAt };
}

/** The newspaper as it was in a version. */
export const presentWhole = (whole: WholeVersion): Newspaper => present(rowOfVersion(whole));
