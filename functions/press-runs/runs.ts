import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { pressRuns, users } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import * as contract from "./contract.ts";
import { type Left, type PressRun, type StepStatus, stepNames } from "./contract.ts";
import { keptMs } from "./deadlines.ts";
import { frame, lastEvent, streamHeaders } from "./event-log.ts";
import { activeReservations, canMakeBlocks, remaining } from "./quota.ts";
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
