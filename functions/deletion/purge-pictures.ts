import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { images, removals } from "../../db/schema.ts";
import { keptMs } from "../press-runs/deadlines.ts";
import { isNamed, isOrdered } from "./picture-uses.ts";
import { sliceOf } from "./slice.ts";

const looked = 200;
/** An upload or a preview is saved into its newspaper long before this; a browser that was offline may come late. */
const restsFor = 7 * 24 * 60 * 60 * 1000;

/**
 * Gives pictures that no newspaper of their owner's names any more, nor a version of one, and none on its way will, to `removals`: old previews, uploads never used. Those of a
 * run only once its parts can no longer be put back. Deleted newspapers count as long as they can be restored.
 */
export async function purgePictures(db: Database, now: number): Promise<void> {
  const slice = await sliceOf(db, "images", looked, now);
  const isSettled = sql`(images.press_run_id IS NULL OR NOT EXISTS (SELECT 1 FROM press_runs r WHERE r.id = images.press_run_id
    AND (r.ended_at IS NULL OR r.ended_at > ${now - keptMs})))`;
  await db.batch([
    db
      .insert(removals)
      .select(
        sql`SELECT 'picture', images.key, 0, ${now} FROM images WHERE ${slice} AND images.created_at < ${now - restsFor} AND ${isSettled} AND NOT ${isNamed} AND NOT ${isOrdered(now)}`,
      )
      .onConflictDoNothing(),
    db.delete(images).where(sql`${slice} AND EXISTS (SELECT 1 FROM removals r WHERE r.kind = 'picture' AND r.name = images.key)`),
  ]);
}
