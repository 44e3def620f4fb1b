import { presentModels, standingOf } from "../ai/standing.ts";
import { databaseOf } from "../http/database.ts";
import { settingsOf } from "../http/env.ts";
import { logLine } from "../http/log.ts";
import { operationsAt } from "./operations-at.ts";

/**
 * One line in the log with the day's outcomes so far and what is wrong, for alerts outside: with each run of the cron. An error while
 * something is wrong, so that an alert on errors needs to know no names (.github/guides/watching.md).
 */
export async function tellOperations(env: Env, now: number): Promise<void> {
  const settings = settingsOf(env);
  const operators = presentModels(standingOf(env, settings, now)).filter(({ by }) => by === "operator");
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
