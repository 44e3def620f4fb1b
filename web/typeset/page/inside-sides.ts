import type { Measurer } from "../measure.ts";
import { remember } from "../remembered.ts";
import { abreast } from "./inside-abreast.ts";
import { goodEnough, type InsideField, type InsidePlan, ordersOf } from "./inside-area.ts";
import { rowOver } from "./inside-rows.ts";
import type { InsideStory } from "./inside-story.ts";
import type { Press } from "./press.ts";

/** Rows of side stories by what they are made of: an edit of the lead leaves them as they are. */
const rowsOfSides = new WeakMap<Measurer, Map<string, InsidePlan | null>>();
const mostRemembered = 40;

/** All of the side stories in one row, at most `room` high; null when they do not fit. */
export function rowOfSides(press: Press, sides: readonly InsideStory[], field: InsideField, room = field.room): InsidePlan | null {
  const { template, language, tools, words } = press;
  const known = rowsOfSides.get(tools.measurer) ?? new Map<string, InsidePlan | null>();
  rowsOfSides.set(tools.measurer, known);
  const key = JSON.stringify([
    template.id,
    language,
    words.page.continuedFrom,
    press.numeral(0),
    press.height,
    field.count,
    field.scale,
    sides,
  ]);
  const row = remember(known, key, mostRemembered, () => planSides(press, sides, field, press.height));
  return row && row.height > room ? planSides(press, sides, field, room) : row;
}

/** Side stories beside each other under heads of their own, or one after the other in the order in which their columns end best. */
function planSides(press: Press, sides: readonly InsideStory[], field: InsideField, room: number): InsidePlan | null {
  let best = abreast(press, sides, field, room);
  if (best && best.cost < goodEnough) return best;
  for (const order of ordersOf(sides)) {
    const plan = rowOver(press, order, field, room);
    if (plan && (!best || plan.cost + runningOn < best.cost)) best = { ...plan, cost: plan.cost + runningOn };
    if (best && best.cost < goodEnough + runningOn) break;
  }
  return best;
}

/** What it costs that stories go on under each other: a story by itself is found sooner. */
const runningOn = 1.5;
