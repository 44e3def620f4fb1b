import type { FillResult } from "../../../columns/column-break.ts";
import { costs } from "../../../costs.ts";
import { pictureRange } from "../../parts/picture-range.ts";
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

const { mostAir, mostRealised, mostScales, otherLines: leads, holeRatio, mostLoose, tooLooseCost, looseCost } = costs.lead;

/** Which of the places a quotation may have are open to it. */
export interface QuoteUse {
  /** Among the decks. */
  readonly inDecks: boolean;
  /** In a box over a column's text. */
  readonly inColumn: boolean;
}

/** What a lead region is looked for in. */
export interface LeadRegionOptions {
  readonly foot: number;
  readonly quotes: QuoteUse;
  /** Height of a picture that no text stands under; null where the text decides it. */
  readonly picture: number | null;
  /** Plans that cost as much are of no use. */
  readonly limit: number;
  /** As it was before an edit: what need not move stays. */
  readonly before?: KeptLead | undefined;
}

interface Candidate {
  scale: number;
  picture: number;
  /** Lines each leg has room for. */
  room: number[];
  /** Of all legs, more than the text needs. */
  excess: number;
  inColumn: boolean;
  /** What it costs that it is not as it was before an edit: part of the cost while plans are compared. */
  moving: number;
  cost: number;
}

/** Every way a story of about this length fits exactly, cheapest first. */
function candidates(inputs: LeadRegionInputs, { foot, quotes, picture, before }: LeadRegionOptions): Candidate[] {
  const { context, storyBreaks, legs } = inputs;
  const airy = airyLegs(inputs);
  const found: Candidate[] = [];
  for (const scale of legs.scales) {
    const leading = leadingAt(context, legs, scale);
    const lines = Math.round(storyBreaks.estimate(scale * legs.bodyScale, legs.width, legs.bodyScale));
    const growth = growthCost(inputs, scale);
    for (const height of pictureHeights(inputs, foot, quotes.inDecks, leading, picture)) {
      const most = legTopsAt(inputs, quotes.inDecks, height.points).map((top) => Math.floor((foot - top) / leading + 1e-6));
      if (most.some((count) => count < costs.lead.leastLeg)) continue;
      for (const less of airy.length > 0 || height.exact ? [0] : [0, 1, 2]) {
        const room = most.map((count) => count - less);
        const excess = room.reduce((sum, count) => sum + count, 0) - lines;
        if (excess < 0) break;
        const judged = judgeExcess(inputs, { room, excess, leading, airy, foot, picture: height.points, quotes });
        if (!judged) continue;
        const moving = movingCost(before, { scale, picture: height.points }, leading);
        const cost = growth + height.cost + judged.cost + less * 4 + moving;
        found.push({ scale, picture: height.points, room, excess, inColumn: judged.inColumn, moving, cost });
      }
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

interface Height {
  points: number;
  /** True when the legs under it are then a whole number of lines. */
  exact: boolean;
  cost: number;
}

/**
 * Heights of the picture at which the legs under it hold whole lines; one of 0 where there is none, the given one where no text stands
 * under it.
 */
function pictureHeights(inputs: LeadRegionInputs, foot: number, quoteInDecks: boolean, leading: number, given: number | null): Height[] {
  const { context, parts, legs } = inputs;
  const range = pictureRange(context, parts);
  if (!range) return [{ points: 0, exact: false, cost: 0 }];
  if (given !== null) return [{ points: given, exact: false, cost: range.cost(given) }];
  const low = legTopsAt(inputs, quoteInDecks, range.least);
  const high = legTopsAt(inputs, quoteInDecks, range.most);
  const airy = new Set(airyLegs(inputs));
  const moves = (leg: number) => (high[leg] ?? 0) > (low[leg] ?? 0) + 0.01;
  const all = legs.columns.map((_, leg) => leg).filter(moves);
  const under = all.filter((leg) => !airy.has(leg));
  const reference = under[0] ?? all[0];
  if (reference === undefined) return [{ points: range.wanted, exact: false, cost: 0 }];
  const heights: Height[] = [];
  const most = Math.floor((foot - (low[reference] ?? 0)) / leading + 1e-6);
  for (let count = costs.lead.leastLeg; count <= most; count++) {
    const points = range.most - ((high[reference] ?? 0) - (foot - count * leading));
    if (points < range.least - 0.01) break;
    if (points <= range.most + 0.01) heights.push({ points, exact: under.length === legs.columns.length, cost: range.cost(points) });
  }
  return heights;
}

/** Where each leg begins under a picture of a height. A picture pushes down what stands under it point by point. */
function legTopsAt(inputs: LeadRegionInputs, quoteInDecks: boolean, picture: number): number[] {
  const { least, most, tops } = inputs.parts.legTops(inputs.legs.columns, quoteInDecks, pictureRange(inputs.context, inputs.parts));
  return tops.map(({ low, high }) => (high > low + 0.01 ? Math.max(low, high - (most - Math.max(least, picture))) : low));
}

/** True when the height of the picture is open: no text of the lead stands under it. */
export function isPictureFree(inputs: LeadRegionInputs): boolean {
  const range = pictureRange(inputs.context, inputs.parts);
  if (!range) return false;
  return inputs.parts.legTops(inputs.legs.columns, false, range).tops.every(({ low, high }) => high <= low + 0.01);
}

function growthCost({ legs: { comfortable, growth } }: LeadRegionInputs, scale: number): number {
  return scale >= 1 ? Math.log(scale) * growth + Math.max(0, Math.log(scale / comfortable)) * 700 : Math.log(1 / scale) * 420;
}

interface Excess {
  room: readonly number[];
  excess: number;
  leading: number;
  airy: readonly number[];
  foot: number;
  picture: number;
  quotes: QuoteUse;
}

/** Room for more lines than there are: air between decks, the quotation over a column, or a few lines the text can be stretched by. */
function judgeExcess(
  inputs: LeadRegionInputs,
  { room, excess, leading, airy, foot, picture, quotes }: Excess,
): { inColumn: boolean; cost: number } | null {
  const [first] = airy;
  const leg = first === undefined ? undefined : inputs.legs.columns[first];
  if (first === undefined || !leg) return excess < inputs.legs.columns.length ? { inColumn: false, cost: excess * 0.4 } : null;
  const given = Math.floor(excess / airy.length);
  const count = (room[first] ?? 0) - given;
  if (count < costs.lead.leastLeg) return null;
  const top = legTopsAt(inputs, quotes.inDecks, picture)[first] ?? 0;
  return judgeAir(inputs, foot - top - count * leading, leading, quotes);
}

/** Room left over decks: a little goes between them, much of it holds the quotation. */
function judgeAir(inputs: LeadRegionInputs, air: number, leading: number, quotes: QuoteUse): { inColumn: boolean; cost: number } | null {
  const { parts, context, storyBreaks } = inputs;
  if (air <= leading * 3.2) return { inColumn: false, cost: air * 0.6 };
  const quote = quotes.inColumn && parts.decks ? storyBreaks.quote(context.columns.widthOf(parts.decks)) : null;
  if (quote) {
    const left = air - quote.height - leading;
    if (left >= 0 && left < 110) return { inColumn: true, cost: 14 + left * 0.25 };
  }
  return air < Math.min(leading * 9, mostAir) ? { inColumn: false, cost: air * 1.1 } : null;
}

/** The best plan with the whole story in the lead region; null when there is none that costs less than the limit. */
export function planLeadRegion(inputs: LeadRegionInputs, ask: LeadRegionOptions): LeadRegion | null {
  const tried = new Set<number>();
  let best: LeadRegion | null = null;
  let moved = 0;
  let realised = 0;
  for (const candidate of candidates(inputs, ask)) {
    if (candidate.cost >= (best?.cost ?? ask.limit)) break;
    const isGood: boolean = best !== null && isFaultless(best.fill);
    if (best && realised >= (isGood ? mostRealised : 3 * mostRealised)) break;
    if ((best === null || isGood) && tried.size >= mostScales && !tried.has(candidate.scale)) continue;
    tried.add(candidate.scale);
    realised++;
    const plan = realise(inputs, ask, candidate);
    if (!plan || plan.cost >= (best?.cost ?? ask.limit)) continue;
    best = plan;
    moved = candidate.moving;
  }
  // That it has moved makes a page no worse.
  return best && { ...best, cost: best.cost - moved };
}

/** Breaks the story at the candidate's size and fills the frames; null when they cannot be filled. */
function realise(inputs: LeadRegionInputs, { foot, quotes }: LeadRegionOptions, candidate: Candidate): LeadRegion | null {
  const { context, storyBreaks, legs } = inputs;
  const airy = airyLegs(inputs);
  const scale = candidate.scale * legs.bodyScale;
  const { lines } = storyBreaks.at(scale, legs.width);
  const excess = candidate.room.reduce((sum, count) => sum + count, 0) - lines;
  const leading = leadingAt(context, legs, candidate.scale);
  let best: { fill: FillResult; capacities: number[] } | null = null;
  for (const more of airy.length > 0 ? leads : [0]) {
    const given = Math.floor(excess / Math.max(1, airy.length)) - more;
    const capacities = candidate.room.map((count, leg) => (airy.includes(leg) ? count - given : count));
    if (capacities.some((count, leg) => count < costs.lead.leastLeg || count > (candidate.room[leg] ?? 0))) continue;
    const fill = storyBreaks.fill(scale, legs.width, capacities, false);
    if (fill.stop || fill.shortfall > 0) continue;
    if (!best || fill.demerits < best.fill.demerits) best = { fill, capacities };
    if (isFaultless(fill)) break;
  }
  if (!best) return null;
  const { tops } = inputs.parts.place({ picture: candidate.picture, quoteInDecks: quotes.inDecks, air: 0 });
  const [first] = airy;
  const leg = first === undefined ? undefined : legs.columns[first];
  const air = leg ? foot - legTop(leg, tops) - (best.capacities[first ?? 0] ?? 0) * leading : 0;
  const judged = leg
    ? (judgeAir(inputs, air, leading, { ...quotes, inColumn: candidate.inColumn }) ?? { inColumn: false })
    : { inColumn: false };
  return placeLeadRegion(inputs, best.fill, {
    foot,
    lines: best.capacities,
    scale: candidate.scale,
    picture: candidate.picture,
    quoteInDecks: quotes.inDecks,
    quoteInColumn: judged.inColumn,
    jumps: false,
    cost: candidate.cost + fillCost(best.fill),
  });
}

/** What a filling costs beside the place it takes: faults at column ends, lines full of holes, and loose ones by their share. */
export function fillCost(fill: FillResult): number {
  const ratios = fill.fits.flatMap((fit) => fit?.breaks.map(({ ratio }) => ratio) ?? []);
  const loose = ratios.filter((ratio) => ratio > costs.line.looseRatio);
  const holes = loose.filter((ratio) => ratio > holeRatio).length;
  const share = loose.length / Math.max(1, ratios.length);
  return faultCost(fill) + Math.min(60, holes * 12) + share * looseCost + Math.max(0, share - mostLoose) * tooLooseCost;
}

function faultCost({ faults }: FillResult): number {
  return faults.loneLines * 150 + faults.hyphenEnds * 110 + (faults.strandedHeads + faults.emptyFeet) * 220;
}

/** No lone line, no hyphen and no subhead at a column's end. */
export function isFaultless({ faults }: FillResult): boolean {
  return faults.loneLines + faults.hyphenEnds + faults.strandedHeads === 0;
}
