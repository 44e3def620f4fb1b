import { type FillResult, fillColumns } from "../fill.ts";
import type { Layout, PictureSource } from "../newspaper.ts";
import type { QuoteBox } from "./boxes.ts";
import { type Decks, measureDecks } from "./decks.ts";
import type { Grid } from "./grid.ts";
import { type BrokenMain, breakMain, type MainBlock, type MainFrame, mainType } from "./main-story.ts";
import { measureCaption, ratioOf, type SetCaption } from "./picture.ts";
import type { Press } from "./press.ts";

/** Where the lead story of a front page stands: decks, picture and text columns above the strip. */
export interface ZonePlan {
  foot: number;
  scale: number;
  decks: Decks;
  decksAt: { x: number; air: number };
  /** Quotation filling the foot of the lead column. */
  quote: { box: QuoteBox; x: number; top: number; width: number; height: number } | null;
  picture: { x: number; y: number; width: number; height: number; caption: SetCaption } | null;
  broken: BrokenMain;
  fill: FillResult;
  frames: MainFrame[];
  /** True when the last line of the last frame is kept for a jump line. */
  jumps: boolean;
  cost: number;
}

/** How the lead story uses the columns left to it. */
interface Shape {
  /** Decks stand over one text column (true) or in a row over all of them. */
  leadColumn: boolean;
  textWidth: number;
  columns: number[];
  picture: { x: number; width: number };
  decks: { x: number; width: number };
}

interface Room {
  top: number;
  foot: number;
  columns: number;
}

const captionSpace = 9;
const leastLeg = 5;
/** The template book lets the body shrink by 6 % and grow as the story gets shorter. */
const scales = [0.94, 0.97, 1, 1.03, 1.06, 1.12, 1.2, 1.3, 1.42, 1.56, 1.7, 1.86] as const;
const leastPicture = 0.5;
/** Lines that must go on elsewhere when anything does. */
const leastJump = 6;
const jumpScale = 0.97;

function shapeOf(grid: Grid, layout: Layout, columns: number): Shape {
  if (layout === "three-column" || columns < 4) {
    const flexible = Array.from({ length: columns - 1 }, (_, index) => grid.x(index + 1));
    return {
      leadColumn: true,
      textWidth: grid.column,
      columns: [grid.x(0), ...flexible],
      picture: { x: grid.x(1), width: grid.span(columns - 1) },
      decks: { x: grid.x(0), width: grid.column },
    };
  }
  const whole = { x: grid.x(0), width: grid.span(columns) };
  const half = (whole.width - grid.gutter) / 2;
  return {
    leadColumn: false,
    textWidth: half,
    columns: [whole.x, whole.x + half + grid.gutter],
    picture: whole,
    decks: whole,
  };
}

/** Body grows with the measure: the Columns control changes the measure, and wide lines want larger type. */
function layoutScale(layout: Layout): number {
  return layout === "three-column" ? 1 : layout === "two-column" ? 1.12 : 1.2;
}

/** Everything about the lead story that does not depend on where the zone ends. */
export interface ZoneStock {
  press: Press;
  grid: Grid;
  blocks: MainBlock[];
  layout: Layout;
  picture: PictureSource | undefined;
  quote: QuoteBox | null;
}

/** The lead story broken at a scale; remembered, since many plans ask for the same. */
export class Breaker {
  readonly #stock: ZoneStock;
  readonly #known = new Map<string, BrokenMain>();

  constructor(stock: ZoneStock) {
    this.#stock = stock;
  }

  at(scale: number, width: number): BrokenMain {
    const key = `${scale}|${width}`;
    let broken = this.#known.get(key);
    if (!broken) {
      const { press, blocks, layout } = this.#stock;
      broken = breakMain(press, blocks, mainType(press, scale * layoutScale(layout), width), true);
      this.#known.set(key, broken);
    }
    return broken;
  }

  /** Lines at a scale, estimated from a breaking at hand: characters to the line fall as the type grows. */
  estimate(scale: number, width: number): number {
    const known = this.#known.get(`${scale}|${width}`);
    return known ? known.lines : this.at(1, width).lines * scale * (1 + (scale - 1) * 0.06);
  }
}

interface Candidate {
  scale: number;
  legs: number;
  lead: number;
  pictureHeight: number;
  air: number;
  withQuote: boolean;
  cost: number;
}

function leadingAt(press: Press, layout: Layout, scale: number): number {
  return press.faces.body.leading * scale * layoutScale(layout);
}

/** Every way the story of about this length fits the room exactly, cheapest first. */
function candidates(
  stock: ZoneStock,
  breaker: Breaker,
  shape: Shape,
  room: Room,
  decks: Decks,
  caption: SetCaption,
  quoteFree: boolean,
): Candidate[] {
  const { press, picture, layout } = stock;
  const flexible = shape.leadColumn ? shape.columns.length - 1 : shape.columns.length;
  const natural = picture ? ratioOf(picture) : 0;
  const wide = shape.leadColumn ? 1 : 0.62;
  const [least, most] = picture ? [natural * leastPicture * wide, Math.min(0.9, natural * 1.24) * (shape.leadColumn ? 1 : 0.75)] : [0, 0];
  const decksFoot = room.top + decks.height;
  const found: Candidate[] = [];
  for (const scale of scales) {
    const leading = leadingAt(press, layout, scale);
    const lines = Math.round(breaker.estimate(scale, shape.textWidth));
    const leadMost = shape.leadColumn ? Math.floor((room.foot - decksFoot) / leading) : 0;
    const pictureTop = shape.leadColumn ? room.top : decksFoot;
    const mostLegs = Math.floor((room.foot - pictureTop) / leading);
    for (let legs = leastLeg; legs <= mostLegs; legs++) {
      const lead = lines - flexible * legs;
      if (shape.leadColumn ? lead < leastLeg || lead > leadMost : lead > 0 || lead <= -flexible) continue;
      const pictureHeight = room.foot - legs * leading - caption.height - captionSpace - pictureTop;
      const ratio = pictureHeight / shape.picture.width;
      if (picture ? ratio < least || ratio > most : pictureHeight + caption.height + captionSpace > leading * 3) continue;
      const air = shape.leadColumn ? room.foot - decksFoot - lead * leading : 0;
      const judged = judgeAir(stock, air, leading, quoteFree);
      if (!judged) continue;
      const wantedRatio = natural * (shape.leadColumn ? 1 : 0.62);
      const growth = scale >= 1 ? Math.log(scale) * 130 + Math.max(0, Math.log(scale / 1.16)) * 700 : Math.log(1 / scale) * 420;
      found.push({
        scale,
        legs,
        lead: shape.leadColumn ? lead : 0,
        pictureHeight,
        air,
        withQuote: judged.withQuote,
        cost: growth + Math.abs(ratio - wantedRatio) * (ratio < wantedRatio ? 90 : 130) + judged.cost,
      });
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** Room left in the lead column: a little goes between the decks, much of it holds the quotation. */
function judgeAir(stock: ZoneStock, air: number, leading: number, quoteFree: boolean): { withQuote: boolean; cost: number } | null {
  if (air <= leading * 3.2) return { withQuote: false, cost: air * 0.6 };
  const { quote } = stock;
  if (quoteFree && quote) {
    const left = air - quote.height - leading;
    if (left >= 0 && left < 110) return { withQuote: true, cost: 14 + left * 0.25 };
  }
  return air < leading * 9 ? { withQuote: false, cost: air * 1.1 } : null;
}

/** The best plan for a zone's room, with the story whole on it or, when it is too long, going on elsewhere. */
export function planZone(stock: ZoneStock, breaker: Breaker, room: Room, quoteInDecks: boolean, quoteFree: boolean): ZonePlan | null {
  const { press, grid, picture, layout } = stock;
  const shape = shapeOf(grid, layout, room.columns);
  const decks = measureDecks(press, shape.decks.width, quoteInDecks);
  const caption = measureCaption(press, picture?.caption ?? "", shape.picture.width, 3);
  const tried = new Set<number>();
  for (const candidate of candidates(stock, breaker, shape, room, decks, caption, quoteFree && !quoteInDecks)) {
    if (tried.size >= 3 && !tried.has(candidate.scale)) continue;
    tried.add(candidate.scale);
    const plan = realise(stock, breaker, shape, room, decks, caption, candidate);
    if (plan) return plan;
  }
  return null;
}

/** Breaks the story at the candidate's size and fills the frames; null when they cannot be filled without a fault. */
function realise(
  stock: ZoneStock,
  breaker: Breaker,
  shape: Shape,
  room: Room,
  decks: Decks,
  caption: SetCaption,
  candidate: Candidate,
): ZonePlan | null {
  const { press, layout, picture } = stock;
  const broken = breaker.at(candidate.scale, shape.textWidth);
  const leading = leadingAt(press, layout, candidate.scale);
  const flexible = shape.leadColumn ? shape.columns.length - 1 : shape.columns.length;
  const natural = broken.lines - flexible * candidate.legs;
  const leadMost = shape.leadColumn ? Math.floor((room.foot - room.top - decks.height) / leading) : 0;
  const leads = shape.leadColumn ? [natural, natural - 1, natural + 1, natural - 2, natural + 2] : [0];
  let best: { fill: FillResult; lead: number } | null = null;
  for (const lead of leads) {
    if (shape.leadColumn && (lead < leastLeg || lead > leadMost)) continue;
    const capacities = shape.leadColumn
      ? [lead, ...Array<number>(flexible).fill(candidate.legs)]
      : Array<number>(flexible).fill(candidate.legs);
    const fill = fillColumns(broken.paragraphs, capacities, { jump: false });
    if (fill.stop || fill.shortfall > 0) continue;
    if (!best || fill.demerits < best.fill.demerits) best = { fill, lead };
    if (faultless(fill)) break;
  }
  if (!best) return null;
  const air = shape.leadColumn ? room.foot - room.top - decks.height - best.lead * leading : 0;
  const judged = judgeAir(stock, air, leading, candidate.withQuote) ?? { withQuote: false, cost: 60 };
  return assemble(stock, shape, room, decks, caption, broken, best.fill, {
    lead: best.lead,
    legs: candidate.legs,
    leading,
    scale: candidate.scale,
    air,
    withQuote: judged.withQuote,
    jumps: false,
    cost: candidate.cost + (faultless(best.fill) ? 0 : 45),
    hasPicture: picture !== undefined,
  });
}

function faultless({ faults }: FillResult): boolean {
  return faults.loneLines + faults.hyphenEnds + faults.strandedHeads === 0;
}

interface Assembly {
  lead: number;
  legs: number;
  leading: number;
  scale: number;
  air: number;
  withQuote: boolean;
  jumps: boolean;
  cost: number;
  hasPicture: boolean;
}

function assemble(
  stock: ZoneStock,
  shape: Shape,
  room: Room,
  decks: Decks,
  caption: SetCaption,
  broken: BrokenMain,
  fill: FillResult,
  parts: Assembly,
): ZonePlan {
  const { lead, legs, leading, air } = parts;
  const legTop = room.foot - legs * leading;
  const pictureTop = shape.leadColumn ? room.top : room.top + decks.height;
  const frames: MainFrame[] = shape.columns.map((x, column) => {
    const lines = shape.leadColumn && column === 0 ? lead : parts.jumps && column === shape.columns.length - 1 ? legs - 1 : legs;
    const top = shape.leadColumn && column === 0 ? room.foot - lead * leading : legTop;
    return { id: `expanded-content-${column + 1}`, x, top, lines };
  });
  const quote = parts.withQuote ? stock.quote : null;
  const quoteHeight = quote ? Math.min(air - leading, quote.height + 34) : 0;
  return {
    foot: room.foot,
    scale: parts.scale,
    decks,
    decksAt: { x: shape.decks.x, air: Math.max(0, air - (quote ? quoteHeight + leading : 0)) },
    quote: quote
      ? {
          box: quote,
          x: shape.decks.x,
          width: shape.decks.width,
          height: quoteHeight,
          top: room.foot - lead * leading - quoteHeight - leading * 0.6,
        }
      : null,
    picture: parts.hasPicture
      ? { ...shape.picture, y: pictureTop, height: legTop - captionSpace - caption.height - pictureTop, caption }
      : null,
    broken,
    fill,
    frames,
    jumps: parts.jumps,
    cost: parts.cost,
  };
}

/** A plan in which the story fills the zone and goes on elsewhere. */
export function planJump(stock: ZoneStock, breaker: Breaker, room: Room, quoteInDecks: boolean, mayFallShort: boolean): ZonePlan | null {
  const { press, grid, picture, layout } = stock;
  const shape = shapeOf(grid, layout, room.columns);
  const decks = measureDecks(press, shape.decks.width, quoteInDecks);
  const caption = measureCaption(press, picture?.caption ?? "", shape.picture.width, 3);
  const broken = breaker.at(jumpScale, shape.textWidth);
  const leading = leadingAt(press, layout, jumpScale);
  const pictureTop = shape.leadColumn ? room.top : room.top + decks.height;
  const share = picture ? ratioOf(picture) * (shape.leadColumn ? 0.68 : 0.4) : 0;
  const above = picture ? shape.picture.width * share + caption.height + captionSpace : 0;
  const mostLegs = Math.max(leastLeg, Math.floor((room.foot - pictureTop - above) / leading));
  const lead = shape.leadColumn ? Math.max(leastLeg, Math.floor((room.foot - room.top - decks.height) / leading)) : 0;
  const flexible = shape.leadColumn ? shape.columns.length - 1 : shape.columns.length;
  let best: { fill: FillResult; trim: number; legs: number } | null = null;
  // A line less in the lead column, or in every leg, lets the text stop better, and never after leaving too little for the other page.
  for (const legs of [mostLegs, mostLegs - 1, mostLegs - 2, mostLegs - 3].filter((count) => count >= leastLeg)) {
    for (const trim of shape.leadColumn ? [0, 1, 2, 3] : [0]) {
      const capacities = [...(shape.leadColumn ? [lead - trim] : []), ...Array<number>(flexible).fill(legs)];
      capacities[capacities.length - 1] = legs - 1;
      const fill = fillColumns(broken.paragraphs, capacities, { jump: true });
      if ((fill.shortfall > 0 && !mayFallShort) || (fill.stop && fill.remaining < leastJump)) continue;
      if (!best || fill.demerits < best.fill.demerits) best = { fill, trim, legs };
      if (faultless(fill)) break;
    }
    if (best && faultless(best.fill)) break;
  }
  if (!best) return null;
  const used = lead - best.trim;
  return assemble(stock, shape, room, decks, caption, broken, best.fill, {
    lead: used,
    legs: best.legs,
    leading,
    scale: jumpScale,
    air: shape.leadColumn ? room.foot - room.top - decks.height - used * leading : 0,
    withQuote: false,
    jumps: best.fill.stop !== null,
    cost: 120,
    hasPicture: picture !== undefined,
  });
}
