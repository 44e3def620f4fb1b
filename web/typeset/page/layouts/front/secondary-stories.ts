import type { StoryBreaks } from "../../../columns/story-breaks.ts";
import { costs } from "../../../costs.ts";
import { isBlank, pictureOf, type Story } from "../../../model/edition.ts";
import type { BoxKind, Rail, Skeleton, Strip } from "../../../templates/skeleton.ts";
import type { LayoutContext } from "../../context.ts";
import { type StripGrid, stripGridOf } from "../../grid.ts";
import { almanacRows, type BoxRow, insideRows, measureQuote, type QuoteBox } from "../../parts/boxes.ts";
import { planRail, type RailPlace, type RailPlan } from "../../parts/rail-plan.ts";
import { stripRulesHeight } from "../../parts/rules.ts";
import { loosenessOf, measureForms } from "../../parts/side-story.ts";
import { type Leftover, type PlacedStory, type StackOption, type StoryForms, stackOptions, storiesLeft } from "../../parts/story-column.ts";
import { type StripPlan, StripPlanner } from "../../parts/strip-plan.ts";
import type { SceneBuilder } from "../../scene-builder.ts";
import type { LeadRegion } from "./lead-region-plan.ts";

const { mostForms, looseCost, mostLoose, tooLooseCost, mostOfMain, mostAlone, leastStrip, pictureLeftOut, pictureInside } = costs.sides;

/** What stands beside and under the lead region. */
export interface SecondaryPlan {
  readonly rails: readonly RailPlan[];
  readonly strip: StripPlan | null;
  readonly stripAt: { readonly top: number; readonly height: number; readonly grid: StripGrid | null };
}

interface Measured {
  forms: StoryForms[];
  looseness: number;
}

/** The side stories at one size, measured for every width they may stand in, with what else stands round the lead. */
export class SecondaryStories {
  readonly context: LayoutContext;
  readonly storyBreaks: StoryBreaks;
  /** Size of their text, as a share of the template's body. */
  readonly scale: number;
  readonly #builder: SceneBuilder;
  /** Stories may be shown in part. */
  readonly mayCut: boolean;
  readonly #stories: readonly Story[];
  readonly #measured = new Map<number, Measured>();
  readonly #options = new Map<string, StackOption[]>();
  readonly #quotes = new Map<number, QuoteBox | null>();
  readonly #rows = new Map<string, BoxRow[]>();
  readonly #strips = new Map<string, StripPlanner>();
  /** Ways to fill the rails, by their skeleton and heights: many plans have the same. */
  readonly rails = new Map<string, Rails[]>();

  /** Without `mayCut` stories are shown whole or not at all. */
  constructor(context: LayoutContext, builder: SceneBuilder, storyBreaks: StoryBreaks, scale: number, mayCut: boolean) {
    this.context = context;
    this.storyBreaks = storyBreaks;
    this.scale = scale;
    this.#builder = builder;
    this.mayCut = mayCut;
    this.#stories = context.secondary.filter((story) => !isBlank(story)).slice(0, mostForms);
  }

  get count(): number {
    return this.#stories.length;
  }

  get hasQuote(): boolean {
    return this.context.lead.quote !== "";
  }

  /** The story that should open a page. */
  get first(): Story | undefined {
    return this.#stories[0];
  }

  #at(width: number): Measured {
    const known = this.#measured.get(width);
    if (known) return known;
    const forms = this.#stories.map((story): StoryForms => measureForms(this.context, story, width, this.scale, this.mayCut));
    const looseness = forms.reduce((sum, { side }) => sum + loosenessOf(this.context, side), 0) / Math.max(1, forms.length);
    const measured = { forms, looseness };
    this.#measured.set(width, measured);
    return measured;
  }

  /** What it costs to set them at this size in a width: the departure from the native one, and loose lines. */
  cost(width: number): number {
    const { scale } = this;
    const { looseness } = this.#at(width);
    return (
      (scale < 1 ? (1 - scale) * 300 : Math.log(scale) * 60) + looseness * looseCost + Math.max(0, looseness - mostLoose) * tooLooseCost
    );
  }

  options(width: number, opening: NonNullable<Rail["opening"]>, most: number): StackOption[] {
    const key = `${width}|${opening}|${most}`;
    const options = this.#options.get(key) ?? stackOptions(this.#at(width).forms, opening, most);
    this.#options.set(key, options);
    return options;
  }

  quote(width: number): QuoteBox | null {
    const known = this.#quotes.get(width);
    if (known !== undefined) return known;
    const quote = measureQuote(this.context, width);
    this.#quotes.set(width, quote);
    return quote;
  }

  /** Rows of a box; those of What's Inside with page numbers of one figure. */
  rows(kind: BoxKind, width: number): BoxRow[] {
    const key = `${kind}|${width}`;
    const known = this.#rows.get(key);
    if (known) return known;
    const heads = this.#stories.map(({ headline }) => headline).filter(Boolean);
    const sections = heads.length > 0 ? heads : [this.context.lead.headline];
    const refers = sections.map((section) => ({ index: null, section, page: 2 }));
    const rows =
      kind === "almanac" ? almanacRows(this.context, this.#builder, width) : insideRows(this.context, this.#builder, refers, width);
    this.#rows.set(key, rows);
    return rows;
  }

  strip(strip: Strip, height: number): StripPlanner {
    const key = `${strip.from}|${strip.span}|${strip.cells}|${strip.boxes}|${height}`;
    let planner = this.#strips.get(key);
    if (!planner) {
      const grid = stripGridOf(this.context.columns, strip);
      const inputs = {
        context: this.context,
        grid,
        options: this.options(grid.column, "side", 3),
        quote: this.quote(grid.column),
        almanacRows: this.rows("almanac", grid.column),
      };
      planner = new StripPlanner(inputs, height);
      this.#strips.set(key, planner);
    }
    return planner;
  }
}

/** Where a skeleton's strip stands under a lead region. */
export function stripUnder(context: LayoutContext, { strip }: Skeleton, foot: number): SecondaryPlan["stripAt"] {
  const { above, below } = context.template.manner.strip;
  const top = foot + above + stripRulesHeight(context) + below;
  return { top, height: context.field.foot - top, grid: strip ? stripGridOf(context.columns, strip) : null };
}

/** Share of a line's leading under its baseline. */
const underBaseline = 0.24;

/** Where a rail begins and how high it is: its last line stands on the baseline of the columns beside it. */
function placeOf(secondary: SecondaryStories, leadRegion: LeadRegion, rail: Rail): RailPlace {
  const { columns, field, faces } = secondary.context;
  const top = Math.max(...leadRegion.tops.slice(rail.from, rail.from + rail.span));
  const { strip } = leadRegion.skeleton;
  const besideStrip = strip !== null && (rail.from >= strip.from + strip.span || rail.from + rail.span <= strip.from);
  const under = faces.body.leading * secondary.scale * underBaseline;
  const baseline = besideStrip ? field.foot - under : leadRegion.foot - leadRegion.broken.type.body.leading * underBaseline;
  // Text on a ground ends with its neighbours: the ground reaches under it.
  const inset = rail.ground ? (rail.inset ?? 0) : 0;
  return { x: columns.x(rail.from), top, width: columns.widthOf(rail), height: baseline + under - top + inset };
}

export interface Rails {
  plans: RailPlan[];
  mask: number;
  quote: boolean;
  picture: boolean;
  cost: number;
}

const railIds = new WeakMap<readonly Rail[], number>();
let lastRailId = 0;

/** Skeletons made for one page only share the rails of those they were made of. */
function idOf(rails: readonly Rail[]): number {
  const known = railIds.get(rails) ?? ++lastRailId;
  railIds.set(rails, known);
  return known;
}

/** The rails of a lead region in every set of side stories they can show, the cheapest way for each, cheapest first; remembered. */
function planRails(secondary: SecondaryStories, leadRegion: LeadRegion, quoteFree: boolean): Rails[] {
  const places = leadRegion.skeleton.rails.map((rail) => placeOf(secondary, leadRegion, rail));
  const key = `${idOf(leadRegion.skeleton.rails)}|${quoteFree}|${places.map(({ top, height }) => `${top.toFixed(1)}+${height.toFixed(1)}`).join()}`;
  let known = secondary.rails.get(key);
  if (!known) {
    known = fillRails(secondary, leadRegion.skeleton.rails, places, quoteFree);
    secondary.rails.set(key, known);
  }
  return known;
}

const flagQuote = 1 << 8;
const flagPicture = 1 << 9;

function fillRails(secondary: SecondaryStories, rails: readonly Rail[], places: readonly RailPlace[], quoteFree: boolean): Rails[] {
  const { context } = secondary;
  let states: Rails[] = [{ plans: [], mask: 0, quote: false, picture: false, cost: 0 }];
  rails.forEach((rail, index) => {
    const place = places[index];
    if (!place) return;
    const inner = place.width - 2 * (rail.inset ?? 0);
    const options = rail.stories ? secondary.options(inner, rail.opening ?? "lead", 5) : secondary.options(inner, "side", 0);
    const railInputs = { context, options, quote: secondary.quote(inner), rows: (kind: BoxKind) => secondary.rows(kind, inner) };
    const open = { quote: quoteFree, picture: pictureOf(context.lead, "small") !== undefined };
    const ways = [...planRail(railInputs, rail, place, open).values()].filter(({ mask }) => mask > 0 || !rail.stories || rail.boxes);
    const next = new Map<number, Rails>();
    for (const state of states) {
      for (const way of ways) {
        const quote = way.stack.quote !== null;
        const picture = way.picture !== null;
        if (way.mask & state.mask || (quote && state.quote) || (picture && state.picture)) continue;
        if (way.stack.stories.length < Math.min(rail.least ?? 0, secondary.count)) continue;
        // The strongest story opens the first rail.
        const opens = rail.stories && state.mask === 0 && way.mask > 0 && way.stack.stories[0]?.story.story !== secondary.first ? 8 : 0;
        const cost = state.cost + way.cost + opens;
        const mask = state.mask | way.mask;
        const key = mask | (quote || state.quote ? flagQuote : 0) | (picture || state.picture ? flagPicture : 0);
        const known = next.get(key);
        if (known && known.cost <= cost) continue;
        next.set(key, { plans: [...state.plans, way], mask, quote: quote || state.quote, picture: picture || state.picture, cost });
      }
    }
    states = [...next.values()];
  });
  return states.sort((a, b) => a.cost - b.cost);
}

/** Rails and strip for a lead region, chosen together: what one takes the others cannot have. Null when they cannot be filled, or not for less
 * than `limit`. */
export function planSecondary(
  secondary: SecondaryStories,
  leadRegion: LeadRegion,
  quoteFree: boolean,
  limit: number,
): { plan: SecondaryPlan; cost: number } | null {
  const { context } = secondary;
  const { strip } = leadRegion.skeleton;
  const stripAt = stripUnder(context, leadRegion.skeleton, leadRegion.foot);
  if (strip && stripAt.height < leastStrip) return null;
  const planner = strip ? secondary.strip(strip, stripAt.height) : null;
  const width = stripAt.grid?.column ?? context.columns.widthOf({ from: context.columns.count - 1, span: 1 });
  const base = secondary.cost(width);
  const picture = leadRegion.placed.find((each) => each.part.kind === "picture");
  const area = picture && "height" in picture ? picture.width * picture.height : undefined;
  let best: { plan: SecondaryPlan; cost: number } | null = null;
  for (const rails of planRails(secondary, leadRegion, quoteFree)) {
    const soFar = rails.cost + base;
    if (soFar >= (best?.cost ?? limit)) break;
    const isCut = rails.plans.some(({ stack }) => isCutIn(stack.stories));
    const small = pictureOf(context.lead, "small") !== undefined && !rails.picture;
    if (!planner) {
      const elsewhere = elsewhereCost(secondary, leadRegion, rails.mask, isCut);
      const cost = soFar + elsewhere + (small ? (elsewhere > 0 ? pictureInside : pictureLeftOut) : 0);
      if (!best || cost < best.cost) best = { plan: { rails: rails.plans, strip: null, stripAt }, cost };
      continue;
    }
    const found = planner.plan({
      taken: rails.mask,
      quoteFree: quoteFree && !rails.quote,
      pictureFree: !rails.picture,
      mostPicture: area === undefined ? Number.POSITIVE_INFINITY : area * (secondary.count === 0 ? mostAlone : mostOfMain),
      elsewhere: (shown, cut) => elsewhereCost(secondary, leadRegion, shown, cut || isCut),
    });
    if (!found) continue;
    const cost = soFar + found.cost;
    if (!best || cost < best.cost) best = { plan: { rails: rails.plans, strip: found, stripAt }, cost };
  }
  return best && best.cost < limit ? best : null;
}

/** What it costs that stories begin or go on inside: much where nothing else needs a second page. */
function elsewhereCost(secondary: SecondaryStories, leadRegion: LeadRegion, shown: number, isCut: boolean): number {
  let hidden = 0;
  for (let bit = 0; bit < secondary.count; bit++) if ((shown & (1 << bit)) === 0) hidden++;
  if (leadRegion.jumps) return hidden * 3;
  return hidden === 0 && !isCut ? 0 : 170 + (hidden + (isCut ? 1 : 0)) * (leadRegion.skeleton.elsewhere ?? 36);
}

function isCutIn(stories: readonly PlacedStory[]): boolean {
  return stories.some(({ cut }) => cut.rest !== "");
}

/** Every side story on the front page. */
function placedStories({ rails, strip }: SecondaryPlan): PlacedStory[] {
  const cells = strip?.cells.flatMap((cell) => (cell.kind === "stories" ? [cell.plan] : [])) ?? [];
  return [...rails.map(({ stack }) => stack), ...cells].flatMap(({ stories }) => stories);
}

/** Nothing beside the lead, where even the strip cannot be filled. */
export function bareSides(context: LayoutContext, leadRegion: LeadRegion): { plan: SecondaryPlan; cost: number } {
  return { plan: { rails: [], strip: null, stripAt: stripUnder(context, leadRegion.skeleton, leadRegion.foot) }, cost: 500 };
}

/** What a plan leaves to other pages. */
export const leftoverOf = (context: LayoutContext, plan: SecondaryPlan): Leftover[] => storiesLeft(context, placedStories(plan));
