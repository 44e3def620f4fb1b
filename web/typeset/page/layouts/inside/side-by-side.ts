import { storyType } from "../../../columns/text-flow.ts";
import { costs } from "../../../costs.ts";
import type { LayoutContext } from "../../context.ts";
import { type AreaPlace, columnsOf, type InsideArea, type InsideField, type InsidePlan, ordersOf, planOfRow } from "./inside-area.ts";
import { type InsideHead, measureInsideHead } from "./inside-head.ts";
import type { InsideStory } from "./inside-story.ts";
import { fillThread, openThread, type Thread } from "./thread.ts";

const { nearRows, leastArea } = costs.inside;

/** All ways to write `total` as `parts` whole numbers from 1. */
function compositions(total: number, parts: number): number[][] {
  if (parts === 1) return [[total]];
  const found: number[][] = [];
  for (let first = 1; first <= total - parts + 1; first++) {
    for (const others of compositions(total - first, parts - 1)) found.push([first, ...others]);
  }
  return found;
}

/** A story that may stand in an area of its own: what it needs over a number of native columns. */
interface Candidate {
  readonly thread: Thread;
  readonly head: InsideHead;
  readonly headRows: number;
  readonly place: AreaPlace;
}

/**
 * Two to as many stories as there are columns beside each other, each under a head over its own. Null where they would not end together.
 */
export function abreast(context: LayoutContext, stories: readonly InsideStory[], field: InsideField, room: number): InsidePlan | null {
  if (stories.length < 2 || stories.length > field.count) return null;
  let best: InsidePlan | null = null;
  // Little text has half the columns, in larger type.
  for (const { share, larger } of [
    { share: 1, larger: 1 },
    { share: 2, larger: 1.15 },
  ]) {
    const scale = field.scale * larger;
    const { leading } = storyType(context, scale, 0).body;
    const known = new Map<string, Omit<Candidate, "place">>();
    for (const spans of compositions(field.count, stories.length)) {
      // Columns of two thirds of a span would stand across those of the rows above.
      if (share > 1 && field.count % 2 === 0 && spans.some((span) => span > 1 && span % share > 0)) continue;
      const wide = spans.every((span) => span > 1);
      let from = 0;
      const candidates = stories.map((story, index): Candidate => {
        const span = spans[index] ?? 1;
        const place = columnsOf(context, from, span, Math.ceil(span / share));
        from += span;
        const key = `${index}|${span}|${wide}`;
        const measured = known.get(key) ?? measureArea(context, story, scale, place, wide);
        known.set(key, measured);
        return { ...measured, place };
      });
      const plan = planAbreast(candidates, leading, room, best?.cost ?? Number.POSITIVE_INFINITY);
      if (plan && (!best || plan.cost < best.cost)) best = plan;
      if (best && best.cost < costs.inside.goodEnough) return best;
    }
  }
  return best;
}

/** Heads beside each other are of one kind, the lead's but for its face. */
function measureArea(
  context: LayoutContext,
  story: InsideStory,
  scale: number,
  { width, measure }: AreaPlace,
  wide: boolean,
): Omit<Candidate, "place"> {
  const thread = openThread(context, [story], scale, measure, false);
  const head = measureInsideHead(context, story, width, wide || (story.index === null && width > measure));
  return { thread, head, headRows: Math.ceil(head.height / thread.leading - 0.1) };
}

/** Areas of one height, if their stories need nearly the same. */
function planAbreast(candidates: readonly Candidate[], leading: number, room: number, limit: number): InsidePlan | null {
  const needs = candidates.map(({ thread, headRows, place }) => headRows + Math.ceil(thread.lines / place.columns.length));
  const most = Math.max(...needs);
  const low = Math.max(0, costs.inside.shallow - most) * 3;
  if (most - Math.min(...needs) > nearRows || (most + 1) * leading > room || low >= limit) return null;
  let best: InsidePlan | null = null;
  for (const rows of [most, most + 1, most - 1]) {
    const areas = areasOf(candidates, rows, leading);
    if (!areas) continue;
    const cost = areas.reduce((sum, { filled }) => sum + filled.cost + Math.max(0, leastArea - filled.rows) * 4, low);
    if (best && cost >= best.cost) continue;
    best = planOfRow(areas, rows * leading, cost);
    if (cost < costs.inside.goodEnough) break;
  }
  return best;
}

/** Each story in columns so high that all of them end on one line, up to a line of air in each head; null when one does not fit. */
function areasOf(candidates: readonly Candidate[], rows: number, leading: number): InsideArea[] | null {
  const areas: InsideArea[] = [];
  for (const { thread, head, headRows, place } of candidates) {
    let best: InsideArea | null = null;
    for (const air of [0, 1]) {
      const own = rows - headRows - air;
      const filled = own > 1 ? fillThread(thread, place.columns.length, own) : null;
      if (!filled) break;
      if (!best || filled.cost + air < best.filled.cost) best = { filled, head, ...place, headRoom: (rows - own) * leading };
    }
    if (!best || best.filled.cost > 20) return null;
    areas.push(best);
  }
  return areas;
}

/** The lead under its head, and beside it the other stories running on. Null where they would not end together. */
export function beside(context: LayoutContext, lead: InsideStory, sides: readonly InsideStory[], field: InsideField): InsidePlan | null {
  let best: InsidePlan | null = null;
  const { measure } = columnsOf(context, 0, 1, 1);
  const leadThread = openThread(context, [lead], field.scale, measure, false);
  const orders = ordersOf(sides).map((order) => openThread(context, order, field.scale, measure));
  for (let span = 1; span < field.count; span++) {
    const at = columnsOf(context, 0, span, span);
    const other = columnsOf(context, span, field.count - span, field.count - span);
    const head = measureInsideHead(context, lead, at.width, span > 1);
    const { leading } = leadThread;
    const headRows = Math.ceil(head.height / leading - 0.1);
    const need = Math.ceil(leadThread.lines / span) + headRows;
    const [first] = orders;
    if (!first || Math.abs(Math.ceil(first.lines / other.columns.length) - need) > nearRows) continue;
    for (let rows = need - 1; rows <= need + nearRows && rows * leading <= field.room; rows++) {
      const filled = fillThread(leadThread, span, rows - headRows);
      if (!filled || filled.cost > 30) continue;
      for (const thread of orders) {
        const others = fillThread(thread, other.columns.length, rows);
        if (!others) continue;
        const cost = 1 + filled.cost + others.cost;
        if (best && cost >= best.cost) continue;
        const areas: InsideArea[] = [
          { filled, head, ...at, headRoom: headRows * leading },
          { filled: others, head: null, ...other, headRoom: 0 },
        ];
        best = planOfRow(areas, rows * leading, cost);
        if (cost < costs.inside.goodEnough) return best;
      }
    }
  }
  return best;
}
