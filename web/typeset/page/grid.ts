import type { Template } from "../templates/template.ts";

/** The native columns of a template. */
export interface Grid {
  left: number;
  width: number;
  column: number;
  gutter: number;
  count: number;
  /** Left edge of a column, from 0. */
  x(column: number): number;
  /** Width of neighbouring columns with the gutters between them. */
  span(columns: number): number;
}

/** Columns of equal width between the margins. */
export function gridOf(template: Template): Grid {
  const { margin, columns, gutter } = template.grid;
  const width = template.page.width - 2 * margin;
  const column = (width - (columns - 1) * gutter) / columns;
  return {
    left: margin,
    width,
    column,
    gutter,
    count: columns,
    x: (index) => margin + index * (column + gutter),
    span: (count) => count * column + (count - 1) * gutter,
  };
}
