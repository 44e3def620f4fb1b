import type { Grid } from "./grid.ts";
import type { Point } from "./outline.ts";

// Which sides of a cell (0 top, 1 right, 2 bottom, 3 left) a contour joins, by the corners above the level (8 4 over 1 2).
const joins: readonly (readonly [number, number])[][] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[0, 1]],
  [
    [3, 0],
    [2, 1],
  ],
  [[0, 2]],
  [[3, 0]],
  [[3, 0]],
  [[0, 2]],
  [
    [0, 1],
    [3, 2],
  ],
  [[0, 1]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
];

/** The lines along which a field of cell values passes a level (marching squares), joined end to end. */
export function contours(grid: Grid, field: Float64Array, level: number): Point[][] {
  const { columns, rows, cell } = grid;
  const at = (column: number, row: number) => field[row * columns + column] as number;
  const links = new Map<number, number[]>();
  const points = new Map<number, Point>();
  // Sides are keyed by starting corner and direction, so that adjacent cells share a key.
  const side = (column: number, row: number, which: number): number => {
    const [c, r, down] =
      which === 0 ? [column, row, 0] : which === 1 ? [column + 1, row, 1] : which === 2 ? [column, row + 1, 0] : [column, row, 1];
    const id = (r * columns + c) * 2 + down;
    if (!points.has(id)) {
      const from = at(c, r);
      const to = down ? at(c, r + 1) : at(c + 1, r);
      const t = Math.min(1, Math.max(0, (level - from) / (to - from)));
      points.set(id, [(c + 0.5 + (down ? 0 : t)) * cell, (r + 0.5 + (down ? t : 0)) * cell]);
    }
    return id;
  };
  const link = (from: number, to: number) => links.set(from, [...(links.get(from) ?? []), to]);
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const index =
        (at(column, row) > level ? 8 : 0) +
        (at(column + 1, row) > level ? 4 : 0) +
        (at(column + 1, row + 1) > level ? 2 : 0) +
        (at(column, row + 1) > level ? 1 : 0);
      for (const [from, to] of joins[index] ?? []) {
        const [a, b] = [side(column, row, from), side(column, row, to)];
        link(a, b);
        link(b, a);
      }
    }
  }
  return [...trace(links, true), ...trace(links, false)].map((ids) => ids.map((id) => points.get(id) as Point));
}

function* trace(links: Map<number, number[]>, openOnly: boolean): Generator<number[]> {
  for (const [start, ends] of links) {
    if (ends.length === 0 || (openOnly && ends.length !== 1)) continue;
    const line = [start];
    for (let here = start; ; ) {
      const next = links.get(here)?.pop();
      if (next === undefined) break;
      const back = links.get(next);
      back?.splice(back.indexOf(here), 1);
      line.push(next);
      here = next;
    }
    yield line;
  }
}
