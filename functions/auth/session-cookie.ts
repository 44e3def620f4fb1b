import { and, eq } from "drizzle-orm";
import { jwtVerify, SignJWT } from "jose";
import type { Query } from "../../db/client.ts";
import { sessions, tokenLedger, users } from "../../db/schema.ts";
import type { AppContext, SessionUser } from "../http/context.ts";
import { cookieLine, readCookie, writeCookie } from "../http/cookies.ts";
import type { Settings } from "../http/env.ts";
import { keyedHash } from "../http/keyed-hash.ts";
import { day, hour } from "../http/time.ts";
import type { User } from "./contract.ts";

const cookie = "session";
export const sessionLength = 7 * day;
/** Maximum session age regardless of use; then the user must sign in again (OWASP ASVS 5.0, 7.3.2). */
const longestSession = 90 * day;

interface Found {
  user: Omit<SessionUser, "sessionId">;
  freeMonth: string;
  createdAt: number;
  seenAt: number;
  expiresAt: number;
}

/**
 * The caller, and the rows of the queries that depend on the caller's id, in one batch. The queries must be harmless for any caller and
 * when repeated: they run before the session has been validated, and again after the month's free tokens are granted. Without a valid
 * cookie no query runs and the caller is null.
 */
export async function identify(
  c: AppContext,
  queries: (userId: string) => readonly Query[] = () => [],
): Promise<{ user: SessionUser | null; rows: unknown[] }> {
  const claims = await claimsOf(c);
  return claims ? identifyAs(c, claims, queries) : { user: null, rows: [] };
}

/** As identify, for a session that has just been opened. */
export async function identifyAs(
  c: AppContext,
  claims: SessionClaims,
  queries: (userId: string) => readonly Query[] = () => [],
): Promise<{ user: SessionUser | null; rows: unknown[] }> {
  const { db, now } = c.var;
  const asked = queries(claims.userId);
  const [found, ...rows] = (await db.batch([findSession(c, claims), ...asked] as [Query, ...Query[]])) as [Found[], ...unknown[]];
  const session = found[0];
  if (!session || session.expiresAt <= now) {
    c.set("renewal", cookieLine(c, cookie, "", 0));
    // A token expires with its row or before it, so a valid token without a row belongs to a session that was ended.
    c.set("ended", !session);
    return { user: null, rows: [] };
  }
  await keepAlive(c, claims, session);
  const user: SessionUser = { ...session.user, sessionId: claims.sessionId };
  // Without free tokens the month is not recorded: an operator may enable them in the middle of a month.
  if (session.freeMonth === monthOf(now) || c.var.settings.FREE_TOKENS_PER_MONTH === 0) return { user, rows };
  return grantFreeTokens(c, user, queries(user.id));
}

/** The claims of the session cookie, before any database lookup. */
export async function claimsOf(c: AppContext): Promise<SessionClaims | null> {
  const token = readCookie(c, cookie);
  return token ? readSession(token, c.var.now, c.var.settings) : null;
}

export async function giveSession(c: AppContext, claims: SessionClaims, expiresAt: number): Promise<void> {
  writeCookie(c, cookie, ...(await cookieOf(c, claims, expiresAt)));
}

/** Value, and lifetime in seconds. */
async function cookieOf(c: AppContext, claims: SessionClaims, expiresAt: number): Promise<[string, number]> {
  const token = await signSession(claims, c.var.now, expiresAt, c.var.settings);
  return [token, Math.floor((expiresAt - c.var.now) / 1000)];
}

export function forgetSession(c: AppContext): void {
  writeCookie(c, cookie, "", 0);
}

function findSession(c: AppContext, claims: SessionClaims): Query {
  return c.var.db
    .select({
      user: {
        id: users.id,
        email: users.email,
        username: users.username,
        firstName: users.firstName,
        role: users.role,
        tokens: users.tokens,
        newspaperCount: users.newspaperCount,
        language: users.language,
      },
      freeMonth: users.freeMonth,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, claims.sessionId), eq(sessions.userId, claims.userId)));
}

async function keepAlive(c: AppContext, claims: SessionClaims, session: Found): Promise<void> {
  const { db, now } = c.var;
  const own = eq(sessions.id, claims.sessionId);
  const expiresAt = Math.min(now + sessionLength, session.createdAt + longestSession);
  if (session.expiresAt - now < sessionLength / 2 && expiresAt > session.expiresAt) {
    await db.update(sessions).set({ seenAt: now, expiresAt }).where(own);
    c.set("renewal", cookieLine(c, cookie, ...(await cookieOf(c, claims, expiresAt))));
  } else if (now - session.seenAt > hour) {
    c.executionCtx.waitUntil(db.update(sessions).set({ seenAt: now }).where(own));
  }
}

/** Once per address and calendar month, even if the address moves to another account. */
async function grantFreeTokens(c: AppContext, user: SessionUser, asked: readonly Query[]): Promise<{ user: SessionUser; rows: unknown[] }> {
  const { db, now, settings } = c.var;
  const month = monthOf(now);
  const amount = settings.FREE_TOKENS_PER_MONTH;
  const id = `free:${await identityHash(settings, user.email)}:${month}`;
  const grant = db.insert(tokenLedger).values({ id, userId: user.id, delta: amount, reason: "free", at: now }).onConflictDoNothing();
  const [, , balances, ...rows] = (await db.batch([
    grant,
    db.update(users).set({ freeMonth: month }).where(eq(users.id, user.id)),
    db.select({ tokens: users.tokens }).from(users).where(eq(users.id, user.id)),
    ...asked,
  ] as [Query, ...Query[]])) as [unknown, unknown, { tokens: number }[], ...unknown[]];
  return { user: { ...user, tokens: balances[0]?.tokens ?? user.tokens }, rows };
}

/** The cookie's content: user and session id. Everything else is read from the database. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
}

const issuer = "stop-press";
const audience = "stop-press";
const typ = "session+jwt";
const encoder = new TextEncoder();
/** RFC 7515 compact form. The last letter's unused bits must be zero, so that each token has exactly one spelling. */
const written = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

export async function signSession(claims: SessionClaims, now: number, expiresAt: number, settings: Settings): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: "HS256", typ })
    .setSubject(claims.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(encoder.encode(settings.SESSION_SECRET[0]));
}

/** Null unless one of our secrets signed exactly this token and it has not expired (RFC 8725: algorithm, type, issuer, audience pinned). */
export async function readSession(token: string, now: number, settings: Settings): Promise<SessionClaims | null> {
  if (!written.test(token)) return null;
  for (const secret of settings.SESSION_SECRET) {
    try {
      const { payload } = await jwtVerify(token, encoder.encode(secret), {
        algorithms: ["HS256"],
        issuer,
        audience,
        typ,
        currentDate: new Date(now),
        requiredClaims: ["sub", "sid", "exp", "iat"],
      });
      if (typeof payload.sub === "string" && typeof payload.sid === "string") return { userId: payload.sub, sessionId: payload.sid };
    } catch {
      // Not signed with this secret, or not our token: try the next one.
    }
  }
  return null;
}

/** The caller as returned by the API. */
export function presentUser(user: Omit<SessionUser, "sessionId">): User {
  const { id, email, username, firstName, role, tokens, newspaperCount, language } = user;
  return { id, email, username, firstName, role, tokens, newspaperCount, language };
}

/** Two domains of the same mailboxes, which ignore dots. */
const gmail = new Set(["gmail.com", "googlemail.com"]);

/** Canonical form of an address: NFKC, lower case, no plus suffix, and no dots where the provider ignores them. */
export function normalizeAddress(email: string): string {
  const address = email.normalize("NFKC").trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const host = address.slice(at + 1);
  const name = address.slice(0, at).replace(/\+.*$/, "");
  return gmail.has(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}

/** Replaces the address where the address itself must not be stored. */
export function identityHash(settings: Settings, email: string): Promise<string> {
  return keyedHash(settings.IDENTITY_SECRET, "identity", normalizeAddress(email));
}

/** Calendar month in UTC, yyyy-mm. */
export function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}
