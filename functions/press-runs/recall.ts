import { logLine, traceOf } from "../log.ts";
import type { PressRun } from "./contract.ts";
import { keptFor } from "./pace.ts";
import type { RunRow } from "./run-row.ts";

/** The run's object; one that never heard of its run begins it now. Null for a run whose object has forgotten it. */
export async function wake(env: Env, row: RunRow, now: number) {
  if (row.endedAt !== null && row.endedAt < now - keptFor) return null;
  const object = env.PRESS_RUNS.getByName(row.id);
  if (row.kind === "press") await object.start(row.id);
  return object;
}

/** What the run's object knows of its steps; null when it knows nothing or cannot be asked: the row is enough for an answer. */
export async function recall(env: Env, row: RunRow, now: number): Promise<PressRun["steps"] | null> {
  try {
    const steps = await (await wake(env, row, now))?.steps();
    return steps?.some((step) => step.status !== "waiting") || row.status === "running" ? (steps ?? null) : null;
  } catch (failure) {
    logLine("error", { message: "press run not reached", error: traceOf(failure) });
    return null;
  }
}
