import { cheapestHeight, columnsOf, heightsFrom } from "../../../columns/balance.ts";
import type { FillResult } from "../../../columns/column-break.ts";
import { legsOf } from "../../../columns/column-measure.ts";
import type { StoryBreaks } from "../../../columns/story-breaks.ts";
import { costs } from "../../../costs.ts";
import type { PageShape } from "../../../model/scene.ts";
import type { HeadPart, Part, Skeleton, Strip } from "../../../templates/skeleton.ts";
import type { LayoutContext } from "../../context.ts";
import { pictureRange } from "../../parts/picture-range.ts";
import { Parts } from "../../parts/skyline.ts";
import type { SceneBuilder } from "../../scene-builder.ts";
import { fillCost } from "./lead-region.ts";
import { type LeadRegion, type LeadRegionInputs, leadingAt, legTop, placeLeadRegion } from "./lead-region-plan.ts";
import { bareSides, planSecondary, type SecondaryPlan, type SecondaryStories } from "./secondary-stories.ts";

const {
  headScales,
  stripHeights,
  largeScales,
  largestText: largest,
  leastLines,
  holeCost,
  overCost,
  perHeadScale,
  shortenedCost,
  boxesAlone,
  goodEnough,
  perScale,
  missingLineCost,
} = costs.short;

/** A front page for very little text. */
export interface ShortFront {
  leadRegion: LeadRegion;
  sides: SecondaryPlan;
  cost: number;
  /** What was made of which of the template's skeletons. */
  choice: ShortChoice;
  plain: Skeleton;
}

export type ShortChoice = NonNullable<PageShape["short"]>;

/**
 * Plans a front page for so little text that none of a template's pages can be filled with it: the head grows, the text stands in as few
 * legs as it has lines for, the strip has as few cells as there are things for it. `plain` are the template's plainest skeletons.
 */
export function planShortFront(
  context: LayoutContext,
  builder: SceneBuilder,
  storyBreaks: StoryBreaks,
  secondary: SecondaryStories,
  plain: readonly Skeleton[],
): ShortFront | null {
  let best = null as ShortFront | null;
  for (const skeleton of plain) {
    for (const headScale of headScales) {
      for (const legs of legCounts(skeleton)) {
        for (const strip of stripsOf(skeleton, secondary)) {
          const cells = strip?.cells ?? null;
          const inputs = inputsFor(context, builder, storyBreaks, skeleton, { headScale, legs, cells });
          for (const height of strip ? stripHeights : [0]) {
            const found = planOne(inputs, secondary, height, best?.cost ?? Number.POSITIVE_INFINITY);
            if (!found) continue;
            const cost = found.cost + (headScale - 1) * perHeadScale;
            if (!best || cost < best.cost) best = { ...found, cost, choice: { headScale, legs, cells, height }, plain: skeleton };
          }
        }
      }
      if (best && best.cost < goodEnough) return best;
    }
  }
  return best;
}

/** The same page again for a text that has hardly changed; null where it does not serve it, or no such page could have been planned. */
export function shortFrontAgain(
  context: LayoutContext,
  builder: SceneBuilder,
  storyBreaks: StoryBreaks,
  secondary: SecondaryStories,
  skeleton: Skeleton,
  choice: ShortChoice,
): ShortFront | null {
  const { headScale, legs, cells, height } = choice;
  const isPossible =
    headScales.some((scale) => scale === headScale) &&
    legCounts(skeleton).includes(legs) &&
    (cells === null ? height === 0 : cells >= 1 && cells <= (skeleton.strip?.cells ?? 0) && stripHeights.some((each) => each === height));
  if (!isPossible) return null;
  const found = planOne(inputsFor(context, builder, storyBreaks, skeleton, choice), secondary, height, Number.POSITIVE_INFINITY);
  return found && { ...found, cost: found.cost + (headScale - 1) * perHeadScale, choice, plain: skeleton };
}

function inputsFor(
  context: LayoutContext,
  builder: SceneBuilder,
  storyBreaks: StoryBreaks,
  skeleton: Skeleton,
  { headScale, legs, cells }: Omit<ShortChoice, "height">,
): LeadRegionInputs {
  const strip = cells === null || !skeleton.strip ? null : { ...skeleton.strip, cells, lift: 0 };
  const parts = skeleton.parts.map((part) => enlarged(part, headScale));
  const shape: Skeleton = { ...skeleton, parts, strip, lead: { ...skeleton.lead, legs } };
  return { context, storyBreaks, skeleton: shape, legs: legsOf(context, shape), parts: new Parts(context, builder, shape) };
}

function enlarged(part: Part, scale: number): Part {
  if (part.kind !== "head" || scale === 1) return part;
  const head: HeadPart = { ...part, scale: (part.scale ?? 1) * scale, lines: scale > 2 ? 4 : 3, least: 0.5 };
  return head;
}

function legCounts({ lead }: Skeleton): number[] {
  return [...new Set([lead.legs, 2, 1])].filter((legs) => legs <= lead.legs);
}

/** Strips with ever fewer cells. */
function stripsOf({ strip }: Skeleton, secondary: SecondaryStories): (Strip | null)[] {
  if (!strip) return [null];
  const most = Math.min(strip.cells, secondary.count + 4);
  return Array.from({ length: most }, (_, less): Strip => ({ ...strip, cells: most - less, lift: 0 }));
}

function planOne(
  inputs: LeadRegionInputs,
  secondary: SecondaryStories,
  stripHeight: number,
  limit: number,
): Pick<ShortFront, "leadRegion" | "sides" | "cost"> | null {
  const { context, skeleton } = inputs;
  const { above, below } = context.template.manner.strip;
  const pageFoot = context.field.foot - (skeleton.strip ? stripHeight + above + below : 0);
  const leadRegion = planText(inputs, pageFoot, skeleton.strip === null);
  if (!leadRegion) return null;
  const isShortened = leadRegion.placed.some((placed) => "block" in placed && placed.block.shortened);
  const left = context.field.foot - leadRegion.foot;
  const fixed = textCost(leadRegion.fill) + skeleton.cost * 0.2 + (isShortened ? shortenedCost : 0);
  if (fixed >= limit) return null;
  const quoteFree = secondary.hasQuote && !leadRegion.quoteUsed;
  const planned = planSecondary(secondary, leadRegion, quoteFree, skeleton.strip ? limit - fixed : Number.POSITIVE_INFINITY);
  const sides = planned ?? (skeleton.strip ? null : bareSides(context, leadRegion));
  if (!sides) return null;
  // What a strip is higher than what stands in it has been paid for as its slack, but for boxes, which take any height.
  const isBoxes = sides.plan.strip?.cells.every(({ kind }) => kind === "inside" || kind === "almanac" || kind === "boxes") ?? false;
  const hollow = isBoxes ? Math.max(0, sides.plan.stripAt.height - boxesAlone) : 0;
  const hole = skeleton.strip ? Math.max(0, left - stripHeight - above - below) * 0.5 + hollow : Math.max(0, left);
  return {
    leadRegion,
    sides: sides.plan,
    cost: fixed + sides.cost * (skeleton.strip || secondary.count > 0 ? 1 : 0.1) + hole * holeCost + Math.max(0, -left) * overCost,
  };
}

/** The text in the largest type there is room for, the lead region cut to it, the picture as high as is left. */
function planText(inputs: LeadRegionInputs, pageFoot: number, quoteInDecks: boolean): LeadRegion | null {
  const { context, storyBreaks, legs, parts } = inputs;
  const range = pictureRange(context, parts);
  const count = legs.columns.length;
  const scales = [...(count === 1 ? largeScales : []), ...legs.scales.toReversed()].filter((scale) => scale * legs.bodyScale <= largest);
  const topOf = (picture: number) => {
    const { tops } = parts.place({ picture, quoteInDecks, air: 0 });
    return Math.max(...legs.columns.map((leg) => legTop(leg, tops)));
  };
  let best: { plan: LeadRegion; cost: number } | null = null;
  for (const [rank, scale] of scales.entries()) {
    // Smaller type only for lines that stand better.
    if (best && best.cost <= rank * perScale) break;
    const leading = leadingAt(context, legs, scale);
    const { lines } = storyBreaks.at(scale * legs.bodyScale, legs.width);
    if (count > 1 && lines < count * leastLines) continue;
    const shortest = Math.max(1, Math.ceil(lines / count));
    const roomOver = (each: number) => pageFoot - each * leading - topOf(range?.least ?? 0);
    const fillAt = (each: number) => {
      if (roomOver(each) < 0) return null;
      const fill = storyBreaks.fill(scale * legs.bodyScale, legs.width, columnsOf(count, each), false);
      return fill.stop ? null : { filled: { each, fill }, cost: 0 };
    };
    const found = cheapestHeight(heightsFrom(shortest, lines + 2), fillAt, { enough: shortest });
    const cost = found ? textCost(found.fill) + rank * perScale : 0;
    if (!found || (best && cost >= best.cost)) continue;
    const { each, fill } = found;
    const picture = range ? Math.max(range.least, Math.min(range.least + roomOver(each), range.most)) : 0;
    const foot = topOf(picture) + each * leading;
    const choice = { foot, lines: columnsOf(count, each), scale, picture, quoteInDecks, quoteInColumn: false, jumps: false, cost: 0 };
    const plan = placeLeadRegion(inputs, fill, choice);
    const frames = plan.frames.map((frame, column) => ({ ...frame, top: foot - each * leading, lines: fill.used[column] ?? 0 }));
    best = { plan: { ...plan, frames }, cost };
  }
  return best?.plan ?? null;
}

function textCost(fill: FillResult): number {
  return fillCost(fill) + fill.shortfall * missingLineCost;
}
