import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { newspapers, pressRuns, users } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { randomId } from "../http/random-id.ts";
import * as contract from "./contract.ts";
import { type BlockInput, type BlockRefusal, type Left, type PressRun, type StepStatus, stepNames } from "./contract.ts";
import { blockReservationMs, keptMs } from "./deadlines.ts";
import { frame, lastEvent, streamHeaders } from "./event-log.ts";
import { activeReservations, canMakeBlocks, readRemaining, release, remaining, reservationOf, reserve } from "./quota.ts";
import { endImplicit, type RunRow, settleOverdueRun } from "./settle.ts";

/** Selects the run, if it is this user's. */
export const ownRun = (db: Database, userId: string, id: string) =>
  db
    .select()
    .from(pressRuns)
    .where(and(eq(pressRuns.id, id), eq(pressRuns.userId, userId)));

/** The run as it is now; settles it first when it is past its deadline. */
export const readRun = endpoint(
  contract.readRun,
  ({ db, userId, params, now }) => [ownRun(db, userId, params.id), activeReservations(db, params.id, now)],
  async ({ env, db, now }, [[found], reservations]) => {
    if (!found) throw new AppError("NOT_FOUND");
    if (found.status !== "running" || found.deadlineAt > now)
      return present(found, await stepsOf(env, found, now), canMakeBlocks(found, now) ? remaining(found, reservations) : undefined);
    const [, , [settled]] = await db.batch([
      ...settleOverdueRun(db, found.id, now),
      db.select().from(pressRuns).where(eq(pressRuns.id, found.id)),
    ]);
    const row = settled ?? found;
    return present(row, await stepsOf(env, row, now));
  },
);

/** The run's events, from its object; only the last one when the object has none. */
export const watchRun = endpoint(
  contract.watchRun,
  ({ db, userId, params }) => [ownRun(db, userId, params.id)],
  async ({ c, env, now }, [[row]]) => {
    if (!row) throw new AppError("NOT_FOUND");
    const object = objectOf(env, row, now);
    if (object) return object.fetch(`https://press-run/${row.id}`, { headers: { "last-event-id": c.req.header("last-event-id") ?? "" } });
    if (row.status === "running") return new Response("", { headers: streamHeaders });
    const { event, data } = lastEvent(row);
    return new Response(frame(event, JSON.stringify(data)), { headers: streamHeaders });
  },
);

/** Ends the run for its user, with a refund if nothing was delivered. */
export const stopRun = endpoint(
  contract.stopRun,
  ({ db, userId, params }) => [ownRun(db, userId, params.id)],
  async ({ env, db, now, user }, [[row]]) => {
    if (!row) throw new AppError("NOT_FOUND");
    const over = new AppError("CONFLICT", { message: "This run is over already." });
    if (row.status !== "running") throw over;
    const object = objectOf(env, row, now);
    if (object) {
      if (!(await object.stop(row.id))) throw over;
    } else {
      await db.batch(endImplicit(db, eq(pressRuns.id, row.id), now));
    }
    const [[after], [account]] = await db.batch([
      db.select({ refunded: pressRuns.refunded }).from(pressRuns).where(eq(pressRuns.id, row.id)),
      db.select({ tokens: users.tokens }).from(users).where(eq(users.id, user.id)),
    ]);
    return { tokens: account?.tokens ?? 0, refunded: after?.refunded ?? false };
  },
);

/** The run's object; null for an implicit run, which makes nothing there, and for one whose object has forgotten it. */
function objectOf(env: Env, row: RunRow, now: number) {
  const isForgotten = row.endedAt !== null && row.endedAt < now - keptMs;
  return row.kind === "implicit" || isForgotten ? null : env.PRESS_RUNS.getByName(row.id);
}

/** The run's steps from its object; null when it has none or cannot be reached, since the row is enough for an answer. */
async function stepsOf(env: Env, row: RunRow, now: number): Promise<PressRun["steps"] | null> {
  try {
    const steps = await objectOf(env, row, now)?.steps(row.id);
    return steps?.some((step) => step.status !== "waiting") ? steps : null;
  } catch (failure) {
    logLine("error", { message: "press run not reached", error: traceOf(failure) });
    return null;
  }
}

/** The run as its owner sees it. `left`: what it can still give. */
function present(row: RunRow, known: PressRun["steps"] | null, left?: Left): PressRun {
  const { id, status } = row;
  const unknown: StepStatus = status === "complete" ? "done" : "waiting";
  const steps = known ?? stepNames.map((name) => ({ name, status: unknown, attempts: 0 }));
  if (status === "running") return { id, status, steps };
  if (status === "complete") {
    const models = { text: row.textModel, image: row.imageModel };
    return {
      id,
      status,
      steps,
      newspaperId: row.newspaperId ?? undefined,
      models,
      ...(left && { left: { texts: left.texts, pictures: left.pictures } }),
    };
  }
  const { data } = lastEvent(row);
  return { id, status, steps, ...data };
}

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
