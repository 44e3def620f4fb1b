import type { SideStory } from "../newspaper.ts";
import type { Block, Frame } from "../scene.ts";
import type { Board } from "./board.ts";
import { type QuoteBox, setQuote } from "./boxes.ts";
import type { Press } from "./press.ts";
import { type MeasuredStory, type StoryCut, setStory, storyHeight } from "./story.ts";

/** A side story in the two forms a page may need: opening a rail, or standing under others. */
export interface StoryForms {
  index: number;
  story: SideStory;
  lead: MeasuredStory;
  side: MeasuredStory;
}

/** A story with the place where it ends. */
export interface PlacedStory {
  index: number;
  story: MeasuredStory;
  cut: StoryCut;
}

/** What a column of stories holds, from top to foot. */
export interface StackPlan {
  stories: PlacedStory[];
  quote: QuoteBox | null;
  /** Points left over, to be shared out as air. */
  slack: number;
  cost: number;
}

/** Room between two stories, the cut-off rule in its middle. */
const between = 15;
/** Air a story can take without looking loose: in its head and above it. */
const airPerStory = 12;

function costOf(slack: number, count: number, cuts: number, withQuote: boolean): number {
  const loose = Math.max(0, slack - airPerStory * Math.max(1, count));
  return slack * 0.15 + Math.min(170, loose * 1.6) + cuts * 26 + (withQuote ? 5 : 0);
}

/**
 * Every set of stories that fits into a column of a height, in their order, the last perhaps cut at a sentence, with the quotation
 * where there is room for it. Cheapest first by set.
 */
export function planStacks(forms: StoryForms[], height: number, quote: QuoteBox | null, most = 5): Map<number, StackPlan> {
  const plans = new Map<number, StackPlan>();
  for (let mask = 0; mask < 1 << forms.length; mask++) {
    const chosen = forms.filter((_, bit) => mask & (1 << bit));
    if (chosen.length > most) continue;
    const stories = chosen.map(({ lead, side, index }, position) => ({ index, story: position === 0 ? lead : side }));
    const last = stories.at(-1);
    const fixed = stories.slice(0, -1).reduce((sum, { story }) => sum + storyHeight(story, wholeOf(story)) + between, 0);
    const cuts = last ? last.story.cuts : [];
    const options = last ? cuts.map((cut) => ({ cut, used: fixed + storyHeight(last.story, cut) })) : [{ cut: null, used: 0 }];
    for (const { cut, used } of options) {
      for (const box of quote ? [null, quote] : [null]) {
        const slack = height - used - (box ? box.height + (stories.length > 0 ? between : 0) : 0);
        if (slack < -0.01) continue;
        const cost = costOf(slack, stories.length + (box ? 1 : 0), cut && cut.rest !== "" ? 1 : 0, box !== null);
        const known = plans.get(mask);
        if (known && known.cost <= cost) continue;
        const placed = stories.map(({ index, story }, position) => ({
          index,
          story,
          cut: position === stories.length - 1 && cut ? cut : wholeOf(story),
        }));
        plans.set(mask, { stories: placed, quote: box, slack, cost });
      }
    }
  }
  return plans;
}

/** The cut that is the whole story. */
export function wholeOf(story: MeasuredStory): StoryCut {
  const whole = story.cuts.at(-1);
  if (!whole) throw new RangeError("A measured story has at least one form");
  return whole;
}

/** Sets a planned column so that its last line stands on the foot; `jumpText` names where a cut story goes on. */
export function setStack(
  press: Press,
  board: Board,
  plan: StackPlan,
  at: { x: number; top: number; width: number; height: number; block: Block; id: string },
  jumpText: (index: number) => string,
): { frames: Frame[]; jumps: { index: number; item: number }[] } {
  const count = plan.stories.length;
  const gaps = Math.max(0, count - 1) + (plan.quote && count > 0 ? 1 : 0);
  // Half of the air goes into the heads, half above the cut-off rules; what would be too much goes into the quotation.
  const airy = Math.min(plan.slack, airPerStory * 2 * Math.max(1, count));
  const inHeads = count > 0 ? (gaps > 0 ? airy * 0.45 : airy) / count : 0;
  const inGaps = gaps > 0 ? (airy * 0.55) / gaps : 0;
  const frames: Frame[] = [];
  const jumps: { index: number; item: number }[] = [];
  let y = at.top;
  const cutOff = () => {
    const room = between + inGaps;
    board.rule(at.block, at.x, y + room * 0.46, at.width, press.template.rules.thin);
    y += room;
  };
  plan.stories.forEach(({ index, story, cut }, position) => {
    if (position > 0) cutOff();
    const jump = cut.rest === "" ? null : { text: jumpText(index) };
    const set = setStory(press, board, story, cut, { x: at.x, top: y, air: inHeads, block: at.block, id: `${at.id}-${index + 1}` }, jump);
    if (jump) jumps.push({ index, item: board.items.length - 1 });
    frames.push(set.frame);
    y = set.foot;
  });
  if (plan.quote) {
    if (count > 0) cutOff();
    setQuote(press, board, at.block, plan.quote, { x: at.x, y, width: at.width, height: at.top + at.height - y });
  }
  return { frames, jumps };
}
