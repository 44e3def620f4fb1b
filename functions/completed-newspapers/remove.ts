import { and, eq, isNull } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { deleteNewspaper } from "./contract.ts";
import { countNewspapers } from "./row.ts";

/** Marks it deleted; it can be restored for 30 days. */
export const remove = endpoint(deleteNewspaper, async ({ db, now, user, params }) => {
  const [removed] = await db.batch([
    db
      .update(newspapers)
      .set({ deletedAt: now })
      .where(and(eq(newspapers.id, params.id), eq(newspapers.userId, user.id), isNull(newspapers.deletedAt)))
      .returning({ id: newspapers.id }),
    countNewspapers(db, user.id),
  ]);
  if (removed.length === 0) throw new AppError("NOT_FOUND");
  return undefined;
});
