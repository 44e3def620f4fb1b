import type { Point } from "./outline.ts";

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * A line that swells and thins like the cut of a burin, as a closed outline: `widthAt` gives its full width along the way,
 * where the width falls below `least` the line breaks.
 */
export function swellingLine(points: readonly Point[], widthAt: (x: number, y: number) => number, least = 0.35): string {
  let data = "";
  let upper: Point[] = [];
  let lower: Point[] = [];
  let lastWidth = -9;
  const lift = () => {
    if (upper.length > 1) {
      const outline = [...upper, ...lower.reverse()];
      data += `${outline.map(([x, y], i) => `${i ? "L" : "M"}${tenth(x)} ${tenth(y)}`).join("")}Z`;
    }
    upper = [];
    lower = [];
    lastWidth = -9;
  };
  for (const [i, [x, y]] of points.entries()) {
    const width = widthAt(x, y);
    const before: Point = points[i - 1] ?? [x, y];
    const after: Point = points[i + 1] ?? [x, y];
    if (width < least) {
      if (upper.length > 0) {
        upper.push([x, y]);
        lower.push([x, y]);
      }
      lift();
      continue;
    }
    // Skips points that lie close together with nearly equal widths: the difference is not visible.
    const previous = upper.at(-1);
    const nextWidth = i + 1 < points.length ? widthAt(after[0], after[1]) : 0;
    const flat = Math.abs(width - lastWidth) < 0.3 && nextWidth >= least && Math.abs(nextWidth - width) < 0.7;
    if (previous && flat && Math.hypot(x - previous[0], y - previous[1]) < 48) continue;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
    upper.push([x + nx, y + ny]);
    lower.push([x - nx, y - ny]);
    lastWidth = width;
  }
  lift();
  return data;
}

export function straight(from: Point, to: Point, step: number): Point[] {
  const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
  return Array.from(
    { length: count + 1 },
    (_, i): Point => [from[0] + ((to[0] - from[0]) * i) / count, from[1] + ((to[1] - from[1]) * i) / count],
  );
}
