import { type SQL, sql } from "drizzle-orm";
import { pathArguments, picturePaths } from "../../db/newspaper-pictures.ts";
import { newspapers, takedowns } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { appealTo, type Contact, contactOf } from "../http/site.ts";
import { wordsFor } from "../http/words.ts";
import * as contract from "./contract.ts";
import { isOwn } from "./row.ts";
import { shareAddress } from "./share-address.ts";

/**
 * Concurrent requests give one address: the first written wins. `updatedAt` does not change, or the owner's next save would be
 * refused as based on an older state.
 */
export const setSharing = endpoint(contract.setSharing, async ({ db, settings, user, params, body }) => {
  const shareId = body.shared
    ? sql`CASE WHEN EXISTS (SELECT 1 FROM takedowns WHERE takedowns.newspaper_id = newspapers.id) THEN NULL ELSE coalesce(share_id, ${randomId()}) END`
    : null;
  const ofNewspaper = sql`newspaper_id = (SELECT newspapers.id FROM newspapers WHERE newspapers.id = ${params.id} AND newspapers.user_id = ${user.id})`;
  const reason = { reason: takedowns.reason };
  const [[row], [takedown]] = await db.batch([
    db
      .update(newspapers)
      .set({ shareId })
      .where(isOwn(params.id, user.id))
      .returning({ shareId: newspapers.shareId, title: newspapers.title }),
    // Clears the kept address, so that a later release does not share it again.
    body.shared
      ? db.select(reason).from(takedowns).where(ofNewspaper)
      : db.update(takedowns).set({ shareId: null }).where(ofNewspaper).returning(reason),
  ]);
  if (!row) throw new AppError("NOT_FOUND");
  if (takedown && body.shared) throw takenDown(takedown.reason, contactOf(settings));
  return row.shareId ? { shareUrl: shareAddress(row.shareId, row.title) } : undefined;
});

function takenDown(why: string, contact: Contact | null): AppError {
  const message = `This newspaper was taken down by the operator of this site and cannot be shared. ${appealTo(contact, wordsFor("en"))}`;
  return new AppError("CONFLICT", { message, details: { reason: "taken-down", why, contact: contact?.name ?? null } });
}

/** The SQL for: the user is not suspended. While suspended, what they share is hidden from others. */
export const isNotSuspended = (userId: SQL): SQL => sql`NOT EXISTS (SELECT 1 FROM suspensions WHERE suspensions.user_id = ${userId})`;

/** The SQL for: the newspaper (alias `n`) is public: it is shared, and its owner is not suspended. */
export const isPublic: SQL = sql`n.share_id IS NOT NULL AND n.deleted_at IS NULL AND ${isNotSuspended(sql`n.user_id`)}`;

const shownPaths = pathArguments(picturePaths.article, picturePaths.pages);

/**
 * The addresses of pictures that can be seen of a newspaper once it is shared, as rows `value` of a table function. `data` is its column. What an owner's photograph
 * has replaced is kept for its owner alone, and so is not among them. A damaged row shows none, and hides no other's.
 */
export function shownPictures(data: SQL): SQL {
  return sql`json_each(CASE WHEN json_valid(${data}) THEN json_extract(${data}, ${sql.raw(shownPaths)}) END)`;
}
