import { remember } from "../model/memo.ts";
import type { LayoutContext } from "../page/context.ts";
import { measureQuote, type QuoteBox } from "../page/parts/boxes.ts";
import { type FillResult, fillColumns } from "./column-break.ts";
import type { StoryBlock } from "./story-blocks.ts";
import { type BrokenStory, breakStory, storyType } from "./text-flow.ts";

/** Nothing is forgotten while a newspaper is being set. */
const unlimited = Number.POSITIVE_INFINITY;

/** Characters of a story that is long enough for an initial: its first column is then deeper than that. */
const leastForInitial = 420;

/** The lead story's parts broken, measured and filled into columns; remembered, since many plans ask for the same. */
export class StoryBreaks {
  readonly #context: LayoutContext;
  readonly #blocks: StoryBlock[];
  readonly #takesInitial: boolean;
  readonly #broken = new Map<string, BrokenStory>();
  readonly #fills = new Map<string, FillResult>();
  readonly #quotes = new Map<string, QuoteBox | null>();

  constructor(context: LayoutContext, blocks: StoryBlock[]) {
    this.#context = context;
    this.#blocks = blocks;
    this.#takesInitial = blocks.reduce((sum, { text }) => sum + text.length, 0) >= leastForInitial;
  }

  /** The story broken at a scale of the native body and a measure in points. */
  at(scale: number, width: number): BrokenStory {
    return remember(this.#broken, `${scale}|${width}`, unlimited, () =>
      breakStory(this.#context, this.#blocks, storyType(this.#context, scale, width), this.#takesInitial),
    );
  }

  /** Lines at a scale, estimated from a breaking at `base`: characters to the line fall as the type grows. */
  estimate(scale: number, width: number, base: number): number {
    const known = this.#broken.get(`${scale}|${width}`);
    const growth = scale / base;
    return known ? known.lines : this.at(base, width).lines * growth * (1 + (growth - 1) * 0.06);
  }

  /** Lines at a scale with every paragraph as long as it may become. */
  longest(scale: number, width: number): number {
    return this.at(scale, width).paragraphs.reduce(
      (sum, { fits, spaceBeforeLines }) => sum + Math.max(0, ...fits.map(({ lines }) => lines)) + (spaceBeforeLines ?? 0),
      0,
    );
  }

  fill(scale: number, width: number, capacities: readonly number[], jump: boolean): FillResult {
    return remember(this.#fills, `${scale}|${width}|${capacities.join()}|${jump}`, unlimited, () =>
      fillColumns(this.at(scale, width).paragraphs, capacities, { jump }),
    );
  }

  quote(width: number): QuoteBox | null {
    return remember(this.#quotes, String(width), unlimited, () => measureQuote(this.#context, width));
  }
}
