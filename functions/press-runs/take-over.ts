import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { images, pressRuns } from "../../db/schema.ts";
import { logLine, traceOf } from "../http/log.ts";
import { imageUrl } from "../images/keep-picture.ts";
import type { PartEvent } from "./make-step.ts";
import { partsKeptFor } from "./pace.ts";
import { isSameEdition, RunInput } from "./prepare.ts";
import type { RunRow } from "./run-row.ts";

/**
 * Parts of the failed run that this one resumes, to be taken over. Its pictures become this run's own: of several runs that resume the
 * same one only one gets them, so that none loses them with another. Without the parts a run makes everything: nothing is lost but what
 * they had cost.
 */
export async function takeOver(env: Env, db: Database, row: RunRow): Promise<PartEvent[]> {
  const input = RunInput.parse(row.input);
  const { resumes } = input;
  if (!resumes) return [];
  try {
    const [before] = await db.select().from(pressRuns).where(eq(pressRuns.id, resumes));
    const isSame = before?.userId === row.userId && before.source === row.source && before.status === "failed";
    if (!isSame || !isSameEdition(RunInput.parse(before.input), input) || (before.endedAt ?? 0) < Date.now() - partsKeptFor) return [];
    const finished: PartEvent[] = await env.PRESS_RUNS.getByName(resumes).finished();
    const [, pictures] = await db.batch([
      db.update(images).set({ pressRunId: row.id }).where(eq(images.pressRunId, resumes)),
      db.select({ key: images.key }).from(images).where(eq(images.pressRunId, row.id)),
    ]);
    // What another model made would stand in the newspaper under the wrong name.
    return finished.filter((part) =>
      part.name === "picture-1" || part.name === "picture-2"
        ? before.imageModel === row.imageModel && pictures.some(({ key }) => imageUrl(key) === part.value.imageUrl)
        : before.textModel === row.textModel,
    );
  } catch (failure) {
    logLine("error", { message: "finished parts not taken over", error: traceOf(failure) });
    return [];
  }
}
