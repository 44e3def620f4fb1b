import type { Range } from "../templates/skeleton.ts";
import type { Template } from "../templates/template.ts";

/** The columns of a front page; they may differ in width. */
export interface Columns {
  readonly left: number;
  readonly width: number;
  readonly gutter: number;
  readonly count: number;
  /** Left edge of a column, from 0. */
  x(column: number): number;
  /** Width of neighbouring columns with the gutters between them. */
  widthOf(range: Range): number;
  /** Columns `legs` equal text columns over a range take, from left to right. */
  legs(range: Range, legs: number): { x: number; width: number; columns: number[] }[];
}

/** The front page's columns of a template. */
export function columnsOf({ front, page }: Template): Columns {
  const { margin, gutter, shares } = front;
  const width = page.width - margin.start - margin.end;
  const sum = shares.reduce((total, share) => total + share, 0);
  const free = width - (shares.length - 1) * gutter;
  const edges: { x: number; width: number }[] = [];
  let x = margin.start;
  for (const share of shares) {
    const each = (free * share) / sum;
    edges.push({ x, width: each });
    x += each + gutter;
  }
  const left = (column: number) => edges[column]?.x ?? margin.start;
  const span = ({ from, span }: Range) => {
    const last = edges[from + span - 1];
    return last ? last.x + last.width - left(from) : 0;
  };
  return {
    left: margin.start,
    width,
    gutter,
    count: shares.length,
    x: left,
    widthOf: span,
    legs: (range, legs) => {
      const whole = span(range);
      const each = (whole - (legs - 1) * gutter) / legs;
      return Array.from({ length: legs }, (_, index) => {
        const start = left(range.from) + index * (each + gutter);
        const columns = edges.flatMap((edge, column) =>
          edge.x < start + each - 0.5 && edge.x + edge.width > start + 0.5 && column >= range.from && column < range.from + range.span
            ? [column]
            : [],
        );
        return { x: start, width: each, columns };
      });
    },
  };
}
