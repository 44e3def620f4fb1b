import type { AppContext } from "../http/context.ts";
import { readCookie, writeCookie } from "../http/cookies.ts";
import { keyedHash } from "../http/keyed-hash.ts";
import { randomId } from "../http/random-id.ts";

const cookie = "signin";
const year = 365 * 24 * 60 * 60;

/** The browser a code is bound to, as the hash kept in the database; null when it has none yet. */
export async function browserOf(c: AppContext): Promise<string | null> {
  const secret = readCookie(c, cookie);
  return secret && /^[A-Za-z0-9_-]{22}$/.test(secret) ? keyedHash(c.var.settings.IDENTITY_SECRET, "browser", secret) : null;
}

/** The same; gives the browser its cookie first where it has none. */
export async function ensureBrowser(c: AppContext): Promise<string> {
  const known = await browserOf(c);
  if (known) return known;
  const secret = randomId();
  writeCookie(c, cookie, secret, year);
  return keyedHash(c.var.settings.IDENTITY_SECRET, "browser", secret);
}
