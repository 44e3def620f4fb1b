import { and, eq } from "drizzle-orm";
import { pressRuns } from "../../db/schema.ts";
import { endpoint } from "../endpoint.ts";
import { AppError } from "../errors.ts";
import { watchRun } from "./contract.ts";
import { lastEvent } from "./present.ts";
import { wake } from "./recall.ts";

const head = { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store", "content-encoding": "identity" };

export const watch = endpoint(
  watchRun,
  ({ db, userId, params }) => [
    db
      .select()
      .from(pressRuns)
      .where(and(eq(pressRuns.id, params.id), eq(pressRuns.userId, userId))),
  ],
  async ({ c, env, now }, [[row]]) => {
    if (!row) throw new AppError("NOT_FOUND");
    const object = await wake(env, row, now);
    if (object && row.kind === "press") return object.fetch(c.req.raw);
    if (row.status === "running") return new Response("", { headers: head });
    const { event, data } = lastEvent(row);
    return new Response(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`, { headers: head });
  },
);
