import { costs } from "../../costs.ts";
import { pictureOf, type StoryPicture } from "../../model/edition.ts";
import type { Strip } from "../../templates/skeleton.ts";
import type { LayoutContext } from "../context.ts";
import type { StripGrid } from "../grid.ts";
import { type BoxRow, boxHeight, type QuoteBox } from "./boxes.ts";
import { measureCaption, ratioOf, type SetCaption } from "./picture.ts";
import { planStacks, type StackOption, type StackPlan } from "./story-column.ts";

const { quoteWidths, storyWorths: worths, noPicture, pictureLeftOutOfStrip: pictureLeftOut, flattestPicture: flat } = costs.sides;

/** What the strip at the foot of the front page holds, cell by cell from the start. */
export type StripCell =
  | { kind: "stories"; plan: StackPlan }
  | { kind: "picture"; columns: number; caption: SetCaption; height: number }
  | { kind: "quote"; columns: number }
  | { kind: "inside" }
  | { kind: "almanac" }
  | { kind: "boxes" };

/** A strip decided upon. */
export interface StripPlan {
  readonly cells: StripCell[];
  readonly cost: number;
  /** Stories shown, as a mask over the forms. */
  readonly mask: number;
}

/** What there is to fill a strip with. */
export interface StripInputs {
  readonly context: LayoutContext;
  readonly grid: StripGrid;
  /** Stacks of side stories with heads alike. */
  readonly options: readonly StackOption[];
  readonly quote: QuoteBox | null;
  readonly almanacRows: BoxRow[];
}

/** What other parts of the page have left for the strip. */
export interface StripUse {
  /** Stories taken, as a mask. */
  readonly taken: number;
  readonly quoteFree: boolean;
  readonly pictureFree: boolean;
  /** Square points its picture stays below: one picture leads a page. */
  readonly mostPicture: number;
  /** What it costs when these stories are shown and all others stand elsewhere. */
  elsewhere(shown: number, isCut: boolean): number;
}

/** Between the two boxes where they stand over each other. */
export const stackGap = 8;

function quoteCost(columns: number, slack: number): number {
  if (columns === 0) return 0;
  return 8 + columns * 4 + (columns > 2 ? columns * 15 + Math.max(0, slack - 90) * 0.9 : Math.max(0, slack - 40) * 0.4);
}

interface ValuedStack {
  mask: number;
  plan: StackPlan;
  value: number;
}

interface Stories {
  plans: StackPlan[];
  mask: number;
  cost: number;
  isCut: boolean;
}

/** Plans strips of one height. */
export class StripPlanner {
  readonly #inputs: StripInputs;
  readonly #height: number;
  readonly #stacks: readonly (readonly ValuedStack[])[];
  readonly #stories = new Map<string, Stories | null>();
  readonly #pictures: readonly (ReturnType<typeof pictureCell> | undefined)[];
  readonly #boxesNeed: number;

  constructor(inputs: StripInputs, height: number) {
    const { context, grid } = inputs;
    const small = pictureOf(context.lead, "small");
    this.#inputs = inputs;
    this.#height = height;
    const stacks = [...planStacks(inputs.options, height, null)].filter(([mask]) => mask > 0);
    this.#stacks = worths.map((worth) =>
      stacks.map(([mask, plan]) => ({ mask, plan, value: plan.cost - worth * plan.stories.length })).sort((a, b) => a.value - b.value),
    );
    this.#pictures = small
      ? [
          undefined,
          ...[1, 2, 3, 4]
            .filter((columns) => columns < Math.max(2, grid.count))
            .map((columns) => pictureCell(context, grid, small, columns, height)),
        ]
      : [undefined];
    this.#boxesNeed = boxHeight(context, inputs.almanacRows.slice(0, 7)) + 62 + stackGap;
  }

  /** The cheapest strip; null when nothing fills its five columns decently. */
  plan({ taken, quoteFree, pictureFree, mostPicture, elsewhere }: StripUse): StripPlan | null {
    const { grid, quote } = this.#inputs;
    const height = this.#height;
    let best: StripPlan | null = null;
    // A picture that was generated for the story is left out only where a story would be, hardly ever for a quotation.
    const without = this.#pictures.length > 1 && pictureFree ? pictureLeftOut : noPicture;
    const { boxes } = grid.strip;
    const least =
      boxes === "both" ? { two: height <= 190, stacked: height >= Math.min(this.#boxesNeed, 150) } : { two: true, stacked: false };
    for (const stacked of [false, true]) {
      if (stacked ? !least.stacked : !least.two) continue;
      const boxCells = boxes === "none" ? 0 : boxes === "both" && !stacked ? 2 : 1;
      for (const [pictureColumns, cell] of this.#pictures.entries()) {
        if (pictureColumns > 0 && (!cell || !pictureFree || cell.area > mostPicture)) continue;
        for (const quoteColumns of quoteFree && quote && quote.height < height ? quoteWidths : [0]) {
          const storyCells = grid.count - boxCells - pictureColumns - quoteColumns;
          if (storyCells < 0) continue;
          const quoteSlack = quoteColumns > 0 && quote ? height - quote.height / quoteColumns : 0;
          const others =
            (cell?.cost ?? without) +
            quoteCost(quoteColumns, quoteSlack) +
            (stacked ? 4 : boxCells > 0 ? Math.max(0, height - 125) * 0.5 : 0);
          if (best && best.cost <= others) continue;
          for (const worth of storyCells > 0 ? worths.keys() : [0]) {
            const stories = this.#storiesFor(taken, storyCells, worth);
            if (!stories) continue;
            const cost = others + stories.cost + elsewhere(taken | stories.mask, stories.isCut);
            if (best && best.cost <= cost) continue;
            best = {
              cells: arrange(stories.plans, cell?.cell ?? null, quoteColumns, boxCellsOf(grid.strip, stacked)),
              cost,
              mask: stories.mask,
            };
          }
        }
      }
    }
    return best;
  }

  /** The best stacks of stories not taken, one for each cell, when each story shown has a worth. */
  #storiesFor(taken: number, cells: number, worth: number): Stories | null {
    const key = `${taken}|${cells}|${worth}`;
    const known = this.#stories.get(key);
    if (known !== undefined) return known;
    const stacks = this.#stacks[worth] ?? [];
    let best: ValuedStack[] | null = null;
    let bestValue = Number.POSITIVE_INFINITY;
    const choose = (from: number, mask: number, chosen: ValuedStack[], value: number) => {
      if (chosen.length === cells) {
        if (value < bestValue) [best, bestValue] = [chosen, value];
        return;
      }
      for (let index = from; index < stacks.length; index++) {
        const stack = stacks[index];
        // Stacks are sorted: every other one is worth no more.
        if (!stack || value + stack.value * (cells - chosen.length) >= bestValue) return;
        if ((stack.mask & mask) === 0) choose(index + 1, mask | stack.mask, [...chosen, stack], value + stack.value);
      }
    };
    choose(0, taken, [], 0);
    const stories = best && storiesOf(best);
    this.#stories.set(key, stories);
    return stories;
  }
}

function storiesOf(stacks: readonly ValuedStack[]): Stories {
  return {
    plans: stacks.map(({ plan }) => plan),
    mask: stacks.reduce((mask, stack) => mask | stack.mask, 0),
    cost: stacks.reduce((sum, { plan }) => sum + plan.cost, 0),
    isCut: stacks.some(({ plan }) => plan.stories.some(({ cut }) => cut.rest !== "")),
  };
}

function pictureCell(
  context: LayoutContext,
  grid: StripGrid,
  picture: StoryPicture,
  columns: number,
  height: number,
): { cell: StripCell; cost: number; area: number } | null {
  const width = grid.span(columns);
  const caption = measureCaption(context, picture, width, columns > 1 ? 2 : 3);
  const room = height - caption.height;
  const ratio = room / width;
  if (ratio < 0.29 || ratio > 1.15) return null;
  return {
    cell: { kind: "picture", columns, caption, height: room },
    cost: Math.abs(ratio - ratioOf(picture)) * 110 + Math.max(0, flat - ratio) * 300 + Math.max(0, columns - 2) * 6,
    area: room * width,
  };
}

function boxCellsOf({ boxes }: Strip, stacked: boolean): StripCell[] {
  if (boxes === "none") return [];
  if (boxes !== "both") return [{ kind: boxes }];
  return stacked ? [{ kind: "boxes" }] : [{ kind: "inside" }, { kind: "almanac" }];
}

const orderOf = ({ stories }: StackPlan) => stories[0]?.story.story.index ?? 0;

/** Story, picture, story …, quotation, boxes: pictures never stand at the edge when there are stories on both sides. */
function arrange(plans: StackPlan[], picture: StripCell | null, quoteColumns: number, boxes: StripCell[]): StripCell[] {
  const ordered = [...plans].sort((a, b) => orderOf(a) - orderOf(b));
  const [first, ...others] = ordered.map((plan): StripCell => ({ kind: "stories", plan }));
  const quote: StripCell[] = quoteColumns > 0 ? [{ kind: "quote", columns: quoteColumns }] : [];
  if (!first) return [...quote, ...(picture ? [picture] : []), ...boxes];
  return [first, ...(picture ? [picture] : []), ...others, ...quote, ...boxes];
}
