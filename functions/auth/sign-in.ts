import { and, eq, sql } from "drizzle-orm";
import { insertWhere } from "../../db/insert-where.ts";
import { sessions, users } from "../../db/schema.ts";
import type { AppContext, SessionUser } from "../http/context.ts";
import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { appealTo, contactOf } from "../http/site.ts";
import { wordsFor } from "../http/words.ts";
import { claimsOf, giveSession, identifyAs, sessionLength } from "./session-cookie.ts";
import { forgetAttempts } from "./sign-in-attempts.ts";

/** Signs in the owner of a proven address; creates the account the first time. */
export async function signIn(c: AppContext, email: string, language: string): Promise<SessionUser> {
  return signInAs(c, await accountOf(c, email, language));
}

/** The account is suspended. Revealed only to a caller who has just proved to be its owner. */
export class SuspendedError extends AppError {
  constructor(settings: Settings) {
    const contact = contactOf(settings);
    const message = `This account is suspended. ${appealTo(contact, wordsFor("en"))}`;
    super("FORBIDDEN", { message, details: { reason: "suspended", contact: contact?.name ?? null } });
  }
}

/**
 * Opens a session for this account's owner, who has just been authenticated; ends the browser's previous session. Throws SuspendedError:
 * the insert itself excludes suspended accounts.
 */
export async function signInAs(c: AppContext, userId: string): Promise<SessionUser> {
  const { db, now } = c.var;
  const previous = await claimsOf(c);
  const sessionId = randomId();
  const expiresAt = now + sessionLength;
  const agent = (c.req.header("user-agent") ?? "").slice(0, 200);
  const session = { id: sessionId, userId, createdAt: now, seenAt: now, expiresAt, agent };
  const isSuspended = sql`EXISTS (SELECT 1 FROM suspensions WHERE suspensions.user_id = ${userId})`;
  const open = insertWhere(db, sessions, session, sql`NOT ${isSuspended}`);
  if (previous) {
    const endPrevious = db.delete(sessions).where(and(eq(sessions.id, previous.sessionId), eq(sessions.userId, previous.userId)));
    await db.batch([open, endPrevious]);
  } else {
    await open;
  }
  const { user } = await identifyAs(c, { userId, sessionId });
  if (!user) throw new SuspendedError(c.var.settings);
  await giveSession(c, { userId, sessionId }, expiresAt);
  // They may be a previous user's; an identity that should be joined now is joined by the current request.
  forgetAttempts(c, ["identity", "passkey-new"]);
  return user;
}

async function accountOf(c: AppContext, email: string, language: string): Promise<string> {
  const { db, now, settings } = c.var;
  const byAddress = () => db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const [known] = await byAddress();
  if (known) return known.id;
  const role = settings.ADMIN_EMAILS.includes(email) ? "admin" : "user";
  for (const username of usernames(email)) {
    const make = db.insert(users).values({ id: randomId(), email, username, role, language, createdAt: now }).onConflictDoNothing();
    const [, [made]] = await db.batch([make, byAddress()]);
    if (made) return made.id;
  }
  throw new Error("no free username was found");
}

/** Candidates: the local part of the address, then with a number, then with a random suffix. */
export function usernames(email: string): string[] {
  const base = [...email.slice(0, email.lastIndexOf("@"))].slice(0, 40).join("");
  return [base, `${base}2`, `${base}3`, `${base}-${randomId().slice(0, 6)}`, `${base}-${randomId()}`];
}
