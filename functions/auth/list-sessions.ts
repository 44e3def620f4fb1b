import { and, desc, eq, gt } from "drizzle-orm";
import { sessions } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { listSessions } from "./contract.ts";
import { presentDevice } from "./present.ts";

export const listSessionsEndpoint = endpoint(
  listSessions,
  ({ db, now, userId }) => [
    db
      .select({ id: sessions.id, agent: sessions.agent, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.seenAt))
      .limit(100),
  ],
  async ({ user }, [devices]) => devices.map((device) => presentDevice(device, user.sessionId)),
);
