import { costOf, type FillOptions, type FillResult, fillColumns, type ParagraphToFill } from "./column-break.ts";

/** What balancing has to heed. */
export interface BalanceOptions extends Omit<FillOptions, "jump" | "leastAfterJump"> {
  /** Lines each column begins below the first, so that their feet meet. Default none. */
  offsets?: readonly number[];
  /** The most lines from the highest head to the feet. */
  most?: number;
}

/**
 * Sets all of a text in `columns` columns that end together, as short as they can be: the last page of a story. The result's `used`
 * are the heights to cut the frames to. When no choice of line counts makes them equal, the last column is shorter (`shortfall`).
 */
export function balanceColumns(paragraphs: readonly ParagraphToFill[], columns: number, options: BalanceOptions = {}): FillResult {
  const offsets = Array.from({ length: Math.max(1, columns) }, (_, column) => options.offsets?.[column] ?? 0);
  const lines = paragraphs.reduce((sum, { fits, spaceBeforeLines }) => sum + (fits[0]?.lines ?? 0) + Math.round(spaceBeforeLines ?? 0), 0);
  const least = Math.min(...paragraphs.map(({ fits }) => Math.min(...fits.map((fit) => fit.lines))), 1);
  const sum = offsets.reduce((total, offset) => total + offset, 0);
  const middle = Math.ceil((lines + sum) / offsets.length);
  const first = Math.max(least, middle - 3);
  const last = Math.min(options.most ?? Number.POSITIVE_INFINITY, middle + 4);
  let best: { result: FillResult; cost: number } | undefined;
  for (let height = first; height <= last || !best; height++) {
    const frames = offsets.map((offset) => Math.max(0, height - offset));
    const result = fillColumns(paragraphs, frames, { ...options, jump: false });
    const cost = costOf(result, false);
    if (!best || cost < best.cost) best = { result, cost };
    if (height >= last) break;
  }
  if (!best) throw new RangeError("No column");
  return best.result;
}
