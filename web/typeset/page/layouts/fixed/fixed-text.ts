import { cheapestHeight, columnsOf, heightsFrom } from "../../../columns/balance.ts";
import { type FillResult, fillColumns } from "../../../columns/column-break.ts";
import { holdsWords, type Legs, legsIn } from "../../../columns/column-measure.ts";
import type { StoryBlock } from "../../../columns/story-blocks.ts";
import { StoryBreaks } from "../../../columns/story-breaks.ts";
import { type BrokenStory, breakStory, type FlowFrame, restOfFlow, storyType } from "../../../columns/text-flow.ts";
import { costs } from "../../../costs.ts";
import type { LayoutContext } from "../../context.ts";
import { columnsIn, equalColumns } from "../../grid.ts";
import type { Area } from "../../scene-builder.ts";
import { fillCost, isFaultless } from "../front/lead-region.ts";

const { mostEms, leastEms, mostLeaded, fineStep, mostTried, leastJump, mostWhite, mostFewer } = costs.fixed;

/** The lead story in one box of a section layout. */
export interface FixedText {
  readonly area: Area;
  readonly broken: BrokenStory;
  readonly fill: FillResult;
  readonly frames: FlowFrame[];
  /** Left edges of its columns after the first: where rules stand. */
  readonly gutters: readonly number[];
}

/** The lead story in all of its boxes. */
export interface FixedLead {
  readonly texts: readonly FixedText[];
  /** Body size as a share of the template's. */
  readonly scale: number;
  /** What goes on elsewhere, at the exact word. */
  readonly rest: StoryBlock[];
  /** True when the last line of the last box is kept for a jump line. */
  readonly jumps: boolean;
}

/** Columns of a box: as many as it spans of the template's own, fewer where the layout or the user wants wide ones. */
export function legsOfBox(context: LayoutContext, { x, width }: Area, fewer = 0): Legs {
  const { columns, faces, newspaper } = context;
  const { gutter } = columns;
  const spanned = columnsIn(columns, width);
  const ems = width / faces.body.size;
  const wanted = { "three-column": spanned, "two-column": Math.min(2, Math.ceil(spanned / 1.5)), "one-column": 1 }[newspaper.layout];
  let count = Math.max(wanted, Math.ceil(ems / mostEms));
  const each = () => (width - (count - 1) * gutter) / count;
  // A template's own column is narrow enough by its design; type of another size wants fewer.
  while (count > 1 && each() < columns.usual * 0.9 && !holdsWords(context, each(), faces.body.size)) count--;
  while (count > 1 && each() / faces.body.size < leastEms) count--;
  count = Math.max(1, Math.ceil(ems / (mostEms * 1.2)), count - fewer);
  const grid = equalColumns(x, width, count, gutter);
  const places = Array.from({ length: count }, (_, index) => ({ x: grid.x(index), width: grid.column, columns: [index] }));
  return legsIn(context, places, context.hasFixedBody ? { body: 1, mostBody: 1 } : {});
}

/** Sets the lead story's blocks in boxes, one after the other: whole where a size allows it, else up to a jump. */
export function planFixedLead(context: LayoutContext, blocks: StoryBlock[], boxes: readonly Area[]): FixedLead {
  const [first] = boxes;
  if (!first || blocks.length === 0) return { texts: [], scale: 1, rest: blocks, jumps: false };
  const whole = boxes.length === 1 ? placeWhole(context, blocks, first) : placeChain(context, blocks, boxes);
  return whole ?? placeJump(context, blocks, boxes);
}

/** Sizes of a measure from the largest that looks well to the least, in fine steps. */
function sizesOf(context: LayoutContext, { scales, comfortable }: Legs): number[] {
  if (context.hasFixedBody) return [1];
  const least = Math.min(...scales);
  const most = Math.max(least, Math.min(Math.max(...scales), comfortable * 1.12));
  const count = Math.ceil(Math.log(most / least) / Math.log(fineStep));
  return Array.from({ length: count + 1 }, (_, index) => most * (least / most) ** (index / Math.max(1, count)));
}

const linesIn = (height: number, leading: number) => Math.floor(height / leading + 1e-6);

/** All of the story in one box, its columns equal and down to the foot where the text has lines enough. */
function placeWhole(context: LayoutContext, blocks: StoryBlock[], area: Area): FixedLead | null {
  const storyBreaks = new StoryBreaks(context, blocks);
  let best: (FixedLead & { white: number }) | null = null;
  for (let fewer = 0; fewer <= (context.hasFixedBody ? 0 : mostFewer); fewer++) {
    const legs = legsOfBox(context, area, fewer);
    if (fewer > 0 && legs.columns.length === best?.texts[0]?.frames.length) break;
    const found = placeIn(context, blocks, storyBreaks, legs, area);
    if (found && (!best || found.white < best.white - mostWhite)) best = found;
    if (!best || best.white < mostWhite) break;
  }
  return best;
}

function placeIn(
  context: LayoutContext,
  blocks: StoryBlock[],
  storyBreaks: StoryBreaks,
  legs: Legs,
  area: Area,
): (FixedLead & { white: number }) | null {
  const count = legs.columns.length;
  const { leading } = context.faces.body;
  let best: { text: FixedText; scale: number; cost: number; white: number } | null = null;
  let tried = 0;
  for (const size of sizesOf(context, legs)) {
    const scale = size * legs.bodyScale;
    const most = linesIn(area.height, leading * scale);
    if (most < 1 || storyBreaks.estimate(scale, legs.width, legs.bodyScale) > most * count * 1.01) continue;
    const text = fillBox(context, blocks, storyBreaks, legs, scale, area, most);
    if (!text) continue;
    tried++;
    const white = Math.max(0, area.y + area.height - footOf(text));
    const cost = fillCost(text.fill) + text.fill.shortfall * 6 + white * 0.5 + tried * 6;
    if (!best || cost < best.cost) best = { text, scale, cost, white };
    if (tried >= mostTried || isFaultless(text.fill)) break;
  }
  return best && { texts: [best.text], scale: best.scale, rest: [], jumps: false, white: best.white };
}

function footOf({ frames, broken }: FixedText): number {
  return Math.max(...frames.map(({ top, lines }) => top + lines * broken.type.body.leading));
}

/** The story in columns as short as they may be, then leaded down to the foot; null where it does not fit. */
function fillBox(
  context: LayoutContext,
  blocks: StoryBlock[],
  storyBreaks: StoryBreaks,
  legs: Legs,
  scale: number,
  area: Area,
  most: number,
): FixedText | null {
  const count = legs.columns.length;
  const { lines } = storyBreaks.at(scale, legs.width);
  const { leading } = context.faces.body;
  const fillAt = (each: number) => {
    const fill = storyBreaks.fill(scale, legs.width, columnsOf(count, each), false);
    return fill.stop ? null : { filled: { each, fill }, cost: fill.shortfall };
  };
  const shortest = Math.max(1, Math.ceil(lines / count) - 1);
  const found = cheapestHeight(heightsFrom(shortest, most), fillAt, { goodEnough: 1, enough: Math.floor(lines / count + 4) });
  if (!found) return null;
  const { each, fill } = found;
  const leaded = context.hasFixedBody ? 1 : Math.min(mostLeaded, Math.max(1, area.height / (each * leading * scale)));
  const broken = leaded > 1 ? leadedTo(context, blocks, storyBreaks.at(scale, legs.width), leaded) : storyBreaks.at(scale, legs.width);
  return { area, broken, fill, frames: framesOf(0, legs, area, fill, each), gutters: guttersOf(legs) };
}

/** The same lines with more between them. */
function leadedTo(context: LayoutContext, blocks: StoryBlock[], broken: BrokenStory, share: number): BrokenStory {
  const { type } = broken;
  const by = <R extends { leading: number }>(role: R): R => ({ ...role, leading: role.leading * share });
  const leaded = { ...type, body: by(type.body), subhead: by(type.subhead) };
  // An initial is as deep as its lines: it is drawn anew, and the lines beside it must stay.
  const first = broken.blocks.findIndex(({ drop }) => drop !== null);
  if (first < 0) return { ...broken, type: leaded };
  const anew = breakStory(context, blocks.slice(0, first + 1), leaded, true);
  const brokenBlock = anew.blocks[first];
  const old = broken.blocks[first];
  if (!brokenBlock?.drop || !old?.drop || brokenBlock.drop.width > old.drop.width + 0.4)
    return { ...broken, type: { ...type, body: leaded.body } };
  const drop = { ...brokenBlock.drop, width: old.drop.width };
  return { ...broken, type: leaded, blocks: broken.blocks.map((each, index) => (index === first ? { ...each, drop } : each)) };
}

/** Frames are numbered on through all boxes of the story, from the number `id` has. */
function framesOf(id: number, legs: Legs, area: Area, fill: FillResult, each: number): FlowFrame[] {
  return legs.columns.map(({ x }, index) => ({
    id: `expanded-content-${id + index + 1}`,
    x,
    top: area.y,
    lines: Math.min(each, fill.used[index] ?? 0),
  }));
}

const guttersOf = (legs: Legs) => legs.columns.slice(1).map(({ x }) => x);

/** The story through several boxes at the largest size that holds it; null where none does. */
function placeChain(context: LayoutContext, blocks: StoryBlock[], boxes: readonly Area[]): FixedLead | null {
  const legs = boxes.map((area) => legsOfBox(context, area));
  const [first] = legs;
  if (!first) return null;
  for (const size of sizesOf(context, first).filter((_, index) => index % 4 === 0)) {
    const placed = chainAt(context, blocks, boxes, legs, size, false);
    if (placed.rest.length === 0) return placed;
  }
  return null;
}

/** The story in the boxes down to the last line, which is kept for a jump. */
function placeJump(context: LayoutContext, blocks: StoryBlock[], boxes: readonly Area[]): FixedLead {
  const legs = boxes.map((area) => legsOfBox(context, area));
  return chainAt(context, blocks, boxes, legs, context.hasFixedBody ? 1 : Math.min(...legs.map(({ jumpScale }) => jumpScale)), true);
}

function chainAt(
  context: LayoutContext,
  blocks: StoryBlock[],
  boxes: readonly Area[],
  legs: readonly Legs[],
  size: number,
  jumps: boolean,
): FixedLead {
  const texts: FixedText[] = [];
  let rest = blocks;
  let scale = size;
  for (const [index, area] of boxes.entries()) {
    const columns = legs[index];
    if (!columns || rest.length === 0) break;
    scale = size * columns.bodyScale;
    const leading = context.faces.body.leading * scale;
    const most = linesIn(area.height, leading);
    if (most < 2) continue;
    const isLast = index === boxes.length - 1;
    const before = texts.reduce((sum, { frames }) => sum + frames.length, 0);
    const text = fillDown(context, rest, columns, scale, before, area, most, isLast && jumps);
    texts.push(text);
    rest = restOfFlow(text.broken, text.fill);
  }
  return { texts, scale, rest, jumps: jumps && rest.length > 0 };
}

/** A box filled from its head to its foot, with as much text as there is. */
function fillDown(
  context: LayoutContext,
  blocks: StoryBlock[],
  legs: Legs,
  scale: number,
  before: number,
  area: Area,
  most: number,
  keepsLine: boolean,
): FixedText {
  const isBeginning = blocks[0]?.opens === true;
  const length = blocks.reduce((sum, { text }) => sum + text.length, 0);
  const type = storyType(context, scale, legs.width);
  const leaded = context.hasFixedBody ? 1 : Math.min(mostLeaded, area.height / (most * type.body.leading));
  const by = <R extends { leading: number }>(role: R): R => ({ ...role, leading: role.leading * leaded });
  const broken = breakStory(context, blocks, { ...type, body: by(type.body), subhead: by(type.subhead) }, isBeginning && length > 420);
  const count = legs.columns.length;
  const full = (less: number) => Array.from({ length: count }, (_, index) => most - less - (keepsLine && index === count - 1 ? 1 : 0));
  let fill = fillColumns(broken.paragraphs, full(0), { jump: true });
  // Text that hardly fails to fit leaves enough for the other page; text that ends here is shared out evenly.
  if (fill.stop && fill.remaining < leastJump && most > 6) {
    const less = fillColumns(broken.paragraphs, full(1), { jump: true });
    if (less.stop) fill = less;
  } else if (!fill.stop) {
    const shortest = Math.max(1, Math.ceil(broken.lines / count) - 1);
    const fillAt = (each: number) => {
      const even = fillColumns(broken.paragraphs, columnsOf(count, each), { jump: false });
      return even.stop ? null : { filled: even, cost: 0 };
    };
    fill = cheapestHeight(heightsFrom(shortest, most), fillAt, { enough: shortest }) ?? fill;
  }
  return { area, broken, fill, frames: framesOf(before, legs, area, fill, most), gutters: guttersOf(legs) };
}
