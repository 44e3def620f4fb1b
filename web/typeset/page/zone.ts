import type { FillResult } from "../fill.ts";
import { ratioOf } from "./picture.ts";
import type { Shape } from "./shape.ts";
import {
  captionSpace,
  leadingAt,
  leastLeg,
  looseRatio,
  placeZone,
  type Room,
  type ZonePlan,
  type ZoneStock,
  zonePictureTop,
} from "./zone-plan.ts";

/** Which of the places a quotation may have are open to it. */
export interface QuoteUse {
  /** Among the decks. */
  readonly inDecks: boolean;
  /** In a box filling the foot of the lead column. */
  readonly inColumn: boolean;
}

/** The least the picture keeps of its own height over width, by the shape's room for it. */
const leastPicture = { drop: 0.5, wide: 0.31, single: 1 } as const;
const wantedPicture = { drop: 1, wide: 0.62, single: 1 } as const;

/** What a picture higher than wanted costs: over the whole width it soon leaves little of the page to the text. */
const tooTall = { drop: 130, wide: 280, single: 130 } as const;

interface Candidate {
  scale: number;
  legs: number;
  inColumn: boolean;
  cost: number;
}

interface Measured {
  room: Room;
  decksHeight: number;
  captionHeight: number;
}

/** Every way a story of about this length fits the room exactly, cheapest first. */
function candidates(stock: ZoneStock, { room, decksHeight, captionHeight }: Measured, quotes: QuoteUse): Candidate[] {
  const { press, galleys, shape } = stock;
  const picture = shape.kind === "single" ? undefined : press.newspaper.pictures.main;
  const natural = picture ? ratioOf(picture) : 0;
  const least = Math.max(Math.min(shape.flattest, natural), natural * leastPicture[shape.kind]);
  const most = Math.min(0.9, natural * 1.24) * (shape.kind === "drop" ? 1 : 0.75);
  const wanted = natural * wantedPicture[shape.kind];
  const pictureTop = zonePictureTop(shape, room, decksHeight);
  const found: Candidate[] = [];
  for (const scale of shape.scales) {
    const leading = leadingAt(press, shape, scale);
    const lines = Math.round(galleys.estimate(scale * shape.bodyScale, shape.textWidth, shape.bodyScale));
    const leadMost = shape.kind === "wide" ? 0 : Math.floor((room.foot - room.top - decksHeight) / leading);
    const growth = growthCost(shape, scale);
    if (shape.kind === "single") {
      if (lines < leastLeg || lines > leadMost) continue;
      const judged = judgeAir(stock, room.foot - room.top - decksHeight - lines * leading, leading, quotes);
      if (judged) found.push({ scale, legs: 0, inColumn: judged.inColumn, cost: growth + judged.cost });
      continue;
    }
    for (let legs = leastLeg; legs <= Math.floor((room.foot - pictureTop) / leading); legs++) {
      const lead = lines - shape.legs * legs;
      if (shape.kind === "drop" ? lead < leastLeg || lead > leadMost : lead > 0 || lead <= -shape.legs) continue;
      const free = room.foot - legs * leading - pictureTop;
      const ratio = (free - captionHeight - captionSpace) / shape.picture.width;
      if (picture ? ratio < least || ratio > most : free > leading * 3) continue;
      const air = shape.kind === "drop" ? room.foot - room.top - decksHeight - lead * leading : 0;
      const judged = judgeAir(stock, air, leading, quotes);
      if (!judged) continue;
      const cropped = Math.abs(ratio - wanted) * (ratio < wanted ? 90 : tooTall[shape.kind]);
      found.push({ scale, legs, inColumn: judged.inColumn, cost: growth + cropped + judged.cost });
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

function growthCost({ comfortable, growth }: Shape, scale: number): number {
  return scale >= 1 ? Math.log(scale) * growth + Math.max(0, Math.log(scale / comfortable)) * 700 : Math.log(1 / scale) * 420;
}

/** Points of air decks can take. */
const mostAir = 88;

/** Room left in the lead column: a little goes between the decks, much of it holds the quotation. */
function judgeAir(stock: ZoneStock, air: number, leading: number, quotes: QuoteUse): { inColumn: boolean; cost: number } | null {
  if (air <= leading * 3.2) return { inColumn: false, cost: air * 0.6 };
  const quote = quotes.inColumn ? stock.galleys.quote(stock.shape.decks.width) : null;
  if (quote) {
    const left = air - quote.height - leading;
    if (left >= 0 && left < 110) return { inColumn: true, cost: 14 + left * 0.25 };
  }
  return air < Math.min(leading * 9, mostAir) ? { inColumn: false, cost: air * 1.1 } : null;
}

/** Plans that are filled to compare them: a cheap one may have loose lines or faults. */
const mostRealised = 5;
const mostScales = 3;

/** The best plan with the whole story in the zone's room; null when there is none that costs less than `limit`. */
export function planZone(stock: ZoneStock, room: Room, quotes: QuoteUse, limit: number): ZonePlan | null {
  const { galleys, shape } = stock;
  const decksHeight = galleys.decks(shape.decks.width, quotes.inDecks).height;
  const measured = { room, decksHeight, captionHeight: galleys.caption(shape.picture.width).height };
  const tried = new Set<number>();
  let best: ZonePlan | null = null;
  let realised = 0;
  for (const candidate of candidates(stock, measured, quotes)) {
    if (candidate.cost >= (best?.cost ?? limit)) break;
    const isGood: boolean = best !== null && isFaultless(best.fill);
    if (best && realised >= (isGood ? mostRealised : 3 * mostRealised)) break;
    if ((best === null || isGood) && tried.size >= mostScales && !tried.has(candidate.scale)) continue;
    tried.add(candidate.scale);
    realised++;
    const plan = realise(stock, measured, quotes, candidate);
    if (plan && plan.cost < (best?.cost ?? limit)) best = plan;
  }
  return best;
}

/** Breaks the story at the candidate's size and fills the frames; null when they cannot be filled. */
function realise(stock: ZoneStock, { room, decksHeight }: Measured, quotes: QuoteUse, candidate: Candidate): ZonePlan | null {
  const { press, galleys, shape } = stock;
  const scale = candidate.scale * shape.bodyScale;
  const { lines } = galleys.at(scale, shape.textWidth);
  const leading = leadingAt(press, shape, candidate.scale);
  const hasLead = shape.kind !== "wide";
  const natural = lines - shape.legs * candidate.legs;
  const leadMost = hasLead ? Math.floor((room.foot - room.top - decksHeight) / leading) : 0;
  const leads = hasLead ? [natural, natural - 1, natural + 1, natural - 2, natural + 2] : [0];
  let best: { fill: FillResult; lead: number } | null = null;
  for (const lead of leads) {
    if (hasLead && (lead < leastLeg || lead > leadMost)) continue;
    const capacities = [...(hasLead ? [lead] : []), ...Array<number>(shape.legs).fill(candidate.legs)];
    const fill = galleys.fill(scale, shape.textWidth, capacities, false);
    if (fill.stop || fill.shortfall > 0) continue;
    if (!best || fill.demerits < best.fill.demerits) best = { fill, lead };
    if (isFaultless(fill)) break;
  }
  if (!best) return null;
  const air = hasLead ? room.foot - room.top - decksHeight - best.lead * leading : 0;
  const judged = judgeAir(stock, air, leading, { ...quotes, inColumn: candidate.inColumn }) ?? { inColumn: false, cost: 60 };
  return placeZone(stock, room, best.fill, {
    lead: best.lead,
    legs: candidate.legs,
    scale: candidate.scale,
    quoteInDecks: quotes.inDecks,
    quoteInColumn: judged.inColumn,
    jumps: false,
    cost: candidate.cost + fillCost(best.fill),
  });
}

/** At this ratio a line is mostly holes. */
const holeRatio = 3;

/** What a filling costs beside the place it takes: faults at column ends, lines full of holes, and loose ones by their share. */
export function fillCost(fill: FillResult): number {
  const ratios = fill.fits.flatMap((fit) => fit?.breaks.map(({ ratio }) => ratio) ?? []);
  const loose = ratios.filter((ratio) => ratio > looseRatio);
  const holes = loose.filter((ratio) => ratio > holeRatio).length;
  return faultCost(fill) + Math.min(60, holes * 12) + (loose.length / Math.max(1, ratios.length)) * looseCost;
}

/** What it would cost if every line were loose. */
const looseCost = 260;

function faultCost({ faults }: FillResult): number {
  return faults.loneLines * 90 + faults.hyphenEnds * 80 + (faults.strandedHeads + faults.emptyFeet) * 220;
}

/** No lone line, no hyphen and no subhead at a column's end. */
function isFaultless({ faults }: FillResult): boolean {
  return faults.loneLines + faults.hyphenEnds + faults.strandedHeads === 0;
}
