import { holdsWords, legsOf } from "../../../columns/column-measure.ts";
import { splitAtJump } from "../../../columns/story-blocks.ts";
import { StoryBreaks } from "../../../columns/story-breaks.ts";
import { costs } from "../../../costs.ts";
import { pictureOf } from "../../../model/edition.ts";
import type { PageShape } from "../../../model/scene.ts";
import type { Skeleton } from "../../../templates/skeleton.ts";
import { faceGroupOf } from "../../../templates/template.ts";
import { type LayoutContext, warn } from "../../context.ts";
import { pictureRange } from "../../parts/picture-range.ts";
import { Parts } from "../../parts/skyline.ts";
import type { SceneBuilder } from "../../scene-builder.ts";
import { type Costed, cheapestOf, type Draft, type FrontPlan, largestSides, lastResort } from "./candidate.ts";
import { isPossible, skeletonOf, skeletonsOf, unlessWorse } from "./layout-decisions.ts";
import { isFaultless, isPictureFree, planLeadRegion, type QuoteUse } from "./lead-region.ts";
import { planJump } from "./lead-region-jump.ts";
import type { LeadRegion, LeadRegionInputs } from "./lead-region-plan.ts";
import { bareSides, leftoverOf, planSecondary, SecondaryStories } from "./secondary-stories.ts";
import { planShortFront, type ShortChoice, type ShortFront, shortFrontAgain } from "./short-front.ts";

const {
  footStep: step,
  coarseSteps: coarse,
  stepsAfterEdit: nearest,
  usualLift,
  jumpLifts,
  liftCost,
  excellent,
  acceptable,
  jumpCost,
  hopeless,
  fewLines,
  smallerSides,
  largerSides,
  freeShares,
} = costs.front;

const { leastBody } = costs.measure;
const sideSizes = [...smallerSides, 1, ...largerSides];

/** The places a quotation may have in the lead region; the last leaves it to the rails or the strip. */
const quoteUses: readonly QuoteUse[] = [
  { inDecks: true, inColumn: false },
  { inDecks: false, inColumn: true },
  { inDecks: false, inColumn: false },
];
const noQuote: readonly QuoteUse[] = [{ inDecks: false, inColumn: false }];

/**
 * Plans the front page: the lead region, the rails of side stories and the strip, chosen together. With the shape the page had before
 * a small change it keeps that where it still serves.
 */
export function planFront(context: LayoutContext, builder: SceneBuilder, shape?: PageShape | null): FrontPlan {
  const planner = new FrontPlanner(context, builder);
  const again = shape && planner.again(shape);
  const { plan, cost } = again ?? planner.plan() ?? planBarely(context, builder);
  return { ...plan, cost, leftover: leftoverOf(context, plan), ...(again && { kept: shape }) };
}

/** Where what stands about the text leaves it no room in any skeleton: without the picture, then without quotation and decks. */
function planBarely(context: LayoutContext, builder: SceneBuilder): Costed {
  const { lead } = context;
  const main = pictureOf(lead, "main");
  const unpictured = { ...lead, pictures: lead.pictures.filter((picture) => picture !== main) };
  if (main) warn(context, "shortened", "main-image", main.caption);
  const without = new FrontPlanner({ ...context, lead: unpictured }, builder).plan();
  if (without) return without;
  warn(context, "shortened", "expanded-content", [lead.deck, lead.quote].filter(Boolean).join(" "));
  const bare = { ...unpictured, deck: "", quote: "", kicker: "" };
  const barest = new FrontPlanner({ ...context, lead: bare }, builder).plan();
  if (!barest) throw new Error("No front page can be planned");
  return barest;
}

class FrontPlanner {
  readonly #context: LayoutContext;
  readonly #builder: SceneBuilder;
  readonly #leadInputs: readonly LeadRegionInputs[];
  readonly #secondaryAt: (scale: number, mayCut: boolean) => SecondaryStories;
  readonly #leadRegions = new Map<string, { leadRegion: LeadRegion | null; limit: number }>();

  constructor(context: LayoutContext, builder: SceneBuilder) {
    const storyBreaks = new StoryBreaks(context, splitAtJump(context.lead).front);
    const known = new Map<string, SecondaryStories>();
    this.#context = context;
    this.#builder = builder;
    this.#secondaryAt = (scale, mayCut) => {
      const key = `${scale}|${mayCut}`;
      const secondary = known.get(key) ?? new SecondaryStories(context, builder, storyBreaks, scale, mayCut);
      known.set(key, secondary);
      return secondary;
    };
    const { count } = this.#secondaryAt(1, false);
    const storyRails = ({ rails }: Skeleton) => rails.filter(({ stories, boxes }) => stories && !boxes).length;
    const skeletons = skeletonsOf(context);
    const group = faceGroupOf(context.language);
    const isFor = ({ only, rails }: Skeleton) =>
      (!only || only.includes(group)) && rails.every(({ stories, boxes, picture }) => stories || boxes || picture);
    const usable = skeletons.filter((skeleton) => storyRails(skeleton) <= count && isFor(skeleton));
    this.#leadInputs = (usable.length > 0 ? usable : skeletons.slice(-1)).map((skeleton) => ({
      context,
      storyBreaks,
      skeleton,
      legs: legsOf(context, skeleton),
      parts: new Parts(context, builder, skeleton),
    }));
  }

  /** A page of a shape it had before, for what the newspaper is now; null where that no longer serves, or is none of this page's. */
  again(shape: PageShape): Costed | null {
    const { template, newspaper, height } = this.#context;
    const skeleton = skeletonOf(this.#context, shape);
    const inputs = this.#leadInputs.find((inputs) => inputs.skeleton === skeleton);
    if (!inputs || !skeleton || shape.template !== template.id || shape.layout !== newspaper.layout || shape.pageHeight !== height)
      return null;
    if (shape.short) return this.#shortAgain(skeleton, shape.short, shape);
    if (!isPossible(inputs, shape, this.#feetOf(skeleton), sideSizes)) return null;
    const { foot: lowest, lift } = this.#feetOf(skeleton);
    // A line more or less moves the rule under the text before it moves everything.
    for (const steps of nearest) {
      const foot = shape.foot + steps * step;
      if (steps !== 0 && (foot > lowest + 0.01 || foot < lowest - lift - 0.01)) continue;
      const found = this.#againAt(inputs, { ...shape, foot });
      if (found) return found;
    }
    return null;
  }

  #againAt(inputs: LeadRegionInputs, shape: PageShape): Costed | null {
    const { foot, quotes, picture, sideScale, mayCut, jumps } = shape;
    const secondary = this.#secondaryAt(sideScale, mayCut);
    const limit = Number.POSITIVE_INFINITY;
    const before = shape.lead;
    const leadRegion = jumps
      ? planJump(inputs, foot, quotes.inDecks, picture, before)
      : planLeadRegion(inputs, { foot, quotes, picture, limit, before });
    const sides = leadRegion && planSecondary(secondary, leadRegion, secondary.hasQuote && !leadRegion.quoteUsed, limit);
    if (!sides) return null;
    const { skeleton } = inputs;
    const plan: Draft = { leadRegion, secondary, choice: { skeleton, foot, sideScale, mayCut, quotes, picture, jumps }, ...sides.plan };
    const cost = (jumps ? 0 : leadRegion.cost) + sides.cost + this.#fixedCost(inputs, foot, jumps);
    return unlessWorse(this.#context, { plan, cost }, shape);
  }

  #shortAgain(skeleton: Skeleton, choice: ShortChoice, shape: PageShape): Costed | null {
    const secondary = this.#secondaryAt(1, true);
    const found = shortFrontAgain(this.#context, this.#builder, secondary.storyBreaks, secondary, skeleton, choice);
    return found && unlessWorse(this.#context, this.#shortDraft(secondary, found), shape);
  }

  #fixedCost({ skeleton }: LeadRegionInputs, foot: number, jumps: boolean): number {
    return skeleton.cost + (this.#feetOf(skeleton).foot - foot) * liftCost + (jumps ? jumpCost : 0);
  }

  plan(): Costed | null {
    const whole = this.#cheapest(1, false, Number.POSITIVE_INFINITY);
    // A story that fits only a lesser page may rather go on elsewhere.
    const jumping = whole === null || whole.cost > jumpCost ? this.#tooLong(whole?.cost ?? Number.POSITIVE_INFINITY) : null;
    if (jumping && jumping.cost < (whole?.cost ?? Number.POSITIVE_INFINITY)) return jumping;
    // A page that is bad by every measure has too little for its template.
    const isFaulty = whole !== null && !isFaultless(whole.plan.leadRegion.fill) && whole.plan.leadRegion.broken.lines < fewLines;
    if (!whole || whole.cost > hopeless || isFaulty) {
      const short = this.#tooShort(whole === null);
      const hidden = (costed: Costed) => leftoverOf(this.#context, costed.plan).length;
      // It counts little what it leaves out: stories that stand on the other page stay there.
      if (short && (!whole || (short.cost < whole.cost && hidden(short) <= hidden(whole)))) return short;
      if (!whole) return null;
    }
    let best: Costed = whole;
    const elsewhere = () => leftoverOf(this.#context, best.plan).length > 0;
    const improve = (found: Costed | null) => {
      if (found && found.cost < best.cost) best = found;
    };
    const readable = smallerSides.filter((scale) => this.#context.faces.body.size * scale >= leastBody);
    if (elsewhere()) for (const scale of readable) improve(this.#cheapest(scale, false, best.cost));
    if (elsewhere()) improve(this.#cheapest(1, true, best.cost));
    const larger = largerSides.filter((scale) => this.#holdsWords(scale));
    // Stories also stand elsewhere where they are too short for their places.
    for (const scale of larger) if (best.cost >= excellent) improve(this.#cheapest(scale, false, best.cost));
    return best;
  }

  /** True when side stories of a scale have words enough to a line in the narrowest column they may stand in. */
  #holdsWords(scale: number): boolean {
    const { columns, faces } = this.#context;
    const rails = this.#leadInputs.flatMap(({ skeleton }) => skeleton.rails.filter(({ stories }) => stories));
    const narrowest = Math.min(...rails.map((rail) => columns.widthOf(rail) - 2 * (rail.inset ?? 0)), columns.width / 4);
    return holdsWords(this.#context, narrowest, faces.body.size * scale);
  }

  /** Where a skeleton's lead region ends when nothing gives way, and how far it may give way. */
  #feetOf({ strip }: Skeleton): { foot: number; lift: number } {
    const { foot } = this.#context.field;
    return strip ? { foot: foot - strip.height, lift: strip.lift ?? usualLift } : { foot, lift: 0 };
  }

  /** The best plan below `bound` in which the whole lead stands on the front page, at ever higher feet of its lead region until one is good. */
  #cheapest(sideScale: number, mayCut: boolean, bound: number): Costed | null {
    const secondary = this.#secondaryAt(sideScale, mayCut);
    let best = null as Costed | null;
    for (const [rank, { skeleton }] of this.#leadInputs.entries()) {
      const { foot, lift: most } = this.#feetOf(skeleton);
      let bestLift = 0;
      const tryLift = (lift: number) => {
        const fixed: number = lift * liftCost + skeleton.cost;
        const limit: number = best?.cost ?? bound;
        if (limit < excellent || fixed >= limit) return;
        const found = cheapestOf(this.#draftsAt(secondary, foot - lift, rank, limit - fixed));
        if (!found || found.cost + fixed >= limit) return;
        found.cost += fixed;
        best = found;
        bestLift = lift;
      };
      // Coarse steps first, then the steps beside the best of them.
      for (let lift = 0; lift <= most; lift += coarse * step) tryLift(lift);
      const middle = bestLift;
      for (let near = 1; near < coarse; near++) {
        for (const lift of [middle - near * step, middle + near * step]) if (lift > 0 && lift <= most) tryLift(lift);
      }
      const next = this.#leadInputs[rank + 1];
      if (best !== null && best.cost < Math.max(acceptable, next?.skeleton.cost ?? 0)) break;
    }
    return best;
  }

  #draftsAt(secondary: SecondaryStories, foot: number, rank: number, limit: number): Costed[] {
    const inputs = this.#leadInputs[rank];
    if (!inputs) return [];
    const drafts: Costed[] = [];
    let bound = limit;
    for (const picture of this.#freePictures(inputs)) {
      for (const quotes of this.#quoteUses(secondary, inputs)) {
        const leadRegion = this.#leadRegion(inputs, rank, foot, quotes, picture, bound);
        if (!leadRegion || secondary.scale > largestSides(leadRegion)) continue;
        const sides = planSecondary(secondary, leadRegion, secondary.hasQuote && !leadRegion.quoteUsed, bound - leadRegion.cost);
        if (!sides) continue;
        const cost = leadRegion.cost + sides.cost;
        bound = Math.min(bound, cost);
        const choice = {
          skeleton: inputs.skeleton,
          foot,
          sideScale: secondary.scale,
          mayCut: secondary.mayCut,
          quotes,
          picture,
          jumps: false,
        };
        drafts.push({ plan: { leadRegion, secondary, choice, ...sides.plan }, cost });
      }
    }
    return drafts;
  }

  #quoteUses(secondary: SecondaryStories, { parts }: LeadRegionInputs): readonly QuoteUse[] {
    if (!secondary.hasQuote || parts.picture?.panel) return noQuote;
    if (!parts.decks) return noQuote;
    return (parts.decks.holds ?? ["quote"]).includes("quote") ? quoteUses : quoteUses.slice(1);
  }

  /** Heights of a picture that no text stands under; null alone where the text decides. */
  #freePictures(inputs: LeadRegionInputs): readonly (number | null)[] {
    if (!isPictureFree(inputs)) return [null];
    const range = pictureRange(this.#context, inputs.parts);
    return range ? freeShares.map((share) => range.least + (range.most - range.least) * share) : [null];
  }

  /** Zones are remembered with the cost below which they were looked for. */
  #leadRegion(
    inputs: LeadRegionInputs,
    rank: number,
    foot: number,
    quotes: QuoteUse,
    picture: number | null,
    limit: number,
  ): LeadRegion | null {
    const key = `${rank}|${foot}|${quotes.inDecks}|${quotes.inColumn}|${picture}`;
    let known = this.#leadRegions.get(key);
    if (!known || (known.leadRegion === null && known.limit < limit)) {
      known = { leadRegion: planLeadRegion(inputs, { foot, quotes, picture, limit }), limit };
      this.#leadRegions.set(key, known);
    }
    return known.leadRegion;
  }

  /** The story goes on elsewhere: nothing gives way any further but the foot, where the strip could not be filled. */
  #tooLong(bound: number): Costed | null {
    let best: Costed | null = null;
    for (const inputs of this.#leadInputs) {
      const { skeleton } = inputs;
      const fixed = jumpCost + skeleton.cost;
      if (fixed >= (best?.cost ?? bound)) continue;
      const { foot, lift } = this.#feetOf(skeleton);
      for (const less of jumpLifts) {
        if (less > lift) break;
        let here: Costed | null = null;
        for (const scale of [1, ...largerSides.filter((each) => this.#holdsWords(each))]) {
          if (here === null || here.cost >= excellent)
            here = cheapestOf([...(here ? [here] : []), ...this.#jumps(inputs, scale, foot - less)]);
        }
        if (!here) continue;
        best = cheapestOf([...(best ? [best] : []), { plan: here.plan, cost: here.cost + fixed + less * liftCost }]);
        break;
      }
    }
    if (best || bound < Number.POSITIVE_INFINITY) return best;
    // Nothing for a strip: the lead has its place too.
    const inputs = this.#leadInputs.at(-1);
    const leadRegion = inputs && planJump(inputs, this.#context.field.foot, true, null);
    if (!leadRegion) return null;
    const choice = lastResort(leadRegion, true);
    return { plan: { leadRegion, secondary: this.#secondaryAt(1, true), choice, ...bareSides(this.#context, leadRegion).plan }, cost: 500 };
  }

  #jumps(inputs: LeadRegionInputs, sideScale: number, foot: number): Costed[] {
    const secondary = this.#secondaryAt(sideScale, true);
    const drafts: Costed[] = [];
    for (const picture of this.#freePictures(inputs)) {
      for (const quoteInDecks of secondary.hasQuote ? [true, false] : [true]) {
        const leadRegion = planJump(inputs, foot, quoteInDecks, picture);
        if (!leadRegion || sideScale > largestSides(leadRegion)) continue;
        const sides = planSecondary(secondary, leadRegion, secondary.hasQuote && !leadRegion.quoteUsed, Number.POSITIVE_INFINITY);
        if (!sides) continue;
        const quotes = { inDecks: quoteInDecks, inColumn: false };
        const choice = { skeleton: inputs.skeleton, foot, sideScale, mayCut: true, quotes, picture, jumps: true };
        drafts.push({ plan: { leadRegion, secondary, choice, ...sides.plan }, cost: sides.cost });
      }
    }
    return drafts;
  }

  /** So little that no page of the template can be filled with it; with `atAnyCost` also on a page whose strip nothing fills. */
  #tooShort(atAnyCost: boolean): Costed | null {
    const secondary = this.#secondaryAt(1, true);
    const { storyBreaks } = secondary;
    const skeletons = this.#leadInputs.map(({ skeleton }) => skeleton);
    const shortOf = (from: readonly Skeleton[]) => planShortFront(this.#context, this.#builder, storyBreaks, secondary, from);
    // Without a strip its stories stand elsewhere: only where there is no other page.
    const bare = () => shortOf(skeletons.filter(({ rails }) => rails.length === 0).map((each) => ({ ...each, strip: null })));
    const found = shortOf(skeletons.slice(-2)) ?? (atAnyCost ? bare() : null);
    if (!found) return null;
    return this.#shortDraft(secondary, found);
  }

  #shortDraft(secondary: SecondaryStories, { leadRegion, sides, cost, choice: short, plain }: ShortFront): Costed {
    // The plain skeletons may be copies without their strip; their parts are the template's own.
    const skeleton = skeletonsOf(this.#context).find(({ parts }) => parts === plain.parts) ?? plain;
    return { plan: { leadRegion, secondary, choice: { ...lastResort(leadRegion, false), skeleton, short }, ...sides }, cost };
  }
}
