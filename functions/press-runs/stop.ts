import { and, eq } from "drizzle-orm";
import { pressRuns, users } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { stopRun } from "./contract.ts";
import { objectOf } from "./recall.ts";
import { endImplicit } from "./settle.ts";

export const stop = endpoint(
  stopRun,
  ({ db, userId, params }) => [
    db
      .select()
      .from(pressRuns)
      .where(and(eq(pressRuns.id, params.id), eq(pressRuns.userId, userId))),
  ],
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
