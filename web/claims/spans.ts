/** A stretch of a text by its offsets alone. */
interface Span {
  from: number;
  to: number;
}

/** Whether a stretch overlaps any of some, in logarithmic time. The taken may overlap each other. */
export function overlapping(taken: readonly Span[]): (span: Span) => boolean {
  const sorted = [...taken].sort((a, b) => a.from - b.from);
  const reach: number[] = [];
  for (const { to } of sorted) reach.push(Math.max(reach.at(-1) ?? 0, to));
  return ({ from, to }) => {
    const last = countBefore(sorted, to) - 1;
    return last >= 0 && (reach[last] ?? 0) > from;
  };
}

/** How many of some stretches in order begin before an offset. */
export function countBefore(sorted: readonly { from: number }[], at: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.from ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
