import type { Use } from "./units.ts";

/** A number of the page that the article does not have, with what stands about it. */
export interface Asked {
  value: number;
  isPercent: boolean;
  /** “About”, “nearly” stand beside it. */
  isRough: boolean;
  use: Use;
  from: number;
  to: number;
  /** The paragraph it stands in, and the other numbers beside it. */
  latin: string;
  beside: readonly number[];
  /** Those of them that count things, with two where a word says it. */
  counts: readonly number[];
}
