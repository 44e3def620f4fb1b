import type { PageGrid } from "../../typeset/index.ts";
import { type Box, boxOf, type Handle, leastSize, onPage } from "./box-geometry.ts";
import { layoutPage } from "./section-types.ts";

/** A line of the page an edge stands on: across a column (`x`, from the left) or along a line of text (`y`, from the top). Points. */
export interface Guide {
  axis: "x" | "y";
  at: number;
}

interface Line {
  at: number;
  /** Columns, margins and other boxes go before the many lines of the baseline grid. */
  isStrong: boolean;
}

export interface SnapLines {
  x: readonly Line[];
  y: readonly Line[];
}

const strong = (at: number): Line => ({ at, isStrong: true });

/** Where edges settle: columns, margins, the page's own edges, lines of text and the edges of the other boxes. */
export function snapLines(grid: PageGrid, others: readonly Box[]): SnapLines {
  const x = [
    ...[0, layoutPage.width, grid.left, grid.right],
    ...grid.columns.flatMap((column) => [column.x, column.x + column.width]),
    ...others.flatMap((box) => [box.x, box.x + box.width]),
  ];
  const y = [0, layoutPage.height, grid.top, grid.foot, ...others.flatMap((box) => [box.y, box.y + box.height])];
  const lines = Math.floor((grid.foot - grid.top) / grid.leading);
  const text = Array.from({ length: lines }, (_, index) => ({ at: grid.foot - (index + 1) * grid.leading, isStrong: false }));
  return { x: x.map(strong), y: [...y.map(strong), ...text] };
}

interface Pull {
  /** How far the edge goes to stand on the line. */
  by: number;
  line: Line;
}

/** The nearest line one of the edges can settle on; a strong one before a nearer weak one. */
function pullOf(edges: readonly number[], lines: readonly Line[], reach: number): Pull | null {
  let best: Pull | null = null;
  for (const edge of edges)
    for (const line of lines) {
      const by = line.at - edge;
      if (Math.abs(by) > reach) continue;
      const isBetter = !best || (line.isStrong === best.line.isStrong ? Math.abs(by) < Math.abs(best.by) : line.isStrong);
      if (isBetter) best = { by, line };
    }
  return best;
}

const near = 0.02;
const standsOn = (edges: readonly number[], pull: Pull | null) =>
  pull !== null && edges.some((edge) => Math.abs(edge - pull.line.at) <= near);

export interface Snapped {
  box: Box;
  guides: Guide[];
}

/** A moved box with an edge on the nearest line within `reach` points in each direction. It keeps its size. */
export function snapMove(box: Box, lines: SnapLines, reach: number): Snapped {
  const across = pullOf([box.x, box.x + box.width], lines.x, reach);
  const down = pullOf([box.y, box.y + box.height], lines.y, reach);
  const settled = onPage({ ...box, x: box.x + (across?.by ?? 0), y: box.y + (down?.by ?? 0) });
  return { box: settled, guides: guidesOf(settled, across, down) };
}

/** A resized box with the edges its handle moves on the nearest lines within `reach` points. The other edges stay. */
export function snapResize(box: Box, handle: Handle, lines: SnapLines, reach: number): Snapped {
  const [left, right, top, bottom] = [box.x, box.x + box.width, box.y, box.y + box.height];
  const isWest = handle.includes("w");
  const isNorth = handle.includes("n");
  const across = /[ew]/.test(handle) ? allowed(pullOf([isWest ? left : right], lines.x, reach), box.width, isWest) : null;
  const down = /[ns]/.test(handle) ? allowed(pullOf([isNorth ? top : bottom], lines.y, reach), box.height, isNorth) : null;
  const settled = boxOf(box);
  if (across && isWest) settled.x += across.by;
  if (across) settled.width += isWest ? -across.by : across.by;
  if (down && isNorth) settled.y += down.by;
  if (down) settled.height += isNorth ? -down.by : down.by;
  const fitted = onPage(settled);
  return { box: fitted, guides: guidesOf(fitted, across, down) };
}

/** No line makes a box smaller than the least size. */
function allowed(pull: Pull | null, size: number, isNear: boolean): Pull | null {
  return pull && size + (isNear ? -pull.by : pull.by) >= leastSize ? pull : null;
}

function guidesOf(box: Box, across: Pull | null, down: Pull | null): Guide[] {
  const guides: Guide[] = [];
  if (across && standsOn([box.x, box.x + box.width], across)) guides.push({ axis: "x", at: across.line.at });
  if (down && standsOn([box.y, box.y + box.height], down)) guides.push({ axis: "y", at: down.line.at });
  return guides;
}
