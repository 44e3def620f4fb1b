import { costs } from "../../../costs.ts";
import { remember } from "../../../model/memo.ts";
import type { PageShape } from "../../../model/scene.ts";
import type { Range, Skeleton } from "../../../templates/skeleton.ts";
import type { LayoutContext } from "../../context.ts";
import { pictureRange } from "../../parts/picture-range.ts";
import type { Costed, FrontPlan } from "./candidate.ts";
import { isPictureFree } from "./lead-region.ts";
import { keptLeadOf, type LeadRegionInputs } from "./lead-region-plan.ts";
import { leftoverOf } from "./secondary-stories.ts";

const { dearer, captionLine } = costs.front;

/** The skeletons of a newspaper's template for its layout, without boxes that would stand empty: a shape counts in them. */
export function skeletonsOf({ template, newspaper, almanac }: LayoutContext): readonly Skeleton[] {
  const own = template.skeletons[newspaper.layout] ?? template.skeletons["three-column"];
  return almanac.length > 0 ? own : remember(withoutAlmanacs, own, 64, () => own.map(withoutAlmanac));
}

const withoutAlmanacs = new Map<readonly Skeleton[], readonly Skeleton[]>();

/** A skeleton for an edition without a date, which has no almanac. */
function withoutAlmanac(skeleton: Skeleton): Skeleton {
  const { rails, strip } = skeleton;
  const stripBoxes = { both: "inside", inside: "inside", almanac: "none", none: "none" } as const;
  return {
    ...skeleton,
    rails: rails.map(({ boxes = [], ...rail }) => (boxes.includes("inside") ? { ...rail, boxes: ["inside"] } : rail)),
    strip: strip && { ...strip, boxes: stripBoxes[strip.boxes] },
  };
}

const rangeName = ({ from, span }: Range) => `${from}+${span}`;

function nameOf({ parts, lead, rails, strip }: Skeleton): string {
  const over = parts.map((part) => `${part.kind} ${rangeName(part)}`);
  const beside = rails.map((rail) => `rail ${rangeName(rail)}`);
  const under = strip ? [`strip ${rangeName(strip)} in ${strip.cells}`] : [];
  return [...over, `lead ${rangeName(lead)} in ${lead.legs}`, ...beside, ...under].join(", ");
}

const namesBefore = new Map<readonly Skeleton[], readonly string[]>();

/**
 * Names of skeletons, for shapes that are saved: what stands in which columns, and a number where several of a list have the same. They stay
 * when others are added, or when costs and sizes change.
 */
export function namesOf(skeletons: readonly Skeleton[]): readonly string[] {
  return remember(namesBefore, skeletons, 64, () => {
    const names = skeletons.map(nameOf);
    return names.map((name, index) => {
      const before = names.slice(0, index).filter((each) => each === name).length;
      return before === 0 ? name : `${name}, ${before + 1}`;
    });
  });
}

/** The skeleton a shape was made with; undefined where the template has it no more. */
export function skeletonOf(context: LayoutContext, { skeleton }: PageShape): Skeleton | undefined {
  const skeletons = skeletonsOf(context);
  return skeletons[typeof skeleton === "number" ? skeleton : namesOf(skeletons).indexOf(skeleton)];
}

/** What a plan chose, to be chosen again; nothing for a page planned for want of anything better, whose parts are no template's. */
export function shapeOf(context: LayoutContext, { choice, leadRegion, cost, leftover, kept }: FrontPlan): PageShape | undefined {
  // As it was given: many small edits must not carry a page away step by step.
  if (kept) return kept;
  const { skeleton, ...chosen } = choice;
  const skeletons = skeletonsOf(context);
  const name = namesOf(skeletons)[skeletons.indexOf(skeleton)];
  if (name === undefined) return undefined;
  const { template, newspaper, height } = context;
  return {
    template: template.id,
    layout: newspaper.layout,
    pageHeight: height,
    skeleton: name,
    ...chosen,
    ...(!chosen.short && { lead: keptLeadOf(leadRegion) }),
    cost,
    hidden: leftover.length,
  };
}

/** A page of a shape it had before, unless the text has outgrown it. */
export function unlessWorse(context: LayoutContext, costed: Costed, shape: PageShape): Costed | null {
  const isDearer = costed.cost > shape.cost * (1 + dearer.share) + dearer.points;
  return isDearer || leftoverOf(context, costed.plan).length > shape.hidden ? null : costed;
}

/**
 * False for what the planner would never have chosen: a shape comes with a newspaper, from anywhere. `feet`: where its lead region ends at most,
 * and how far above that it may.
 */
export function isPossible(
  inputs: LeadRegionInputs,
  { foot, sideScale, picture }: PageShape,
  feet: { foot: number; lift: number },
  sideSizes: readonly number[],
): boolean {
  const { context, parts } = inputs;
  if (!sideSizes.includes(sideScale)) return false;
  if (!(foot <= context.field.foot + 0.01 && foot >= feet.foot - feet.lift - 0.01)) return false;
  if (picture === null) return !isPictureFree(inputs);
  const range = isPictureFree(inputs) ? pictureRange(context, parts) : null;
  return range !== null && picture >= range.least - captionLine && picture <= range.most + captionLine;
}
