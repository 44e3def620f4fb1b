import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { images } from "../../db/schema.ts";
import { logLine, traceOf } from "../http/log.ts";
import { day } from "../http/time.ts";
import { deleteFiles, markDeleted } from "./outbox.ts";

/**
 * The SQL for: a newspaper of its owner's, or a version of one, names the picture of the outer row of `images`. The newspaper of the
 * picture's own run first: it names most, and is found by its index.
 */
export const isNamed: SQL = sql`(EXISTS (SELECT 1 FROM newspapers n WHERE n.press_run_id = images.press_run_id AND instr(n.data, images.key) > 0)
  OR EXISTS (SELECT 1 FROM newspaper_versions v WHERE v.user_id = images.user_id AND instr(v.pictures, images.key) > 0)
  OR EXISTS (SELECT 1 FROM newspapers n WHERE n.user_id = images.user_id AND instr(n.data, images.key) > 0))`;

/** A run ends within minutes; a failed one can be resumed for a day. */
const runReferences = 2 * day;

/** The SQL for: a run that is running, or can be resumed, was started with the picture of the outer row of `images`. */
export function isReferencedByRun(now: number): SQL {
  return sql`EXISTS (SELECT 1 FROM press_runs p INDEXED BY press_runs_user WHERE p.user_id = images.user_id AND p.created_at > ${now - runReferences}
    AND p.status IN ('running', 'failed') AND instr(p.input, images.key) > 0)`;
}

/**
 * Deletes the pictures of a run that has no newspaper; one that another newspaper names becomes its owner's own. A file that cannot be
 * deleted now is private from here on; the cron deletes it later.
 */
export async function deletePicturesOfRun(env: Env, db: Database, runId: string, now: number): Promise<void> {
  try {
    const ofRun = eq(images.pressRunId, runId);
    const [, , deleted] = await db.batch([
      db.update(images).set({ pressRunId: null }).where(and(ofRun, isNamed)),
      markDeleted(db, ofRun, now),
      db.delete(images).where(ofRun).returning({ key: images.key }),
    ]);
    if (deleted.length === 0) return;
    await deleteFiles(
      env.IMAGES,
      db,
      deleted.map(({ key }) => key),
    );
  } catch (failure) {
    logLine("error", { message: "pictures of a failed run not dropped", error: traceOf(failure) });
  }
}
