import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { limits } from "../http/contract.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { restoreNewspaper } from "./contract.ts";
import { countNewNewspaper, hasPlace, noRoom } from "./newspaper-bounds.ts";
import { present } from "./present.ts";
import { restorableFor } from "./restorable.ts";
import { countNewspapers } from "./row.ts";

/** So soon after a deletion it is taken back as if it had not been; in milliseconds. */
const undoneFor = 10 * 60 * 1000;

/**
 * Undoes a deletion. One that is there already is simply given, so that restoring twice is harmless. Undone at once the newspaper stands where it was shared, for links to it
 * are out in the world; brought back later it is its owner's alone until it is shared again, for nobody thinks of that any more.
 */
export const restore = endpoint(restoreNewspaper, async ({ db, now, user, params }) => {
  await countNewNewspaper(db, user.id, now);
  const own = and(eq(newspapers.id, params.id), eq(newspapers.userId, user.id));
  const isRestorable = gt(newspapers.deletedAt, now - restorableFor);
  const [restored, , [deleted]] = await db.batch([
    db
      .update(newspapers)
      .set({
        deletedAt: null,
        shareId: sql`CASE WHEN ${newspapers.deletedAt} IS NULL OR ${newspapers.deletedAt} > ${now - undoneFor} THEN ${newspapers.shareId} END`,
      })
      .where(and(own, or(isNull(newspapers.deletedAt), and(isRestorable, hasPlace(user.id)))))
      .returning(),
    countNewspapers(db, user.id),
    db.select({ id: newspapers.id }).from(newspapers).where(and(own, isRestorable)),
  ]);
  const [row] = restored;
  if (row) return present(row);
  if (!deleted) throw new AppError("NOT_FOUND");
  throw noRoom(limits.newspapersPerUser, "bringing another back");
});
