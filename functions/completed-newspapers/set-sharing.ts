import { and, eq, isNull, sql } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { endpoint } from "../endpoint.ts";
import { AppError } from "../errors.ts";
import { randomId } from "../random-id.ts";
import { setSharing } from "./contract.ts";
import { shareAddress } from "./share-address.ts";

/**
 * Shared twice at once it has one address, for the first that is written stays. When it was changed last does not change: its owner's browser would otherwise take its own next
 * save for one that came too late.
 */
export const setSharingEndpoint = endpoint(setSharing, async ({ db, user, params, body }) => {
  const [row] = await db
    .update(newspapers)
    .set({ shareId: body.shared ? sql`coalesce(${newspapers.shareId}, ${randomId()})` : null })
    .where(and(eq(newspapers.id, params.id), eq(newspapers.userId, user.id), isNull(newspapers.deletedAt)))
    .returning({ shareId: newspapers.shareId, title: newspapers.title });
  if (!row) throw new AppError("NOT_FOUND");
  return row.shareId ? { shareUrl: shareAddress(row.shareId, row.title) } : undefined;
});
