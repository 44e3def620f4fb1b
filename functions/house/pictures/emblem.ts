import type { DrawingItem } from "../../../web/typeset/index.ts";
import { swellingLine } from "./burin.ts";
import { createGrid, distances, fillRings, type Grid } from "./grid.ts";
import { hatch } from "./hatch.ts";
import type { Point } from "./outline.ts";
import type { Light } from "./sky.ts";

/** An outline of a motif: absolute M, L, C, Z in a box of 512. */
function readOutline(outline: string): { letter: string; values: number[] }[] {
  return [...outline.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, letter = "", rest = ""]) => ({
    letter,
    values: (rest.match(/-?\d+/g) ?? []).map(Number),
  }));
}

function flatten(outline: string, scale: number): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  for (const { letter, values } of readOutline(outline)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map((value) => value * scale);
    if (letter === "M") {
      ring = [[a, b]];
      rings.push(ring);
    } else if (letter === "L") ring.push([a, b]);
    else if (letter === "C") {
      const [x, y] = ring.at(-1) ?? [a, b];
      for (let i = 1; i <= 6; i++) {
        const [t, u] = [i / 6, 1 - i / 6];
        ring.push([
          u ** 3 * x + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * e,
          u ** 3 * y + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * f,
        ]);
      }
    }
  }
  return rings.map((each) => (each[0] ? [...each, each[0]] : each));
}

function place(outline: string, x: number, y: number, scale: number): string {
  return readOutline(outline)
    .map(({ letter, values }) => letter + values.map((value, i) => Math.round((value * scale + (i % 2 ? y : x)) * 10) / 10).join(" "))
    .join("");
}

/** Extent of the drawn part of an outline, in units of its box (0 to 1): left, top, right, bottom. */
export function reachOf(outline: string): [number, number, number, number] {
  const points = flatten(outline, 1 / 512).flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function relief(grid: Grid, depth: Float64Array, light: Point): (x: number, y: number) => number {
  const at = (column: number, row: number) => depth[row * grid.columns + column] ?? 0;
  return (x, y) => {
    const [column, row] = [Math.floor(x / grid.cell), Math.floor(y / grid.cell)];
    const inside = at(column, row);
    if (inside < 4.2) return 0;
    const [dx, dy] = [at(column + 2, row) - at(column - 2, row), at(column, row + 2) - at(column, row - 2)];
    const steep = Math.hypot(dx, dy) || 1;
    // Depth grows inward, so at an edge facing the light it falls toward the light.
    const facing = -(dx * light[0] + dy * light[1]) / steep;
    const edge = Math.exp(-(inside - 4) / 17);
    return 0.85 + Math.max(0, facing) * edge * 3.9 + Math.max(0, -facing) * edge * 0.3 - Math.max(0, -facing) * 0.55;
  };
}

/**
 * A motif as a wood engraver cuts it: a black form set off by white, with white lines cut into it where it turns to the
 * light. `x`, `y` is the corner of its box, `size` the box's side.
 */
export function engraveMotif(outline: string, x: number, y: number, size: number, light: Light): DrawingItem[] {
  const scale = size / 512;
  const form = place(outline, x, y, scale);
  const grid = createGrid(size, size, 1.5);
  fillRings(grid, flatten(outline, scale), 1);
  const depth = distances(grid, (value) => value === 0);
  const [tx, ty] = [light.x - (x + size / 2), light.y - (y + size / 2)];
  const far = Math.hypot(tx, ty);
  // Light from directly behind would look flat: it then comes from the upper left, the convention in engraving.
  const toLight: Point = far < size * 0.6 ? [-0.6, -0.8] : [tx / far, ty / far];
  const widthAt = relief(grid, depth, toLight);
  let cuts = "";
  for (const [from, to] of hatch(grid, (value) => value === 1, { spacing: Math.max(4.2, size / 62), angle: -18 })) {
    if (!from || !to) continue;
    const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 3));
    const line = Array.from(
      { length: count + 1 },
      (_, i): Point => [from[0] + ((to[0] - from[0]) * i) / count, from[1] + ((to[1] - from[1]) * i) / count],
    );
    const moved = line.map(([px, py]): Point => [px + x, py + y]);
    cuts += swellingLine(moved, (px, py) => widthAt(px - x, py - y) * Math.min(1, size / 260), 0.3);
  }
  return [
    { kind: "path", d: form, fill: "paper", stroke: "paper", strokeWidth: Math.max(6, size * 0.03) },
    { kind: "path", d: form, fill: "ink" },
    { kind: "path", d: cuts, fill: "paper" },
  ];
}
