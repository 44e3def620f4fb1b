import type { Database } from "../../db/client.ts";
import { limits } from "../http/contract.ts";
import { countHit, refuseBeyond } from "../http/rate-counters.ts";

const minute = 60_000;

/** Counts one call about places of a person's, whichever of the four: stands in the first batch of each. */
export const countPlaceCall = (db: Database, userId: string, now: number) => countHit(db, `places:${userId}`, minute, now);

/** Throws RATE_LIMITED beyond what a person may ask in a minute. */
export function refuseTooMany(hits: readonly { count: number }[], now: number): void {
  refuseBeyond(limits.placesPerMinute, hits, minute, now);
}
