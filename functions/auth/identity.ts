import type { Settings } from "../http/env.ts";
import { keyedHash } from "../http/keyed-hash.ts";

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
