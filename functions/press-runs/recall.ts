import { logLine, traceOf } from "../http/log.ts";
import type { PressRun } from "./contract.ts";
import { keptFor } from "./pace.ts";
import type { RunRow } from "./run-row.ts";

/** The run's object; null for a run whose object has nothing to tell. */
export function objectOf(env: Env, row: RunRow, now: number) {
  const isForgotten = row.endedAt !== null && row.endedAt < now - keptFor;
  return row.kind === "implicit" || isForgotten ? null : env.PRESS_RUNS.getByName(row.id);
}

/** What the run's object knows of its steps; null when it knows nothing or cannot be asked: the row is enough for an answer. */
export async function recall(env: Env, row: RunRow, now: number): Promise<PressRun["steps"] | null> {
  try {
    const steps = await objectOf(env, row, now)?.steps(row.id);
    return steps?.some((step) => step.status !== "waiting") ? steps : null;
  } catch (failure) {
    logLine("error", { message: "press run not reached", error: traceOf(failure) });
    return null;
  }
}
