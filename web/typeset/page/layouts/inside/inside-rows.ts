import { costs } from "../../../costs.ts";
import type { LayoutContext } from "../../context.ts";
import { columnsOf, type InsideField, type InsidePlan, planOfRow } from "./inside-area.ts";
import { measureInsideHead } from "./inside-head.ts";
import type { InsideStory } from "./inside-story.ts";
import { balanceThread, openThread } from "./thread.ts";

const { nearScales } = costs.inside;

/** Numbers of columns for little text, with the scale their measure wants. */
function divisions(count: number): { legs: number; larger: number }[] {
  const wide = [
    { legs: count, larger: 1 },
    { legs: Math.ceil(count / 2), larger: 1.15 },
    { legs: Math.max(2, Math.ceil(count / 3)), larger: 1.3 },
  ];
  return wide.filter(({ legs }, index) => legs <= count && wide.findIndex((each) => each.legs === legs) === index);
}

/** A row of one area over all the columns: the first division of them whose columns end well, or the best of all. */
export function rowOver(context: LayoutContext, stories: readonly InsideStory[], field: InsideField, room: number): InsidePlan | null {
  let best: { plan: InsidePlan; division: number } | null = null;
  for (let division = 0; division < divisions(field.count).length; division++) {
    const plan = rowAt(context, stories, field, room, division, 1);
    if (plan && (!best || plan.cost < best.plan.cost)) best = { plan, division };
    if (best && best.plan.cost < costs.inside.goodEnough) return best.plan;
  }
  if (!best || ownCost(best.plan) < costs.inside.goodEnough) return best?.plan ?? null;
  let { plan } = best;
  for (const near of nearScales) {
    const other = rowAt(context, stories, field, room, best.division, near);
    if (other && other.cost < plan.cost) plan = other;
    if (ownCost(plan) < costs.inside.goodEnough) break;
  }
  return plan;
}

const ownCost = ({ rows }: InsidePlan) => rows.reduce((sum, { areas }) => sum + areas.reduce((own, { filled }) => own + filled.cost, 0), 0);

function rowAt(
  context: LayoutContext,
  stories: readonly InsideStory[],
  field: InsideField,
  room: number,
  division: number,
  near: number,
): InsidePlan | null {
  const [first] = stories;
  const { legs, larger } = divisions(field.count)[division] ?? { legs: field.count, larger: 1 };
  const at = columnsOf(context, 0, field.count, legs);
  // The lead has a head over all its columns, and so has a story alone; others have theirs within a column.
  const isAcross = first && (first.index === null || stories.length === 1);
  const head = isAcross ? measureInsideHead(context, first, at.width, true) : null;
  const headRoom = head?.height ?? 0;
  const thread = openThread(context, stories, field.scale * larger * near, at.measure, !head);
  const filled = balanceThread(thread, legs, Math.floor((room - headRoom) / thread.leading));
  if (!filled) return null;
  const height = headRoom + filled.rows * thread.leading;
  // Native columns are wanted as long as they are not a mere strip.
  const cost = filled.cost + Math.max(0, costs.inside.shallow - filled.rows) * 3 + Math.abs(near - 1) * 20 + division * 3;
  return planOfRow([{ filled, head, ...at, headRoom }], height, cost);
}

/** The lead's text under a head over all of its columns. */
export function rowOfLead(context: LayoutContext, lead: InsideStory, field: InsideField): InsidePlan | null {
  return rowOver(context, [lead], field, field.room);
}
