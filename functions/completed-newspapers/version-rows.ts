import { type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { pathArguments, picturePaths } from "../../db/newspaper-pictures.ts";
import { newspapers, newspaperVersions } from "../../db/schema.ts";
import type { Newspaper, NewspaperVersion, versionCauses, versionParts } from "./contract.ts";
import { restorableFor } from "./newspaper-bounds.ts";
import { isOwn, type NewspaperRow, present } from "./row.ts";

const inData = (path: string) =>
  sql.raw(`CASE WHEN json_valid(newspaper_versions.data) THEN json_extract(newspaper_versions.data, '$.${path}') END`);

/** What a list shows of versions, without their content. */
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

/** The user's newspaper in its current state. */
export function findOwnNewspaper(db: Database, newspaperId: string, userId: string) {
  return db.select().from(newspapers).where(isOwn(newspaperId, userId));
}

interface WholeVersion {
  version: typeof newspaperVersions.$inferSelect;
  newspaper: NewspaperRow;
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

/** The SQL for data without the large pictures of the set pages. */
export function withoutSharePictures(data: SQL): SQL {
  return sql`json_set(${data}, '$.sharePictures', json('{"pages":[],"card":""}'))`;
}

/** The SQL for data without pictures of the set pages: they are made again after a restore. */
export function withoutPagePictures(data: SQL): SQL {
  return withoutSharePictures(sql`json_set(${data}, '$.previewImageUrl', '')`);
}

const bytesOf = (data: SQL) => sql`length(CAST(${data} AS BLOB))`;

/** The keys of the pictures that data without pictures of the set pages names. */
const keysOf = (data: SQL) => sql`(SELECT coalesce(group_concat(DISTINCT substr(p.value, ${"/api/images/".length + 1})), '')
  FROM json_each(json_extract(${data}, ${sql.raw(pathArguments(picturePaths.article, picturePaths.replaced))})) p
  WHERE coalesce(p.value, '') <> '')`;

export interface VersionToKeep {
  id: string;
  cause: (typeof versionCauses)[number];
  part?: (typeof versionParts)[number];
  name?: string;
  now: number;
}

/** The content of a version that is not the newspaper's current state. */
export interface OtherState {
  newspaperName: string;
  templateId: string;
  language: string;
  data: string;
}

interface Kept extends Omit<VersionToKeep, "id" | "now"> {
  id: SQL | string;
  createdAt: SQL;
}

/**
 * Inserts a version of each newspaper that `which` names, in its current or the other state, if `condition` holds for it as `n`; none of data
 * that is damaged.
 */
function insertVersion(db: Database, which: SQL, { id, cause, name, part, createdAt }: Kept, condition: SQL, other?: OtherState): Query {
  const stored = withoutPagePictures(other ? sql`json_set(${other.data}, '$.folio.number', newspapers.number)` : sql`newspapers.data`);
  const columns = other
    ? sql`${other.newspaperName} AS newspaper_name, ${other.templateId} AS template_id, ${other.language} AS language`
    : sql`newspapers.newspaper_name, newspapers.template_id, newspapers.language`;
  const data = sql`n.data`;
  return insertWhere(
    db,
    newspaperVersions,
    {
      id,
      newspaperId: sql`n.id`,
      userId: sql`n.user_id`,
      cause,
      name,
      newspaperName: sql`n.newspaper_name`,
      templateId: sql`n.template_id`,
      language: sql`n.language`,
      data,
      createdAt,
      size: bytesOf(data),
      pictures: keysOf(data),
      part,
    },
    condition,
    sql`(SELECT newspapers.id, newspapers.user_id, newspapers.updated_at, ${columns}, ${stored} AS data FROM newspapers WHERE ${which} AND json_valid(newspapers.data)) n`,
  );
}

/** Later than every other version of the newspaper, so that versions have a strict order. */
const afterOthers = (now: number) =>
  sql`max(${now}, coalesce((SELECT max(v.created_at) FROM newspaper_versions v WHERE v.newspaper_id = n.id), 0) + 1)`;

/**
 * Keeps a newspaper as it was made, before anything changes it: once, under the newspaper's own id, which marks it as the first and lets the batch
 * be sent again. `which` is a condition on `newspapers`.
 */
export function keepFirst(db: Database, which: SQL): Query {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM newspaper_versions v WHERE v.id = newspapers.id)`;
  return insertVersion(db, sql`${which} AND ${isNew}`, { id: sql`n.id`, cause: "generation", createdAt: sql`n.updated_at` }, sql`1`);
}

/** Keeps a newspaper's current state, unless there is an equal version. */
export function keepState(db: Database, which: SQL, { now, ...kept }: VersionToKeep): Query {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM newspaper_versions v WHERE ${isLike("n")})`;
  return insertVersion(db, which, { ...kept, createdAt: afterOthers(now) }, isNew);
}

/** Keeps the newspaper's current state, or the other one, at its owner's request, where there is `room` for so many bytes. */
export function keepOnRequest(
  db: Database,
  which: SQL,
  { now, ...kept }: VersionToKeep,
  other: OtherState | undefined,
  room: (size: SQL) => SQL,
): Query {
  return insertVersion(db, which, { ...kept, createdAt: afterOthers(now) }, room(bytesOf(sql`n.data`)), other);
}

/** The SQL for: the version `v` is what the newspaper of this name is. */
function isLike(name: "n" | "s"): SQL {
  const of = sql.identifier(name);
  return sql`v.newspaper_id = ${of}.id AND v.size = ${bytesOf(sql`${of}.data`)} AND v.data = ${of}.data
    AND v.newspaper_name = ${of}.newspaper_name AND v.template_id = ${of}.template_id AND v.language = ${of}.language`;
}

/** The version that equals the newspaper's current state: the oldest, if there are several. */
export function likeNow(db: Database, which: SQL) {
  return db
    .select({ id: newspaperVersions.id })
    .from(newspaperVersions)
    .where(
      sql`${newspaperVersions.id} = (SELECT v.id FROM (SELECT newspapers.id, newspapers.newspaper_name, newspapers.template_id, newspapers.language,
        ${withoutPagePictures(sql`newspapers.data`)} AS data FROM newspapers WHERE ${which} AND json_valid(newspapers.data)) s
        CROSS JOIN newspaper_versions v WHERE ${isLike("s")} ORDER BY v.created_at LIMIT 1)`,
    );
}
