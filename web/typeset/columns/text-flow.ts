import { type DropCap, dropCapOf, setDropCap } from "../copyfit/drop-cap.ts";
import { type BrokenLine, balancedLines } from "../copyfit/fit-headline.ts";
import { remember } from "../model/memo.ts";
import type { Block, Frame } from "../model/scene.ts";
import type { LayoutContext } from "../page/context.ts";
import type { SceneBuilder } from "../page/scene-builder.ts";
import type { Role } from "../templates/faces.ts";
import { type SetLine, setLines } from "../text/lines.ts";
import { type MeasuredParagraph, measureParagraph } from "../text/paragraph.ts";
import { casedFor, scriptOf } from "../text/script.ts";
import type { Fit } from "../text/total-fit.ts";
import type { FillResult, ParagraphToFill, Slice } from "./column-break.ts";
import { paragraphToFill } from "./paragraph-forms.ts";
import type { StoryBlock } from "./story-blocks.ts";

/** Type of a story at one size. */
export interface StoryType {
  body: Role;
  subhead: Role;
  width: number;
}

/** Body and subhead scaled together. */
export function storyType(context: LayoutContext, scale: number, width: number): StoryType {
  const { body, subhead } = context.faces;
  return {
    body: { ...body, size: body.size * scale, leading: body.leading * scale },
    subhead: { ...subhead, size: subhead.size * scale, leading: body.leading * scale },
    width,
  };
}

interface BrokenBlock {
  block: StoryBlock;
  text: string;
  /** Language of the text, which may not be the page's. */
  measured: MeasuredParagraph | null;
  indent: number;
  drop: DropCap | null;
  widthOf: (line: number) => number;
  headLines: BrokenLine[];
}

/** A story broken for one measure and size: what fillColumns works on, and how to set what it chose. */
export interface BrokenStory {
  type: StoryType;
  blocks: BrokenBlock[];
  paragraphs: ParagraphToFill[];
  /** Lines with every paragraph in its best fit, empty lines before subheads included. */
  lines: number;
}

const noBreaks: Omit<Fit, "lines" | "paragraph"> = { demerits: 0, breaks: [] };

/** Breaks blocks at a size and measure. With `dropCap` the first paragraph opens with one where the script has them. */
export function breakStory(context: LayoutContext, blocks: StoryBlock[], type: StoryType, dropCap: boolean): BrokenStory {
  const brokenBlocks = blocks.map((block, index) => breakBlock(context, block, type, dropCap && index === 0, index));
  const paragraphs = brokenBlocks.map((brokenBlock): ParagraphToFill => {
    if (brokenBlock.block.onward) return { fits: [{ ...noBreaks, lines: 1, paragraph: emptyParagraph }] };
    if (brokenBlock.block.subhead || !brokenBlock.measured) {
      const fit: Fit = { ...noBreaks, lines: brokenBlock.headLines.length, paragraph: emptyParagraph };
      return { fits: [fit], keepWithNext: true, spaceBeforeLines: 1 };
    }
    return filled(brokenBlock.measured, brokenBlock, type);
  });
  const lines = paragraphs.reduce((sum, { fits, spaceBeforeLines }) => sum + (fits[0]?.lines ?? 0) + (spaceBeforeLines ?? 0), 0);
  return { type, blocks: brokenBlocks, paragraphs, lines };
}

const filledBefore = new WeakMap<MeasuredParagraph, Map<string, ParagraphToFill>>();

/** A paragraph for a column; the same one for the same column, so that setting a page again breaks and shares out only what has changed. */
function filled(measured: MeasuredParagraph, { widthOf, indent, drop }: BrokenBlock, { body, width }: StoryType): ParagraphToFill {
  if (drop) return paragraphToFill(measured, widthOf, body.size, { indent });
  const known = filledBefore.get(measured) ?? new Map<string, ParagraphToFill>();
  filledBefore.set(measured, known);
  const key = `${width}|${body.size}|${indent}`;
  return remember(known, key, mostColumns, () => paragraphToFill(measured, widthOf, body.size, { indent }));
}

/** A front page is planned in some forty sizes and measures. */
const mostColumns = 64;

const emptyParagraph = {
  text: "",
  sourceOffset: () => 0,
  opportunities: [],
  tightAt: [],
  space: 0,
  spaceStretch: 0,
  spaceShrink: 0,
  charStretch: 0,
  charShrink: 0,
  charMost: 0,
  charLeast: 0,
  widest: 0,
  width: 0,
  language: "en",
  kashida: null,
  cjk: false,
  withEmergencyBreaks: () => emptyParagraph,
} as MeasuredParagraph;

function breakBlock(context: LayoutContext, block: StoryBlock, type: StoryType, dropped: boolean, index: number): BrokenBlock {
  const { body, subhead, width } = type;
  const base = { block, text: block.text, indent: 0, drop: null, widthOf: () => width, headLines: [] };
  if (block.onward) return { ...base, measured: null };
  if (block.subhead) {
    const cased = casedFor(block.text, subhead.caps, context.language);
    return { ...base, measured: null, headLines: balancedLines(cased, context.style(subhead), width, 3, context.tools).lines };
  }
  const drop = dropped ? dropCapOf(context, block.text, body, width) : null;
  const text = drop ? block.text.slice(drop.letter.length).trimStart() : block.text;
  const cjk = scriptOf(context.language).cjk;
  return {
    ...base,
    text,
    drop,
    measured: measureParagraph(text, context.style(body), context.tools),
    indent: drop || !block.opens || (index === 0 && !cjk) ? 0 : body.size,
    widthOf: drop ? (line) => (line < drop.lines ? width - drop.width : width) : () => width,
  };
}

/** Where the text stands in a frame: x, first baseline's line top, and lines. */
export interface FlowFrame {
  id: string;
  x: number;
  top: number;
  lines: number;
}

/** Result of setting the chosen fits. */
export interface FlowSetting {
  frames: Frame[];
  /** Index of the first item of text set. */
  firstItem: number;
  /** Start and baseline of the line that is kept for saying where the story goes on. */
  onwardAt: { x: number; y: number } | null;
}

const baselineShare = 0.76;

/** Sets a filled story into its frames. */
export function setFlow(
  context: LayoutContext,
  builder: SceneBuilder,
  broken: BrokenStory,
  fill: FillResult,
  frames: FlowFrame[],
  block: Block = "expanded-content",
): FlowSetting {
  const { body } = broken.type;
  const firstItem = builder.items.length;
  let onwardAt: FlowSetting["onwardAt"] = null;
  const set = frames.map((frame, column): Frame => {
    // The line that says where the story goes on is none of the story's.
    let kept = 0;
    for (const slice of fill.columns[column] ?? []) {
      if (broken.blocks[slice.paragraph]?.block.onward) {
        onwardAt = { x: frame.x, y: frame.top + (slice.row + baselineShare) * body.leading };
        kept = 1;
      } else setSlice(context, builder, broken, fill, slice, frame, block);
    }
    const lines = frame.lines - kept;
    const used = (fill.used[column] ?? 0) - kept;
    return {
      id: frame.id,
      block,
      x: frame.x,
      y: frame.top,
      width: broken.type.width,
      height: lines * body.leading,
      lines,
      used,
      foot: frame.top + (used - 1 + baselineShare) * body.leading,
    };
  });
  return { frames: set, firstItem, onwardAt };
}

/** Lines of paragraphs that stand as they stood: their fits come again with the same columns (see `filled`). */
const linesBefore = new WeakMap<Fit, { key: string; lines: readonly SetLine[] }>();

function linesOf(broken: BrokenStory, fill: FillResult, index: number): readonly SetLine[] {
  const brokenBlock = broken.blocks[index];
  const fit = fill.fits[index] ?? broken.paragraphs[index]?.fits[0];
  if (!brokenBlock?.measured || !fit) return [];
  const set = () => setLines(fit, brokenBlock.widthOf, broken.type.body.size, { indent: brokenBlock.indent });
  if (brokenBlock.drop) return set();
  const key = `${broken.type.width}|${broken.type.body.size}|${brokenBlock.indent}`;
  const known = linesBefore.get(fit);
  if (known?.key === key) return known.lines;
  const lines = set();
  linesBefore.set(fit, { key, lines });
  return lines;
}

function setSlice(
  context: LayoutContext,
  builder: SceneBuilder,
  broken: BrokenStory,
  fill: FillResult,
  slice: Slice,
  frame: FlowFrame,
  block: Block,
): void {
  const brokenBlock = broken.blocks[slice.paragraph];
  if (!brokenBlock) return;
  const { body, subhead, width } = broken.type;
  const baseline = (line: number) => frame.top + (slice.row + line - slice.from + baselineShare) * body.leading;
  if (brokenBlock.block.subhead) {
    brokenBlock.headLines.slice(slice.from, slice.to).forEach(({ text, joins }, index) => {
      const options = { align: context.template.manner.subheads, least: 0.8, role: "subhead", joins, of: brokenBlock.block.of } as const;
      builder.run(block, text, subhead, frame.x, baseline(slice.from + index), width, options);
    });
    return;
  }
  const { drop } = brokenBlock;
  if (drop && slice.from === 0) setDropCap(context, builder, block, drop, frame.x, baseline(drop.lines - 1), brokenBlock.block.of);
  linesOf(broken, fill, slice.paragraph)
    .slice(slice.from, slice.to)
    .forEach((line, index) => {
      const row = slice.from + index;
      const shift = drop && row < drop.lines ? drop.width : 0;
      builder.line(block, line, body, body.size, frame.x + shift, baseline(row), brokenBlock.block.of);
    });
}

/** What stands after the place where the fill stopped, as blocks; a paragraph goes on at the exact word. */
export function restOfFlow(broken: BrokenStory, fill: FillResult): StoryBlock[] {
  if (!fill.stop) return [];
  const { paragraph, line } = fill.stop;
  const later = broken.blocks.slice(paragraph + 1).map(({ block }) => block);
  const brokenBlock = broken.blocks[paragraph];
  if (!brokenBlock) return later;
  if (line === 0) return [brokenBlock.block, ...later];
  const next = linesOf(broken, fill, paragraph)[line];
  const text = next ? brokenBlock.text.slice(next.start).trimStart() : "";
  return text === "" ? later : [{ ...brokenBlock.block, text, subhead: false, opens: false }, ...later];
}
