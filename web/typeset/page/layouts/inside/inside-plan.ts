import { costs } from "../../../costs.ts";
import type { LayoutContext } from "../../context.ts";
import { planFull } from "./full-page.ts";
import { columnsOf, type InsideField, type InsidePlan, roomBetweenRows } from "./inside-area.ts";
import { rowOfLead, rowOver } from "./inside-rows.ts";
import { rowOfSides } from "./inside-sides.ts";
import type { InsideStory } from "./inside-story.ts";
import { abreast, beside } from "./side-by-side.ts";
import { openThread } from "./thread.ts";

const { squeezes, followed } = costs.inside;

/** Plans an inside page: all of what is given where it fits, else a full page. */
export function planInside(context: LayoutContext, stories: readonly InsideStory[], field: InsideField): InsidePlan {
  const lead = stories.find(({ index }) => index === null);
  const sides = stories.filter((story) => story !== lead);
  for (const squeeze of squeezesFor(context, stories, field)) {
    const squeezed = { ...field, scale: field.scale * squeeze };
    const plan = lead ? planWithLead(context, lead, sides, squeezed) : rowOfSides(context, sides, squeezed);
    if (plan) return plan;
  }
  return planFull(context, lead, sides, field);
}

/** Scales at which all of it may fit; none for text that is surely too much. */
function squeezesFor(context: LayoutContext, stories: readonly InsideStory[], field: InsideField): readonly number[] {
  const { measure } = columnsOf(context, 0, field.count, field.count);
  const { lines, leading } = openThread(context, stories, field.scale, measure);
  const share = (lines * leading) / (field.count * field.room);
  return share > 1.12 ? [] : share < 0.8 ? squeezes.slice(0, 1) : squeezes;
}

function planWithLead(context: LayoutContext, lead: InsideStory, sides: readonly InsideStory[], field: InsideField): InsidePlan | null {
  return sides.length > 0 ? planBoth(context, lead, sides, field) : rowOfLead(context, lead, field);
}

/** The lead's end with the other stories: under it, beside it, or after it in the same columns. Null when not all of it fits. */
function planBoth(context: LayoutContext, lead: InsideStory, sides: readonly InsideStory[], field: InsideField): InsidePlan | null {
  const plans = [stacked(context, lead, sides, field)];
  if (!plans[0] || plans[0].cost > costs.inside.goodEnough)
    plans.push(abreast(context, [lead, ...sides], field, field.room), beside(context, lead, sides, field));
  const isPoor = plans.every((plan) => !plan || plan.cost > 8);
  if (isPoor) plans.push(together(context, [lead, ...sides], field));
  return plans.reduce((best, plan) => (plan && (!best || plan.cost < best.cost) ? plan : best), null);
}

function stacked(context: LayoutContext, lead: InsideStory, sides: readonly InsideStory[], field: InsideField): InsidePlan | null {
  const upper = rowOfLead(context, lead, field);
  if (!upper) return null;
  const gap = roomBetweenRows(context);
  const lower = rowOfSides(context, sides, field, field.room - upper.height - gap);
  if (!lower) return null;
  return {
    rows: [...upper.rows, ...lower.rows],
    waiting: [],
    goesOn: false,
    height: upper.height + gap + lower.height,
    cost: upper.cost + lower.cost,
  };
}

/** The lead and the other stories one after the other in the same columns. */
function together(context: LayoutContext, stories: readonly InsideStory[], field: InsideField): InsidePlan | null {
  const plan = rowOver(context, stories, field, field.room);
  return plan && { ...plan, cost: plan.cost + followed };
}
