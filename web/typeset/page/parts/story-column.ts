import { costs } from "../../costs.ts";
import { isBlank, type Story } from "../../model/edition.ts";
import type { Block, Frame } from "../../model/scene.ts";
import type { LayoutContext } from "../context.ts";
import type { SceneBuilder } from "../scene-builder.ts";
import { type QuoteBox, setQuote } from "./boxes.ts";
import type { JumpLine, JumpText } from "./jump-line.ts";
import { type MeasuredStory, paragraphsOf, type StoryCut, setStory, storyHeight } from "./side-story.ts";

const { airPerStory, mostLeading, mostInHead, mostBetweenParagraphs, openAir, cutCost } = costs.sides;

/** A side story in the two forms a page may need: opening a rail, or standing under others. */
export interface StoryForms {
  story: Story;
  lead: MeasuredStory;
  side: MeasuredStory;
}

/** A story with the place where it ends. */
export interface PlacedStory {
  story: MeasuredStory;
  cut: StoryCut;
}

/** Stories over each other in one column, the last perhaps cut at a sentence. */
export interface StackOption {
  /** The stories, as a mask over the forms. */
  readonly mask: number;
  readonly stories: PlacedStory[];
  /** Points without extra air. */
  readonly used: number;
  readonly isCut: boolean;
}

/** What a column of stories holds, from top to foot. */
export interface StackPlan {
  readonly stories: PlacedStory[];
  readonly quote: QuoteBox | null;
  /** Points left over, to be shared out as air. */
  readonly slack: number;
  readonly cost: number;
}

/** A secondary story that does not stand on the front page, or the end of one that is cut there. */
export interface Leftover {
  story: Story;
  text: string;
  goesOn: boolean;
}

/** What the stories placed on a front page leave to other pages. */
export function storiesLeft({ secondary }: LayoutContext, placed: readonly PlacedStory[]): Leftover[] {
  const rests = new Map(placed.map(({ story, cut }) => [story.story.index, cut.rest]));
  return secondary.flatMap((story) => {
    const rest = rests.get(story.index);
    if (rest === "" || (rest === undefined && isBlank(story))) return [];
    return [{ story, text: rest ?? story.body, goesOn: rest !== undefined }];
  });
}

/** Room between two stories, the cut-off rule in its middle. */
export const between = 15;

function slackCost(slack: number, count: number, open: boolean): number {
  if (open) return slack * (count > 0 ? 0.05 : 0.2) + (count > 0 ? Math.max(0, slack - openAir * count) * 0.5 : 0);
  const loose = Math.max(0, slack - airPerStory * Math.max(1, count));
  return slack * 0.15 + Math.min(170, loose * 1.6) + Math.max(0, loose - 106) * 0.6;
}

/**
 * Every set of at most `most` stories in their order, in every form the last may have; the first with the head of a rail's lead, every
 * other one, or none.
 */
export function stackOptions(forms: StoryForms[], opening: "lead" | "side" | "alternate", most: number): StackOption[] {
  const options: StackOption[] = [{ mask: 0, stories: [], used: 0, isCut: false }];
  for (let mask = 1; mask < 1 << forms.length; mask++) {
    const chosen = forms.filter((_, bit) => mask & (1 << bit));
    if (chosen.length > most) continue;
    const stories = chosen.map(({ lead, side }, position): PlacedStory => {
      const isLarger = opening === "alternate" ? position % 2 === 0 : position === 0 && opening === "lead";
      const story = isLarger ? lead : side;
      return { story, cut: wholeOf(story) };
    });
    const last = stories.at(-1);
    if (!last) continue;
    const above = stories.slice(0, -1);
    const fixed = above.reduce((sum, { story, cut }) => sum + storyHeight(story, cut) + between, 0);
    for (const cut of last.story.cuts) {
      options.push({ mask, stories: [...above, { ...last, cut }], used: fixed + storyHeight(last.story, cut), isCut: cut.rest !== "" });
    }
  }
  return options;
}

/** A set of stories in a column of a height, with the quotation where there is room for it; null when it is too high. */
export function planStack(option: StackOption, height: number, quote: QuoteBox | null, open = false, mustQuote = false): StackPlan | null {
  const count = option.stories.length;
  let best: StackPlan | null = null;
  for (const box of quote ? (mustQuote ? [quote] : [null, quote]) : [null]) {
    const slack = height - option.used - (box ? box.height + (count > 0 ? between : 0) : 0);
    if (slack < -0.01) continue;
    const cost = slackCost(slack, count + (box ? 1 : 0), open) + (option.isCut ? cutCost : 0) + (box ? 5 : 0);
    if (!best || cost < best.cost) best = { stories: option.stories, quote: box, slack, cost };
  }
  return best;
}

/** The cheapest column of a height for every set of stories that fits into it. */
export function planStacks(options: readonly StackOption[], height: number, quote: QuoteBox | null): Map<number, StackPlan> {
  const plans = new Map<number, StackPlan>();
  for (const option of options) {
    if (option.used > height + 0.01) continue;
    const plan = planStack(option, height, quote);
    const known = plans.get(option.mask);
    if (plan && (!known || plan.cost < known.cost)) plans.set(option.mask, plan);
  }
  return plans;
}

/** The cut that is the whole story. */
export function wholeOf(story: MeasuredStory): StoryCut {
  const whole = story.cuts.at(-1);
  if (!whole) throw new RangeError("A measured story has at least one form");
  return whole;
}

/**
 * Points of a column's slack by where they go: into its lines, each head, each place between stories, each place between the paragraphs of
 * a lone story.
 */
interface Air {
  leaded: number;
  head: number;
  gap: number;
  paragraph: number;
}

/**
 * A little of the air is leaded into the lines, then half goes into the heads, half above the cut-off rules. A lone story, which has no
 * such rule, has its paragraphs carded as compositors do; what is more than that stands under its head and between them alike.
 */
function shareAir(slack: number, stories: readonly PlacedStory[], gaps: number): Air {
  const text = textHeight(stories);
  const count = stories.length;
  const [first] = stories;
  if (!first) return { leaded: 0, head: 0, gap: 0, paragraph: 0 };
  const leaded = Math.min(slack * 0.5, text * (gaps > 0 ? mostLeading.some : mostLeading.alone));
  const left = slack - leaded;
  if (gaps > 0) {
    const head = Math.min(mostInHead.some, (left * 0.45) / count);
    return { leaded, head, gap: (left - head * count) / gaps, paragraph: 0 };
  }
  const places = Math.max(0, paragraphsOf(first.cut.text).length - 1);
  if (places === 0) return { leaded, head: left, gap: 0, paragraph: 0 };
  const carded = Math.min(first.story.body.leading * mostBetweenParagraphs, Math.max(0, left - mostInHead.alone) / places);
  const more = Math.max(0, left - mostInHead.alone - carded * places) / (places + 1);
  const paragraph = carded + more;
  return { leaded, head: left - paragraph * places, gap: 0, paragraph };
}

const textHeight = (stories: readonly PlacedStory[]) => stories.reduce((sum, { story, cut }) => sum + cut.lines * story.body.leading, 0);

/** Where a stack is set. */
export interface StackPlace {
  x: number;
  top: number;
  width: number;
  height: number;
  block: Block;
  id: string;
  /** A numeral stands at each story's head. */
  numbered?: boolean;
}

/** Sets a planned column so that its last line stands on the foot; `jumpText` names where a cut story goes on. */
export function setStack(
  context: LayoutContext,
  builder: SceneBuilder,
  plan: StackPlan,
  at: StackPlace,
  jumpText: JumpText,
): { frames: Frame[]; jumps: JumpLine[]; foot: number } {
  const count = plan.stories.length;
  const gaps = Math.max(0, count - 1) + (plan.quote && count > 0 ? 1 : 0);
  const text = textHeight(plan.stories);
  // What a quotation under the stories can take it takes: too much air between them would look worse.
  const shared = Math.min(plan.slack, plan.quote ? airPerStory * 2 * Math.max(1, count) : Number.POSITIVE_INFINITY);
  const air = shareAir(shared, plan.stories, gaps);
  const lead = (body: { leading: number }) => (text > 0 ? (air.leaded * body.leading) / text : 0);
  const frames: Frame[] = [];
  const jumps: JumpLine[] = [];
  let y = at.top;
  const cutOff = (isDrawn = true) => {
    const room = between + air.gap;
    if (isDrawn) setCutOff(context, builder, at.block, at.x, y + room * 0.46, at.width);
    y += room;
  };
  plan.stories.forEach(({ story, cut }, position) => {
    if (position > 0) cutOff();
    const jump = cut.rest === "" ? null : jumpText(story.story);
    const set = setStory(
      context,
      builder,
      story,
      cut,
      {
        x: at.x,
        top: y,
        air: air.head,
        lead: lead(story.body),
        paragraph: air.paragraph,
        block: at.block,
        id: `${at.id}-${(story.story.index ?? 0) + 1}`,
        ...(at.numbered ? { number: context.numeral(position + 1) } : {}),
      },
      jump,
    );
    if (jump) jumps.push({ story: story.story, item: builder.items.length - 1 });
    frames.push(set.frame);
    y = set.foot;
  });
  if (plan.quote) {
    // A quotation that brings a rule of its own needs no other over it.
    const { quote } = context.template.manner;
    if (count > 0) cutOff(quote === "plain" || quote === "tint");
    setQuote(context, builder, at.block, plan.quote, { x: at.x, y, width: at.width, height: at.top + at.height - y });
    y = at.top + at.height;
  }
  return { frames, jumps, foot: y };
}

/** What parts two stories of a column. */
export function setCutOff(context: LayoutContext, builder: SceneBuilder, block: Block, x: number, y: number, width: number): void {
  const { cutOff, cutOffPaint } = context.template.manner;
  const color = context.paint(cutOffPaint ?? "ink");
  const { hair, thin, thick } = context.template.rules;
  if (cutOff === "none") return;
  if (cutOff === "double") {
    builder.rule(block, x, y - 1, width, thin);
    builder.rule(block, x, y + 1, width, thin);
  } else if (cutOff === "fleuron") {
    const middle = x + width / 2;
    builder.rule(block, x, y, width / 2 - 8, hair);
    builder.rule(block, middle + 8, y, width / 2 - 8, hair);
    builder.ornament(block, "fleuron", middle, y + hair / 2, 7);
  } else {
    builder.rule(block, x, y, width, { hair, thin, thick }[cutOff], { color });
  }
}
