import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { retryWrite } from "../../db/retry-write.ts";
import { pressRuns, users } from "../../db/schema.ts";
import { templates } from "../../web/typeset/index.ts";
import { availabilityOf, choose, ownProviders } from "../ai/availability.ts";
import { limits } from "../http/contract.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { randomId } from "../http/random-id.ts";
import { minute } from "../http/time.ts";
import * as contract from "./contract.ts";
import { type Left, type PressRun, type PressRunInput, type StepStatus, stepNames } from "./contract.ts";
import { frame, lastEvent, streamHeaders } from "./event-log.ts";
import {
  activeReservations,
  canMakeBlocks,
  dailyLimits,
  isRefundLimitReached,
  operatorLimit,
  refundLimit,
  remaining,
  sha256,
  sourceOf,
  writeSource,
} from "./quota.ts";
import { idempotencyMs, keptMs, pressDeadlineMs } from "./run-store.ts";
import { endImplicit, hold, isOutOfTokens, type RunRow, settleOverdueRun } from "./settle.ts";

const imagePath = "/api/images/";

/** Selects the run, if it is this user's. */
export const ownRun = (db: Database, userId: string, id: string) =>
  db
    .select()
    .from(pressRuns)
    .where(and(eq(pressRuns.id, id), eq(pressRuns.userId, userId)));

/**
 * Writes the run and holds its token in one batch, then wakes the run's object. The row holds everything: if the object cannot be
 * reached, the next read or the cron starts the run.
 */
export const startRun = endpoint(
  contract.startRun,
  ({ db, userId }) => [ownProviders(db, userId)],
  async ({ c, env, settings, db, now, requestId, user, body, later }, [keys]) => {
    const input = complete(body);
    const availability = availabilityOf(env, settings, now, keys);
    const text = choose("text", input.textModel, availability);
    const image = choose("image", input.imageModel, availability);

    const key = c.req.header("idempotency-key") || null;
    if (key && key.length > 255) throw new AppError("INVALID", { details: { fields: ["Idempotency-Key"] } });
    const stored = JSON.stringify(input);
    const fingerprint = key ? await sha256(stored) : null;
    const source = writeSource(await sourceOf(input.title, input.content));
    const id = randomId();

    const own = eq(pressRuns.userId, user.id);
    const begun = sql`(SELECT count(*) FROM press_runs r INDEXED BY press_runs_user WHERE r.user_id = ${user.id} AND r.created_at > ${now - minute} AND r.kind = 'press')`;
    const { payer, isOperatorFull, refunds, hasRefundsLeft } = dailyLimits(user, [text, image], settings, now);
    const saved = sql`(SELECT count(*) FROM newspapers n INDEXED BY newspapers_user WHERE n.user_id = ${user.id} AND n.deleted_at IS NULL)`;
    // A picture that belongs to another run would be deleted if that run fails.
    const photograph = sql`(${input.imageUrl} = '' OR EXISTS (SELECT 1 FROM images i WHERE i.key = ${input.imageUrl.slice(imagePath.length)} AND i.user_id = ${user.id} AND i.press_run_id IS NULL))`;

    const [, , , runs, [account]] = await retryWrite(() =>
      db.batch([
        db
          .update(pressRuns)
          .set({ idempotencyKey: null })
          .where(and(own, key ? eq(pressRuns.idempotencyKey, key) : sql`0`, lt(pressRuns.createdAt, now - idempotencyMs))),
        insertWhere(
          db,
          pressRuns,
          {
            id,
            userId: user.id,
            kind: "press",
            source,
            input: stored,
            textModel: text.id,
            textBy: text.by,
            imageModel: image.id,
            imageBy: image.by,
            operatorFor: payer,
            idempotencyKey: key,
            idempotencyBody: fingerprint,
            createdAt: now,
            deadlineAt: now + pressDeadlineMs,
          },
          sql`NOT ${isOperatorFull} AND ${begun} < ${limits.runsPerMinute} AND ${hasRefundsLeft} AND ${saved} < ${limits.newspapersPerUser} AND ${photograph}`,
        ).onConflictDoNothing(),
        hold(db, id, now),
        db
          .select({ id: pressRuns.id, fingerprint: pressRuns.idempotencyBody })
          .from(pressRuns)
          .where(key ? and(own, eq(pressRuns.idempotencyKey, key)) : eq(pressRuns.id, id)),
        db
          .select({
            tokens: users.tokens,
            role: users.role,
            begun: begun.as("begun"),
            refunds: refunds.as("refunds"),
            isFull: isOperatorFull.as("is_full"),
            hasPhotograph: photograph.as("has_photograph"),
          })
          .from(users)
          .where(eq(users.id, user.id)),
      ]),
    ).catch((failure: unknown) => {
      throw isOutOfTokens(failure) ? new AppError("NO_TOKENS") : failure;
    });

    if (!account) throw new AppError("UNAUTHORIZED");
    const run = runs[0];
    if (!run) throw refusal(account, now);
    if (run.fingerprint !== fingerprint) throw new AppError("CONFLICT", { message: "This Idempotency-Key was used for another order." });
    later(
      env.PRESS_RUNS.getByName(run.id)
        .start(run.id)
        .catch((failure: unknown) => logLine("error", { message: "press run not begun", requestId, error: traceOf(failure) })),
    );
    return { id: run.id, tokens: account.tokens, isAdmin: account.role === "admin" };
  },
);

/** Checks the template, and fills in its own layout. */
function complete(body: PressRunInput): PressRunInput {
  const template = templates.find((known) => known.id === body.templateId);
  if (!template) throw new AppError("INVALID", { details: { fields: ["templateId"] } });
  return { ...body, layout: body.layout ?? template.config.layout };
}

interface Account {
  tokens: number;
  role: string;
  begun: unknown;
  refunds: unknown;
  isFull: unknown;
  hasPhotograph: unknown;
}

/** The reason why the batch succeeded but wrote no row. */
function refusal(account: Account, now: number): AppError {
  if (!account.hasPhotograph) return new AppError("INVALID", { details: { fields: ["imageUrl"] } });
  if (account.role !== "admin" && account.tokens < 1) return new AppError("NO_TOKENS");
  if (isRefundLimitReached(account.refunds)) return refundLimit(now);
  if (Number(account.begun) >= limits.runsPerMinute) return new AppError("RATE_LIMITED", { retryAfter: minute / 1000 });
  if (account.isFull) return operatorLimit(now);
  return new AppError("CONFLICT", {
    message: `You have ${limits.newspapersPerUser} newspapers. Please delete one before making another.`,
  });
}

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
