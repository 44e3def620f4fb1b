import type { PlacedLine } from "./decorations.ts";
import { boxOf } from "./item-box.ts";

/** Runs that stand beside each other on one line of the page, from one place of the document to another. */
export interface Row {
  from: number;
  to: number;
  page: number;
  /** Turned type goes down the page. */
  isTurned: boolean;
}

/** On one line of the page, the second going on where the first ends: runs between tight marks, and what stands beside a drop cap. */
function isBeside({ line: { page, item } }: PlacedLine, { line: { page: nextPage, item: next } }: PlacedLine): boolean {
  if (page !== nextPage || item.rotate || next.rotate) return false;
  const [box, nextBox] = [boxOf(item), boxOf(next)];
  const gap = item.direction === "rtl" ? box.x - nextBox.x - nextBox.width : nextBox.x - box.x - box.width;
  return gap > -0.5 * item.size && gap < 2 * next.size && box.y < nextBox.y + nextBox.height && nextBox.y < box.y + box.height;
}

export function rowsOf(lines: readonly PlacedLine[]): Row[] {
  const rows: Row[] = [];
  let last: PlacedLine | undefined;
  for (const line of lines) {
    const row = rows.at(-1);
    if (row && last && isBeside(last, line)) row.to = line.to;
    else rows.push({ from: line.from, to: line.to, page: line.line.page, isTurned: Boolean(line.line.item.rotate) });
    last = line;
  }
  return rows;
}

/** The row a place of the document is on: of two that meet there the second by default. */
export function rowAt(rows: readonly Row[], pos: number, isUpstream = false): number {
  if (isUpstream) return rows.findIndex(({ from, to }) => pos > from && pos <= to);
  const within = rows.findLastIndex(({ from, to }) => pos >= from && pos <= to);
  return within >= 0 ? within : rows.findLastIndex(({ from }) => from <= pos);
}
