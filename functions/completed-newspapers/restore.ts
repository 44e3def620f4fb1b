import { and, eq, gt, isNull, or } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { endpoint } from "../endpoint.ts";
import { AppError } from "../errors.ts";
import { restoreNewspaper } from "./contract.ts";
import { present } from "./present.ts";
import { restorableFor } from "./restorable.ts";
import { countNewspapers } from "./row.ts";

/** Undoes a deletion. One that is there already is simply given, so that restoring twice is harmless. */
export const restore = endpoint(restoreNewspaper, async ({ db, now, user, params }) => {
  const own = and(eq(newspapers.id, params.id), eq(newspapers.userId, user.id));
  const [restored] = await db.batch([
    db
      .update(newspapers)
      .set({ deletedAt: null })
      .where(and(own, or(isNull(newspapers.deletedAt), gt(newspapers.deletedAt, now - restorableFor))))
      .returning(),
    countNewspapers(db, user.id),
  ]);
  const [row] = restored;
  if (!row) throw new AppError("NOT_FOUND");
  return present(row);
});
