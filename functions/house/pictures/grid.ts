import type { Point } from "./outline.ts";

/** A picture area divided into square cells, each with a small number (0 where nothing was filled in). */
export interface Grid {
  columns: number;
  rows: number;
  /** Side of a cell in drawing units. */
  cell: number;
  values: Uint8Array;
}

export function createGrid(width: number, height: number, cell: number): Grid {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  return { columns, rows, cell, values: new Uint8Array(columns * rows) };
}

export function valueAt(grid: Grid, x: number, y: number): number {
  const [column, row] = [Math.floor(x / grid.cell), Math.floor(y / grid.cell)];
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return 0;
  return grid.values[row * grid.columns + column] ?? 0;
}

/** Fills the cells whose centre lies inside closed rings (even-odd). */
export function fillRings(grid: Grid, rings: readonly (readonly Point[])[], value: number): void {
  const crossings: number[][] = Array.from({ length: grid.rows }, () => []);
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [from, to] = [ring[i - 1] as Point, ring[i] as Point];
      const [upper, lower] = from[1] < to[1] ? [from, to] : [to, from];
      const first = Math.max(0, Math.ceil(upper[1] / grid.cell - 0.5));
      const last = Math.min(grid.rows - 1, Math.ceil(lower[1] / grid.cell - 0.5) - 1);
      for (let row = first; row <= last; row++) {
        const y = (row + 0.5) * grid.cell;
        crossings[row]?.push(upper[0] + ((y - upper[1]) / (lower[1] - upper[1])) * (lower[0] - upper[0]));
      }
    }
  }
  for (const [row, xs] of crossings.entries()) {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const first = Math.max(0, Math.ceil((xs[i] as number) / grid.cell - 0.5));
      const last = Math.min(grid.columns, Math.ceil((xs[i + 1] as number) / grid.cell - 0.5));
      if (last > first) grid.values.fill(value, row * grid.columns + first, row * grid.columns + last);
    }
  }
}

const far = 1e9;

function sweep(squares: Float64Array, offset: number, stride: number, length: number): void {
  const source = new Float64Array(length);
  for (let i = 0; i < length; i++) source[i] = squares[offset + i * stride] as number;
  const parabolas = new Int32Array(length);
  const edges = new Float64Array(length + 1);
  let top = 0;
  edges[0] = -far;
  edges[1] = far;
  for (let q = 1; q < length; q++) {
    let meet = 0;
    for (;;) {
      const p = parabolas[top] as number;
      meet = ((source[q] as number) + q * q - ((source[p] as number) + p * p)) / (2 * q - 2 * p);
      if (meet > (edges[top] as number) || top === 0) break;
      top--;
    }
    if (meet <= (edges[top] as number)) meet = edges[top] as number;
    top++;
    parabolas[top] = q;
    edges[top] = meet;
    edges[top + 1] = far;
  }
  for (let q = 0, k = 0; q < length; q++) {
    while ((edges[k + 1] as number) < q) k++;
    const p = parabolas[k] as number;
    squares[offset + q * stride] = (q - p) * (q - p) + (source[p] as number);
  }
}

/** Distance of each cell, in drawing units, to the nearest cell that `isGoal` accepts (Felzenszwalb and Huttenlocher, 2012). */
export function distances(grid: Grid, isGoal: (value: number) => boolean): Float64Array {
  const squares = new Float64Array(grid.values.length);
  for (let i = 0; i < squares.length; i++) squares[i] = isGoal(grid.values[i] as number) ? 0 : far;
  for (let column = 0; column < grid.columns; column++) sweep(squares, column, grid.columns, grid.rows);
  for (let row = 0; row < grid.rows; row++) sweep(squares, row * grid.columns, 1, grid.columns);
  for (let i = 0; i < squares.length; i++) squares[i] = Math.sqrt(squares[i] as number) * grid.cell;
  return squares;
}
