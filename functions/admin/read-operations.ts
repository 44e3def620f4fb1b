import type { Database } from "../../db/client.ts";
import type { Model } from "../ai/contract.ts";
import { presentModels, standingOf } from "../ai/standing.ts";
import { endpoint } from "../endpoint.ts";
import { type Operations, readOperations } from "./contract.ts";
import { endedRuns, movedTokens, openRuns, presentDay, runTimes, storageUsed } from "./operations.ts";
import { failingModels, lastHour, troublesFrom } from "./operations-troubles.ts";

/** Loaded only after the caller is known to be an admin: it reads what is others'. */
export const readOperationsEndpoint = endpoint(readOperations, async ({ env, settings, db, now }) =>
  operationsAt(
    db,
    now,
    presentModels(standingOf(env, settings, now)).filter(({ by }) => by === "operator"),
  ),
);

/** The day until `now` and what is wrong then, in one batch. `configured`: the models asked with the operator's keys. */
export async function operationsAt(db: Database, now: number, configured: readonly Pick<Model, "kind" | "id">[]): Promise<Operations> {
  const [ended, open, times, moved, storage, [hour], text, image] = await db.batch([
    endedRuns(db, now),
    openRuns(db, now),
    runTimes(db, now),
    movedTokens(db, now),
    storageUsed(db),
    lastHour(db, now),
    failingModels(db, now, "text"),
    failingModels(db, now, "image"),
  ]);
  const troubles = troublesFrom({
    hour,
    overdue: open[0]?.overdue ?? 0,
    failing: { text, image },
    configured,
    stuck: Boolean(storage[0]?.stuck),
  });
  return { ...presentDay(now, { ended, open, times, moved, storage }), status: troubles.length > 0 ? "degraded" : "online", troubles };
}
