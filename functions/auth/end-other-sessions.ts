import { and, eq, ne } from "drizzle-orm";
import { sessions } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { endOtherSessions } from "./contract.ts";

export const endOtherSessionsEndpoint = endpoint(endOtherSessions, async ({ db, user }) => {
  await db.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, user.sessionId)));
  return undefined;
});
