import { and, eq } from "drizzle-orm";
import { apiKeys } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { removeApiKey } from "./contract.ts";

export const remove = endpoint(removeApiKey, async ({ db, user, params }) => {
  const own = and(eq(apiKeys.userId, user.id), eq(apiKeys.provider, params.provider));
  const removed = await db.delete(apiKeys).where(own).returning({ provider: apiKeys.provider });
  if (removed.length === 0) throw new AppError("NOT_FOUND");
  return undefined;
});
