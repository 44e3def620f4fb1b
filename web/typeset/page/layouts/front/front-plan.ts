import { holdsWords, legsOf } from "../../../columns/column-measure.ts";
import { leadBlocks } from "../../../columns/lead-blocks.ts";
import { Galleys } from "../../../columns/story-breaks.ts";
import type { PageShape } from "../../../model/scene.ts";
import type { Skeleton } from "../../../templates/skeleton.ts";
import { faceGroupOf } from "../../../templates/template.ts";
import { type Press, warn } from "../../context.ts";
import { pictureRange } from "../../parts/picture-range.ts";
import { Parts } from "../../parts/skyline.ts";
import type { Board } from "../../scene-builder.ts";
import { type Costed, cheapestOf, type Draft, type FrontPlan, largestSides, lastResort, leftoverOf } from "./candidate.ts";
import { isPossible, skeletonsOf, unlessWorse } from "./layout-decisions.ts";
import { isFaultless, isPictureFree, planZone, type QuoteUse } from "./lead-region.ts";
import { planJump } from "./lead-region-jump.ts";
import type { ZonePlan, ZoneStock } from "./lead-region-plan.ts";
import { bareSides, planSides, SideStock } from "./secondary-stories.ts";
import { planShortFront, type ShortChoice, type ShortFront, shortFrontAgain } from "./short-front.ts";

/** Points by which the zone gives way to a taller strip when the story is short. */
const step = 11;
const coarse = 3;
/** Steps by which it may after an edit, and the page is still the same. */
const nearest = [0, 1, -1, 2, -2] as const;
const usualLift = 297;
/** The same where the story goes on elsewhere. */
const jumpLifts = [0, 44, 88] as const;
const liftCost = 0.24;
/** Costs at which a plan is taken without looking further, and at which another skeleton is not tried. */
const excellent = 48;
const acceptable = 150;
/** What it costs that the lead goes on elsewhere, beside the place of the stories. */
const jumpCost = 260;
/** A page that costs as much is better planned for little text. */
const hopeless = 420;
/** Lines of a text so short that a lone one among them may be better cured by another page than by another size. */
const fewLines = 40;
/** Side stories are set larger where they are too short for their places, smaller where that saves an inside page. */
const smallerSides = [0.95, 0.9] as const;
/** Template book: body is never smaller, in points. */
const leastBody = 6.2;
const largerSides = [1.06, 1.12, 1.26] as const;
const sideSizes = [...smallerSides, 1, ...largerSides];
/** Shares of its range a picture is tried at that no text stands under. */
const freeShares = [0.5, 0.3, 0.7, 0.1, 0.9] as const;

/** The places a quotation may have in the zone; the last leaves it to the rails or the strip. */
const quoteUses: readonly QuoteUse[] = [
  { inDecks: true, inColumn: false },
  { inDecks: false, inColumn: true },
  { inDecks: false, inColumn: false },
];
const noQuote: readonly QuoteUse[] = [{ inDecks: false, inColumn: false }];

/**
 * Plans the front page: the lead story's zone, the rails of side stories and the strip, chosen together. With the shape the page had before
 * a small change it keeps that where it still serves.
 */
export function planFront(press: Press, board: Board, shape?: PageShape | null): FrontPlan {
  const planner = new FrontPlanner(press, board);
  const again = shape && planner.again(shape);
  const { plan, cost } = again ?? planner.plan() ?? planBarely(press, board);
  return { ...plan, cost, leftover: leftoverOf(press, plan), ...(again && { kept: shape }) };
}

/** Where what stands about the text leaves it no room in any skeleton: without the picture, then without quotation and decks. */
function planBarely(press: Press, board: Board): Costed {
  const { newspaper } = press;
  const { main, ...pictures } = newspaper.pictures;
  const unpictured = { ...newspaper, pictures };
  if (main) warn(press, "shortened", "main-image", main.caption);
  const without = new FrontPlanner({ ...press, newspaper: unpictured }, board).plan();
  if (without) return without;
  const { expandedContent } = newspaper;
  const { deck, quote } = expandedContent;
  warn(press, "shortened", "expanded-content", [deck, quote].filter(Boolean).join(" "));
  const bare = { ...unpictured, expandedContent: { ...expandedContent, deck: "", quote: null, kicker: "" } };
  const barest = new FrontPlanner({ ...press, newspaper: bare }, board).plan();
  if (!barest) throw new Error("No front page can be planned");
  return barest;
}

class FrontPlanner {
  readonly #press: Press;
  readonly #board: Board;
  readonly #zoneStocks: readonly ZoneStock[];
  readonly #stockAt: (scale: number, mayCut: boolean) => SideStock;
  readonly #zones = new Map<string, { zone: ZonePlan | null; limit: number }>();

  constructor(press: Press, board: Board) {
    const galleys = new Galleys(press, leadBlocks(press.newspaper).front);
    const stocks = new Map<string, SideStock>();
    this.#press = press;
    this.#board = board;
    this.#stockAt = (scale, mayCut) => {
      const key = `${scale}|${mayCut}`;
      const stock = stocks.get(key) ?? new SideStock(press, board, galleys, scale, mayCut);
      stocks.set(key, stock);
      return stock;
    };
    const { count } = this.#stockAt(1, false);
    const storyRails = ({ rails }: Skeleton) => rails.filter(({ stories, boxes }) => stories && !boxes).length;
    const skeletons = skeletonsOf(press);
    const group = faceGroupOf(press.language);
    const isFor = ({ only, rails }: Skeleton) =>
      (!only || only.includes(group)) && rails.every(({ stories, boxes, picture }) => stories || boxes || picture);
    const usable = skeletons.filter((skeleton) => storyRails(skeleton) <= count && isFor(skeleton));
    this.#zoneStocks = (usable.length > 0 ? usable : skeletons.slice(-1)).map((skeleton) => ({
      press,
      galleys,
      skeleton,
      legs: legsOf(press, skeleton),
      parts: new Parts(press, board, skeleton),
    }));
  }

  /** A page of a shape it had before, for what the newspaper is now; null where that no longer serves, or is none of this page's. */
  again(shape: PageShape): Costed | null {
    const { template, newspaper, height } = this.#press;
    const skeleton = skeletonsOf(this.#press)[shape.skeleton];
    const zoneStock = this.#zoneStocks.find((stock) => stock.skeleton === skeleton);
    if (!zoneStock || !skeleton || shape.template !== template.id || shape.layout !== newspaper.layout || shape.pageHeight !== height)
      return null;
    if (shape.short) return this.#shortAgain(skeleton, shape.short, shape);
    if (!isPossible(zoneStock, shape, this.#feetOf(skeleton), sideSizes)) return null;
    const { foot: lowest, lift } = this.#feetOf(skeleton);
    // A line more or less moves the rule under the text before it moves everything.
    for (const steps of nearest) {
      const foot = shape.foot + steps * step;
      if (steps !== 0 && (foot > lowest + 0.01 || foot < lowest - lift - 0.01)) continue;
      const found = this.#againAt(zoneStock, { ...shape, foot });
      if (found) return found;
    }
    return null;
  }

  #againAt(zoneStock: ZoneStock, shape: PageShape): Costed | null {
    const { foot, quotes, picture, sideScale, mayCut, jumps } = shape;
    const stock = this.#stockAt(sideScale, mayCut);
    const limit = Number.POSITIVE_INFINITY;
    const before = shape.lead;
    const zone = jumps
      ? planJump(zoneStock, foot, quotes.inDecks, picture, before)
      : planZone(zoneStock, { foot, quotes, picture, limit, before });
    const sides = zone && planSides(stock, zone, stock.hasQuote && !zone.quoteUsed, limit);
    if (!sides) return null;
    const { skeleton } = zoneStock;
    const plan: Draft = { zone, stock, choice: { skeleton, foot, sideScale, mayCut, quotes, picture, jumps }, ...sides.plan };
    const cost = (jumps ? 0 : zone.cost) + sides.cost + this.#fixedCost(zoneStock, foot, jumps);
    return unlessWorse(this.#press, { plan, cost }, shape);
  }

  #shortAgain(skeleton: Skeleton, choice: ShortChoice, shape: PageShape): Costed | null {
    const stock = this.#stockAt(1, true);
    const found = shortFrontAgain(this.#press, this.#board, stock.galleys, stock, skeleton, choice);
    return found && unlessWorse(this.#press, this.#shortDraft(stock, found), shape);
  }

  #fixedCost({ skeleton }: ZoneStock, foot: number, jumps: boolean): number {
    return skeleton.cost + (this.#feetOf(skeleton).foot - foot) * liftCost + (jumps ? jumpCost : 0);
  }

  plan(): Costed | null {
    const whole = this.#cheapest(1, false, Number.POSITIVE_INFINITY);
    // A story that fits only a lesser page may rather go on elsewhere.
    const jumping = whole === null || whole.cost > jumpCost ? this.#tooLong(whole?.cost ?? Number.POSITIVE_INFINITY) : null;
    if (jumping && jumping.cost < (whole?.cost ?? Number.POSITIVE_INFINITY)) return jumping;
    // A page that is bad by every measure has too little for its template.
    const isFaulty = whole !== null && !isFaultless(whole.plan.zone.fill) && whole.plan.zone.broken.lines < fewLines;
    if (!whole || whole.cost > hopeless || isFaulty) {
      const short = this.#tooShort(whole === null);
      const hidden = (costed: Costed) => leftoverOf(this.#press, costed.plan).length;
      // It counts little what it leaves out: stories that stand on the other page stay there.
      if (short && (!whole || (short.cost < whole.cost && hidden(short) <= hidden(whole)))) return short;
      if (!whole) return null;
    }
    let best: Costed = whole;
    const elsewhere = () => leftoverOf(this.#press, best.plan).length > 0;
    const improve = (found: Costed | null) => {
      if (found && found.cost < best.cost) best = found;
    };
    const readable = smallerSides.filter((scale) => this.#press.faces.body.size * scale >= leastBody);
    if (elsewhere()) for (const scale of readable) improve(this.#cheapest(scale, false, best.cost));
    if (elsewhere()) improve(this.#cheapest(1, true, best.cost));
    const larger = largerSides.filter((scale) => this.#holdsWords(scale));
    // Stories also stand elsewhere where they are too short for their places.
    for (const scale of larger) if (best.cost >= excellent) improve(this.#cheapest(scale, false, best.cost));
    return best;
  }

  /** True when side stories of a scale have words enough to a line in the narrowest column they may stand in. */
  #holdsWords(scale: number): boolean {
    const { columns, faces } = this.#press;
    const rails = this.#zoneStocks.flatMap(({ skeleton }) => skeleton.rails.filter(({ stories }) => stories));
    const narrowest = Math.min(...rails.map((rail) => columns.widthOf(rail) - 2 * (rail.inset ?? 0)), columns.width / 4);
    return holdsWords(this.#press, narrowest, faces.body.size * scale);
  }

  /** Where a skeleton's zone ends when nothing gives way, and how far it may give way. */
  #feetOf({ strip }: Skeleton): { foot: number; lift: number } {
    const { foot } = this.#press.field;
    return strip ? { foot: foot - strip.height, lift: strip.lift ?? usualLift } : { foot, lift: 0 };
  }

  /** The best plan below `bound` in which the whole lead stands on the front page, at ever higher feet of its zone until one is good. */
  #cheapest(sideScale: number, mayCut: boolean, bound: number): Costed | null {
    const stock = this.#stockAt(sideScale, mayCut);
    let best = null as Costed | null;
    for (const [rank, { skeleton }] of this.#zoneStocks.entries()) {
      const { foot, lift: most } = this.#feetOf(skeleton);
      let bestLift = 0;
      const tryLift = (lift: number) => {
        const fixed: number = lift * liftCost + skeleton.cost;
        const limit: number = best?.cost ?? bound;
        if (limit < excellent || fixed >= limit) return;
        const found = cheapestOf(this.#draftsAt(stock, foot - lift, rank, limit - fixed));
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
      const next = this.#zoneStocks[rank + 1];
      if (best !== null && best.cost < Math.max(acceptable, next?.skeleton.cost ?? 0)) break;
    }
    return best;
  }

  #draftsAt(stock: SideStock, foot: number, rank: number, limit: number): Costed[] {
    const zoneStock = this.#zoneStocks[rank];
    if (!zoneStock) return [];
    const drafts: Costed[] = [];
    let bound = limit;
    for (const picture of this.#freePictures(zoneStock)) {
      for (const quotes of this.#quoteUses(stock, zoneStock)) {
        const zone = this.#zone(zoneStock, rank, foot, quotes, picture, bound);
        if (!zone || stock.scale > largestSides(zone)) continue;
        const sides = planSides(stock, zone, stock.hasQuote && !zone.quoteUsed, bound - zone.cost);
        if (!sides) continue;
        const cost = zone.cost + sides.cost;
        bound = Math.min(bound, cost);
        const choice = { skeleton: zoneStock.skeleton, foot, sideScale: stock.scale, mayCut: stock.mayCut, quotes, picture, jumps: false };
        drafts.push({ plan: { zone, stock, choice, ...sides.plan }, cost });
      }
    }
    return drafts;
  }

  #quoteUses(stock: SideStock, { parts }: ZoneStock): readonly QuoteUse[] {
    if (!stock.hasQuote || parts.picture?.panel) return noQuote;
    if (!parts.decks) return noQuote;
    return (parts.decks.holds ?? ["quote"]).includes("quote") ? quoteUses : quoteUses.slice(1);
  }

  /** Heights of a picture that no text stands under; null alone where the text decides. */
  #freePictures(zoneStock: ZoneStock): readonly (number | null)[] {
    if (!isPictureFree(zoneStock)) return [null];
    const range = pictureRange(this.#press, zoneStock.parts);
    return range ? freeShares.map((share) => range.least + (range.most - range.least) * share) : [null];
  }

  /** Zones are remembered with the cost below which they were looked for. */
  #zone(stock: ZoneStock, rank: number, foot: number, quotes: QuoteUse, picture: number | null, limit: number): ZonePlan | null {
    const key = `${rank}|${foot}|${quotes.inDecks}|${quotes.inColumn}|${picture}`;
    let known = this.#zones.get(key);
    if (!known || (known.zone === null && known.limit < limit)) {
      known = { zone: planZone(stock, { foot, quotes, picture, limit }), limit };
      this.#zones.set(key, known);
    }
    return known.zone;
  }

  /** The story goes on elsewhere: nothing gives way any further but the foot, where the strip could not be filled. */
  #tooLong(bound: number): Costed | null {
    let best: Costed | null = null;
    for (const zoneStock of this.#zoneStocks) {
      const { skeleton } = zoneStock;
      const fixed = jumpCost + skeleton.cost;
      if (fixed >= (best?.cost ?? bound)) continue;
      const { foot, lift } = this.#feetOf(skeleton);
      for (const less of jumpLifts) {
        if (less > lift) break;
        let here: Costed | null = null;
        for (const scale of [1, ...largerSides.filter((each) => this.#holdsWords(each))]) {
          if (here === null || here.cost >= excellent)
            here = cheapestOf([...(here ? [here] : []), ...this.#jumps(zoneStock, scale, foot - less)]);
        }
        if (!here) continue;
        best = cheapestOf([...(best ? [best] : []), { plan: here.plan, cost: here.cost + fixed + less * liftCost }]);
        break;
      }
    }
    if (best || bound < Number.POSITIVE_INFINITY) return best;
    // Nothing for a strip: the lead has its place too.
    const zoneStock = this.#zoneStocks.at(-1);
    const zone = zoneStock && planJump(zoneStock, this.#press.field.foot, true, null);
    if (!zone) return null;
    const choice = lastResort(zone, true);
    return { plan: { zone, stock: this.#stockAt(1, true), choice, ...bareSides(this.#press, zone).plan }, cost: 500 };
  }

  #jumps(zoneStock: ZoneStock, sideScale: number, foot: number): Costed[] {
    const stock = this.#stockAt(sideScale, true);
    const drafts: Costed[] = [];
    for (const picture of this.#freePictures(zoneStock)) {
      for (const quoteInDecks of stock.hasQuote ? [true, false] : [true]) {
        const zone = planJump(zoneStock, foot, quoteInDecks, picture);
        if (!zone || sideScale > largestSides(zone)) continue;
        const sides = planSides(stock, zone, stock.hasQuote && !zone.quoteUsed, Number.POSITIVE_INFINITY);
        if (!sides) continue;
        const quotes = { inDecks: quoteInDecks, inColumn: false };
        const choice = { skeleton: zoneStock.skeleton, foot, sideScale, mayCut: true, quotes, picture, jumps: true };
        drafts.push({ plan: { zone, stock, choice, ...sides.plan }, cost: sides.cost });
      }
    }
    return drafts;
  }

  /** So little that no page of the template can be filled with it; with `atAnyCost` also on a page whose strip nothing fills. */
  #tooShort(atAnyCost: boolean): Costed | null {
    const stock = this.#stockAt(1, true);
    const { galleys } = stock;
    const skeletons = this.#zoneStocks.map(({ skeleton }) => skeleton);
    const shortOf = (from: readonly Skeleton[]) => planShortFront(this.#press, this.#board, galleys, stock, from);
    // Without a strip its stories stand elsewhere: only where there is no other page.
    const bare = () => shortOf(skeletons.filter(({ rails }) => rails.length === 0).map((each) => ({ ...each, strip: null })));
    const found = shortOf(skeletons.slice(-2)) ?? (atAnyCost ? bare() : null);
    if (!found) return null;
    return this.#shortDraft(stock, found);
  }

  #shortDraft(stock: SideStock, { zone, sides, cost, choice: short, plain }: ShortFront): Costed {
    // The plain skeletons may be copies without their strip; their parts are the template's own.
    const skeleton = skeletonsOf(this.#press).find(({ parts }) => parts === plain.parts) ?? plain;
    return { plan: { zone, stock, choice: { ...lastResort(zone, false), skeleton, short }, ...sides }, cost };
  }
}
