import type { Database } from "../../db/client.ts";
import type { Model } from "../ai/contract.ts";
import type { Operations } from "./contract.ts";
import { endedRuns, movedTokens, openRuns, presentDay, runTimes, storageUsed } from "./operations.ts";
import { failingModels, guessedToday, lastHour, troublesFrom } from "./operations-troubles.ts";

/** The day until `now` and what is wrong then, in one batch. `configured`: the models asked with the operator's keys. */
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
    guessedToday(db, now),
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
