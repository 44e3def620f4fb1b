/** Beyond so many comparisons two lists are taken for different from their first difference to their last. */
const mostCompared = 1_000_000;

/**
 * Which entries of one list are still in another, in their order: the longest common subsequence, as pairs of indexes.
 */
export function matchedEntries<T>(one: readonly T[], other: readonly T[], isSame: (a: T, b: T) => boolean): [number, number][] {
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && isSame(one[start] as T, other[start] as T)) start += 1;
  let tail = 0;
  while (tail < least - start && isSame(one[one.length - 1 - tail] as T, other[other.length - 1 - tail] as T)) tail += 1;
  const [rows, columns] = [one.length - tail - start, other.length - tail - start];
  const pairs: [number, number][] = Array.from({ length: start }, (_, index) => [index, index]);
  if (rows * columns <= mostCompared) pairs.push(...longestCommon(one, other, { start, rows, columns }, isSame));
  for (let left = tail; left > 0; left -= 1) pairs.push([one.length - left, other.length - left]);
  return pairs;
}

function longestCommon<T>(
  one: readonly T[],
  other: readonly T[],
  { start, rows, columns }: { start: number; rows: number; columns: number },
  isSame: (a: T, b: T) => boolean,
): [number, number][] {
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const same = new Uint8Array(rows * columns);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const isPair = isSame(one[start + row] as T, other[start + column] as T);
      if (isPair) same[row * columns + column] = 1;
      lengths[row * width + column] = isPair
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (same[row * columns + column] && lengthAt(row, column) === lengthAt(row + 1, column + 1) + 1) {
      pairs.push([start + row, start + column]);
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Runs of entries between matched ones: from index, to before index, in each list. */
export interface Hunk {
  from: number;
  to: number;
  otherFrom: number;
  otherTo: number;
}

/** Where two lists differ, from the first place to the last. */
export function hunksBetween<T>(one: readonly T[], other: readonly T[], isSame: (a: T, b: T) => boolean): Hunk[] {
  const hunks: Hunk[] = [];
  let [row, column] = [0, 0];
  for (const [next, otherNext] of [...matchedEntries(one, other, isSame), [one.length, other.length] as const]) {
    if (next > row || otherNext > column) hunks.push({ from: row, to: next, otherFrom: column, otherTo: otherNext });
    row = next + 1;
    column = otherNext + 1;
  }
  return hunks;
}

/** A text in paragraphs, each with the blank line after it: put together they are the text. */
export function paragraphsOf(text: string): string[] {
  const parts = text.split("\n\n");
  return parts.map((part, index) => (index < parts.length - 1 ? `${part}\n\n` : part));
}
