import type { Layout } from "../newspaper.ts";
import type { Grid } from "./grid.ts";

/** How the lead story uses the columns left to it. All measures in points. */
export interface Shape {
  /**
   * `drop`: decks over the first column, the other columns as legs under the picture. `wide`: decks and picture over two wide columns.
   * `single`: all of the story in one measure of two native columns, the picture beside it.
   */
  readonly kind: "drop" | "wide" | "single";
  readonly textWidth: number;
  /** Left edges of the text columns. */
  readonly columns: readonly number[];
  /** Columns under the picture: those that all have the same length. */
  readonly legs: number;
  readonly picture: { readonly x: number; readonly width: number };
  readonly decks: { readonly x: number; readonly width: number };
  /** Body grows with the measure: long lines want larger type. */
  readonly bodyScale: number;
  /** Sizes the body may have, as shares of `bodyScale`. */
  readonly scales: readonly number[];
  /** The largest of them that does not look too large. */
  readonly comfortable: number;
  /** What it costs to grow: little where lines are long for their type. */
  readonly growth: number;
  /** Size where nothing gives way any further. */
  readonly jumpScale: number;
  /** Height over width the picture may have at least. */
  readonly flattest: number;
}

/** The template book lets the body shrink by 6 % and grow as the story gets shorter; above 1.3 narrow columns have loose lines. */
const narrowScales = [0.94, 0.97, 1, 1.03, 1.06, 1.12, 1.2, 1.3] as const;
const wideScales = [...narrowScales, 1.42, 1.56, 1.7, 1.86] as const;
/** One measure holds about 66 letters at its least size, the most a reader follows with ease, so it never shrinks. */
const singleScales = [1, 1.03, 1.06, 1.09, 1.12, 1.16, 1.2, 1.25, 1.3, 1.36, 1.42, 1.49, 1.56, 1.63, 1.7, 1.78, 1.86] as const;

function drop(grid: Grid, columns: number): Shape {
  const legs = Array.from({ length: columns - 1 }, (_, index) => grid.x(index + 1));
  return {
    kind: "drop",
    textWidth: grid.column,
    columns: [grid.x(0), ...legs],
    legs: legs.length,
    picture: { x: grid.x(1), width: grid.span(columns - 1) },
    decks: { x: grid.x(0), width: grid.column },
    bodyScale: 1,
    scales: narrowScales,
    comfortable: 1.16,
    growth: 130,
    jumpScale: 0.97,
    flattest: 0.3,
  };
}

function wide(grid: Grid, columns: number, bodyScale: number): Shape {
  const whole = { x: grid.x(0), width: grid.span(columns) };
  const half = (whole.width - grid.gutter) / 2;
  return {
    kind: "wide",
    textWidth: half,
    columns: [whole.x, whole.x + half + grid.gutter],
    legs: 2,
    picture: whole,
    decks: whole,
    bodyScale,
    scales: wideScales,
    comfortable: 1.5,
    growth: 45,
    jumpScale: 0.97,
    flattest: 0.3,
  };
}

function single(grid: Grid, columns: number): Shape {
  const lead = { x: grid.x(0), width: grid.span(2) };
  return {
    kind: "single",
    textWidth: lead.width,
    columns: [lead.x],
    legs: 0,
    picture: { x: grid.x(2), width: grid.span(columns - 2) },
    decks: lead,
    bodyScale: 1.12,
    scales: singleScales,
    comfortable: 1.42,
    growth: 90,
    jumpScale: 1,
    flattest: 0.42,
  };
}

/** The ways the Columns control lets the lead stand in `columns` native columns, the wanted one first. */
export function shapesOf(grid: Grid, layout: Layout, columns: number): Shape[] {
  if (columns < 4) return [drop(grid, columns)];
  if (layout === "one-column") return [single(grid, columns), wide(grid, columns, 1.2)];
  if (layout === "two-column") return [wide(grid, columns, 1.12)];
  // Little text in large type wants longer lines than a native column has.
  return [drop(grid, columns), wide(grid, columns, 1.12)];
}
