import { mainType } from "../../../columns/text-flow.ts";
import type { Press } from "../../context.ts";
import {
  type AreaPlace,
  columnsOf,
  goodEnough,
  type InsideArea,
  type InsideField,
  type InsidePlan,
  ordersOf,
  planOfRow,
  shallow,
} from "./inside-area.ts";
import { type InsideHead, measureInsideHead } from "./inside-head.ts";
import type { InsideStory } from "./inside-story.ts";
import { fillStream, openStream, type Stream } from "./thread.ts";

/** Lines by which areas beside each other may differ at first: breaking otherwise and air make up for them. */
const nearRows = 3;

/** All ways to write `total` as `parts` whole numbers from 1. */
function compositions(total: number, parts: number): number[][] {
  if (parts === 1) return [[total]];
  const found: number[][] = [];
  for (let first = 1; first <= total - parts + 1; first++) {
    for (const others of compositions(total - first, parts - 1)) found.push([first, ...others]);
  }
  return found;
}

/** Lines of an area's columns under which it is a head with hardly any text. */
const leastArea = 4;

/** A story that may stand in an area of its own: what it needs over a number of native columns. */
interface Candidate {
  readonly stream: Stream;
  readonly head: InsideHead;
  readonly headRows: number;
  readonly place: AreaPlace;
}

/**
 * Two to as many stories as there are columns beside each other, each under a head over its own. Null where they would not end together.
 */
export function abreast(press: Press, stories: readonly InsideStory[], field: InsideField, room: number): InsidePlan | null {
  if (stories.length < 2 || stories.length > field.count) return null;
  let best: InsidePlan | null = null;
  // Little text has half the columns, in larger type.
  for (const { share, larger } of [
    { share: 1, larger: 1 },
    { share: 2, larger: 1.15 },
  ]) {
    const scale = field.scale * larger;
    const { leading } = mainType(press, scale, 0).body;
    const known = new Map<string, Omit<Candidate, "place">>();
    for (const spans of compositions(field.count, stories.length)) {
      // Columns of two thirds of a span would stand across those of the rows above.
      if (share > 1 && field.count % 2 === 0 && spans.some((span) => span > 1 && span % share > 0)) continue;
      const wide = spans.every((span) => span > 1);
      let from = 0;
      const candidates = stories.map((story, index): Candidate => {
        const span = spans[index] ?? 1;
        const place = columnsOf(press, from, span, Math.ceil(span / share));
        from += span;
        const key = `${index}|${span}|${wide}`;
        const measured = known.get(key) ?? measureArea(press, story, scale, place, wide);
        known.set(key, measured);
        return { ...measured, place };
      });
      const plan = planAbreast(candidates, leading, room, best?.cost ?? Number.POSITIVE_INFINITY);
      if (plan && (!best || plan.cost < best.cost)) best = plan;
      if (best && best.cost < goodEnough) return best;
    }
  }
  return best;
}

/** Heads beside each other are of one kind, the lead's but for its face. */
function measureArea(
  press: Press,
  story: InsideStory,
  scale: number,
  { width, measure }: AreaPlace,
  wide: boolean,
): Omit<Candidate, "place"> {
  const stream = openStream(press, [story], scale, measure, false);
  const head = measureInsideHead(press, story, width, wide || (story.index === null && width > measure));
  return { stream, head, headRows: Math.ceil(head.height / stream.leading - 0.1) };
}

/** Areas of one height, if their stories need nearly the same. */
function planAbreast(candidates: readonly Candidate[], leading: number, room: number, limit: number): InsidePlan | null {
  const needs = candidates.map(({ stream, headRows, place }) => headRows + Math.ceil(stream.lines / place.columns.length));
  const most = Math.max(...needs);
  const low = Math.max(0, shallow - most) * 3;
  if (most - Math.min(...needs) > nearRows || (most + 1) * leading > room || low >= limit) return null;
  let best: InsidePlan | null = null;
  for (const rows of [most, most + 1, most - 1]) {
    const areas = areasOf(candidates, rows, leading);
    if (!areas) continue;
    const cost = areas.reduce((sum, { filled }) => sum + filled.cost + Math.max(0, leastArea - filled.rows) * 4, low);
    if (best && cost >= best.cost) continue;
    best = planOfRow(areas, rows * leading, cost);
    if (cost < goodEnough) break;
  }
  return best;
}

/** Each story in columns so high that all of them end on one line, up to a line of air in each head; null when one does not fit. */
function areasOf(candidates: readonly Candidate[], rows: number, leading: number): InsideArea[] | null {
  const areas: InsideArea[] = [];
  for (const { stream, head, headRows, place } of candidates) {
    let best: InsideArea | null = null;
    for (const air of [0, 1]) {
      const own = rows - headRows - air;
      const filled = own > 1 ? fillStream(stream, place.columns.length, own) : null;
      if (!filled) break;
      if (!best || filled.cost + air < best.filled.cost) best = { filled, head, ...place, headRoom: (rows - own) * leading };
    }
    if (!best || best.filled.cost > 20) return null;
    areas.push(best);
  }
  return areas;
}

/** The lead under its head, and beside it the other stories running on. Null where they would not end together. */
export function beside(press: Press, lead: InsideStory, sides: readonly InsideStory[], field: InsideField): InsidePlan | null {
  let best: InsidePlan | null = null;
  const { measure } = columnsOf(press, 0, 1, 1);
  const leadStream = openStream(press, [lead], field.scale, measure, false);
  const orders = ordersOf(sides).map((order) => openStream(press, order, field.scale, measure));
  for (let span = 1; span < field.count; span++) {
    const at = columnsOf(press, 0, span, span);
    const other = columnsOf(press, span, field.count - span, field.count - span);
    const head = measureInsideHead(press, lead, at.width, span > 1);
    const { leading } = leadStream;
    const headRows = Math.ceil(head.height / leading - 0.1);
    const need = Math.ceil(leadStream.lines / span) + headRows;
    const [first] = orders;
    if (!first || Math.abs(Math.ceil(first.lines / other.columns.length) - need) > nearRows) continue;
    for (let rows = need - 1; rows <= need + nearRows && rows * leading <= field.room; rows++) {
      const filled = fillStream(leadStream, span, rows - headRows);
      if (!filled || filled.cost > 30) continue;
      for (const stream of orders) {
        const others = fillStream(stream, other.columns.length, rows);
        if (!others) continue;
        const cost = 1 + filled.cost + others.cost;
        if (best && cost >= best.cost) continue;
        const areas: InsideArea[] = [
          { filled, head, ...at, headRoom: headRows * leading },
          { filled: others, head: null, ...other, headRoom: 0 },
        ];
        best = planOfRow(areas, rows * leading, cost);
        if (cost < goodEnough) return best;
      }
    }
  }
  return best;
}
