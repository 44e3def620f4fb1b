import { and, eq } from "drizzle-orm";
import { sessions } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { endSession } from "./contract.ts";
import { forgetSession } from "./session.ts";

export const endSessionEndpoint = endpoint(endSession, async ({ c, db, user, params }) => {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, params.id), eq(sessions.userId, user.id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError("NOT_FOUND");
  if (params.id === user.sessionId) forgetSession(c);
  return undefined;
});
