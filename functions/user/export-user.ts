import { limits } from "../http/contract.ts";
import { endpoint } from "../http/endpoint.ts";
import { logLine, traceOf } from "../http/log.ts";
import { countHitOf, enforceLimit } from "../http/rate-counters.ts";
import { hour } from "../http/time.ts";
import * as contract from "./contract.ts";
import { accountQueries, exportDocument } from "./export-document.ts";

export const exportUser = endpoint(
  contract.exportUser,
  ({ db, userId }) => accountQueries(db, userId),
  async ({ db, now, user, requestId }, rows) => {
    enforceLimit(limits.exportsPerHour, await countHitOf(db, "exports", user.id, hour, now), hour, now);
    const pieces = exportDocument(db, user.id, now, rows);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { value, done } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (failure) {
          // Makes the download fail visibly instead of ending as if complete.
          logLine("error", { message: "export not finished", requestId, error: traceOf(failure) });
          controller.error(failure);
        }
      },
      async cancel() {
        await pieces.return(undefined);
      },
    });
    return new Response(body, {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="stop-press-${new Date(now).toISOString().slice(0, 10)}.json"`,
      },
    });
  },
);
