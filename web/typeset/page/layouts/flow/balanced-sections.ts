import { balanceColumns } from "../../../columns/balance.ts";
import { costOf, type FillResult, fillColumns, type ParagraphToFill } from "../../../columns/column-break.ts";
import type { StoryBlock } from "../../../columns/story-blocks.ts";
import { type BrokenStory, breakStory, restOfFlow, storyType } from "../../../columns/text-flow.ts";
import { costs } from "../../../costs.ts";
import type { Fit } from "../../../text/total-fit.ts";
import type { LayoutContext } from "../../context.ts";

const { leastToDivide, littleText, nearSizes, looseRatio, shortCost, mostEnds } = costs.flow;

/** A part of a story in columns that end together. */
export interface TextSection {
  broken: BrokenStory;
  fill: FillResult;
  /** Left edges of its columns from the story's own, and their measure. */
  columns: readonly number[];
  width: number;
  /** Lines every column is high. */
  lines: number;
}

/** What a story is divided by. All lengths in points. */
export interface SectionRoom {
  width: number;
  columns: number;
  gutter: number;
  /** The most a section may be high. */
  height: number;
  /** Sections wanted at least, for something else to stand between them. */
  parts: number;
  dropCap: boolean;
}

/**
 * Divides a story into sections of balanced columns, each ending with a paragraph where it can. The whole of the story is set; the
 * columns of a section end together.
 */
export function divideStory(context: LayoutContext, blocks: StoryBlock[], room: SectionRoom): TextSection[] {
  if (blocks.length === 0) return [];
  let best: { sections: TextSection[]; cost: number } | undefined;
  for (const scale of room.columns === 1 ? ([1] as const) : nearSizes) {
    const sections = divideAt(context, blocks, room, scale);
    const cost = sections.reduce((sum, section) => sum + costOfSection(section), 0) / sections.length;
    if (!best || cost < best.cost) best = { sections, cost };
    if (cost <= 1) break;
  }
  const sections = best?.sections ?? [];
  const [only] = sections;
  const isUneven = only && sections.length === 1 && only.lines - Math.min(...only.fill.used) > 1;
  return isUneven && only.broken.lines < littleText ? [loneSection(context, blocks, room)] : sections;
}

function costOfSection({ fill, lines, columns }: TextSection): number {
  const loose = fill.fits.flatMap((fit) => fit?.breaks ?? []).filter(({ ratio }) => ratio > looseRatio).length;
  const short = columns.reduce((sum, _, column) => {
    const missing = lines - (fill.used[column] ?? 0);
    return sum + missing * (paragraphRows(fill, column).length > 0 ? shortCost.withParagraphs : shortCost.without);
  }, 0);
  return loose + short;
}

/** Rows of a column where a paragraph begins under another. */
export function paragraphRows(fill: FillResult, column: number): number[] {
  return (fill.columns[column] ?? []).filter(({ row, from }) => row > 0 && from === 0).map(({ row }) => row);
}

const total = (lines: readonly number[]) => lines.reduce((sum, each) => sum + each, 0);

function divideAt(context: LayoutContext, blocks: StoryBlock[], room: SectionRoom, scale: number): TextSection[] {
  const { columns, gutter } = room;
  const width = (room.width - (columns - 1) * gutter) / columns;
  const type = storyType(context, scale, width);
  const whole = breakStory(context, blocks, type, room.dropCap);
  if (columns > 1 && whole.lines < leastToDivide) return [loneSection(context, blocks, room)];
  const mostLines = Math.max(2 * leastToDivide, Math.floor(room.height / type.body.leading));
  const sections: TextSection[] = [];
  let rest = whole;
  let set = 0;
  while (rest.blocks.length > 0) {
    const next = nextSection(context, rest, { columns, mostLines, parts: room.parts - sections.length, left: whole.lines - set });
    const lines = Math.max(...next.fill.used);
    sections.push({
      broken: next.broken,
      fill: next.fill,
      columns: Array.from({ length: columns }, (_, column) => column * (width + gutter)),
      width,
      lines,
    });
    set += total(next.fill.used);
    rest = next.rest;
  }
  return sections;
}

/** Little text: one column no wider than can be read, under its head. */
function loneSection(context: LayoutContext, blocks: StoryBlock[], room: SectionRoom): TextSection {
  const width = Math.min(room.width, context.faces.body.size * 30);
  const broken = breakStory(context, blocks, storyType(context, 1, width), false);
  const fill = balance(broken, 1);
  return {
    broken,
    fill,
    columns: [context.template.manner.heads.align === "start" ? 0 : (room.width - width) / 2],
    width,
    lines: Math.max(...fill.used),
  };
}

interface Wish {
  columns: number;
  mostLines: number;
  /** Sections still wanted. */
  parts: number;
  /** Lines still to set. */
  left: number;
}

interface NextSection {
  broken: BrokenStory;
  fill: FillResult;
  rest: BrokenStory;
}

function part(broken: BrokenStory, from: number, to: number): BrokenStory {
  const paragraphs = broken.paragraphs.slice(from, to);
  return { ...broken, blocks: broken.blocks.slice(from, to), paragraphs, lines: linesOf(paragraphs) };
}

function linesOf(paragraphs: BrokenStory["paragraphs"]): number {
  return paragraphs.reduce((sum, { fits, spaceBeforeLines }) => sum + (fits[0]?.lines ?? 0) + (spaceBeforeLines ?? 0), 0);
}

/** Columns that end together without lines full of holes: a line left over is shared out between paragraphs instead. */
function balance({ paragraphs }: BrokenStory, columns: number): FillResult {
  return balanceColumns(paragraphs.map(tight), columns);
}

/** A paragraph without the fits whose lines would be loose, but for its best. */
export function tight({ loosen: _, ...paragraph }: ParagraphToFill): ParagraphToFill {
  const isTight = (fit: Fit) => fit.breaks.every(({ ratio }) => ratio < looseRatio);
  return { ...paragraph, fits: paragraph.fits.filter((fit, index) => index === 0 || isTight(fit)) };
}

function nextSection(context: LayoutContext, story: BrokenStory, { columns, mostLines, parts, left }: Wish): NextSection {
  const count = story.blocks.length;
  const nothing = part(story, count, count);
  const room = columns * mostLines;
  const needed = Math.max(1, parts, Math.ceil(left / room));
  if (needed === 1) return { broken: story, fill: balance(story, columns), rest: nothing };
  // Sections of about equal height, rather than full ones and a stump.
  const best = left / needed;
  const ends = endsOf(story, columns, room)
    .sort((a, b) => Math.abs(a.lines - best) - Math.abs(b.lines - best))
    .slice(0, mostEnds);
  let chosen: { broken: BrokenStory; fill: FillResult; end: number; cost: number } | undefined;
  for (const { end, lines } of ends) {
    const broken = part(story, 0, end);
    const fill = balance(broken, columns);
    const cost = costOf(fill, false) * (columns === 1 ? 0 : 1) + Math.abs(lines - best) * 400;
    if (!chosen || cost < chosen.cost) chosen = { broken, fill, end, cost };
  }
  if (chosen) return { broken: chosen.broken, fill: chosen.fill, rest: part(story, chosen.end, count) };
  if (columns === 1) return { broken: story, fill: balance(story, 1), rest: nothing };
  return cutWithin(context, story, columns, mostLines);
}

/** Paragraph ends a section can end with: neither with a subhead nor with too little before or after it. */
function endsOf(story: BrokenStory, columns: number, room: number): { end: number; lines: number }[] {
  const ends: { end: number; lines: number }[] = [];
  const all = linesOf(story.paragraphs);
  let lines = 0;
  story.paragraphs.forEach(({ fits, spaceBeforeLines }, index) => {
    lines += (fits[0]?.lines ?? 0) + (spaceBeforeLines ?? 0);
    const isEnd = index < story.paragraphs.length - 1 && !story.blocks[index]?.block.subhead;
    if (isEnd && lines >= columns * leastToDivide && lines <= room && all - lines >= columns * 2) ends.push({ end: index + 1, lines });
  });
  return ends;
}

/** A paragraph longer than a section goes on in the next at the exact word. */
function cutWithin(context: LayoutContext, story: BrokenStory, columns: number, mostLines: number): NextSection {
  const fill = fillColumns(story.paragraphs, Array<number>(columns).fill(mostLines), { jump: true, leastAfterJump: 2 * columns });
  const nothing = part(story, story.blocks.length, story.blocks.length);
  if (!fill.stop) return { broken: story, fill, rest: nothing };
  return { broken: story, fill, rest: breakStory(context, restOfFlow(story, fill), story.type, false) };
}
