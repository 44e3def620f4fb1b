import type { Database } from "../../../db/client.ts";
import type { AppContext } from "../../http/context.ts";

/** What the till works with: a request's database and clock, the site it stands on, and work that may outlive the answer. */
export interface Till {
  db: Database;
  /** Milliseconds since 1970. */
  now: number;
  /** Of the site: where its own checkout page and the webhook are. */
  origin: string;
  /** What the events are signed with. */
  webhookSecret: string | undefined;
  later(work: Promise<unknown>): void;
}

export function tillOf(c: AppContext): Till {
  return {
    db: c.var.db,
    now: c.var.now,
    origin: new URL(c.req.url).origin,
    webhookSecret: c.var.settings.STRIPE_WEBHOOK_SECRET[0],
    later: (work) => c.executionCtx.waitUntil(work),
  };
}
