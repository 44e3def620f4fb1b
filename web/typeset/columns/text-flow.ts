import { type DropCap, dropCapOf, setDropCap } from "../copyfit/drop-cap.ts";
import { type BrokenLine, balancedLines } from "../copyfit/fit-headline.ts";
import { remember } from "../model/memo.ts";
import type { Block, Frame } from "../model/scene.ts";
import type { Press } from "../page/context.ts";
import type { Board } from "../page/scene-builder.ts";
import type { Role } from "../templates/faces.ts";
import { type SetLine, setLines } from "../text/lines.ts";
import { type Prepared, prepare } from "../text/paragraph.ts";
import { scriptOf } from "../text/script.ts";
import type { Fit } from "../text/total-fit.ts";
import type { FillResult, ParagraphToFill, Slice } from "./column-break.ts";
import { paragraphToFill } from "./paragraph-forms.ts";
import type { MainBlock } from "./story-blocks.ts";

/** Type of the main story at one size. */
export interface MainType {
  body: Role;
  subhead: Role;
  width: number;
}

/** Body and subhead scaled together. */
export function mainType(press: Press, scale: number, width: number): MainType {
  const { body, subhead } = press.faces;
  return {
    body: { ...body, size: body.size * scale, leading: body.leading * scale },
    subhead: { ...subhead, size: subhead.size * scale, leading: body.leading * scale },
    width,
  };
}

interface Galley {
  block: MainBlock;
  text: string;
  /** Language of the text, which may not be the page's. */
  prepared: Prepared | null;
  indent: number;
  drop: DropCap | null;
  widthOf: (line: number) => number;
  headLines: BrokenLine[];
}

/** The main story broken for one measure and size: what fillColumns works on, and how to set what it chose. */
export interface BrokenMain {
  type: MainType;
  galleys: Galley[];
  paragraphs: ParagraphToFill[];
  /** Lines with every paragraph in its best fit, empty lines before subheads included. */
  lines: number;
}

const noBreaks: Omit<Fit, "lines" | "paragraph"> = { demerits: 0, breaks: [] };

/** Breaks blocks at a size and measure. With `dropCap` the first paragraph opens with one where the script has them. */
export function breakMain(press: Press, blocks: MainBlock[], type: MainType, dropCap: boolean): BrokenMain {
  const galleys = blocks.map((block, index) => galleyOf(press, block, type, dropCap && index === 0, index));
  const paragraphs = galleys.map((galley): ParagraphToFill => {
    if (galley.block.onward) return { fits: [{ ...noBreaks, lines: 1, paragraph: emptyParagraph }] };
    if (galley.block.subhead || !galley.prepared) {
      const fit: Fit = { ...noBreaks, lines: galley.headLines.length, paragraph: emptyParagraph };
      return { fits: [fit], keepWithNext: true, spaceBeforeLines: 1 };
    }
    return filled(galley.prepared, galley, type);
  });
  const lines = paragraphs.reduce((sum, { fits, spaceBeforeLines }) => sum + (fits[0]?.lines ?? 0) + (spaceBeforeLines ?? 0), 0);
  return { type, galleys, paragraphs, lines };
}

const filledBefore = new WeakMap<Prepared, Map<string, ParagraphToFill>>();

/** A paragraph for a column; the same one for the same column, so that setting a page again breaks and shares out only what has changed. */
function filled(prepared: Prepared, { widthOf, indent, drop }: Galley, { body, width }: MainType): ParagraphToFill {
  if (drop) return paragraphToFill(prepared, widthOf, body.size, { indent });
  const known = filledBefore.get(prepared) ?? new Map<string, ParagraphToFill>();
  filledBefore.set(prepared, known);
  const key = `${width}|${body.size}|${indent}`;
  return remember(known, key, mostColumns, () => paragraphToFill(prepared, widthOf, body.size, { indent }));
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
} as Prepared;

function galleyOf(press: Press, block: MainBlock, type: MainType, dropped: boolean, index: number): Galley {
  const { body, subhead, width } = type;
  const base = { block, text: block.text, indent: 0, drop: null, widthOf: () => width, headLines: [] };
  if (block.onward) return { ...base, prepared: null };
  if (block.subhead) {
    const cased = subhead.caps && scriptOf(press.language).cased ? block.text.toLocaleUpperCase(press.language) : block.text;
    return { ...base, prepared: null, headLines: balancedLines(cased, press.style(subhead), width, 3, press.tools) };
  }
  const drop = dropped ? dropCapOf(press, block.text, body, width) : null;
  const text = drop ? block.text.slice(drop.letter.length).trimStart() : block.text;
  const cjk = scriptOf(press.language).cjk;
  return {
    ...base,
    text,
    drop,
    prepared: prepare(text, press.style(body), press.tools),
    indent: drop || !block.opens || (index === 0 && !cjk) ? 0 : body.size,
    widthOf: drop ? (line) => (line < drop.lines ? width - drop.width : width) : () => width,
  };
}

/** Where the text stands in a frame: x, first baseline's line top, and lines. */
export interface MainFrame {
  id: string;
  x: number;
  top: number;
  lines: number;
}

/** Result of setting the chosen fits. */
export interface MainSetting {
  frames: Frame[];
  /** Text that has not been set, as blocks that go on where it stopped. */
  rest: MainBlock[];
  /** Index of the first item of text set. */
  firstItem: number;
  /** Start and baseline of the line that is kept for saying where the story goes on. */
  onwardAt: { x: number; y: number } | null;
}

const baselineShare = 0.76;

/** Sets a filled main story into its frames. */
export function setMain(
  press: Press,
  board: Board,
  broken: BrokenMain,
  fill: FillResult,
  frames: MainFrame[],
  block: Block = "expanded-content",
): MainSetting {
  const { body } = broken.type;
  const firstItem = board.items.length;
  let onwardAt: MainSetting["onwardAt"] = null;
  const set = frames.map((frame, column): Frame => {
    // The line that says where the story goes on is none of the story's.
    let kept = 0;
    for (const slice of fill.columns[column] ?? []) {
      if (broken.galleys[slice.paragraph]?.block.onward) {
        onwardAt = { x: frame.x, y: frame.top + (slice.row + baselineShare) * body.leading };
        kept = 1;
      } else setSlice(press, board, broken, fill, slice, frame, block);
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
  return { frames: set, rest: restOf(broken, fill), firstItem, onwardAt };
}

/** Lines of paragraphs that stand as they stood: their fits come again with the same columns (see `filled`). */
const linesBefore = new WeakMap<Fit, { key: string; lines: readonly SetLine[] }>();

function linesOf(broken: BrokenMain, fill: FillResult, index: number): readonly SetLine[] {
  const galley = broken.galleys[index];
  const fit = fill.fits[index] ?? broken.paragraphs[index]?.fits[0];
  if (!galley?.prepared || !fit) return [];
  const set = () => setLines(fit, galley.widthOf, broken.type.body.size, { indent: galley.indent });
  if (galley.drop) return set();
  const key = `${broken.type.width}|${broken.type.body.size}|${galley.indent}`;
  const known = linesBefore.get(fit);
  if (known?.key === key) return known.lines;
  const lines = set();
  linesBefore.set(fit, { key, lines });
  return lines;
}

function setSlice(press: Press, board: Board, broken: BrokenMain, fill: FillResult, slice: Slice, frame: MainFrame, block: Block): void {
  const galley = broken.galleys[slice.paragraph];
  if (!galley) return;
  const { body, subhead, width } = broken.type;
  const baseline = (line: number) => frame.top + (slice.row + line - slice.from + baselineShare) * body.leading;
  if (galley.block.subhead) {
    galley.headLines.slice(slice.from, slice.to).forEach(({ text, joins }, index) => {
      const options = { align: press.template.manner.subheads, least: 0.8, role: "subhead", joins } as const;
      board.run(block, text, subhead, frame.x, baseline(slice.from + index), width, options);
    });
    return;
  }
  const { drop } = galley;
  if (drop && slice.from === 0) setDropCap(press, board, block, drop, frame.x, baseline(drop.lines - 1));
  linesOf(broken, fill, slice.paragraph)
    .slice(slice.from, slice.to)
    .forEach((line, index) => {
      const row = slice.from + index;
      const shift = drop && row < drop.lines ? drop.width : 0;
      board.line(block, line, body, body.size, frame.x + shift, baseline(row));
    });
}

/** What stands after the place where the fill stopped; a paragraph goes on at the exact word. */
function restOf(broken: BrokenMain, fill: FillResult): MainBlock[] {
  if (!fill.stop) return [];
  const { paragraph, line } = fill.stop;
  const later = broken.galleys.slice(paragraph + 1).map(({ block }) => block);
  const galley = broken.galleys[paragraph];
  if (!galley) return later;
  if (line === 0) return [galley.block, ...later];
  const next = linesOf(broken, fill, paragraph)[line];
  const text = next ? galley.text.slice(next.start).trimStart() : "";
  return text === "" ? later : [{ text, subhead: false, opens: false }, ...later];
}
