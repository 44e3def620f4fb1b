import { eq } from "drizzle-orm";
import { users } from "../../db/schema.ts";
import { ownProviders } from "../ai/availability.ts";
import { endpoint } from "../http/endpoint.ts";
import { linkNext } from "../http/paging.ts";
import { openUnboundRun } from "../press-runs/implicit.ts";
import { settleOverdueOf } from "../press-runs/settle.ts";
import * as contract from "./contract.ts";
import { ledgerPage, presentLedger } from "./ledger-entries.ts";

/** Settles the caller's overdue runs first, so that returned tokens are counted. */
export const readTokens = endpoint(
  contract.readTokens,
  ({ db, userId, now }) =>
    [...settleOverdueOf(db, userId, now), db.select({ tokens: users.tokens }).from(users).where(eq(users.id, userId))] as const,
  async ({ user }, [, , [row]]) => ({ tokens: row?.tokens ?? user.tokens, isAdmin: user.role === "admin" }),
);

/** Holds the token of the caller's open run, which the first AI call then binds to its article. */
export const consumeToken = endpoint(
  contract.consumeToken,
  ({ db, userId }) => [ownProviders(db, userId)],
  (call, [own]) => openUnboundRun(call, own),
);

export const readLedger = endpoint(
  contract.readLedger,
  ({ db, userId, query }) => [ledgerPage(db, userId, query.cursor)],
  async ({ c }, [rows]) => {
    const { entries, next } = presentLedger(rows);
    if (next !== undefined) linkNext(c, { cursor: String(next) });
    return entries;
  },
);
