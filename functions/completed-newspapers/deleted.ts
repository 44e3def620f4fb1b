import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { limits } from "../http/limits.ts";
import { linkNext, pageOf, readCursor, writeCursor } from "../http/paging.ts";
import { minute } from "../http/time.ts";
import * as contract from "./contract.ts";
import { countNewNewspaper, hasPlace, noRoom, restorableFor } from "./newspaper-bounds.ts";
import { countNewspapers, isOwn, present } from "./row.ts";

/** Marks it deleted; it can be restored for 30 days. */
export const deleteNewspaper = endpoint(contract.deleteNewspaper, async ({ db, now, user, params }) => {
  const [removed] = await db.batch([
    db.update(newspapers).set({ deletedAt: now }).where(isOwn(params.id, user.id)).returning({ id: newspapers.id }),
    countNewspapers(db, user.id),
  ]);
  if (removed.length === 0) throw new AppError("NOT_FOUND");
  return undefined;
});

const pageLength = 50;

/** Those that can still be restored, the last deleted first; the cursor is the last one's place among them. */
export const listDeletedNewspapers = endpoint(
  contract.listDeletedNewspapers,
  ({ db, now, userId, query }) => {
    const [at, id] = readCursor(query.cursor);
    const { id: own, title, newspaperName, language, deletedAt } = newspapers;
    const isAfter = id === undefined ? undefined : sql`(${deletedAt}, ${own}) < (${at}, ${id})`;
    return [
      db
        .select({ id: own, title, newspaperName, language, deletedAt: sql<number>`${deletedAt}` })
        .from(newspapers)
        .where(and(eq(newspapers.userId, userId), gt(deletedAt, now - restorableFor), isAfter))
        .orderBy(desc(deletedAt), desc(own))
        .limit(pageLength + 1),
    ];
  },
  async ({ c }, [rows]) => {
    const { page, last } = pageOf(rows, pageLength);
    if (last) linkNext(c, { cursor: writeCursor(last.deletedAt, last.id) });
    return page.map((row) => ({ ...row, restorableUntil: row.deletedAt + restorableFor }));
  },
);

/** A deletion undone within this time does not end sharing. */
const undoneFor = 10 * minute;

/**
 * Undoes a deletion. A newspaper that is not deleted is returned as it is, so a repeat is harmless. If undone at once it keeps its share
 * address, since links to it exist; restored later it is private, because its owner may have forgotten that it was shared.
 */
export const restoreNewspaper = endpoint(contract.restoreNewspaper, async ({ db, now, user, params }) => {
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
