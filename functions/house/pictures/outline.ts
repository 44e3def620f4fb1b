import type { GeoContext } from "d3-geo";

export type Point = [x: number, y: number];

/** Takes what d3-geo draws as lists of points. */
export class Outline implements GeoContext {
  readonly lines: Point[][] = [];
  #line: Point[] = [];

  moveTo(x: number, y: number): void {
    this.#line = [[x, y]];
    this.lines.push(this.#line);
  }
  lineTo(x: number, y: number): void {
    this.#line.push([x, y]);
  }
  closePath(): void {
    const [first] = this.#line;
    if (first) this.#line.push(first);
  }
  beginPath(): void {}
  // d3-geo calls arc() only for points, which are drawn elsewhere.
  arc(): void {}
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Absolute SVG path data of lines, in tenths, without points closer than `step` to the one before. */
export function pathOf(lines: Iterable<readonly Point[]>, step = 0.8): string {
  let data = "";
  for (const line of lines) {
    let last: Point | undefined;
    let part = "";
    let count = 0;
    for (const [i, point] of line.entries()) {
      const end = i === line.length - 1;
      if (last && !end && Math.hypot(point[0] - last[0], point[1] - last[1]) < step) continue;
      part += `${count === 0 ? "M" : "L"}${tenth(point[0])} ${tenth(point[1])}`;
      last = point;
      count++;
    }
    if (count > 1) data += part;
  }
  return data;
}

export function circlePath(x: number, y: number, radius: number): string {
  const [left, right, r] = [tenth(x - radius), tenth(x + radius), tenth(radius)];
  return `M${left} ${tenth(y)}A${r} ${r} 0 1 1 ${right} ${tenth(y)}A${r} ${r} 0 1 1 ${left} ${tenth(y)}Z`;
}

export function boxPath(x: number, y: number, width: number, height: number): string {
  return `M${tenth(x)} ${tenth(y)}L${tenth(x + width)} ${tenth(y)}L${tenth(x + width)} ${tenth(y + height)}L${tenth(x)} ${tenth(y + height)}Z`;
}
