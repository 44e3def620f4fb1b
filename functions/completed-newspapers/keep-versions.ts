import { type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { newspaperVersions } from "../../db/schema.ts";
import type { versionCauses, versionParts } from "./contract.ts";

/** The SQL for data without the large pictures of the set pages. */
export function withoutSharePictures(data: SQL): SQL {
  return sql`json_set(${data}, '$.sharePictures', json('{"pages":[],"card":""}'))`;
}

/** The SQL for data without pictures of the set pages: they are made anew of whatever is restored. */
export function withoutPagePictures(data: SQL): SQL {
  return withoutSharePictures(sql`json_set(${data}, '$.previewImageUrl', '')`);
}

const bytesOf = (data: SQL) => sql`length(CAST(${data} AS BLOB))`;

/** The keys of the pictures that data without pictures of the set pages names. */
const keysOf = (data: SQL) => sql`(SELECT coalesce(group_concat(DISTINCT substr(p.value, ${"/api/images/".length + 1})), '')
  FROM json_each(json_extract(${data}, '$.imageUrl', '$.smallImageUrl', '$.pictures[0].replaced.imageUrl', '$.pictures[1].replaced.imageUrl')) p
  WHERE coalesce(p.value, '') <> '')`;

export interface VersionToKeep {
  id: string;
  cause: (typeof versionCauses)[number];
  part?: (typeof versionParts)[number];
  name?: string;
  now: number;
}

/** What a version holds where it is not the newspaper as it stands. */
export interface OtherState {
  newspaperName: string;
  templateId: string;
  language: string;
  data: string;
}

interface Kept extends Omit<VersionToKeep, "id" | "now"> {
  id: SQL;
  at: SQL;
}

/** Rows for newspaper_versions of the newspapers that `which` names, as they stand or in the other state; none of what nobody can read. */
function rowsOf(which: SQL, { id, cause, name = "", part, at }: Kept, other?: OtherState): SQL {
  const data = withoutPagePictures(other ? sql`json_set(${other.data}, '$.folio.number', newspapers.number)` : sql`newspapers.data`);
  const columns = other
    ? sql`${other.newspaperName} AS newspaper_name, ${other.templateId} AS template_id, ${other.language} AS language`
    : sql`newspapers.newspaper_name, newspapers.template_id, newspapers.language`;
  return sql`SELECT ${id}, n.id, n.user_id, ${cause}, ${name}, n.newspaper_name, n.template_id, n.language, n.data, ${at}, ${bytesOf(sql`n.data`)}, ${keysOf(sql`n.data`)}, ${part ?? null}
    FROM (SELECT newspapers.id, newspapers.user_id, newspapers.updated_at, ${columns}, ${data} AS data FROM newspapers WHERE ${which} AND json_valid(newspapers.data)) n`;
}

/** Later than every other version of the newspaper, so that they have an order. */
const afterOthers = (now: number) =>
  sql`max(${now}, coalesce((SELECT max(v.created_at) FROM newspaper_versions v WHERE v.newspaper_id = n.id), 0) + 1)`;

/**
 * Keeps a newspaper as it was made, before anything changes it: once, under the newspaper's own id, so that it can be told from all others and the batch
 * may be sent again. `which` is a condition on `newspapers`.
 */
export function keepFirst(db: Database, which: SQL): Query {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM newspaper_versions v WHERE v.id = newspapers.id)`;
  return db
    .insert(newspaperVersions)
    .select(rowsOf(sql`${which} AND ${isNew}`, { id: sql`n.id`, cause: "generation", at: sql`n.updated_at` }));
}

/** Keeps a newspaper as it stands, unless a version of it is just so. */
export function keepState(db: Database, which: SQL, { id, now, ...kept }: VersionToKeep): Query {
  const row = rowsOf(which, { ...kept, id: sql`${id}`, at: afterOthers(now) });
  return db.insert(newspaperVersions).select(sql`${row} WHERE NOT EXISTS (SELECT 1 FROM newspaper_versions v WHERE ${isLike("n")})`);
}

/** Keeps what was asked for, the newspaper as it stands or the other state, where there is `room` for so many bytes. */
export function keepOnRequest(
  db: Database,
  which: SQL,
  { id, now, ...kept }: VersionToKeep,
  other: OtherState | undefined,
  room: (size: SQL) => SQL,
): Query {
  const row = rowsOf(which, { ...kept, id: sql`${id}`, at: afterOthers(now) }, other);
  return db.insert(newspaperVersions).select(sql`${row} WHERE ${room(bytesOf(sql`n.data`))}`);
}

/** The SQL for: the version `v` is what the newspaper of this name is. */
function isLike(name: "n" | "s"): SQL {
  const of = sql.identifier(name);
  return sql`v.newspaper_id = ${of}.id AND v.size = ${bytesOf(sql`${of}.data`)} AND v.data = ${of}.data
    AND v.newspaper_name = ${of}.newspaper_name AND v.template_id = ${of}.template_id AND v.language = ${of}.language`;
}

/** The version that is as the newspaper stands: the oldest, if there are several. */
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
