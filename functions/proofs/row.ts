import { appendFileSync } from "node:fs";
import { tier } from "../../.ci/tier.ts";

/** One figure of a proof: how often it was done against how often the reliability table wants it. */
export interface Figure {
  /** The row of the reliability table. */
  row: number;
  what: string;
  count: number;
  wanted: number;
}

/** `npm run prove` asks for the table's own numbers; `npm test` for a part of them that takes seconds. */
export const isFull = tier === "full";

/** The table's number, or the small one that `npm test` has time for. */
export function times(full: number, short: number): number {
  return isFull ? full : Math.min(full, short);
}

/** Where `npm run prove` collects the figures; not set in `npm test`. */
const report = process.env.PROVE_REPORT;

/**
 * Tells what a test has done, after its expectations have held: "kills at random moments, 100 of 100". A row counts as proved only when
 * each of its figures reaches what is wanted and no test of it failed.
 */
export function tell(row: number, what: string, count: number, wanted: number): void {
  if (report) appendFileSync(report, `${JSON.stringify({ row, what, count, wanted } satisfies Figure)}\n`);
}
