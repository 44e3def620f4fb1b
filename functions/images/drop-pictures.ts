import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { images, removals } from "../../db/schema.ts";
import { isNamed } from "../deletion/picture-uses.ts";
import { logLine, traceOf } from "../http/log.ts";

/**
 * Drops the pictures of a run whose newspaper never came to be; one that another newspaper names is its owner's own from here on. A file that cannot be removed now is private from here on, and is left to
 * the cron.
 */
export async function dropPictures(env: Env, db: Database, runId: string, now: number): Promise<void> {
  try {
    const ofRun = eq(images.pressRunId, runId);
    const [, , dropped] = await db.batch([
      db.update(images).set({ pressRunId: null }).where(and(ofRun, isNamed)),
      db.insert(removals).select(sql`SELECT 'picture', ${images.key}, 0, ${now} FROM ${images} WHERE ${ofRun}`).onConflictDoNothing(),
      db.delete(images).where(ofRun).returning({ key: images.key }),
    ]);
    if (dropped.length === 0) return;
    const keys = dropped.map(({ key }) => key);
    await env.IMAGES.delete(keys);
    await db
      .delete(removals)
      .where(sql`${removals.kind} = 'picture' AND ${removals.name} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`);
  } catch (failure) {
    logLine("error", { message: "pictures of a failed run not dropped", error: traceOf(failure) });
  }
}
