import type { BoxItem } from "../../typeset/model/scene.ts";

/** A row of square dots: a line from (x1, y1) to (x2, y2), dashed with a dot's width and what is left of the pitch. */
export interface DotRow {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  dash: [dot: number, gap: number];
}

/**
 * The four sides of a dotted box (BoxItem.dots) with a stroke `dot` wide: a dot in each corner, and the pitch made to fit whole dots
 * between.
 */
export function dotRows({ x, y, width, height, dots = 1 }: BoxItem, dot: number): DotRow[] {
  const half = dot / 2;
  const dashOf = (side: number): DotRow["dash"] => [dot, Math.max(0, side / Math.max(1, Math.round(side / dots)) - dot)];
  const across = (level: number): DotRow => ({ x1: x - half, y1: level, x2: x + width + half, y2: level, dash: dashOf(width) });
  const down = (column: number): DotRow => ({ x1: column, y1: y - half, x2: column, y2: y + height + half, dash: dashOf(height) });
  return [across(y), across(y + height), down(x), down(x + width)];
}

/** A rectangle whose corners are cut off at 45 degrees, `chamfer` from each: SVG path data. */
export function chamferedPath(x: number, y: number, width: number, height: number, chamfer: number): string {
  const cut = Math.min(chamfer, width / 2, height / 2);
  return [
    `M${x + cut} ${y}H${x + width - cut}L${x + width} ${y + cut}V${y + height - cut}`,
    `L${x + width - cut} ${y + height}H${x + cut}L${x} ${y + height - cut}V${y + cut}Z`,
  ].join("");
}
