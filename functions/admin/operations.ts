import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { availabilityOf, presentModels } from "../ai/availability.ts";
import type { Model } from "../ai/contract.ts";
import { attackedAccounts } from "../auth/login-codes.ts";
import { databaseOf } from "../http/database.ts";
import { endpoint } from "../http/endpoint.ts";
import { settingsOf } from "../http/env.ts";
import { logLine } from "../http/log.ts";
import { hitsOf } from "../http/rate-counters.ts";
import { hour } from "../http/time.ts";
import type { Operations, Trouble } from "./contract.ts";
import * as contract from "./contract.ts";
import { endedRuns, movedTokens, openRuns, presentDay, runTimes, storageUsed } from "./operations-day.ts";

/** Loaded only after the caller is known to be an admin: it reads other users' data. */
export const readOperations = endpoint(contract.readOperations, async ({ env, settings, db, now }) =>
  operationsAt(
    db,
    now,
    presentModels(availabilityOf(env, settings, now)).filter(({ by }) => by === "operator"),
  ),
);

/**
 * Logs the day's outcomes so far and current troubles in one line with each run of the cron, for external alerts. At level error while
 * something is wrong, so that an alert on errors needs no further configuration (.github/guides/watching.md).
 */
export async function logOperations(env: Env, now: number): Promise<void> {
  const settings = settingsOf(env);
  const operators = presentModels(availabilityOf(env, settings, now)).filter(({ by }) => by === "operator");
  const { status, troubles, runs, firstWords, complete, tokens } = await operationsAt(await databaseOf(env, settings), now, operators);
  logLine(status === "online" ? "info" : "error", {
    message: "operations",
    status,
    troubles: troubles.join(" "),
    started: runs.started,
    running: runs.running,
    complete: runs.complete,
    kept: runs.kept,
    stopped: runs.stopped,
    failed: runs.failed.reduce((sum, { count }) => sum + count, 0),
    failures: runs.failed.map(({ code, count }) => `${code}=${count}`).join(" "),
    firstWordsP95: firstWords?.p95,
    completeP95: complete?.p95,
    tokensSpent: tokens.spent,
    tokensReturned: tokens.returned,
    tokensBought: tokens.bought,
  });
}

/** The day until `now` and its current troubles, in one batch. `configured`: the models called with the operator's keys. */
export async function operationsAt(db: Database, now: number, configured: readonly Pick<Model, "kind" | "id">[]): Promise<Operations> {
  const [ended, open, times, moved, storage, [hour], text, image, [guessed]] = await db.batch([
    endedRuns(db, now),
    openRuns(db, now),
    runTimes(db, now),
    movedTokens(db, now),
    storageUsed(db),
    lastHour(db, now),
    failingModels(db, now, "text"),
    failingModels(db, now, "image"),
    attackedToday(db, now),
  ]);
  const troubles = troublesFrom({
    hour,
    overdue: open[0]?.overdue ?? 0,
    failing: { text, image },
    configured,
    guessed: guessed?.accounts ?? 0,
    stuck: Boolean(storage[0]?.stuck),
  });
  return { ...presentDay(now, { ended, open, times, moved, storage }), status: troubles.length > 0 ? "degraded" : "online", troubles };
}

const leastFailures = 3;
const mostFailing = 0.2;
const leastRefusals = 2;

/** Newspapers whose runs ended in the last hour, and how many of them failed. */
export function lastHour(db: Database, now: number) {
  return db
    .select({ ended: sql<number>`count(*)`.as("ended"), failed: sql<number>`coalesce(sum(status = 'failed'), 0)`.as("failed") })
    .from(sql`press_runs INDEXED BY press_runs_ended`)
    .where(sql`ended_at > ${now - hour} AND ended_at <= ${now} AND kind = 'press'`);
}

/**
 * Models that were called with the operator's key in the last hour and have failed at least twice since their last success. Articles
 * refused under a provider's content rules are not counted.
 */
export function failingModels(db: Database, now: number, kind: Model["kind"]) {
  const [model, by, code] = kind === "text" ? ["text_model", "text_by", "TEXT_FAILED"] : ["image_model", "image_by", "PICTURES_FAILED"];
  const hourly = sql`SELECT ${sql.raw(model)} AS model, ended_at, status = 'failed' AND code = ${code} AND coalesce(reason, '') <> 'refused' AS failed,
      max(CASE WHEN status = 'complete' THEN ended_at END) OVER (PARTITION BY ${sql.raw(model)}) AS succeeded
    FROM press_runs INDEXED BY press_runs_ended
    WHERE ended_at > ${now - hour} AND ended_at <= ${now} AND kind = 'press' AND ${sql.raw(by)} = 'operator'`;
  return db
    .select({ model: sql<string>`model`.as("model") })
    .from(sql`(${hourly})`)
    .where(sql`failed AND ended_at > coalesce(succeeded, 0)`)
    .groupBy(sql`model`)
    .having(sql`count(*) >= ${leastRefusals}`);
}

/** Number of accounts whose sign-in codes strangers were guessing today. */
export function attackedToday(db: Database, now: number) {
  return db
    .select({ accounts: sql<number>`coalesce(${hitsOf(attackedAccounts.key, attackedAccounts.window, now)}, 0)`.as("accounts") })
    .from(sql`(SELECT 1)`);
}

/** Inputs for the troubles. */
export interface Signs {
  hour: { ended: number; failed: number } | undefined;
  overdue: number;
  failing: Record<Model["kind"], readonly { model: string }[]>;
  /** Models the operator's keys can be used for now; a removed key is no longer a trouble. */
  configured: readonly Pick<Model, "kind" | "id">[];
  guessed: number;
  stuck: boolean;
}

/** Current troubles, in the order in which to look at them; empty while all is well. */
export function troublesFrom({
  hour: { ended, failed } = { ended: 0, failed: 0 },
  overdue,
  failing,
  configured,
  guessed,
  stuck,
}: Signs): Trouble[] {
  const isFailing = (kind: Model["kind"]) =>
    failing[kind].some(({ model }) => configured.some((known) => known.kind === kind && known.id === model));
  const signs: [Trouble, boolean][] = [
    ["runs-failing", failed >= leastFailures && failed > ended * mostFailing],
    ["runs-overdue", overdue > 0],
    ["text-provider", isFailing("text")],
    ["image-provider", isFailing("image")],
    ["codes-guessed", guessed > 0],
    ["pictures-to-remove", stuck],
  ];
  return signs.filter(([, isThere]) => isThere).map(([trouble]) => trouble);
}
