import type { FillResult } from "../../../columns/column-break.ts";
import { costs } from "../../../costs.ts";
import { pictureRange } from "../../parts/picture-range.ts";
import { fillCost } from "./lead-region.ts";
import {
  airyLegs,
  type KeptLead,
  type LeadRegion,
  type LeadRegionInputs,
  leadingAt,
  legTop,
  movingCost,
  placeLeadRegion,
} from "./lead-region-plan.ts";

const { leastJump, linesGivenAway: fewer, lessCost, pictureShare } = costs.lead;

/**
 * A plan in which the story fills the lead region and goes on elsewhere; null for one too short to. `picture` is its height where it is open,
 * `before` what stood there before an edit.
 */
export function planJump(
  inputs: LeadRegionInputs,
  foot: number,
  quoteInDecks: boolean,
  picture: number | null,
  before?: KeptLead,
): LeadRegion | null {
  const range = picture === null ? pictureRange(inputs.context, inputs.parts) : null;
  if (!range) return planUnder(inputs, foot, quoteInDecks, picture, picture ?? 0);
  const start = Math.max(range.least, Math.min(range.most, range.wanted * pictureShare));
  // An upright picture is cropped until the text has room under it.
  for (const points of [start, (start + range.least) / 2, range.least]) {
    const plan = planUnder(inputs, foot, quoteInDecks, null, points, before);
    if (plan) return plan;
  }
  return null;
}

/** The same under a picture that is about `start` points high. */
function planUnder(
  inputs: LeadRegionInputs,
  foot: number,
  quoteInDecks: boolean,
  picture: number | null,
  start: number,
  before?: KeptLead,
): LeadRegion | null {
  const { context, storyBreaks, legs, parts } = inputs;
  const range = pictureRange(context, parts);
  const leading = leadingAt(context, legs, legs.jumpScale);
  const airy = new Set(airyLegs(inputs));
  const at = (points: number) => parts.place({ picture: points, quoteInDecks, air: 0 }).tops;
  let best: { fill: FillResult; lines: number[]; picture: number; cost: number } | null = null;
  const isOpen = range !== null && picture === null;
  const scale = legs.jumpScale * legs.bodyScale;
  // Columns with room for all of it, and for what may stay empty at their feet, leave nothing for elsewhere.
  const longest = storyBreaks.longest(scale, legs.width) + 2 * legs.columns.length;
  const trials = fewer.map((less) => {
    // A line less under the picture makes it a line higher.
    const points = isOpen ? Math.min(range.most, start + less * leading) : start;
    const tops = at(points);
    const most = legs.columns.map((leg) => Math.floor((foot - legTop(leg, tops)) / leading + 1e-6));
    if (!isOpen || !before) return { less, points, most, least: less * lessCost };
    const exact = exactPicture(inputs, { lines: most, picture: points }, foot, quoteInDecks, leading, null);
    return { less, points, most, least: movingCost(before, { picture: exact, scale: legs.jumpScale }, leading) };
  });
  // Cheapest first, by what each costs at least.
  for (const { less, points, most, least } of trials.toSorted((a, b) => a.least - b.least)) {
    if (best && best.cost <= least) break;
    const taken = isOpen ? 0 : less;
    for (const trim of airy.size > 0 ? [0, 1, 2, 3] : [0]) {
      const lines = most.map((count, leg) => count - (airy.has(leg) ? trim : taken));
      if (lines.some((count) => count < costs.lead.leastLeg)) continue;
      const capacities = lines.map((count, leg) => (leg === lines.length - 1 ? count - 1 : count));
      if (capacities.reduce((sum, count) => sum + count, 0) >= longest) continue;
      const fill = storyBreaks.fill(scale, legs.width, capacities, true);
      if (!fill.stop || fill.remaining < leastJump) continue;
      const cost = fillCost(fill) + trim * lessCost + least;
      if (!best || cost < best.cost) best = { fill, lines, picture: points, cost };
      if (best.cost < least + lessCost) break;
    }
  }
  if (!best) return null;
  return placeLeadRegion(inputs, best.fill, {
    foot,
    lines: best.lines,
    scale: legs.jumpScale,
    picture: exactPicture(inputs, best, foot, quoteInDecks, leading, picture),
    quoteInDecks,
    quoteInColumn: false,
    jumps: true,
    cost: 120,
  });
}

/** The picture takes what is left of a line under it. */
function exactPicture(
  inputs: LeadRegionInputs,
  best: { lines: number[]; picture: number },
  foot: number,
  quoteInDecks: boolean,
  leading: number,
  given: number | null,
): number {
  if (given !== null) return given;
  const { parts, legs } = inputs;
  const tops = (picture: number) => parts.place({ picture, quoteInDecks, air: 0 }).tops;
  const [now, higher] = [tops(best.picture), tops(best.picture + leading)];
  const airy = new Set(airyLegs(inputs));
  const gaps = legs.columns.flatMap((leg, index) => {
    const moves = legTop(leg, higher) > legTop(leg, now) + 0.01;
    return moves && !airy.has(index) ? [foot - (best.lines[index] ?? 0) * leading - legTop(leg, now)] : [];
  });
  return gaps.length > 0 ? best.picture + Math.max(0, Math.min(...gaps)) : best.picture;
}
