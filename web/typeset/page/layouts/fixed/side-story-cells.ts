import type { Strip } from "../../../templates/skeleton.ts";
import type { LayoutContext } from "../../context.ts";
import { equalColumns, type StripGrid } from "../../grid.ts";
import type { RailPlan } from "../../parts/rail-plan.ts";
import type { StackPlan } from "../../parts/story-column.ts";
import type { StripPlan } from "../../parts/strip-plan.ts";
import type { Area } from "../../scene-builder.ts";

/** A box of side stories. */
export interface StoryBox {
  readonly id: string;
  readonly area: Area;
}

/** The content of a box of side stories: a column, cells beside each other, or stories cut to their places. */
export type FixedSide =
  | { kind: "rail"; box: StoryBox; plan: RailPlan }
  | { kind: "strip"; box: StoryBox; plan: StripPlan; grid: StripGrid }
  | { kind: "columns"; box: StoryBox; columns: { x: number; width: number; plan: StackPlan }[] };

/** The boxes of side stories of a page, filled. */
export interface FixedSides {
  readonly sides: readonly FixedSide[];
  readonly hasQuote: boolean;
  readonly hasPicture: boolean;
}

/** Cells of equal width in a box. */
export function gridOfBox({ columns }: LayoutContext, { x, width }: Area, count: number): StripGrid {
  const strip: Strip = { from: 0, span: count, cells: count, height: 0, boxes: "none" };
  return { strip, ...equalColumns(x, width, count, columns.gutter) };
}
