import type { Range, Strip } from "../templates/skeleton.ts";
import type { Template } from "../templates/template.ts";

/** Columns of one width beside each other. Points. */
export interface Grid {
  left: number;
  width: number;
  /** Width of a column. */
  column: number;
  gutter: number;
  count: number;
  /** Left edge of a column, from 0. */
  x(column: number): number;
  /** Width of neighbouring columns with the gutters between them. */
  span(columns: number): number;
}

/** A width divided into `count` columns. */
export function equalColumns(left: number, width: number, count: number, gutter: number): Grid {
  const column = (width - (count - 1) * gutter) / count;
  return {
    left,
    width,
    column,
    gutter,
    count,
    x: (index) => left + index * (column + gutter),
    span: (columns) => columns * column + (columns - 1) * gutter,
  };
}

/** The native columns of a template, between its margins. */
export function gridOf({ grid: { margin, columns, gutter }, page }: Template): Grid {
  return equalColumns(margin, page.width - 2 * margin, columns, gutter);
}

/** The columns of a front page; they may differ in width. */
export interface Columns {
  readonly left: number;
  readonly width: number;
  readonly gutter: number;
  readonly count: number;
  /** Width of a column if all had the same. */
  readonly usual: number;
  /** Left edge of a column, from 0. */
  x(column: number): number;
  /** Width of neighbouring columns with the gutters between them. */
  widthOf(range: Range): number;
  /** `legs` equal text columns over a range, from left to right, each with the columns it stands in. */
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
  const widthOf = ({ from, span }: Range) => {
    const last = edges[from + span - 1];
    return last ? last.x + last.width - left(from) : 0;
  };
  return {
    left: margin.start,
    width,
    gutter,
    count: shares.length,
    usual: free / shares.length,
    x: left,
    widthOf,
    legs: (range, legs) => {
      const { x: start, column: each } = equalColumns(left(range.from), widthOf(range), legs, gutter);
      const within = (leg: number) =>
        edges.flatMap((edge, column) =>
          edge.x < start(leg) + each - 0.5 &&
          edge.x + edge.width > start(leg) + 0.5 &&
          column >= range.from &&
          column < range.from + range.span
            ? [column]
            : [],
        );
      return Array.from({ length: legs }, (_, leg) => ({ x: start(leg), width: each, columns: within(leg) }));
    },
  };
}

/** The cells of a strip: equal widths over its columns. */
export interface StripGrid extends Grid {
  readonly strip: Strip;
}

/** The cells a skeleton's strip is divided into. */
export function stripGridOf(columns: Columns, strip: Strip): StripGrid {
  return { strip, ...equalColumns(columns.x(strip.from), columns.widthOf(strip), strip.cells, columns.gutter) };
}

/** Columns a width is divided into so that they are about as wide as a page's own. */
export function columnsIn({ usual, gutter }: Columns, width: number): number {
  return Math.max(1, Math.round((width + gutter) / (usual + gutter)));
}
