import type { Settings } from "../http/env.ts";
import { keyedHash } from "../http/keyed-hash.ts";

/** One mailbox under two names, whose provider ignores dots. */
const gmail = new Set(["gmail.com", "googlemail.com"]);

/** One person's address however it is spelt: NFKC, lower case, without what follows a plus, and without dots where the provider ignores them. */
export function normalizeAddress(email: string): string {
  const address = email.normalize("NFKC").trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const host = address.slice(at + 1);
  const name = address.slice(0, at).replace(/\+.*$/, "");
  return gmail.has(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}

/** Stands for the address where the address itself must not be kept. */
export function identityHash(settings: Settings, email: string): Promise<string> {
  return keyedHash(settings.IDENTITY_SECRET, "identity", normalizeAddress(email));
}

/** Calendar month in UTC, yyyy-mm. */
export function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}
