import { type FillResult, fillColumns } from "../../../columns/column-break.ts";
import { holdsWords, type Legs, legsIn } from "../../../columns/column-measure.ts";
import type { MainBlock } from "../../../columns/story-blocks.ts";
import { Galleys } from "../../../columns/story-breaks.ts";
import { type BrokenMain, breakMain, type MainFrame, mainType, setMain } from "../../../columns/text-flow.ts";
import { openBoard, type Press } from "../../context.ts";
import type { Area } from "../../scene-builder.ts";
import { fillCost, isFaultless } from "../front/lead-region.ts";

/** The lead story in one box of a section layout. */
export interface LaidText {
  readonly area: Area;
  readonly broken: BrokenMain;
  readonly fill: FillResult;
  readonly frames: MainFrame[];
  /** Left edges of its columns after the first: where rules stand. */
  readonly gutters: readonly number[];
}

/** The lead story in all of its boxes. */
export interface LaidLead {
  readonly texts: readonly LaidText[];
  /** Body size as a share of the template's. */
  readonly scale: number;
  /** What goes on elsewhere, at the exact word. */
  readonly rest: MainBlock[];
  /** True when the last line of the last box is kept for a jump line. */
  readonly jumps: boolean;
}

/** Ems of the longest line a reader follows, and of the shortest column. */
const mostEms = 44;
const leastEms = 12.5;

/** Columns of a box: as many as it spans of the template's own, fewer where the layout or the user wants wide ones. */
export function legsOfBox(press: Press, { x, width }: Area, fewer = 0): Legs {
  const { columns, faces, newspaper } = press;
  const { gutter } = columns;
  const native = (columns.width - (columns.count - 1) * gutter) / columns.count;
  const spanned = Math.max(1, Math.round((width + gutter) / (native + gutter)));
  const ems = width / faces.body.size;
  const wanted = { "three-column": spanned, "two-column": Math.min(2, Math.ceil(spanned / 1.5)), "one-column": 1 }[newspaper.layout];
  let count = Math.max(wanted, Math.ceil(ems / mostEms));
  const each = () => (width - (count - 1) * gutter) / count;
  // A template's own column is narrow enough by its design; type of another size wants fewer.
  while (count > 1 && each() < native * 0.9 && !holdsWords(press, each(), faces.body.size)) count--;
  while (count > 1 && each() / faces.body.size < leastEms) count--;
  count = Math.max(1, Math.ceil(ems / (mostEms * 1.2)), count - fewer);
  const leg = each();
  const places = Array.from({ length: count }, (_, index) => ({ x: x + index * (leg + gutter), width: leg, columns: [index] }));
  return legsIn(press, places, press.hasFixedBody ? { body: 1, mostBody: 1 } : {});
}

/** Lines are leaded by at most this share so that the last one stands at a box's foot. */
const mostLeaded = 1.07;
/** Steps of type between the sizes of a kind of measure. */
const fineStep = 1.012;
/** Sizes that are tried for one box. */
const mostTried = 4;
/** Lines that go on elsewhere, when anything does. */
const leastJump = 4;

/** Sets the lead story's blocks in boxes, one after the other: whole where a size allows it, else up to a jump. */
export function layLead(press: Press, blocks: MainBlock[], boxes: readonly Area[]): LaidLead {
  const [first] = boxes;
  if (!first || blocks.length === 0) return { texts: [], scale: 1, rest: blocks, jumps: false };
  const whole = boxes.length === 1 ? placeWhole(press, blocks, first) : placeChain(press, blocks, boxes);
  return whole ?? placeJump(press, blocks, boxes);
}

/** Sizes of a measure from the largest that looks well to the least, in fine steps. */
function sizesOf(press: Press, { scales, comfortable }: Legs): number[] {
  if (press.hasFixedBody) return [1];
  const least = Math.min(...scales);
  const most = Math.max(least, Math.min(Math.max(...scales), comfortable * 1.12));
  const count = Math.ceil(Math.log(most / least) / Math.log(fineStep));
  return Array.from({ length: count + 1 }, (_, index) => most * (least / most) ** (index / Math.max(1, count)));
}

const linesIn = (height: number, leading: number) => Math.floor(height / leading + 1e-6);

/** Paper that may be left under a text before wider columns are tried, in which type can be larger; columns fewer by at most so many. */
const mostWhite = 20;
const mostFewer = 3;

/** All of the story in one box, its columns equal and down to the foot where the text has lines enough. */
function placeWhole(press: Press, blocks: MainBlock[], area: Area): LaidLead | null {
  const galleys = new Galleys(press, blocks);
  let best: (LaidLead & { white: number }) | null = null;
  for (let fewer = 0; fewer <= (press.hasFixedBody ? 0 : mostFewer); fewer++) {
    const legs = legsOfBox(press, area, fewer);
    if (fewer > 0 && legs.columns.length === best?.texts[0]?.frames.length) break;
    const found = placeIn(press, blocks, galleys, legs, area);
    if (found && (!best || found.white < best.white - mostWhite)) best = found;
    if (!best || best.white < mostWhite) break;
  }
  return best;
}

function placeIn(press: Press, blocks: MainBlock[], galleys: Galleys, legs: Legs, area: Area): (LaidLead & { white: number }) | null {
  const count = legs.columns.length;
  const { leading } = press.faces.body;
  let best: { text: LaidText; scale: number; cost: number; white: number } | null = null;
  let tried = 0;
  for (const size of sizesOf(press, legs)) {
    const scale = size * legs.bodyScale;
    const most = linesIn(area.height, leading * scale);
    if (most < 1 || galleys.estimate(scale, legs.width, legs.bodyScale) > most * count * 1.01) continue;
    const text = fillBox(press, blocks, galleys, legs, scale, area, most);
    if (!text) continue;
    tried++;
    const white = Math.max(0, area.y + area.height - footOf(text));
    const cost = fillCost(text.fill) + text.fill.shortfall * 6 + white * 0.5 + tried * 6;
    if (!best || cost < best.cost) best = { text, scale, cost, white };
    if (tried >= mostTried || isFaultless(text.fill)) break;
  }
  return best && { texts: [best.text], scale: best.scale, rest: [], jumps: false, white: best.white };
}

function footOf({ frames, broken }: LaidText): number {
  return Math.max(...frames.map(({ top, lines }) => top + lines * broken.type.body.leading));
}

/** The story in columns as short as they may be, then leaded down to the foot; null where it does not fit. */
function fillBox(
  press: Press,
  blocks: MainBlock[],
  galleys: Galleys,
  legs: Legs,
  scale: number,
  area: Area,
  most: number,
): LaidText | null {
  const count = legs.columns.length;
  const { lines } = galleys.at(scale, legs.width);
  const { leading } = press.faces.body;
  let found: { each: number; fill: FillResult } | null = null;
  for (let each = Math.max(1, Math.ceil(lines / count) - 1); each <= most; each++) {
    const fill = galleys.fill(scale, legs.width, Array<number>(count).fill(each), false);
    if (fill.stop) continue;
    if (!found || fill.shortfall < found.fill.shortfall) found = { each, fill };
    if (fill.shortfall === 0 || each > lines / count + 3) break;
  }
  if (!found) return null;
  const { each, fill } = found;
  const leaded = press.hasFixedBody ? 1 : Math.min(mostLeaded, Math.max(1, area.height / (each * leading * scale)));
  const broken = leaded > 1 ? leadedTo(press, blocks, galleys.at(scale, legs.width), leaded) : galleys.at(scale, legs.width);
  return { area, broken, fill, frames: framesOf(0, legs, area, fill, each), gutters: guttersOf(legs) };
}

/** The same lines with more between them. */
function leadedTo(press: Press, blocks: MainBlock[], broken: BrokenMain, share: number): BrokenMain {
  const { type } = broken;
  const by = <R extends { leading: number }>(role: R): R => ({ ...role, leading: role.leading * share });
  const leaded = { ...type, body: by(type.body), subhead: by(type.subhead) };
  // An initial is as deep as its lines: it is drawn anew, and the lines beside it must stay.
  const first = broken.galleys.findIndex(({ drop }) => drop !== null);
  if (first < 0) return { ...broken, type: leaded };
  const anew = breakMain(press, blocks.slice(0, first + 1), leaded, true);
  const galley = anew.galleys[first];
  const old = broken.galleys[first];
  if (!galley?.drop || !old?.drop || galley.drop.width > old.drop.width + 0.4) return { ...broken, type: { ...type, body: leaded.body } };
  const drop = { ...galley.drop, width: old.drop.width };
  return { ...broken, type: leaded, galleys: broken.galleys.map((each, index) => (index === first ? { ...each, drop } : each)) };
}

/** Frames are numbered on through all boxes of the story, from the number `id` has. */
function framesOf(id: number, legs: Legs, area: Area, fill: FillResult, each: number): MainFrame[] {
  return legs.columns.map(({ x }, index) => ({
    id: `expanded-content-${id + index + 1}`,
    x,
    top: area.y,
    lines: Math.min(each, fill.used[index] ?? 0),
  }));
}

const guttersOf = (legs: Legs) => legs.columns.slice(1).map(({ x }) => x);

/** The story through several boxes at the largest size that holds it; null where none does. */
function placeChain(press: Press, blocks: MainBlock[], boxes: readonly Area[]): LaidLead | null {
  const legs = boxes.map((area) => legsOfBox(press, area));
  const [first] = legs;
  if (!first) return null;
  for (const size of sizesOf(press, first).filter((_, index) => index % 4 === 0)) {
    const placed = chainAt(press, blocks, boxes, legs, size, false);
    if (placed.rest.length === 0) return placed;
  }
  return null;
}

/** The story in the boxes down to the last line, which is kept for a jump. */
function placeJump(press: Press, blocks: MainBlock[], boxes: readonly Area[]): LaidLead {
  const legs = boxes.map((area) => legsOfBox(press, area));
  return chainAt(press, blocks, boxes, legs, press.hasFixedBody ? 1 : Math.min(...legs.map(({ jumpScale }) => jumpScale)), true);
}

function chainAt(press: Press, blocks: MainBlock[], boxes: readonly Area[], legs: readonly Legs[], size: number, jumps: boolean): LaidLead {
  const texts: LaidText[] = [];
  let rest = blocks;
  let scale = size;
  for (const [index, area] of boxes.entries()) {
    const columns = legs[index];
    if (!columns || rest.length === 0) break;
    scale = size * columns.bodyScale;
    const leading = press.faces.body.leading * scale;
    const most = linesIn(area.height, leading);
    if (most < 2) continue;
    const isLast = index === boxes.length - 1;
    const before = texts.reduce((sum, { frames }) => sum + frames.length, 0);
    const text = fillDown(press, rest, columns, scale, before, area, most, isLast && jumps);
    texts.push(text);
    rest = restOf(press, text);
  }
  return { texts, scale, rest, jumps: jumps && rest.length > 0 };
}

/** A box filled from its head to its foot, with as much text as there is. */
function fillDown(
  press: Press,
  blocks: MainBlock[],
  legs: Legs,
  scale: number,
  before: number,
  area: Area,
  most: number,
  keepsLine: boolean,
): LaidText {
  const isBeginning = blocks[0]?.opens === true;
  const length = blocks.reduce((sum, { text }) => sum + text.length, 0);
  const type = mainType(press, scale, legs.width);
  const leaded = press.hasFixedBody ? 1 : Math.min(mostLeaded, area.height / (most * type.body.leading));
  const by = <R extends { leading: number }>(role: R): R => ({ ...role, leading: role.leading * leaded });
  const broken = breakMain(press, blocks, { ...type, body: by(type.body), subhead: by(type.subhead) }, isBeginning && length > 420);
  const count = legs.columns.length;
  const full = (less: number) => Array.from({ length: count }, (_, index) => most - less - (keepsLine && index === count - 1 ? 1 : 0));
  let fill = fillColumns(broken.paragraphs, full(0), { jump: true });
  // Text that hardly fails to fit leaves enough for the other page; text that ends here is shared out evenly.
  if (fill.stop && fill.remaining < leastJump && most > 6) {
    const less = fillColumns(broken.paragraphs, full(1), { jump: true });
    if (less.stop) fill = less;
  } else if (!fill.stop) {
    for (let each = Math.max(1, Math.ceil(broken.lines / count) - 1); each <= most; each++) {
      const even = fillColumns(broken.paragraphs, Array<number>(count).fill(each), { jump: false });
      if (even.stop) continue;
      fill = even;
      break;
    }
  }
  return { area, broken, fill, frames: framesOf(before, legs, area, fill, most), gutters: guttersOf(legs) };
}

/** Setting a box on a board of its own tells where the text stops. */
function restOf(press: Press, { broken, fill, frames }: LaidText): MainBlock[] {
  return fill.stop ? setMain(press, openBoard(press), broken, fill, [...frames]).rest : [];
}
