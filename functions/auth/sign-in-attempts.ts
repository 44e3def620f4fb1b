import { and, eq, gt, lt, sql } from "drizzle-orm";
import { insertWhere } from "../../db/insert-where.ts";
import { signInAttempts } from "../../db/schema.ts";
import type { AppContext } from "../http/context.ts";
import { readCookie, writeCookie } from "../http/cookies.ts";
import { AppError } from "../http/errors.ts";
import { keyedHash } from "../http/keyed-hash.ts";
import { randomId } from "../http/random-id.ts";
import { callerNetwork, countHit, hitsOf } from "../http/rate-counters.ts";
import { hour, minute } from "../http/time.ts";

export type AttemptKind = typeof signInAttempts.$inferSelect.kind;

const length = 10 * minute;
/** Starts per hour. Every view of the sign-in page starts a passkey ceremony, and a whole school may share one network. */
const perIp: Record<AttemptKind, number> = { oidc: 60, identity: 60, "passkey-new": 60, "passkey-sign-in": 600 };
const cookieOf = (kind: AttemptKind) => `signin-${kind}`;
const idOf = (c: AppContext, kind: AttemptKind, secret: string) => keyedHash(c.var.settings.IDENTITY_SECRET, `attempt ${kind}`, secret);

/**
 * Keeps data for ten minutes to compare with a later request of the same browser. Throws RATE_LIMITED where one network begins more than
 * 60 of a kind an hour, or 600 with passkeys (not in local mode).
 */
export async function beginAttempt(c: AppContext, kind: AttemptKind, data: unknown): Promise<void> {
  const { db, now, local } = c.var;
  const secret = randomId();
  const id = await idOf(c, kind, secret);
  const key = `${kind}:${await callerNetwork(c)}`;
  const [, begun] = await db.batch([
    countHit(db, key, hour, now),
    insertWhere(
      db,
      signInAttempts,
      { id, kind, data: JSON.stringify(data), expiresAt: now + length },
      sql`${local ? 1 : 0} OR ${hitsOf(key, hour, now)} <= ${perIp[kind]}`,
    ).returning({ id: signInAttempts.id }),
    db
      .delete(signInAttempts)
      .where(sql`${signInAttempts.id} IN (SELECT id FROM sign_in_attempts WHERE ${lt(signInAttempts.expiresAt, now)} LIMIT 20)`),
  ]);
  if (begun.length === 0) throw new AppError("RATE_LIMITED", { retryAfter: (hour - (now % hour)) / 1000 });
  writeCookie(c, cookieOf(kind), secret, length / 1000);
}

/** Prevents a later user of this browser from continuing what was begun here. */
export function forgetAttempts(c: AppContext, kinds: readonly AttemptKind[]): void {
  for (const kind of kinds) if (readCookie(c, cookieOf(kind)) !== undefined) writeCookie(c, cookieOf(kind), "", 0);
}

/**
 * What this browser began; reading deletes the row. Null when there is none, or it is too old. With a `state`, only an attempt begun with
 * it: an answer to something else (another tab, or forged by another site) leaves the attempt untouched.
 */
export async function takeAttempt(c: AppContext, kind: AttemptKind, state?: string): Promise<unknown> {
  const secret = readCookie(c, cookieOf(kind));
  if (!secret) return null;
  const id = await idOf(c, kind, secret);
  const isOfState = state === undefined ? undefined : sql`json_extract(${signInAttempts.data}, '$.state') = ${state}`;
  const [taken] = await c.var.db
    .delete(signInAttempts)
    .where(and(eq(signInAttempts.id, id), eq(signInAttempts.kind, kind), gt(signInAttempts.expiresAt, c.var.now), isOfState))
    .returning({ data: signInAttempts.data });
  if (taken || state === undefined) writeCookie(c, cookieOf(kind), "", 0);
  return taken ? (JSON.parse(taken.data) as unknown) : null;
}

const cookie = "signin";
const year = 365 * 24 * 60 * 60;

/** The browser a code is bound to, as the hash stored in the database; null when it has none yet. */
export async function browserOf(c: AppContext): Promise<string | null> {
  const secret = readCookie(c, cookie);
  return secret && /^[A-Za-z0-9_-]{22}$/.test(secret) ? keyedHash(c.var.settings.IDENTITY_SECRET, "browser", secret) : null;
}

/** As browserOf, but sets the browser's cookie first if it is missing. */
export async function ensureBrowser(c: AppContext): Promise<string> {
  const known = await browserOf(c);
  if (known) return known;
  const secret = randomId();
  writeCookie(c, cookie, secret, year);
  return keyedHash(c.var.settings.IDENTITY_SECRET, "browser", secret);
}
