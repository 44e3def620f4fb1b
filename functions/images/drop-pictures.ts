import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { images } from "../../db/schema.ts";
import { logLine, traceOf } from "../log.ts";

/** Drops the pictures of a run whose newspaper never came to be. What cannot be dropped now is logged, and stays private. */
export async function dropPictures(env: Env, db: Database, runId: string): Promise<void> {
  try {
    const dropped = await db.delete(images).where(eq(images.pressRunId, runId)).returning({ key: images.key });
    if (dropped.length > 0) await env.IMAGES.delete(dropped.map(({ key }) => key));
  } catch (failure) {
    logLine("error", { message: "pictures of a failed run not dropped", error: traceOf(failure) });
  }
}
