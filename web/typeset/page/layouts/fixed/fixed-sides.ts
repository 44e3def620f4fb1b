import { StoryBreaks } from "../../../columns/story-breaks.ts";
import { costs } from "../../../costs.ts";
import type { Rail } from "../../../templates/skeleton.ts";
import type { LayoutContext } from "../../context.ts";
import { columnsIn } from "../../grid.ts";
import { planRail } from "../../parts/rail-plan.ts";
import { StripPlanner } from "../../parts/strip-plan.ts";
import type { SceneBuilder } from "../../scene-builder.ts";
import { SecondaryStories } from "../front/secondary-stories.ts";
import { planSample } from "./layout-sample.ts";
import { type FixedSide, type FixedSides, gridOfBox, type StoryBox } from "./side-story-cells.ts";

const { sideScales: scales, goodSides: good, elsewhere, outOfOrder, emptyBox: empty, mostWays, longEms, perEm } = costs.fixed;

/** What else may stand among the stories. */
interface Free {
  quote: boolean;
  picture: boolean;
  /** Square points the small picture stays below: one picture leads a page. */
  mostPicture: number;
}

interface Way {
  side: FixedSide | null;
  mask: number;
  quote: boolean;
  picture: boolean;
  cost: number;
}

/** What other boxes have taken. */
interface Taken {
  mask: number;
  quote: boolean;
  picture: boolean;
  mostPicture: number;
}

/** Fills boxes with side stories, the small picture and the quotation, where these are free. */
export function planFixedSides(context: LayoutContext, builder: SceneBuilder, boxes: readonly StoryBox[], free: Free): FixedSides {
  if (context.newspaper.sample) return planSample(context, boxes, context.newspaper.sample.sideStories);
  let best: { ways: Way[]; cost: number } | null = null;
  for (const scale of context.hasFixedBody ? [1] : scales) {
    const secondary = new SecondaryStories(context, builder, new StoryBreaks(context, []), scale, true);
    const found = chooseWays(secondary, boxes, free);
    const sized = found.cost + Math.abs(Math.log(scale)) * 120;
    if (!best || sized < best.cost) best = { ways: found.ways, cost: sized };
    if (best.cost < good || secondary.count === 0) break;
  }
  const ways = best?.ways ?? [];
  return {
    sides: ways.flatMap(({ side }) => side ?? []),
    hasQuote: ways.some(({ quote }) => quote),
    hasPicture: ways.some(({ picture }) => picture),
  };
}

/** The cheapest way through the boxes: each way of one with the best of the next. */
function chooseWays(secondary: SecondaryStories, boxes: readonly StoryBox[], free: Free): { ways: Way[]; cost: number } {
  const hidden = (mask: number) => elsewhere * (secondary.count - bitsOf(mask));
  let states: { ways: Way[]; mask: number; quote: boolean; picture: boolean; cost: number }[] = [
    { ways: [], mask: 0, quote: !free.quote, picture: !free.picture, cost: 0 },
  ];
  for (const box of boxes) {
    const next = states.flatMap((state) =>
      waysOf(secondary, box, { ...state, mostPicture: free.mostPicture }).map((way) => ({
        ways: [...state.ways, way],
        mask: state.mask | way.mask,
        quote: state.quote || way.quote,
        picture: state.picture || way.picture,
        cost: state.cost + way.cost,
      })),
    );
    states = next.sort((a, b) => a.cost + hidden(a.mask) - b.cost - hidden(b.mask)).slice(0, mostWays);
  }
  const [first] = states;
  return first ? { ways: first.ways, cost: first.cost + hidden(first.mask) } : { ways: [], cost: 0 };
}

function waysOf(secondary: SecondaryStories, box: StoryBox, taken: Taken): Way[] {
  const none: Way = { side: null, mask: 0, quote: false, picture: false, cost: empty };
  const cells = columnsIn(secondary.context.columns, box.area.width);
  const ways: Way[] = cells === 1 ? railWays(secondary, box, taken) : [];
  for (let count = cells; count >= 1 && cells > 1; count--) {
    const way = stripWay(secondary, box, count, taken);
    if (way) ways.push({ ...way, cost: way.cost + (cells - count) * 6 });
  }
  return [...ways.sort((a, b) => a.cost - b.cost).slice(0, mostWays), none];
}

/** What it costs to pass over stories that come before. */
function orderCost(secondary: SecondaryStories, mask: number, taken: number): number {
  let passed = 0;
  let cost = 0;
  for (let bit = 0; bit < secondary.count; bit++) {
    if (taken & (1 << bit)) continue;
    if (mask & (1 << bit)) cost += passed * outOfOrder;
    else passed++;
  }
  return Math.min(cost, outOfOrder * 4);
}

function railWays(secondary: SecondaryStories, box: StoryBox, taken: Taken): Way[] {
  const { context } = secondary;
  const { x, y: top, width, height } = box.area;
  const own = Object.values(context.template.skeletons)
    .flatMap((skeletons) => skeletons.flatMap(({ rails }) => rails))
    .find(({ stories }) => stories);
  const rail: Rail = { from: 0, span: 1, stories: true, opening: own?.opening ?? "lead", picture: "foot" };
  const inputs = { context, options: secondary.options(width, rail.opening ?? "lead", 5), quote: secondary.quote(width), rows: () => [] };
  const plans = [...planRail(inputs, rail, { x, top, width, height }, { quote: !taken.quote, picture: !taken.picture }).values()];
  return plans
    .filter(({ mask, stack, picture }) => (mask & taken.mask) === 0 && (mask > 0 || stack.quote !== null || picture !== null))
    .map((plan) => ({
      side: { kind: "rail", box, plan },
      mask: plan.mask,
      quote: plan.stack.quote !== null,
      picture: plan.picture !== null,
      cost: plan.cost + orderCost(secondary, plan.mask, taken.mask),
    }));
}

function stripWay(secondary: SecondaryStories, box: StoryBox, count: number, taken: Taken): Way | null {
  const { context } = secondary;
  const grid = gridOfBox(context, box.area, count);
  const planner = new StripPlanner(
    { context, grid, options: secondary.options(grid.column, "side", 3), quote: secondary.quote(grid.column), almanacRows: [] },
    box.area.height,
  );
  const plan = planner.plan({
    taken: taken.mask,
    quoteFree: !taken.quote,
    pictureFree: !taken.picture,
    mostPicture: taken.mostPicture,
    elsewhere: (shown) => elsewhere * (secondary.count - bitsOf(shown)),
  });
  if (!plan) return null;
  const quote = plan.cells.some(({ kind }) => kind === "quote");
  const picture = plan.cells.some(({ kind }) => kind === "picture");
  const hidden = elsewhere * (secondary.count - bitsOf(taken.mask | plan.mask));
  return {
    side: { kind: "strip", box, plan, grid },
    mask: plan.mask,
    quote,
    picture,
    cost: plan.cost - hidden + secondary.cost(grid.column) + orderCost(secondary, plan.mask, taken.mask) + longCost(context, grid.column),
  };
}

function longCost({ faces }: LayoutContext, width: number): number {
  return Math.max(0, width / (faces.sideText ?? faces.body).size - longEms) * perEm;
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
