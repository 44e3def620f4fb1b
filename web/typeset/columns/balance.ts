import { costOf, type FillResult, fillColumns, type ParagraphToFill } from "./column-break.ts";

/** A way to fill columns, with what it costs. */
export interface Costed<Filled> {
  filled: Filled;
  cost: number;
}

/** When a search among heights ends before the last of them. */
export interface SearchEnd {
  /** With a filling that costs less. */
  goodEnough?: number;
  /** From this height on, once one has been found. */
  enough?: number;
}

/**
 * Columns that end together: the cheapest filling at one of the heights (lines), which are tried in their order. `fillAt` is null where the
 * text does not fit. Null where it fits at none.
 */
export function cheapestHeight<Filled>(
  heights: Iterable<number>,
  fillAt: (height: number) => Costed<Filled> | null,
  { goodEnough = Number.NEGATIVE_INFINITY, enough = Number.POSITIVE_INFINITY }: SearchEnd = {},
): Filled | null {
  let best: Costed<Filled> | null = null;
  for (const height of heights) {
    const found = fillAt(height);
    if (found && (!best || found.cost < best.cost)) best = found;
    if (best && (best.cost < goodEnough || height >= enough)) break;
  }
  return best?.filled ?? null;
}

/** Heights from the least to the most, in lines. */
export function* heightsFrom(least: number, most = Number.POSITIVE_INFINITY): Iterable<number> {
  for (let height = least; height <= most; height++) yield height;
}

/** Lines of height for each of some columns. */
export const columnsOf = (count: number, height: number): number[] => Array<number>(count).fill(height);

/**
 * Sets all of a text in `columns` columns that end together, as short as they can be: the last page of a story. The result's `used`
 * are the heights to cut the frames to. When no choice of line counts makes them equal, the last column is shorter (`shortfall`).
 */
export function balanceColumns(paragraphs: readonly ParagraphToFill[], columns: number): FillResult {
  const count = Math.max(1, columns);
  const lines = paragraphs.reduce((sum, { fits, spaceBeforeLines }) => sum + (fits[0]?.lines ?? 0) + Math.round(spaceBeforeLines ?? 0), 0);
  const least = Math.min(...paragraphs.map(({ fits }) => Math.min(...fits.map((fit) => fit.lines))), 1);
  const middle = Math.ceil(lines / count);
  const fillAt = (height: number) => {
    const filled = fillColumns(paragraphs, columnsOf(count, height), { jump: false });
    return { filled, cost: costOf(filled, false) };
  };
  const best = cheapestHeight(heightsFrom(Math.max(least, middle - 3)), fillAt, { enough: middle + 4 });
  if (!best) throw new RangeError("No column");
  return best;
}
