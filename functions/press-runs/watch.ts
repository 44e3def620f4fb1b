import { and, eq } from "drizzle-orm";
import { pressRuns } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { watchRun } from "./contract.ts";
import { lastEvent } from "./present.ts";
import { objectOf } from "./recall.ts";

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
    const object = objectOf(env, row, now);
    if (object) return object.fetch(`https://press-run/${row.id}`, { headers: { "last-event-id": c.req.header("last-event-id") ?? "" } });
    if (row.status === "running") return new Response("", { headers: head });
    const { event, data } = lastEvent(row);
    return new Response(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`, { headers: head });
  },
);
