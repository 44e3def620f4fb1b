import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { images, newspapers, removals } from "../../db/schema.ts";
import { emptyNewspapers } from "../completed-newspapers/newspaper-bounds.ts";
import { restorableFor } from "../completed-newspapers/restorable.ts";
import { isOrdered } from "./picture-uses.ts";
import { sliceOf } from "./slice.ts";

const looked = 500;
const handful = 20;

/**
 * Empties newspapers that can no longer be restored, with their versions, and gives the pictures of both to `removals` but for those that another newspaper of
 * the owner's names, now or in a version. What remains is that there was one: its number is not given again, and its token was spent. Gives how many.
 */
export async function purgeNewspapers(db: Database, now: number): Promise<number> {
  const isOver = (table: string) => sql`${sql.identifier(table)}.deleted_at <= ${now - restorableFor}`;
  const slice = await sliceOf(db, "newspapers", looked, now);
  const old = await db
    .select({ id: newspapers.id, userId: newspapers.userId })
    .from(newspapers)
    .where(sql`${slice} AND ${isOver("newspapers")} AND newspapers.data <> '{}'`)
    .limit(handful);
  for (const { id, userId } of old) {
    const ofNewspaper = sql`${images.userId} = ${userId}
      AND EXISTS (SELECT 1 FROM newspapers n WHERE n.id = ${id} AND ${isOver("n")} AND (instr(n.data, images.key) > 0
        OR EXISTS (SELECT 1 FROM newspaper_versions v WHERE v.newspaper_id = n.id AND instr(v.pictures, images.key) > 0)))
      AND NOT EXISTS (SELECT 1 FROM newspapers o WHERE o.user_id = ${userId} AND o.id <> ${id} AND instr(o.data, images.key) > 0)
      AND NOT EXISTS (SELECT 1 FROM newspaper_versions o WHERE o.user_id = ${userId} AND o.newspaper_id <> ${id} AND instr(o.pictures, images.key) > 0)
      AND NOT ${isOrdered(now)}`;
    await db.batch([
      db.insert(removals).select(sql`SELECT 'picture', images.key, 0, ${now} FROM images WHERE ${ofNewspaper}`).onConflictDoNothing(),
      db.delete(images).where(ofNewspaper),
      ...emptyNewspapers(db, sql`n.id = ${id} AND ${isOver("n")}`),
    ]);
  }
  return old.length;
}
