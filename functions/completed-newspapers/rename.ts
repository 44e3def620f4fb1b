import { and, eq, isNull, sql } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { renameNewspaper } from "./contract.ts";
import { present } from "./present.ts";
import { withTitle } from "./search-text.ts";

/** Its own statement, and not a save: what is being changed of the newspaper in another window is not touched. */
export const rename = endpoint(renameNewspaper, async ({ db, now, user, params, body: { title } }) => {
  const [row] = await db
    .update(newspapers)
    .set({ title, excerpt: withTitle(title), updatedAt: sql`max(${now}, ${newspapers.updatedAt} + 1)` })
    .where(and(eq(newspapers.id, params.id), eq(newspapers.userId, user.id), isNull(newspapers.deletedAt)))
    .returning();
  if (!row) throw new AppError("NOT_FOUND");
  return present(row);
});
