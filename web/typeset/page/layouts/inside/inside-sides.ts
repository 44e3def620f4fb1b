import { costs } from "../../../costs.ts";
import type { LayoutContext } from "../../context.ts";
import { type InsideField, type InsidePlan, ordersOf } from "./inside-area.ts";
import { planOnce } from "./inside-memory.ts";
import { rowOver } from "./inside-rows.ts";
import type { InsideStory } from "./inside-story.ts";
import { abreast } from "./side-by-side.ts";

const { runningOn } = costs.inside;

/** All of the side stories in one row, at most `room` high; null when they do not fit. */
export function rowOfSides(
  context: LayoutContext,
  sides: readonly InsideStory[],
  field: InsideField,
  room = field.room,
): InsidePlan | null {
  // Room changes with the lead above them; most often they need less of it than there is.
  const row = planOnce(context, "sides", sides, { ...field, room: null }, () => planSecondary(context, sides, field, context.height));
  return row && row.height > room ? planSecondary(context, sides, field, room) : row;
}

/** Side stories beside each other under heads of their own, or one after the other in the order in which their columns end best. */
function planSecondary(context: LayoutContext, sides: readonly InsideStory[], field: InsideField, room: number): InsidePlan | null {
  let best = abreast(context, sides, field, room);
  if (best && best.cost < costs.inside.goodEnough) return best;
  for (const order of ordersOf(sides)) {
    const plan = rowOver(context, order, field, room);
    if (plan && (!best || plan.cost + runningOn < best.cost)) best = { ...plan, cost: plan.cost + runningOn };
    if (best && best.cost < costs.inside.goodEnough + runningOn) break;
  }
  return best;
}
