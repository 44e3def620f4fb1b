import { eq } from "drizzle-orm";
import { users } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { startRun } from "../press-runs/contract.ts";

/** Deliberately wrong order endpoint: it reads the balance, then writes it back less one. */
export const naiveStart = endpoint(startRun, async ({ c, db, user }) => {
  const own = eq(users.id, user.id);
  const [account] = await db.select({ tokens: users.tokens }).from(users).where(own);
  if (!account || account.tokens < 1) throw new AppError("NO_TOKENS");
  const tokens = account.tokens - 1;
  await db.update(users).set({ tokens }).where(own);
  return c.json({ id: randomId(), tokens, isAdmin: false }, 202);
});
