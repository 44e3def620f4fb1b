import type { Board } from "./board.ts";
import { almanacRows } from "./boxes.ts";
import { Galleys } from "./galleys.ts";
import type { Grid } from "./grid.ts";
import { mainBlocks } from "./main-story.ts";
import type { Press } from "./press.ts";
import { type Shape, shapesOf } from "./shape.ts";
import { bareSides, isBlank, placedStories, planSides, type SideStock, type SidesPlan, sideStock, standsAlone } from "./sides.ts";
import { planZone, type QuoteUse } from "./zone.ts";
import { planJump, planShort } from "./zone-jump.ts";
import type { ZonePlan, ZoneStock } from "./zone-plan.ts";

/** Everything decided about a front page before any of it is set. */
export interface FrontPlan extends SidesPlan {
  readonly zoneTop: number;
  readonly zone: ZonePlan;
  readonly stock: SideStock;
  /** Stories that are not on the front page, and the rest of one that is cut there. */
  readonly leftover: { index: number; headline: string; content: string; goesOn: boolean }[];
}

type Draft = Omit<FrontPlan, "leftover">;
interface Costed {
  plan: Draft;
  cost: number;
}

/** Points by which the zone gives way to a taller strip when the story is short. */
const feet = Array.from({ length: 28 }, (_, step) => step * 11);
/** The same where the story goes on elsewhere. */
const jumpLifts = [44, 88] as const;
const liftCost = 0.24;
/** Without a strip. */
const aloneCost = 25;
/** Costs at which a plan is taken without looking further, and at which another shape of the zone is not tried. */
const excellent = 48;
const acceptable = 150;
/** What it costs not to stand as the Columns control wants it. */
const otherShape = 145;
/** Side stories are set larger where they are too short for their places, smaller where that saves an inside page. */
const smallerSides = [0.95, 0.9] as const;
/** Template book: body is never smaller, in points. */
const leastBody = 6.2;
const largerSides = [1.06, 1.12, 1.26] as const;

/** The places a quotation may have in the zone; the last leaves it to the rail or the strip. */
const quoteUses: readonly QuoteUse[] = [
  { inDecks: true, inColumn: false },
  { inDecks: false, inColumn: true },
  { inDecks: false, inColumn: false },
];
const noQuote: readonly QuoteUse[] = [{ inDecks: false, inColumn: false }];

/** Plans the front page: the lead story's zone, the rail of side stories and the strip, chosen together. */
export function planFront(press: Press, board: Board, grid: Grid, zoneTop: number): FrontPlan {
  const best = new FrontPlanner(press, board, grid, zoneTop).plan();
  return { ...best, leftover: leftoverOf(press, best) };
}

class FrontPlanner {
  readonly #press: Press;
  readonly #zoneTop: number;
  readonly #galleys: Galleys;
  /** Shapes beside a rail, and of the whole width. */
  readonly #shapes: Record<"beside" | "alone", Shape[]>;
  readonly #stockAt: (scale: number, mayCut: boolean) => SideStock;
  readonly #zones = new Map<string, { zone: ZonePlan | null; limit: number }>();

  constructor(press: Press, board: Board, grid: Grid, zoneTop: number) {
    const { expandedContent, content } = press.newspaper;
    const galleys = new Galleys(press, mainBlocks(expandedContent.expandedContent.trim() || content));
    const rows = almanacRows(press, board, grid.column);
    const stocks = new Map<string, SideStock>();
    this.#press = press;
    this.#zoneTop = zoneTop;
    this.#galleys = galleys;
    const { layout } = press.newspaper;
    this.#shapes = { beside: shapesOf(grid, layout, grid.count - 1), alone: shapesOf(grid, layout, grid.count) };
    this.#stockAt = (scale, mayCut) => {
      const key = `${scale}|${mayCut}`;
      const stock = stocks.get(key) ?? sideStock(press, grid, galleys, rows, scale, mayCut);
      stocks.set(key, stock);
      return stock;
    };
  }

  plan(): Draft {
    const first = this.#cheapest(1, false, Number.POSITIVE_INFINITY);
    if (!first) return this.#tooLong() ?? this.#tooShort();
    let best: Costed = first;
    const elsewhere = () => leftoverOf(this.#press, best.plan).length > 0;
    const improve = (found: Costed | null) => {
      if (found && found.cost < best.cost) best = found;
    };
    const readable = smallerSides.filter((scale) => this.#press.faces.body.size * scale >= leastBody);
    if (elsewhere()) for (const scale of readable) improve(this.#cheapest(scale, false, best.cost));
    if (elsewhere()) improve(this.#cheapest(1, true, best.cost));
    if (!elsewhere()) for (const scale of largerSides) if (best.cost >= excellent) improve(this.#cheapest(scale, false, best.cost));
    return best.plan;
  }

  /** The best plan below `bound` in which the whole lead stands on the front page, at ever higher feet of its zone until one is good. */
  #cheapest(sideScale: number, mayCut: boolean, bound: number): Costed | null {
    const stock = this.#stockAt(sideScale, mayCut);
    const { zoneFoot, stripFoot } = this.#press.template.vertical;
    const lifts = standsAlone(stock, { foot: stripFoot }) ? [...feet, zoneFoot - stripFoot] : feet;
    let best: Costed | null = null;
    for (const rank of this.#shapes.beside.keys()) {
      for (const lift of lifts) {
        const fixed: number = (lift < 0 ? aloneCost : lift * liftCost) + stock.cost + rank * otherShape;
        const limit: number = best?.cost ?? bound;
        if (limit < excellent) break;
        if (fixed >= limit) continue;
        const found = cheapestOf(this.#draftsAt(stock, lift, rank, limit - fixed));
        if (found) best = cheapestOf([...(best ? [best] : []), { ...found, cost: found.cost + fixed }]);
      }
      if (best !== null && best.cost < acceptable) break;
    }
    return best;
  }

  #draftsAt(stock: SideStock, lift: number, rank: number, limit: number): Costed[] {
    const foot = this.#press.template.vertical.zoneFoot - lift;
    const hasQuote = stock.quote !== null;
    const drafts: Costed[] = [];
    for (const withRail of stock.forms.length > 0 ? [true, false] : [false]) {
      for (const quotes of hasQuote ? quoteUses : noQuote) {
        const zone = this.#zone(foot, withRail, rank, quotes, limit);
        if (!zone || stock.scale > largestSides(zone)) continue;
        const fixed = zone.cost + (withRail ? 0 : noRailCost(stock, zone));
        const quoteFree = hasQuote && !quotes.inDecks && !zone.quote;
        const sides = planSides(stock, zone, this.#zoneTop, withRail, quoteFree, limit - fixed);
        if (!sides) continue;
        const cost = fixed + sides.cost;
        drafts.push({ plan: { zoneTop: this.#zoneTop, zone, stock, ...sides.plan }, cost });
      }
    }
    return drafts;
  }

  /** Zones are remembered with the cost below which they were looked for. */
  #zone(foot: number, withRail: boolean, rank: number, quotes: QuoteUse, limit: number): ZonePlan | null {
    const key = `${foot}|${withRail}|${rank}|${quotes.inDecks}|${quotes.inColumn}`;
    let known = this.#zones.get(key);
    if (!known || (known.zone === null && known.limit < limit)) {
      const stock = this.#zoneStock(withRail, rank);
      known = { zone: stock && planZone(stock, { top: this.#zoneTop, foot }, quotes, limit), limit };
      this.#zones.set(key, known);
    }
    return known.zone;
  }

  #zoneStock(withRail: boolean, rank: number): ZoneStock | null {
    const shape = this.#shapes[withRail ? "beside" : "alone"][rank];
    return shape ? { press: this.#press, galleys: this.#galleys, shape } : null;
  }

  /** The story goes on elsewhere: nothing gives way any further but the foot, where the strip could not be filled. */
  #tooLong(): Draft | null {
    const { zoneFoot, stripFoot } = this.#press.template.vertical;
    for (const rank of this.#shapes.beside.keys()) {
      for (const foot of [zoneFoot, ...jumpLifts.map((lift) => zoneFoot - lift)]) {
        let best: Costed | null = null;
        for (const scale of [1, ...largerSides]) {
          if (best === null || best.cost >= excellent) best = cheapestOf([...(best ? [best] : []), ...this.#jumps(rank, scale, foot)]);
        }
        if (best) return best.plan;
      }
    }
    // Nothing for a strip: the lead has its place too.
    const zoneStock = this.#zoneStock(false, this.#shapes.alone.length - 1);
    const zone = zoneStock && planJump(zoneStock, { top: this.#zoneTop, foot: stripFoot }, true);
    return zone && { zoneTop: this.#zoneTop, zone, stock: this.#stockAt(1, true), ...bareSides(this.#press, zone).plan };
  }

  #jumps(rank: number, sideScale: number, foot: number): Costed[] {
    const stock = this.#stockAt(sideScale, true);
    const drafts: Costed[] = [];
    for (const withRail of stock.forms.length > 0 ? [true, false] : [false]) {
      const zoneStock = this.#zoneStock(withRail, rank);
      for (const quoteInDecks of stock.quote ? [true, false] : [true]) {
        const zone = zoneStock && planJump(zoneStock, { top: this.#zoneTop, foot }, quoteInDecks);
        if (!zone || sideScale > largestSides(zone)) continue;
        const sides = planSides(stock, zone, this.#zoneTop, withRail, !quoteInDecks, Number.POSITIVE_INFINITY);
        if (!sides) continue;
        const cost = sides.cost + (withRail ? 0 : 20 + noRailCost(stock, zone)) + stock.cost;
        drafts.push({ plan: { zoneTop: this.#zoneTop, zone, stock, ...sides.plan }, cost });
      }
    }
    return drafts;
  }

  /** So little that no page can be filled with it. */
  #tooShort(): Draft {
    const stock = this.#stockAt(1, true);
    const zoneStock = this.#zoneStock(false, this.#shapes.alone.length - 1);
    const drafts = [false, true].flatMap((quoteInDecks): Costed[] => {
      const zone = zoneStock && planShort(zoneStock, this.#zoneTop, quoteInDecks);
      if (!zone) return [];
      const sides = planSides(stock, zone, this.#zoneTop, false, !quoteInDecks, Number.POSITIVE_INFINITY) ?? bareSides(this.#press, zone);
      return [{ plan: { zoneTop: this.#zoneTop, zone, stock, ...sides.plan }, cost: sides.cost + zone.cost }];
    });
    const best = cheapestOf(drafts);
    if (!best) throw new Error("No front page can be planned");
    return best.plan;
  }
}

/** Side stories are never set larger than the lead, but at their own size. */
function largestSides(zone: ZonePlan): number {
  return Math.max(1, zone.scale * 1.02);
}

/** The rail is part of the template: it goes only when there is too little to fill it. */
function noRailCost(stock: SideStock, zone: ZonePlan): number {
  const { length } = stock.forms;
  if (length === 0) return 0;
  return zone.shape.kind === "single" && length >= 4 ? 110 : 40;
}

function cheapestOf(drafts: Costed[]): Costed | null {
  return drafts.reduce<Costed | null>((best, draft) => (!best || draft.cost < best.cost ? draft : best), null);
}

function leftoverOf(press: Press, plan: Draft): FrontPlan["leftover"] {
  const placed = placedStories(plan);
  return press.newspaper.expandedContent.sideStories.flatMap((story, index) => {
    const shown = placed.find((each) => each.index === index);
    if ((shown && shown.cut.rest === "") || (!shown && isBlank(story))) return [];
    return [{ index, headline: story.headline, content: shown ? shown.cut.rest : story.content, goesOn: shown !== undefined }];
  });
}
