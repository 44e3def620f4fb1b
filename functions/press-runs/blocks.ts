import { and, eq, isNull } from "drizzle-orm";
import { newspapers, pressRuns } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { placeOf } from "./block-job.ts";
import { endPlace, placesLeft, takePlace } from "./bounds.ts";
import { type BlockOrder, type BlockRefusal, runBlock } from "./contract.ts";
import { blockDeadlineMs, canBeWorkedOn } from "./pace.ts";

const refusal = (reason: BlockRefusal) => ({ reason });

export const blocks = endpoint(
  runBlock,
  ({ db, userId, params }) => [
    db
      .select()
      .from(pressRuns)
      .where(and(eq(pressRuns.id, params.id), eq(pressRuns.userId, userId))),
    db
      .select({ id: newspapers.id })
      .from(newspapers)
      .where(and(eq(newspapers.pressRunId, params.id), eq(newspapers.userId, userId), isNull(newspapers.deletedAt))),
  ],
  async ({ c, env, db, now, body }, [[run], [newspaper]]) => {
    if (!run) throw new AppError("NOT_FOUND");
    if (run.kind !== "press" || run.status !== "complete" || !newspaper)
      throw new AppError("CONFLICT", { message: "This run has no newspaper to work on.", details: refusal("none") });
    if (!canBeWorkedOn(run, now))
      throw new AppError("CONFLICT", {
        message: "This newspaper is too old to be worked on without a new token.",
        details: refusal("old"),
      });
    if (run.textModel === "house" && (body.block === "main" || body.block === "headline"))
      throw new AppError("CONFLICT", {
        message: "The house edition prints your own words: there is nothing to write again.",
        details: refusal("own-words"),
      });
    const id = randomId();
    const place = placeOf(run.id, id, body.block);
    await takePlace(db, run, place, now, now + placeMs);
    const begun = await begin(env, run.id, { id, order: body });
    if (!begun) {
      await endPlace(db, place);
      throw new AppError("CONFLICT", {
        message: "Another part of this newspaper is being made. Please wait until it is done.",
        details: refusal("busy"),
      });
    }
    const { texts, pictures } = await placesLeft(db, run.id, now);
    return c.json({ id: run.id, after: begun.after, left: { texts, pictures } }, 202);
  },
);

/** A little longer than the block itself may take. */
const placeMs = blockDeadlineMs + 60_000;

/**
 * Tells the run's object to begin, again when its answer is lost on the way: the id tells it that this is the same order. When that
 * fails too the block may have been begun, so its place is not given back here: the block ends it, or it lapses.
 */
async function begin(env: Env, runId: string, job: { id: string; order: BlockOrder }): Promise<{ after: number } | null> {
  const tell = () => env.PRESS_RUNS.getByName(runId).again(runId, job.id, job.order);
  return tell().catch(tell);
}
