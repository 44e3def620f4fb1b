import { and, eq } from "drizzle-orm";
import { pressRuns } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { leftOf, placesTaken } from "./bounds.ts";
import { readRun } from "./contract.ts";
import { canBeWorkedOn } from "./pace.ts";
import { present } from "./present.ts";
import { recall } from "./recall.ts";
import { settleOverdueRun } from "./settle.ts";

export const read = endpoint(
  readRun,
  ({ db, userId, params, now }) => [
    db
      .select()
      .from(pressRuns)
      .where(and(eq(pressRuns.id, params.id), eq(pressRuns.userId, userId))),
    placesTaken(db, params.id, now),
  ],
  async ({ env, db, now }, [[found], taken]) => {
    if (!found) throw new AppError("NOT_FOUND");
    if (found.status !== "running" || found.deadlineAt > now)
      return present(found, await recall(env, found, now), canBeWorkedOn(found, now) ? leftOf(found, taken) : undefined);
    const [, , [settled]] = await db.batch([
      ...settleOverdueRun(db, found.id, now),
      db.select().from(pressRuns).where(eq(pressRuns.id, found.id)),
    ]);
    const row = settled ?? found;
    return present(row, await recall(env, row, now));
  },
);
