import { and, eq, isNull, sql } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { duplicateNewspaper } from "./contract.ts";
import { withoutSharePictures } from "./keep-versions.ts";
import { countNewNewspaper, dropBeyondBounds, hasRoom, noRoom } from "./newspaper-bounds.ts";
import { present } from "./present.ts";
import { countNewspapers, numberAfter } from "./row.ts";

/**
 * The copy belongs to no run and is not shared. Pictures of its pages for sharing show the other one's number, and are made anew; the small one
 * for the list is the same. */
export const duplicate = endpoint(duplicateNewspaper, async ({ db, now, user, params }) => {
  await countNewNewspaper(db, user.id, now);
  const fresh = randomId();
  const own = and(eq(newspapers.userId, user.id), isNull(newspapers.deletedAt));
  const number = numberAfter(user.id);
  const [, , [copy], [original]] = await db.batch([
    db.insert(newspapers).select(
      sql`SELECT ${fresh}, user_id, NULL, title, newspaper_name, template_id, language, excerpt, ${number},
        ${withoutSharePictures(sql`json_set(data, '$.folio.number', ${number})`)}, NULL, ${now}, ${now}, NULL
        FROM newspapers WHERE id = ${params.id} AND user_id = ${user.id} AND deleted_at IS NULL AND ${hasRoom(user.id, sql`length(CAST(newspapers.data AS BLOB))`)}`,
    ),
    countNewspapers(db, user.id),
    db
      .select()
      .from(newspapers)
      .where(and(own, eq(newspapers.id, fresh))),
    db
      .select({ id: newspapers.id })
      .from(newspapers)
      .where(and(own, eq(newspapers.id, params.id))),
    ...dropBeyondBounds(db, user.id, now),
  ]);
  if (copy) return present(copy);
  if (!original) throw new AppError("NOT_FOUND");
  throw noRoom(user.newspaperCount, "copying another");
});
