import type { SessionUser } from "../http/context.ts";
import type { Device, User } from "./contract.ts";

export function presentUser(user: Omit<SessionUser, "sessionId">): User {
  const { id, email, username, firstName, role, tokens, newspaperCount, language } = user;
  return { id, email, username, firstName, role, tokens, newspaperCount, language };
}

export function presentDevice(row: { id: string; agent: string; createdAt: number; seenAt: number }, currentId: string): Device {
  return { id: row.id, agent: row.agent, createdAt: row.createdAt, seenAt: row.seenAt, current: row.id === currentId };
}
