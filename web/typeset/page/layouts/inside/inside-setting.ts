import type { FillResult, Slice } from "../../../columns/column-break.ts";
import { restOfFlow, setFlow } from "../../../columns/text-flow.ts";
import { costs } from "../../../costs.ts";
import type { Frame } from "../../../model/scene.ts";
import type { LayoutContext } from "../../context.ts";
import { blockOf } from "../../parts/jump-line.ts";
import { between, setCutOff } from "../../parts/story-column.ts";
import type { SceneBuilder } from "../../scene-builder.ts";
import { setInsideHead } from "./inside-head.ts";
import type { InsideStory } from "./inside-story.ts";
import { type FilledThread, partAt, type ThreadPart } from "./thread.ts";

const { mostInHead, mostLeaded, mostBetween, mostOverHead } = costs.inside;

/** Where a thread stands: its columns' left edges, the top of its first line, its leading. Points. */
export interface ThreadPlace {
  readonly columns: readonly number[];
  readonly top: number;
  readonly leading: number;
  /** Air over the heads at the top of its columns; by default what suits the thread alone. */
  readonly over?: number | undefined;
}

/** The result of setting a thread. */
export interface ThreadSetting {
  frames: Frame[];
  /** The first item of each story's text. */
  starts: { index: number | null; item: number }[];
  /** The item of the jump line, where the thread has one. */
  jump: number | null;
  /** Stories that continue on another page, or were not reached. */
  rest: InsideStory[];
}

/** A head, or consecutive text of one story, in one column. */
interface Passage {
  part: ThreadPart;
  row: number;
  lines: number;
  /** None for a head. */
  slices: Slice[];
}

function passagesOf({ thread, fill }: FilledThread, column: number): Passage[] {
  const passages: Passage[] = [];
  for (const slice of fill.columns[column] ?? []) {
    const at = partAt(thread, slice.paragraph);
    if (!at) continue;
    const last = passages.at(-1);
    const lines = slice.to - slice.from;
    if (at.isHead) passages.push({ part: at.part, row: slice.row, lines, slices: [] });
    else if (last && last.part === at.part && last.slices.length > 0) {
      last.slices.push(slice);
      last.lines = slice.row + lines - last.row;
    } else passages.push({ part: at.part, row: slice.row, lines, slices: [slice] });
  }
  return passages;
}

/** The part of a thread's lines that belongs to one story. */
function ownFill({ fill }: FilledThread, part: ThreadPart, columns: Slice[][]): FillResult {
  const own = (paragraph: number) => paragraph - part.first;
  const end = part.first + part.broken.paragraphs.length;
  const { stop } = fill;
  const isOwnStop = stop && stop.paragraph >= part.first && stop.paragraph < end;
  return {
    ...fill,
    fits: fill.fits.slice(part.first, end),
    columns: columns.map((slices) => slices.map((slice) => ({ ...slice, paragraph: own(slice.paragraph) }))),
    used: columns.map((slices) => slices.reduce((most, { row, from, to }) => Math.max(most, row + to - from), 0)),
    stop: isOwnStop ? { paragraph: own(stop.paragraph), line: stop.line } : null,
  };
}

/** Share of its leading its last line has under its baseline. */
const underLast = 0.24;

/** How a column's spare points are distributed. */
interface Air {
  /** Into each line, into each head, over each head within the column, and over each paragraph within a text. */
  line: number;
  head: number;
  gap: number;
  paragraph: number;
}

/** Paragraph starts within a text: a list of short paragraphs takes the space between them. */
function paragraphStarts(slices: readonly Slice[]): number {
  return slices.filter(({ from }, index) => index > 0 && from === 0).length;
}

function shareSpare(spare: number, passages: readonly Passage[], leading: number): Air {
  const heads = passages.filter(({ slices }) => slices.length === 0).length;
  const gaps = passages.filter(({ slices, row }) => row > 0 && slices.length === 0).length;
  const lines = passages.reduce((sum, { slices, lines }) => sum + (slices.length === 0 ? 0 : lines), 0);
  const starts = passages.reduce((sum, { slices }) => sum + paragraphStarts(slices), 0);
  const inLines = Math.min(heads === 0 ? spare : spare * 0.5, lines * leading * (heads === 0 ? mostLeaded.alone : mostLeaded.some));
  const between = heads === 0 ? Math.min(spare - inLines, starts * leading * mostBetween) : 0;
  const left = spare - inLines - between;
  const head = heads === 0 ? 0 : Math.min(mostInHead, (left * (gaps > 0 ? 0.45 : 1)) / heads);
  const gap = gaps > 0 ? (left - head * heads) / gaps : 0;
  const rest = spare - between - head * heads - gap * gaps;
  return { line: rest / Math.max(1 - underLast, lines - underLast), head, gap, paragraph: starts > 0 ? between / starts : 0 };
}

/** Sets a filled thread; the last lines of all columns share one baseline. */
export function setThread(
  context: LayoutContext,
  builder: SceneBuilder,
  filled: FilledThread,
  place: ThreadPlace,
  jumpText: string,
): ThreadSetting {
  const { thread, rows, cut } = filled;
  const { leading } = place;
  const frames: Frame[] = [];
  const starts: ThreadSetting["starts"] = [];
  const counts = new Map<ThreadPart, number>();
  let jump: number | null = null;
  const overTop = place.over ?? overHeads(topSlacks(filled, leading));
  place.columns.forEach((x, column) => {
    const passages = passagesOf(filled, column);
    const keepsJump = cut !== null && column === place.columns.length - 1;
    const end = passages.at(-1);
    const spare = (rows - (keepsJump ? 1 : 0) - (end ? end.row + end.lines : 0)) * leading;
    const air = shareSpare(spare, passages, leading);
    let y = place.top;
    let row = 0;
    for (const { part, row: from, lines, slices } of passages) {
      const gap = (from - row) * leading;
      if (slices.length === 0 && part.head) {
        const over = part.gapRows > 0 && row > 0 ? part.headRows + part.gapRows : part.headRows;
        const slack = over * leading - part.head.height - (row > 0 ? between : 0);
        if (row > 0) {
          const room = between + slack * 0.5 + air.gap;
          setCutOff(context, builder, part.head.block, x, y + room * 0.46, thread.width);
          y += room;
        } else y += overTop;
        const under = (row > 0 ? slack * 0.5 : slack - overTop) + air.head;
        y = setInsideHead(context, builder, part.head, { x, top: y, width: thread.width, air: under });
      } else if (slices.length > 0) {
        if (part.headRows === 0 && row > 0) setCutOff(context, builder, blockOf(part.story), x, y + gap * 0.5, thread.width);
        y += gap;
        const number = (counts.get(part) ?? 0) + 1;
        counts.set(part, number);
        if (number === 1) starts.push({ index: part.story.index, item: builder.items.length });
        const frame = setPassage(
          context,
          builder,
          filled,
          { part, row: from, lines, slices },
          { x, top: y, leading: leading + air.line, air },
        );
        frames.push({ ...frame, id: frameId(part.story, number) });
        y = frame.y + frame.height;
      }
      row = from + lines;
    }
    if (keepsJump) {
      const baseline = place.top + (rows - underLast) * leading;
      builder.run("jump", jumpText, context.faces.jump, x, baseline, thread.width, { align: "end" });
      jump = builder.items.length - 1;
    }
  });
  return { frames, starts, jump, rest: restOf(filled) };
}

/**
 * Air that heads beside each other at the top of a row have over them: half of what the head with the least room has to spare, the same for
 * all, so that they begin at one height. The rest stands under each. Points.
 */
export function overHeads(slacks: readonly number[]): number {
  return Math.max(0, Math.min(mostOverHead, ...slacks.map((slack) => slack * 0.5)));
}

/** What each head at the top of a thread's columns leaves of the whole lines it takes, in points. */
export function topSlacks({ thread, fill }: FilledThread, leading: number): number[] {
  return fill.columns.flatMap(([top]) => {
    const at = top && top.row === 0 ? partAt(thread, top.paragraph) : null;
    return at?.isHead && at.part.head ? [at.part.headRows * leading - at.part.head.height] : [];
  });
}

/** Sets the text of a passage, its paragraphs as far apart as the column's air has them. */
function setPassage(
  context: LayoutContext,
  builder: SceneBuilder,
  filled: FilledThread,
  { part, row, lines, slices }: Passage,
  at: { x: number; top: number; leading: number; air: Air },
): Frame {
  const own = { ...part.broken, type: leaded(part, at.leading) };
  let apart = 0;
  let frame: Frame | undefined;
  slices.forEach((slice, index) => {
    if (index > 0 && slice.from === 0) apart += at.air.paragraph;
    const top = at.top + (slice.row - row) * at.leading + apart;
    const fill = ownFill(filled, part, [[{ ...slice, row: 0 }]]);
    [frame] = setFlow(context, builder, own, fill, [{ id: "", x: at.x, top, lines: slice.to - slice.from }], blockOf(part.story)).frames;
  });
  if (!frame) throw new RangeError("A passage of a story has text");
  return { ...frame, y: at.top, height: lines * at.leading + apart, lines, used: lines };
}

function leaded({ broken }: ThreadPart, leading: number): ThreadPart["broken"]["type"] {
  return { ...broken.type, body: { ...broken.type.body, leading } };
}

function frameId({ index }: InsideStory, number: number): string {
  return index === null ? `expanded-content-page-${number}` : `side-stories-${index + 1}-page-${number}`;
}

/** The rest that does not fit a thread: a story from the exact word on, and those after it. */
function restOf(filled: FilledThread): InsideStory[] {
  const { thread, fill, cut } = filled;
  if (!fill.stop) return [];
  const at = partAt(thread, fill.stop.paragraph)?.part;
  const from = at ? thread.parts.indexOf(at) : thread.parts.length;
  const later = thread.parts.slice(from).map(({ story }) => story);
  if (!cut) return later;
  return [{ ...cut.story, blocks: restOfFlow(cut.broken, ownFill(filled, cut, [])) }, ...later.slice(1)];
}
