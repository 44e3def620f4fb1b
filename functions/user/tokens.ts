import { eq } from "drizzle-orm";
import { users } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { settleOverdueOf } from "../press-runs/settle.ts";
import { readTokens } from "./contract.ts";

/** Settles the caller's overdue runs first, so that a token that has to come back is counted. */
export const readTokensEndpoint = endpoint(
  readTokens,
  ({ db, userId, now }) =>
    [...settleOverdueOf(db, userId, now), db.select({ tokens: users.tokens }).from(users).where(eq(users.id, userId))] as const,
  async ({ user }, [, , [row]]) => ({ tokens: row?.tokens ?? user.tokens, isAdmin: user.role === "admin" }),
);
