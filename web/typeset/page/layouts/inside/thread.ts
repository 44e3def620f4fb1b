import { cheapestHeight, columnsOf } from "../../../columns/balance.ts";
import { type FillResult, fillColumns, type ParagraphToFill } from "../../../columns/column-break.ts";
import { type BrokenStory, breakStory, storyType } from "../../../columns/text-flow.ts";
import { costs } from "../../../costs.ts";
import { measureParagraph } from "../../../text/paragraph.ts";
import type { LayoutContext } from "../../context.ts";
import { between } from "../../parts/story-column.ts";
import { type InsideHead, measureInsideHead } from "./inside-head.ts";
import type { InsideStory } from "./inside-story.ts";

const {
  wideMeasure,
  heightsTried: heights,
  fineColumns: fine,
  looseRatio,
  gappyRatio,
  usualLoose: usual,
  airPerHead,
  leadingShare,
  betweenShare,
  wantedAway,
} = costs.inside;

/** A story in a thread: its head takes whole lines of the text, so that the columns beside it keep one grid. */
export interface ThreadPart {
  readonly story: InsideStory;
  readonly broken: BrokenStory;
  /** Null where the head stands over all the columns. */
  readonly head: InsideHead | null;
  readonly headRows: number;
  /** Empty lines over the head within a column, the cut-off rule among them. */
  readonly gapRows: number;
  /** Paragraphs of the thread before this story's, its head counted. */
  readonly first: number;
}

/** Stories set one after the other through columns of one measure. */
export interface Thread {
  readonly parts: readonly ThreadPart[];
  readonly paragraphs: readonly ParagraphToFill[];
  readonly width: number;
  readonly leading: number;
  /** With every paragraph at its best, heads and gaps included. */
  readonly lines: number;
}

/** A thread in columns `rows` lines high. */
export interface FilledThread {
  readonly thread: Thread;
  readonly fill: FillResult;
  readonly columns: number;
  readonly rows: number;
  /** The story that breaks off within its text and continues elsewhere. */
  readonly cut: ThreadPart | null;
  /** Cost of its faults; 0 for none. */
  readonly cost: number;
}

/** Breaks stories for a measure at a scale of the body. `headed` false: the first story's head stands over the columns. */
export function openThread(context: LayoutContext, stories: readonly InsideStory[], scale: number, width: number, headed = true): Thread {
  const type = storyType(context, scale, width);
  const { leading } = type.body;
  const paragraphs: ParagraphToFill[] = [];
  const parts = stories.map((story, index): ThreadPart => {
    const broken = breakStory(context, story.blocks, type, false);
    const head = headed || index > 0 ? measureInsideHead(context, story, width, width > context.faces.body.size * wideMeasure) : null;
    const headRows = head ? Math.ceil(head.height / leading - 0.1) : 0;
    const gapRows = head && index > 0 ? Math.max(1, Math.ceil((head.height + between) / leading - 0.1) - headRows) : 0;
    if (head && headRows > 0) paragraphs.push(solid(context, headRows, gapRows));
    const first = paragraphs.length;
    // A story without a head is parted from the one over it all the same.
    paragraphs.push(
      ...broken.paragraphs.map((each, at) => (at === 0 && headRows === 0 && index > 0 ? { ...each, spaceBeforeLines: 2 } : each)),
    );
    return { story, broken, head, headRows, gapRows, first };
  });
  const lines = paragraphs.reduce((sum, { fits, spaceBeforeLines }) => sum + (fits[0]?.lines ?? 0) + (spaceBeforeLines ?? 0), 0);
  return { parts, paragraphs, width, leading, lines };
}

/** Lines nothing divides, with their text under them. */
function solid(context: LayoutContext, lines: number, spaceBeforeLines: number): ParagraphToFill {
  const paragraph = measureParagraph("", context.style(context.faces.body), context.tools);
  return { fits: [{ lines, demerits: 0, breaks: [], paragraph }], keepWithNext: true, spaceBeforeLines };
}

/** All of a thread in columns that end together, at most `most` lines high; null when it does not fit. */
export function balanceThread(thread: Thread, columns: number, most: number): FilledThread | null {
  const mean = Math.ceil(thread.lines / columns);
  const tried = heights.map((more) => mean + more).filter((height) => height >= 1 && height <= most);
  const fillAt = (height: number) => {
    const fill = fillColumns(thread.paragraphs, columnsOf(columns, height), { jump: false });
    if (fill.stop || dividesHead(thread, fill)) return null;
    const filled = judged(thread, fill, columns, Math.max(...fill.used));
    return { filled, cost: filled.cost };
  };
  return cheapestHeight(tried, fillAt, { goodEnough: fine });
}

/** All of a thread in columns of a given height; null when it does not fit. */
export function fillThread(thread: Thread, columns: number, rows: number): FilledThread | null {
  const fill = fillColumns(thread.paragraphs, columnsOf(columns, rows), { jump: false });
  return fill.stop || dividesHead(thread, fill) ? null : judged(thread, fill, columns, rows);
}

/** A head that begins in one column and ends in the next would be printed in both. */
function dividesHead(thread: Thread, { columns }: FillResult): boolean {
  const heads = columns.flat().filter(({ paragraph }) => partAt(thread, paragraph)?.isHead);
  return new Set(heads.map(({ paragraph }) => paragraph)).size < heads.length;
}

/** As much of a thread as the columns hold; its last line is left for a jump line. */
export function cutThread(thread: Thread, columns: number, rows: number): FilledThread {
  const frames = columnsOf(columns, rows);
  frames[columns - 1] = rows - 1;
  const fill = fillColumns(thread.paragraphs, frames, { jump: true, leastAfterJump: costs.inside.leastLines });
  return judged(thread, fill, columns, rows);
}

/** The part a paragraph of the thread belongs to, and whether it is its head. */
export function partAt({ parts }: Thread, paragraph: number): { part: ThreadPart; isHead: boolean } | null {
  for (const part of parts) {
    const from = part.first - (part.headRows > 0 ? 1 : 0);
    if (paragraph >= from && paragraph < part.first + part.broken.paragraphs.length) return { part, isHead: paragraph < part.first };
  }
  return null;
}

/** Where a text stops within a story, or null between two stories. */
function cutOf(thread: Thread, { stop }: FillResult): ThreadPart | null {
  if (!stop) return null;
  const at = partAt(thread, stop.paragraph);
  if (!at || at.isHead || (stop.line === 0 && stop.paragraph === at.part.first)) return null;
  return at.part;
}

function judged(thread: Thread, fill: FillResult, columns: number, rows: number): FilledThread {
  const cut = cutOf(thread, fill);
  const breaks = fill.fits.flatMap((fit) => fit?.breaks ?? []);
  const loose = breaks.filter(({ ratio }) => ratio > looseRatio).length;
  // A last line of half a word.
  const halfWords = fill.fits.filter((fit) => fit?.breaks.at(-2)?.hyphen).length;
  const gappy = breaks.filter(({ ratio }) => ratio > gappyRatio).length;
  let cost = Math.max(0, loose + halfWords - breaks.length * usual) * 0.4 + gappy * 1.5;
  const { loneLines, hyphenEnds, strandedHeads, emptyFeet } = fill.faults;
  cost += loneLines * 25 + hyphenEnds * 10 + (strandedHeads + emptyFeet) * 30;
  fill.columns.forEach((slices, column) => {
    const isLast = column === columns - 1;
    const used = fill.used[column] ?? 0;
    const spare = rows - (isLast && cut ? 1 : 0) - used;
    const heads = slices.filter(({ paragraph }) => partAt(thread, paragraph)?.isHead);
    const starts = heads.length > 0 ? 0 : slices.filter(({ from }, index) => index > 0 && from === 0).length;
    const takes = (heads.length * airPerHead) / thread.leading + used * leadingShare + starts * betweenShare;
    cost += spare + Math.max(0, spare - takes) * 16;
    for (const { paragraph, row, to, from } of heads) {
      const under = rows - (row + to - from);
      // A head with little under it at a foot looks forgotten.
      if (under < 4 && slices.at(-1)?.paragraph !== paragraph && !endsHere(thread, fill, paragraph, column)) cost += (4 - under) * 3;
    }
    const [top] = slices;
    const end = top && column > 0 ? partAt(thread, top.paragraph) : null;
    const [next] = heads;
    const over = next ? next.row - (partAt(thread, next.paragraph)?.part.gapRows ?? 0) : rows;
    // The end of a story over the head of another is read as belonging to that one when it is a line or two.
    if (end && !end.isHead && over < 3) cost += 6;
  });
  for (const { story, first, broken } of thread.parts) {
    const lines = broken.paragraphs.reduce((sum, _, at) => sum + (fill.fits[first + at]?.lines ?? 0), 0);
    // What came over as two lines of a paragraph and is one in a wider column is a lone line.
    const isLone = story.blocks[0]?.opens === false && fill.fits[first]?.lines === 1;
    if (story.from !== null && !cut && (lines < costs.inside.leastLines || isLone)) cost += 25;
  }
  if (cut) cost += jumpCost(thread, fill, cut);
  return { thread, fill, columns, rows, cut, cost };
}

function endsHere(thread: Thread, fill: FillResult, head: number, column: number): boolean {
  const part = partAt(thread, head)?.part;
  if (!part) return true;
  const last = part.first + part.broken.paragraphs.length - 1;
  return (fill.columns[column] ?? []).some(({ paragraph, to }) => paragraph === last && to === (fill.fits[last]?.lines ?? to));
}

/** At least five lines on either side of a jump. */
function jumpCost({ paragraphs }: Thread, fill: FillResult, { first, broken }: ThreadPart): number {
  const end = first + broken.paragraphs.length;
  const isOwn = (paragraph: number) => paragraph >= first && paragraph < end;
  const here = fill.columns.flat().reduce((sum, { paragraph, from, to }) => sum + (isOwn(paragraph) ? to - from : 0), 0);
  const all = paragraphs.reduce((sum, { fits }, at) => sum + (isOwn(at) ? ((fill.fits[at] ?? fits[0])?.lines ?? 0) : 0), 0);
  const away = all - here;
  return (
    (Math.max(0, costs.inside.leastLines - here) + Math.max(0, costs.inside.leastLines - away)) * 20 + Math.max(0, wantedAway - away) * 2
  );
}
