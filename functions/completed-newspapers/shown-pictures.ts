import { type SQL, sql } from "drizzle-orm";
import { limits } from "../http/contract.ts";

const places = [
  "$.imageUrl",
  "$.smallImageUrl",
  "$.previewImageUrl",
  "$.sharePictures.card",
  "$.sharePictures.narrow",
  ...Array.from({ length: limits.sharedPages }, (_, at) => `$.sharePictures.pages[${at}]`),
];

/** The SQL for: the person is not suspended. What they share is shown to nobody as long as they are. */
export const isNotSuspended = (userId: SQL): SQL => sql`NOT EXISTS (SELECT 1 FROM suspensions WHERE suspensions.user_id = ${userId})`;

/** The SQL for: everybody may read the newspaper, by its alias `n`: it is shared, and its owner is not suspended. */
export const isPublic: SQL = sql`n.share_id IS NOT NULL AND n.deleted_at IS NULL AND ${isNotSuspended(sql`n.user_id`)}`;

/**
 * The addresses of pictures that can be seen of a newspaper once it is shared, as rows `value` of a table function. `data` is its column. What an owner's photograph
 * has replaced is kept for its owner alone, and so is not among them. A damaged row shows none, and hides no other's.
 */
export function shownPictures(data: SQL): SQL {
  return sql`json_each(CASE WHEN json_valid(${data}) THEN json_extract(${data}, ${sql.raw(places.map((place) => `'${place}'`).join(", "))}) END)`;
}
