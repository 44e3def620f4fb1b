import { and, eq, isNull } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import type { BlockInput, BlockRefusal } from "./contract.ts";
import * as contract from "./contract.ts";
import { blockReservationMs } from "./deadlines.ts";
import { canMakeBlocks, readRemaining, release, reservationOf, reserve } from "./quota.ts";
import { ownRun } from "./runs.ts";

const refusal = (reason: BlockRefusal, message: string) => new AppError("CONFLICT", { message, details: { reason } });

/** Has one block of a run's newspaper made again, on the run's own quota. */
export const runBlock = endpoint(
  contract.runBlock,
  ({ db, userId, params }) => [
    ownRun(db, userId, params.id),
    db
      .select({ id: newspapers.id })
      .from(newspapers)
      .where(and(eq(newspapers.pressRunId, params.id), eq(newspapers.userId, userId), isNull(newspapers.deletedAt))),
  ],
  async ({ env, db, now, body }, [[run], [newspaper]]) => {
    if (!run) throw new AppError("NOT_FOUND");
    if (run.kind !== "press" || run.status !== "complete" || !newspaper) throw refusal("none", "This run has no newspaper to work on.");
    if (!canMakeBlocks(run, now)) throw refusal("old", "This newspaper is too old to be worked on without a new token.");
    if (run.textModel === "house" && (body.block === "main" || body.block === "headline"))
      throw refusal("own-words", "The house edition prints your own words: there is nothing to write again.");
    const id = randomId();
    const reservation = reservationOf(run.id, id, body.block);
    await reserve(db, run, reservation, now, now + blockReservationMs);
    const begun = await begin(env, run.id, id, body);
    if (!begun) {
      await release(db, reservation);
      throw refusal("busy", "Another part of this newspaper is being made. Please wait until it is done.");
    }
    const { texts, pictures } = await readRemaining(db, run.id, now);
    return { id: run.id, after: begun.after, left: { texts, pictures } };
  },
);

/**
 * Starts the block in the run's object, with one retry if the answer is lost: the id makes the call idempotent. If the retry fails too,
 * the block may have been started, so its reservation is not released here: the object releases it, or it expires.
 */
async function begin(env: Env, runId: string, id: string, input: BlockInput): Promise<{ after: number } | null> {
  const tell = () => env.PRESS_RUNS.getByName(runId).again(runId, id, input);
  return tell().catch(tell);
}
