import type { DrawingItem } from "../../../web/typeset/index.ts";
import { contours } from "./contour.ts";
import { distances } from "./grid.ts";
import { frame, type Survey, water } from "./map-survey.ts";
import { type Point, pathOf } from "./outline.ts";

export function lines(data: Point[][], strokeWidth: number, step?: number, opacity?: number): DrawingItem[] {
  const d = pathOf(data, step);
  return d ? [{ kind: "path", d, stroke: "ink", strokeWidth, ...(opacity ? { opacity } : {}) }] : [];
}

/** Lines of dashes: a border is drawn so. Lengths in units, on and off by turns. */
export function dashed(data: readonly Point[][], pattern: readonly number[]): Point[][] {
  const dashes: Point[][] = [];
  for (const line of data) {
    let [turn, left] = [0, pattern[0] as number];
    let dash: Point[] = line[0] ? [line[0]] : [];
    for (let i = 1; i < line.length; i++) {
      let from = line[i - 1] as Point;
      const to = line[i] as Point;
      for (let rest = Math.hypot(to[0] - from[0], to[1] - from[1]); rest > 0; ) {
        const step = Math.min(rest, left);
        from = [from[0] + ((to[0] - from[0]) * step) / rest, from[1] + ((to[1] - from[1]) * step) / rest];
        if (turn % 2 === 0) dash.push(from);
        rest -= step;
        left -= step;
        if (left > 0.001) continue;
        if (turn % 2 === 0) dashes.push(dash);
        turn = (turn + 1) % pattern.length;
        left = pattern[turn] as number;
        dash = turn % 2 === 0 ? [from] : [];
      }
    }
    if (turn % 2 === 0 && dash.length > 1) dashes.push(dash);
  }
  return dashes;
}

/** The parts of a line that lie inside the frame. */
function framed(line: Point[]): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    const [x, y] = point;
    if (x >= frame.x && y >= frame.y && x <= frame.x + frame.width && y <= frame.y + frame.height) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts;
}

export function waterLines({ grid }: Survey): DrawingItem[] {
  const depth = distances(grid, (value) => value !== water);
  return [3.5, 8, 13.5, 20, 28, 38, 50, 64].flatMap((level, i) => lines(contours(grid, depth, level).flatMap(framed), 1.15 - i * 0.1, 2.4));
}
