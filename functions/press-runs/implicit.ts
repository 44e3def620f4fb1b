import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { retryWrite } from "../../db/retry-write.ts";
import { pressRuns, users } from "../../db/schema.ts";
import { availabilityOf, type OwnKeys, standardChoice } from "../ai/availability.ts";
import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { randomId } from "../http/random-id.ts";
import { dailyLimits, isBoundTo, isRefundLimitReached, operatorLimit, refundLimit, type Source, writeSource } from "./quota.ts";
import { implicitDeadlineMs } from "./run-store.ts";
import { endImplicit, hold, isOutOfTokens, type RunRow, settleOverdueOf } from "./settle.ts";

/** Context of an AI call or consume-token. */
export interface Caller {
  env: Env;
  settings: Settings;
  db: Database;
  now: number;
  user: { id: string; role: string };
  later(work: Promise<unknown>): void;
}

interface Opened {
  run: RunRow;
  tokens: number;
  isAdmin: boolean;
}

/** The run of `POST /user/consume-token`: the user's open one, bound to an article or not, which avoids a second charge; else a new one. */
export async function openUnboundRun(caller: Caller, own: OwnKeys): Promise<{ pressRunId: string; tokens: number; isAdmin: boolean }> {
  const { run, tokens, isAdmin } = await open(caller, own, []);
  return { pressRunId: run.id, tokens, isAdmin };
}

/**
 * The caller's open implicit run for this article. Another article ends the open run and opens the next one; so does a run that is
 * `spent`. Simultaneous calls meet in the same run, and only one token is held.
 */
export async function openBoundRun(caller: Caller, own: OwnKeys, source: Source, spent: SQL): Promise<RunRow> {
  const { db, user, now } = caller;
  const endOther = endImplicit(db, sql`${pressRuns.userId} = ${user.id} AND (NOT ${isBoundTo(source)} OR ${spent})`, now);
  const bind = db
    .update(pressRuns)
    .set({ source: writeSource(source) })
    .where(and(openOf(user.id), sql`press_runs.source IS NULL`));
  const { run } = await open(caller, own, endOther, bind, writeSource(source));
  return run;
}

const openOf = (userId: string) => and(eq(pressRuns.userId, userId), eq(pressRuns.kind, "implicit"), eq(pressRuns.status, "running"));

/** Finds or inserts the open run (a unique index allows one a user) and holds its token, in one batch. */
async function open(caller: Caller, own: OwnKeys, before: Query[], bind?: Query, source: string | null = null): Promise<Opened> {
  const { env, settings, db, now, user, later } = caller;
  const id = randomId();
  const deadlineAt = now + implicitDeadlineMs;
  const availability = availabilityOf(env, settings, now, own);
  const [text, image] = [standardChoice("text", availability), standardChoice("image", availability)];
  const { payer, isOperatorFull, refunds, hasRefundsLeft } = dailyLimits(user, [text, image], settings, now);
  const insert = insertWhere(
    db,
    pressRuns,
    {
      id,
      userId: user.id,
      kind: "implicit",
      source,
      textModel: text.id,
      textBy: text.by,
      imageModel: image.id,
      imageBy: image.by,
      operatorFor: payer,
      createdAt: now,
      deadlineAt,
    },
    sql`NOT ${isOperatorFull} AND (${payer} IS NULL OR ${hasRefundsLeft})`,
  ).onConflictDoNothing();
  const results = await retryWrite(() =>
    db.batch([
      ...settleOverdueOf(db, user.id, now),
      ...before,
      insert,
      hold(db, id, now),
      ...(bind ? [bind] : []),
      db.select().from(pressRuns).where(openOf(user.id)),
      db
        .select({ tokens: users.tokens, role: users.role, refunds: refunds.as("refunds") })
        .from(users)
        .where(eq(users.id, user.id)),
    ]),
  ).catch((failure: unknown) => {
    throw isOutOfTokens(failure) ? new AppError("NO_TOKENS") : failure;
  });
  const [run] = results.at(-2) as RunRow[];
  const [account] = results.at(-1) as { tokens: number; role: string; refunds: unknown }[];
  if (!account) throw new AppError("UNAUTHORIZED");
  if (!run) throw isRefundLimitReached(account.refunds) ? refundLimit(now) : operatorLimit(now);
  if (run.id === id)
    later(
      env.PRESS_RUNS.getByName(id)
        .start(id, deadlineAt)
        .catch((failure: unknown) => logLine("error", { message: "implicit run not looked after", error: traceOf(failure) })),
    );
  return { run, tokens: account.tokens, isAdmin: account.role === "admin" };
}
