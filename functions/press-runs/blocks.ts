import { and, eq, isNull } from "drizzle-orm";
import { newspapers, pressRuns } from "../../db/schema.ts";
import { endpoint } from "../endpoint.ts";
import { AppError } from "../errors.ts";
import { blockCosts } from "./block-job.ts";
import { givePlaceBack, placesLeft, takePlace } from "./bounds.ts";
import { type BlockRefusal, runBlock } from "./contract.ts";
import { canBeWorkedOn } from "./pace.ts";

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
    const { counter, amount } = blockCosts[body.block];
    await takePlace(db, run, counter, amount);
    const begun = await env.PRESS_RUNS.getByName(run.id)
      .again(run.id, body)
      .catch(async (failure: unknown) => {
        await givePlaceBack(db, run, counter, amount);
        throw failure;
      });
    if (!begun) {
      await givePlaceBack(db, run, counter, amount);
      throw new AppError("CONFLICT", {
        message: "Another part of this newspaper is being made. Please wait until it is done.",
        details: refusal("busy"),
      });
    }
    const { texts, pictures } = await placesLeft(db, run);
    return c.json({ id: run.id, after: begun.after, left: { texts, pictures } }, 202);
  },
);
