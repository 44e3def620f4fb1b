import { type Grid, valueAt } from "./grid.ts";
import type { Point } from "./outline.ts";

/** Parallel lines, `spacing` units apart and turned by `angle` degrees, over the cells that `isHatched` accepts. */
export function hatch(
  grid: Grid,
  isHatched: (value: number) => boolean,
  { spacing, angle, within }: { spacing: number; angle: number; within?: { x: number; y: number; width: number; height: number } },
): Point[][] {
  const [width, height] = [grid.columns * grid.cell, grid.rows * grid.cell];
  const [along, across] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const reach = Math.hypot(width, height) / 2;
  const { x: left, y: top, width: wide, height: tall } = within ?? { x: 0, y: 0, width, height };
  const [right, bottom] = [left + wide, top + tall];
  const lines: Point[][] = [];
  for (let offset = -reach + spacing / 2; offset < reach; offset += spacing) {
    let start: Point | null = null;
    for (let step = -reach; step <= reach; step += grid.cell) {
      const point: Point = [width / 2 + along * step - across * offset, height / 2 + across * step + along * offset];
      const inside = point[0] >= left && point[1] >= top && point[0] < right && point[1] < bottom;
      const on = inside && isHatched(valueAt(grid, point[0], point[1]));
      if (on && !start) start = point;
      if (!on && start) {
        lines.push([start, point]);
        start = null;
      }
    }
  }
  return lines;
}
