import { costs } from "../../../costs.ts";
import type { LayoutContext } from "../../context.ts";
import {
  type AreaPlace,
  columnsOf,
  type InsideArea,
  type InsideField,
  type InsidePlan,
  type InsideRow,
  ordersOf,
  roomBetweenRows,
} from "./inside-area.ts";
import { type InsideHead, measureInsideHead } from "./inside-head.ts";
import { rowOfLead } from "./inside-rows.ts";
import { rowOfSides } from "./inside-sides.ts";
import type { InsideStory } from "./inside-story.ts";
import { balanceThread, cutThread, openThread, type Thread } from "./thread.ts";

const { leastRow, mostForSides } = costs.inside;

/** For more than a page holds: columns filled to the foot. */
export function planFull(
  context: LayoutContext,
  lead: InsideStory | undefined,
  sides: readonly InsideStory[],
  field: InsideField,
): InsidePlan {
  const { room } = field;
  const at = columnsOf(context, 0, field.count, field.count);
  if (!lead) return filledPage(context, [rowOfArea(fullArea(context, sides, field, at, room))], [], room);
  const gap = roomBetweenRows(context);
  const whole = sides.length > 0 ? rowOfLead(context, lead, field) : null;
  const left = whole ? room - whole.height - gap : 0;
  if (whole && left >= leastRow * context.faces.body.leading)
    return filledPage(context, [...whole.rows, rowOfArea(fullArea(context, sides, field, at, left))], [], room);
  const head = measureInsideHead(context, lead, at.width, true);
  const thread = openThread(context, [lead], field.scale, at.measure, false);
  // A lead that could stand here alone leaves a row to the others: under it there would be room for none of them.
  const lower = whole ? rowOfSides(context, sides, field, room * mostForSides) : null;
  if (!lower) return filledPage(context, [rowOfArea(cutArea(thread, at, head, room))], sides, room);
  const upper = cutArea(thread, at, head, room - gap - lower.height);
  return filledPage(context, [rowOfArea(upper), ...lower.rows], [], room);
}

function rowOfArea(area: InsideArea): InsideRow {
  return { areas: [area], height: area.headRoom + area.filled.rows * area.filled.thread.leading };
}

function cutArea(thread: Thread, at: AreaPlace, head: InsideHead | null, room: number): InsideArea {
  const headRoom = head?.height ?? 0;
  const rows = Math.max(2, Math.floor((room - headRoom) / thread.leading + 0.01));
  const count = at.columns.length;
  return { filled: balanceThread(thread, count, rows) ?? cutThread(thread, count, rows), head, ...at, headRoom };
}

/** Side stories in columns full to their foot, in the order in which the last one is cut best. */
function fullArea(context: LayoutContext, sides: readonly InsideStory[], field: InsideField, at: AreaPlace, room: number): InsideArea {
  const only = sides.length === 1 ? sides[0] : undefined;
  const head = only ? measureInsideHead(context, only, at.width, true) : null;
  let best: InsideArea | null = null;
  for (const order of ordersBegunFirst(sides)) {
    const area = cutArea(openThread(context, order, field.scale, at.measure, !only), at, head, room);
    if (!best || area.filled.cost < best.filled.cost) best = area;
    if (best.filled.cost < costs.inside.goodEnough) break;
  }
  if (!best) throw new RangeError("A row needs a story");
  return best;
}

/** Orders in which stories that another page has begun come before all others: it says that they go on here. */
function ordersBegunFirst(sides: readonly InsideStory[]): (readonly InsideStory[])[] {
  const isBegun = ({ from }: InsideStory) => from !== null;
  const begun = sides.filter(isBegun);
  if (begun.length === 0) return ordersOf(sides);
  const orders = ordersOf(sides).filter((order) => order.slice(0, begun.length).every(isBegun));
  return orders.length > 0 ? orders : [[...begun, ...sides.filter((story) => !isBegun(story))]];
}

/** Rows which fill a page: what is left of its room is air over their text. */
function filledPage(context: LayoutContext, rows: readonly InsideRow[], waiting: readonly InsideStory[], room: number): InsidePlan {
  const areas = rows.flatMap((row) => row.areas);
  const goesOn = waiting.length > 0 || areas.some(({ filled }) => filled.fill.stop !== null);
  const height = rows.reduce((sum, row) => sum + row.height, roomBetweenRows(context) * (rows.length - 1));
  const spare = goesOn ? Math.max(0, room - height) / rows.length : 0;
  return {
    rows: rows.map((row) => ({ ...row, height: row.height + spare })),
    waiting,
    goesOn,
    height: height + spare * rows.length,
    cost: areas.reduce((sum, { filled }) => sum + filled.cost, 0),
  };
}
