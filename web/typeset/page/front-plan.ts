import type { Board } from "./board.ts";
import { almanacRows, measureQuote } from "./boxes.ts";
import type { Grid } from "./grid.ts";
import { mainBlocks } from "./main-story.ts";
import type { Press } from "./press.ts";
import { planStacks, type StackPlan, type StoryForms } from "./rail.ts";
import { measureForms } from "./story.ts";
import { planStrip, type StripPlan, type StripStock } from "./strip.ts";
import { Breaker, planJump, planZone, type ZonePlan, type ZoneStock } from "./zone.ts";

/** Everything decided about a front page before any of it is set. */
export interface FrontPlan {
  zoneTop: number;
  zone: ZonePlan;
  rail: StackPlan | null;
  strip: StripPlan | null;
  stripAt: { top: number; height: number };
  stock: StripStock;
  /** Stories that are not on the front page, and the rest of one that is cut there. */
  leftover: { index: number; headline: string; content: string; goesOn: boolean }[];
}

const stripSpace = 15;
/** Points by which the zone gives way to a taller strip when the story is short. */
const feet = [0, 22, 44, 66, 88, 112, 136, 160, 190, 220] as const;
const goodEnough = 70;

type Draft = Omit<FrontPlan, "leftover">;
interface Costed {
  plan: Draft;
  cost: number;
}

/** Plans the front page: the lead story's zone, the rail of side stories and the strip, chosen together. */
export function planFront(press: Press, board: Board, grid: Grid, zoneTop: number): FrontPlan {
  const { newspaper } = press;
  const quote = measureQuote(press, grid.column);
  const text = newspaper.expandedContent.expandedContent.trim() || newspaper.content;
  const zoneStock: ZoneStock = { press, grid, blocks: mainBlocks(text), layout: newspaper.layout, picture: newspaper.pictures.main, quote };
  const rows = almanacRows(press, board, grid.column);
  const breaker = new Breaker(zoneStock);
  const drafts: Costed[] = [];
  for (const sideScale of sideScales) {
    const stock = stockOf(press, grid, quote, rows, sideScale);
    drafts.push(...draftsWith(zoneStock, stock, breaker, zoneTop, (1 - sideScale) * 300));
    // Smaller side stories are worth their while only when they save an inside page.
    if (drafts.length === 0 || drafts.some(({ plan, cost }) => cost < goodEnough || leftoverOf(press, plan).length === 0)) break;
  }
  const best =
    drafts.sort((a, b) => a.cost - b.cost)[0]?.plan ??
    planTooLong(press, grid, stockOf(press, grid, quote, rows, 1), zoneStock, breaker, zoneTop);
  return { ...best, leftover: leftoverOf(press, best) };
}

const sideScales = [1, 0.95] as const;
const mostForms = 7;

function stockOf(press: Press, grid: Grid, quote: StripStock["quote"], rows: StripStock["almanacRows"], sideScale: number): StripStock {
  const { sideStories } = press.newspaper.expandedContent;
  const forms: StoryForms[] = sideStories
    .slice(0, mostForms)
    .map((story, index) => ({ index, ...measureForms(press, story, grid.column, sideScale) }))
    .filter(({ story }) => story.headline.trim() !== "" || story.content.trim() !== "");
  return { forms, picture: press.newspaper.pictures.small, quote, almanacRows: rows, storyCount: sideStories.length };
}

/** Plans in which the whole lead stands on the front page, at ever higher feet of its zone until one is good. */
function draftsWith(zoneStock: ZoneStock, stock: StripStock, breaker: Breaker, zoneTop: number, extra: number): Costed[] {
  const { press, grid, quote } = zoneStock;
  const drafts: Costed[] = [];
  for (const lift of feet) {
    const foot = press.template.vertical.zoneFoot - lift;
    for (const withRail of stock.forms.length > 0 ? [true, false] : [false]) {
      const room = { top: zoneTop, foot, columns: withRail ? grid.count - 1 : grid.count };
      for (const quoteInDecks of quote ? [true, false] : [false]) {
        const zone = planZone(zoneStock, breaker, room, quoteInDecks, !quoteInDecks);
        if (!zone) continue;
        const sides = planSides(press, grid, stock, zone, zoneTop, withRail, quote !== null && !quoteInDecks && !zone.quote);
        if (!sides) continue;
        const cost = zone.cost + sides.cost + (withRail || stock.forms.length === 0 ? 0 : 40) + lift * 0.24 + extra;
        drafts.push({ plan: { zoneTop, zone, stock, ...sides.plan }, cost });
      }
    }
    if (drafts.some(({ cost }) => cost < goodEnough)) break;
  }
  return drafts;
}

/** The story goes on elsewhere: nothing gives way any further. */
function planTooLong(
  press: Press,
  grid: Grid,
  stock: StripStock,
  zoneStock: ZoneStock,
  breaker: Breaker,
  zoneTop: number,
): Omit<FrontPlan, "leftover"> {
  const foot = press.template.vertical.zoneFoot;
  const plansWith = (mayFallShort: boolean) =>
    (stock.forms.length > 0 ? [true, false] : [false]).flatMap((withRail) => {
      const room = { top: zoneTop, foot, columns: withRail ? grid.count - 1 : grid.count };
      const zone = planJump(zoneStock, breaker, room, true, mayFallShort);
      const sides = zone ? planSides(press, grid, stock, zone, zoneTop, withRail, false) : null;
      const rest = sides ?? (mayFallShort && zone && !withRail ? bareSides(press, zone) : null);
      return zone && rest ? [{ plan: { zoneTop, zone, stock, ...rest.plan }, cost: rest.cost + (withRail ? 0 : 60) }] : [];
    });
  const best = [plansWith(false), plansWith(true)].flatMap((plans) => plans.sort((a, b) => a.cost - b.cost))[0];
  if (best) return best.plan;
  throw new Error("No front page can be planned");
}

/** Nothing beside the lead, where even the strip cannot be filled. */
function bareSides(press: Press, zone: ZonePlan): Sides {
  const top = zone.foot + stripSpace;
  return { plan: { rail: null, strip: null, stripAt: { top, height: press.template.vertical.stripFoot - top } }, cost: 500 };
}

interface Sides {
  plan: { rail: StackPlan | null; strip: StripPlan | null; stripAt: { top: number; height: number } };
  cost: number;
}

/** Rail and strip for a zone, chosen together: what one takes the other cannot have. */
function planSides(
  press: Press,
  grid: Grid,
  stock: StripStock,
  zone: ZonePlan,
  zoneTop: number,
  withRail: boolean,
  quoteFree: boolean,
): Sides | null {
  const top = zone.foot + stripSpace;
  const stripAt = { top, height: press.template.vertical.stripFoot - top };
  const leading = press.faces.body.leading;
  const stacks = withRail
    ? planStacks(stock.forms, zone.foot - zoneTop + leading * 0.1, quoteFree ? stock.quote : null)
    : new Map([[0, null]]);
  const mostPicture = zone.picture ? zone.picture.width * zone.picture.height * 0.62 : Number.POSITIVE_INFINITY;
  let best: Sides | null = null;
  for (const [mask, rail] of stacks) {
    if (withRail && rail?.stories.length === 0) continue;
    const strip = planStrip(press, grid, stock, mask, stripAt.height, quoteFree && !rail?.quote, mostPicture);
    if (!strip) continue;
    const shown = mask | strip.mask;
    const hidden = stock.forms.filter((_, bit) => (shown & (1 << bit)) === 0).length;
    const cuts = [...(rail?.stories ?? []), ...strip.cells.flatMap((cell) => (cell.kind === "story" ? [cell.placed] : []))].filter(
      ({ cut }) => cut.rest !== "",
    ).length;
    const pageTwo = zone.jumps ? hidden * 3 : hidden + cuts === 0 ? 0 : 110 + (hidden + cuts) * 36;
    // The strongest story opens the rail.
    const order = rail?.stories[0]?.index === 0 || !rail ? 0 : 8;
    const cost = (rail?.cost ?? 0) + strip.cost + pageTwo + order;
    if (!best || cost < best.cost) best = { plan: { rail, strip, stripAt }, cost };
  }
  return best;
}

function leftoverOf(press: Press, plan: Omit<FrontPlan, "leftover">): FrontPlan["leftover"] {
  const placed = [
    ...(plan.rail?.stories ?? []),
    ...(plan.strip?.cells.flatMap((cell) => (cell.kind === "story" ? [cell.placed] : [])) ?? []),
  ];
  return press.newspaper.expandedContent.sideStories.flatMap((story, index) => {
    const shown = placed.find((each) => each.index === index);
    if (shown && shown.cut.rest === "") return [];
    if (!shown && story.headline.trim() === "" && story.content.trim() === "") return [];
    return [{ index, headline: story.headline, content: shown ? shown.cut.rest : story.content, goesOn: shown !== undefined }];
  });
}
