import { and, desc, eq, gt, ne } from "drizzle-orm";
import { sessions } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { requestLanguage } from "../http/words.ts";
import type { Device } from "./contract.ts";
import * as contract from "./contract.ts";
import { forgetAddress } from "./login-address.ts";
import { takeCode } from "./login-codes.ts";
import { claimsOf, forgetSession, presentUser } from "./session-cookie.ts";
import { signIn } from "./sign-in.ts";
import { browserOf, forgetAttempts } from "./sign-in-attempts.ts";

export const openSession = endpoint(contract.openSession, async ({ c, body }) => {
  const browser = await browserOf(c);
  if (!browser || !(await takeCode(c, browser, body.email, body.code))) {
    throw new AppError("UNAUTHORIZED", { message: "This code is wrong or no longer valid. Please check it, or ask for a new one." });
  }
  return presentUser(await signIn(c, body.email, requestLanguage(c).code));
});

export const currentUser = endpoint(contract.currentUser, async ({ user }) => presentUser(user));

export const listSessions = endpoint(
  contract.listSessions,
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

export const endSession = endpoint(contract.endSession, async ({ c, db, user, params }) => {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, params.id), eq(sessions.userId, user.id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError("NOT_FOUND");
  if (params.id === user.sessionId) forgetSession(c);
  return undefined;
});

export const endOtherSessions = endpoint(contract.endOtherSessions, async ({ db, user }) => {
  await db.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, user.sessionId)));
  return undefined;
});

/** A GET that changes state, so requests from another site's link or image only redirect to the front page. */
export const endThisSession = endpoint(contract.endThisSession, async ({ c, db }) => {
  const site = c.req.header("sec-fetch-site");
  if (site === "cross-site") return c.redirect("/", 303);
  forgetAttempts(c, ["identity", "passkey-new"]);
  forgetAddress(c);
  const claims = await claimsOf(c);
  if (claims) {
    await db.delete(sessions).where(and(eq(sessions.id, claims.sessionId), eq(sessions.userId, claims.userId)));
    forgetSession(c);
    // Clears cached private pictures, and pages that Back would show again. The app clears its own storage, except theme and language.
    c.header("clear-site-data", '"cache"');
  }
  return c.redirect("/", 303);
});

function presentDevice(row: { id: string; agent: string; createdAt: number; seenAt: number }, currentId: string): Device {
  return { id: row.id, agent: row.agent, createdAt: row.createdAt, seenAt: row.seenAt, current: row.id === currentId };
}
