import { type SQL, sql } from "drizzle-orm";
import ipaddr from "ipaddr.js";
import type { Database } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { rateCounters, users } from "../../db/schema.ts";
import type { AppContext } from "./context.ts";
import { AppError } from "./errors.ts";
import { keyedHash } from "./keyed-hash.ts";

const windowOf = (length: number, now: number) => Math.floor(now / length) * length;

/** Counts one hit in the current window of `length` milliseconds; returns the count including it. In a batch it precedes what it limits. */
export function countHit(db: Database, key: string, length: number, now: number) {
  return db
    .insert(rateCounters)
    .values({ key, window: windowOf(length, now), count: 1 })
    .onConflictDoUpdate({ target: [rateCounters.key, rateCounters.window], set: { count: sql`${rateCounters.count} + 1` } })
    .returning({ count: rateCounters.count });
}

/** Counters by user id: deleted with the account. */
const counted = ["checkout", "exports", "imports", "names", "newspapers", "page-pictures", "picture-imports", "places", "uploads"] as const;

/** The keys of all counters of a user. */
export const countersOf = (userId: string) => counted.map((what) => `${what}:${userId}`);

/** The same for a user, whose id ends the key; an account deleted in the meantime gets no counter. */
export function countHitOf(db: Database, what: (typeof counted)[number], userId: string, length: number, now: number) {
  const hit = { key: `${what}:${userId}`, window: windowOf(length, now), count: 1 };
  return insertWhere(db, rateCounters, hit, sql`${users.id} = ${userId}`, sql`${users}`)
    .onConflictDoUpdate({ target: [rateCounters.key, rateCounters.window], set: { count: sql`${rateCounters.count} + 1` } })
    .returning({ count: rateCounters.count });
}

/** Throws RATE_LIMITED, with the seconds to the next window, where countHit of the same window gave more than `most`. */
export function enforceLimit(most: number, hits: readonly { count: number }[], length: number, now: number, message?: string): void {
  if ((hits[0]?.count ?? 0) > most) throw new AppError("RATE_LIMITED", { message, retryAfter: (length - (now % length)) / 1000 });
}

/** The count so far, as a subquery for the condition of another statement in the same batch. */
export function hitsOf(key: string, length: number, now: number): SQL {
  return sql`(SELECT count FROM rate_counters WHERE key = ${key} AND "window" = ${windowOf(length, now)})`;
}

/** A hash of the caller's network, for rate limits; the address is not stored. Cloudflare sets the header, so callers cannot forge it. */
export function callerNetwork(c: AppContext): Promise<string> {
  return keyedHash(c.var.settings.IDENTITY_SECRET, "ip", networkOf(c.req.header("cf-connecting-ip") ?? ""));
}

/** An IPv4 address as it is; of an IPv6 address the /64 prefix, since one customer usually has all addresses below it (RFC 6177). */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address) || address.includes("%")) return address;
  const parsed = ipaddr.IPv6.parse(address);
  const groups = parsed.toNormalizedString().split(":");
  return (parsed.isIPv4MappedAddress() ? groups : groups.slice(0, 4)).join(":");
}
