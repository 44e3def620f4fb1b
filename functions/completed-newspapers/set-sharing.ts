import { and, eq, isNull, sql } from "drizzle-orm";
import { newspapers, takedowns } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { appealTo, type Contact, contactOf } from "../http/site.ts";
import { wordsFor } from "../http/words.ts";
import { setSharing } from "./contract.ts";
import { shareAddress } from "./share-address.ts";

/**
 * Shared twice at once it has one address, for the first that is written stays. When it was changed last does not change: its owner's browser would otherwise take its own next
 * save for one that came too late.
 */
export const setSharingEndpoint = endpoint(setSharing, async ({ db, settings, user, params, body }) => {
  const shareId = body.shared
    ? sql`CASE WHEN EXISTS (SELECT 1 FROM takedowns WHERE takedowns.newspaper_id = newspapers.id) THEN NULL ELSE coalesce(share_id, ${randomId()}) END`
    : null;
  const ofNewspaper = sql`newspaper_id = (SELECT newspapers.id FROM newspapers WHERE newspapers.id = ${params.id} AND newspapers.user_id = ${user.id})`;
  const reason = { reason: takedowns.reason };
  const [[row], [takedown]] = await db.batch([
    db
      .update(newspapers)
      .set({ shareId })
      .where(and(eq(newspapers.id, params.id), eq(newspapers.userId, user.id), isNull(newspapers.deletedAt)))
      .returning({ shareId: newspapers.shareId, title: newspapers.title }),
    // Whoever stops sharing what was taken down does not find it shared by the release.
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
