import { type Grid, valueAt } from "./grid.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedLabel {
  text: string;
  size: number;
  /** Middle of the baseline. */
  x: number;
  y: number;
  box: Box;
}

export function overlaps(a: Box, b: Box, margin = 0): boolean {
  return a.x < b.x + b.width + margin && b.x < a.x + a.width + margin && a.y < b.y + b.height + margin && b.y < a.y + a.height + margin;
}

/** Share of a box's cells where land or water changes: how much map detail a label would cover. */
function crossed(grid: Grid, box: Box): number {
  let changes = 0;
  let cells = 0;
  for (let y = box.y; y < box.y + box.height; y += grid.cell) {
    for (let x = box.x; x < box.x + box.width; x += grid.cell) {
      const here = valueAt(grid, x, y);
      if (here !== valueAt(grid, x + grid.cell, y) || here !== valueAt(grid, x, y + grid.cell)) changes++;
      cells++;
    }
  }
  return changes / Math.max(1, cells);
}

// Right above, right, right below, then left, above and below: the order cartographers prefer (Imhof, 1975).
const spots = [
  [1, -0.35],
  [1, 0],
  [1, 0.35],
  [-1, -0.35],
  [-1, 0],
  [-1, 0.35],
  [0, -1],
  [0, 1],
] as const;

/** Places a name beside a dot where it overlaps no taken box and covers the least detail; null when there is no room. */
export function placeLabel(
  text: string,
  dot: { x: number; y: number; gap: number },
  size: number,
  weight: 400 | 700,
  room: { frame: Box; taken: readonly Box[]; grid: Grid },
): PlacedLabel | null {
  const width = labelWidth(text, size, weight) + 4;
  const height = size * 1.06;
  let best: { label: PlacedLabel; cost: number } | null = null;
  for (const [rank, [toSide, down]] of spots.entries()) {
    const x = dot.x + toSide * (dot.gap + width / 2);
    const y = dot.y + (toSide === 0 ? down * (dot.gap + height / 2 + 1) : down * (height + dot.gap));
    const box = { x: x - width / 2, y: y - height / 2, width, height };
    const { frame } = room;
    const inside =
      box.x >= frame.x && box.y >= frame.y && box.x + width <= frame.x + frame.width && box.y + height <= frame.y + frame.height;
    if (!inside || room.taken.some((other) => overlaps(box, other, 3))) continue;
    const cost = crossed(room.grid, box) * 8 + rank * 0.06;
    if (!best || cost < best.cost) best = { label: { text, size, x, y: y + size * 0.34, box }, cost };
  }
  return best?.label ?? null;
}

const joined = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・、。（）]/u;

/**
 * Estimated width of a name, in units of its size times `size`. The page's font is unknown here, so the estimate
 * errs on the wide side.
 */
export function labelWidth(text: string, size: number, weight: 400 | 700 = 400): number {
  let width = 0;
  for (const letter of text) {
    if (/\p{M}/u.test(letter)) continue;
    if (wide.test(letter)) width += 1;
    else if (joined.test(letter)) width += 0.5;
    else if (/[\p{Lu}mwMW@]/u.test(letter)) width += 0.72;
    else if (/[ilj.,'’ ]/u.test(letter)) width += 0.28;
    else width += 0.52;
  }
  return width * size * (weight === 700 ? 1.08 : 1);
}

export function isRightToLeft(text: string): boolean {
  return /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text);
}
