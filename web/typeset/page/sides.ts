import type { SideStory } from "../newspaper.ts";
import { type BoxRow, measureQuote, type QuoteBox } from "./boxes.ts";
import type { Galleys } from "./galleys.ts";
import type { Grid } from "./grid.ts";
import { type MiddlePlan, planMiddles } from "./middle.ts";
import type { Press } from "./press.ts";
import { type PlacedStory, planStacks, type StackOption, type StackPlan, type StoryForms, stackOptions } from "./stack.ts";
import { loosenessOf, measureForms } from "./story.ts";
import { type StripPlan, StripPlanner, type StripStock } from "./strip-plan.ts";
import type { ZonePlan } from "./zone-plan.ts";

/** The side stories at one size with everything else that may stand round the lead. */
export interface SideStock extends StripStock {
  readonly galleys: Galleys;
  /** Size of their text, as a share of the template's body. */
  readonly scale: number;
  /** What it costs to set them at that size: the departure from the native one, and loose lines. */
  readonly cost: number;
  readonly forms: readonly StoryForms[];
  readonly railOptions: readonly StackOption[];
  readonly quote: QuoteBox | null;
  /** Strips by their height: many plans have the same foot. */
  readonly strips: Map<number, StripPlanner>;
}

/** What stands beside and under the lead's zone. */
export interface SidesPlan {
  readonly rail: StackPlan | null;
  readonly middle: MiddlePlan | null;
  readonly strip: StripPlan | null;
  readonly stripAt: { readonly top: number; readonly height: number };
}

/** Stories beyond these go to an inside page: their combinations would be too many. */
const mostForms = 7;
/** What it would cost if every line of the side stories were loose. */
const looseCost = 150;
/** One picture leads a page: the small one has at most this share of its area. */
const mostOfMain = 0.72;
/** Between the foot of the zone and what stands in the strip, the rules included. */
const stripSpace = 15;

/** Measures the side stories at a scale. Without `mayCut` they are shown whole or not at all. */
export function sideStock(press: Press, grid: Grid, galleys: Galleys, almanacRows: BoxRow[], scale: number, mayCut: boolean): SideStock {
  const forms = press.newspaper.expandedContent.sideStories
    .map((story, index): [SideStory, number] => [story, index])
    .filter(([story]) => !isBlank(story))
    .slice(0, mostForms)
    .map(([story, index]): StoryForms => ({ index, ...measureForms(press, story, grid.column, scale, mayCut) }));
  const looseness = forms.reduce((sum, { side }) => sum + loosenessOf(press, side), 0) / Math.max(1, forms.length);
  return {
    press,
    grid,
    galleys,
    scale,
    cost: (scale < 1 ? (1 - scale) * 300 : Math.log(scale) * 60) + looseness * looseCost,
    forms,
    railOptions: stackOptions(forms, "lead", 5),
    options: stackOptions(forms, "side", 3),
    quote: measureQuote(press, grid.column),
    almanacRows,
    strips: new Map(),
  };
}

/** True when a side story says nothing. */
export function isBlank({ headline, content }: SideStory): boolean {
  return headline.trim() === "" && content.trim() === "";
}

function stripPlanner(stock: SideStock, height: number): StripPlanner {
  const planner = stock.strips.get(height) ?? new StripPlanner(stock, height);
  stock.strips.set(height, planner);
  return planner;
}

/** Rail, middle and strip for a zone, chosen together: what one takes the others cannot have. Null when the strip cannot be filled,
 * or not for less than `limit`. */
export function planSides(
  stock: SideStock,
  zone: ZonePlan,
  zoneTop: number,
  withRail: boolean,
  quoteFree: boolean,
  limit: number,
): { plan: SidesPlan; cost: number } | null {
  const { press } = stock;
  const stripAt = stripUnder(press, zone.foot);
  const planner = stripPlanner(stock, stripAt.height);
  const quote = quoteFree ? stock.quote : null;
  const room = { top: zoneTop, foot: zone.foot + press.faces.body.leading * 0.1 };
  const rails: Iterable<[number, StackPlan | null]> = withRail ? planStacks(stock.railOptions, room.foot - room.top, quote) : [[0, null]];
  const middles = zone.shape.kind === "single" ? planMiddles({ ...stock, shape: zone.shape, quoteFree }, room) : [null];
  let best: { plan: SidesPlan; cost: number } | null = null;
  if (limit <= 0) return null;
  for (const [railMask, rail] of rails) {
    if (withRail && railMask === 0) continue;
    // The strongest story opens the rail.
    const order = rail && rail.stories[0]?.index !== stock.forms[0]?.index ? 8 : 0;
    for (const middle of middles) {
      if (middle && (middle.mask & railMask || (middle.quote && rail?.quote))) continue;
      const soFar = (rail?.cost ?? 0) + (middle?.cost ?? 0) + order;
      if (soFar >= (best?.cost ?? limit)) continue;
      const picture = zone.picture ?? middle?.picture;
      const strip = planner.plan({
        taken: railMask | (middle?.mask ?? 0),
        quoteFree: quoteFree && !rail?.quote && !middle?.quote,
        pictureFree: !middle?.small,
        mostPicture: picture ? picture.width * picture.height * mostOfMain : Number.POSITIVE_INFINITY,
        elsewhere: (shown, isCut) => elsewhereCost(stock, zone, shown, isCut || isCutIn(rail) || stacksOf(middle).some(isCutIn)),
      });
      const cost = soFar + (strip?.cost ?? 0);
      if ((strip || standsAlone(stock, zone)) && (!best || cost < best.cost)) best = { plan: { rail, middle, strip, stripAt }, cost };
    }
  }
  return best;
}

/** True when there is nothing for a strip and the lead has its place too. */
export function standsAlone({ press, forms }: SideStock, zone: Pick<ZonePlan, "foot">): boolean {
  return forms.length === 0 && !press.newspaper.pictures.small && zone.foot >= press.template.vertical.stripFoot;
}

/** What it costs that stories begin or go on inside: much where nothing else needs a second page. */
function elsewhereCost(stock: SideStock, zone: ZonePlan, shown: number, isCut: boolean): number {
  const hidden = stock.forms.filter((_, bit) => (shown & (1 << bit)) === 0).length;
  if (zone.jumps) return hidden * 3;
  return hidden === 0 && !isCut ? 0 : 170 + (hidden + (isCut ? 1 : 0)) * 36;
}

function isCutIn(stack: StackPlan | null): boolean {
  return stack?.stories.some(({ cut }) => cut.rest !== "") ?? false;
}

function stacksOf(middle: MiddlePlan | null): StackPlan[] {
  return middle?.stacks.map(({ plan }) => plan) ?? [];
}

/** Every side story on the front page. */
export function placedStories({ rail, middle, strip }: SidesPlan): PlacedStory[] {
  const stacks = [rail, ...stacksOf(middle)];
  const cells = strip?.cells.flatMap((cell) => (cell.kind === "stories" ? [cell.plan] : [])) ?? [];
  return [...stacks, ...cells].flatMap((stack) => stack?.stories ?? []);
}

/** Nothing beside the lead, where even the strip cannot be filled. */
export function bareSides(press: Press, zone: ZonePlan): { plan: SidesPlan; cost: number } {
  return { plan: { rail: null, middle: null, strip: null, stripAt: stripUnder(press, zone.foot) }, cost: 500 };
}

function stripUnder(press: Press, foot: number): SidesPlan["stripAt"] {
  const top = foot + stripSpace;
  return { top, height: press.template.vertical.stripFoot - top };
}
