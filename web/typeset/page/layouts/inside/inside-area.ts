import { costs } from "../../../costs.ts";
import type { LayoutContext } from "../../context.ts";
import { equalColumns, gridOf } from "../../grid.ts";
import type { InsideHead } from "./inside-head.ts";
import type { InsideStory } from "./inside-story.ts";
import type { FilledThread } from "./thread.ts";

const { mostOrders } = costs.inside;

/** Columns of a page with a thread in them, perhaps under a head over all of them. */
export interface InsideArea {
  readonly filled: FilledThread;
  readonly head: InsideHead | null;
  /** Left edges of its columns, and how wide it is with all of them. */
  readonly columns: readonly number[];
  readonly x: number;
  readonly width: number;
  /** From the row's top to the first line. */
  readonly headRoom: number;
}

/** Areas beside each other which end on one line. */
export interface InsideRow {
  readonly areas: readonly InsideArea[];
  readonly height: number;
}

/** The content of an inside page. */
export interface InsidePlan {
  readonly rows: readonly InsideRow[];
  /** Stories that wait for the next page. */
  readonly waiting: readonly InsideStory[];
  /** True when the page is full and something goes on. */
  readonly goesOn: boolean;
  /** Points from the first row's top to the last row's foot, the air between rows counted. */
  readonly height: number;
  readonly cost: number;
}

/** What a page is planned in: native columns from the first, and how high they may be. */
export interface InsideField {
  readonly count: number;
  readonly room: number;
  /** Scale of the body. */
  readonly scale: number;
}

/** A stretch of a page's native columns, divided anew into columns of text. Points. */
export interface AreaPlace {
  /** Left edges of its columns. */
  readonly columns: readonly number[];
  readonly x: number;
  readonly width: number;
  /** Of one column. */
  readonly measure: number;
}

/** Divides `span` native columns from `from` on into `legs` equal columns. */
export function columnsOf(context: LayoutContext, from: number, span: number, legs: number): AreaPlace {
  const grid = gridOf(context.template);
  const { left: x, width, column: measure, x: leftOf } = equalColumns(grid.x(from), grid.span(span), legs, grid.gutter);
  return { columns: Array.from({ length: legs }, (_, leg) => leftOf(leg)), x, width, measure };
}

/** Rules between two rows stand a little wider apart. */
export const rowRules = { gap: 1.3 } as const;

/** Room between two rows, with the template's rules over a strip in it. */
export function roomBetweenRows({ template }: LayoutContext): number {
  const { above, below, rules } = template.manner.strip;
  return above + below + rules.reduce((sum, weight) => sum + weight + rowRules.gap, 0) + 6;
}

/** Orders of stories worth trying: each of them first, and backwards. */
export function ordersOf<Item>(list: readonly Item[]): Item[][] {
  const turned = list.map((_, index) => [...list.slice(index), ...list.slice(0, index)]);
  const back = list.length > 2 ? [[...list].reverse()] : [];
  return [...turned.slice(0, mostOrders), ...back];
}

/** A plan of one row. */
export function planOfRow(areas: readonly InsideArea[], height: number, cost: number): InsidePlan {
  return { rows: [{ areas, height }], waiting: [], goesOn: false, height, cost };
}
