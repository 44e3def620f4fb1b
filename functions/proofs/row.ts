import { appendFileSync } from "node:fs";
import { tier } from "../../.ci/tier.ts";

/** One figure of a proof: the count reached and the count the reliability table requires. */
export interface Figure {
  /** Row number in the reliability table. */
  row: number;
  what: string;
  count: number;
  wanted: number;
}

/** True under `npm run prove`, which uses the table's counts; `npm test` uses smaller ones that take seconds. */
export const isFull = tier === "full";

/** The table's count, or the short one for `npm test`. */
export function times(full: number, short: number): number {
  return isFull ? full : Math.min(full, short);
}

/** Where `npm run prove` collects the figures; unset in `npm test`. */
const report = process.env.PROVE_REPORT;

/**
 * Reports a test's count after its expectations have held: "kills at random moments, 100 of 100". A row counts as proved only when
 * each of its figures reaches the required count and none of its tests failed.
 */
export function tell(row: number, what: string, count: number, wanted: number): void {
  if (report) appendFileSync(report, `${JSON.stringify({ row, what, count, wanted } satisfies Figure)}\n`);
}
