import { costs } from "../costs.ts";
import type { Opportunity } from "./break-opportunities.ts";
import { type Lengthened, lengthenLine } from "./kashida.ts";
import type { MeasuredParagraph } from "./paragraph.ts";
import type { Fit } from "./total-fit.ts";

const { mostWordSpaces } = costs.line;

/** One line ready to be placed; all widths in points. */
export interface SetLine {
  text: string;
  /** The line's measure, without its indent. */
  width: number;
  /** Added to each word space. */
  wordSpace: number;
  /** Added after each character. */
  letterSpace: number;
  /** Width of a word space before `wordSpace`; 0 where the line has none. */
  naturalSpace: number;
  /** True when `text` ends with a hyphen that is not in the source. */
  hyphen: boolean;
  /** Offsets in `text` of tatweels that are not in the source. */
  kashidas?: readonly number[];
  /** Offsets in `text` before which half an em of blank is taken out. */
  tightAt?: readonly number[];
  /** True when no space of the source stands between this line and the next. */
  joins?: true;
  last: boolean;
  /** Where the line begins, from the start side of its measure. Negative when an opening bracket leaves its blank half outside. */
  indent: number;
  /** Width of the text before spacing, with what hangs. */
  natural: number;
  /** What stands outside the measure at the line's end. */
  hang: number;
  /** Offsets into the source text. `end` of a line is `start` of the next but for the space between them. */
  start: number;
  end: number;
}

/** How lines stand in their measure. */
export interface LineOptions {
  /** Points the first line is indented. */
  indent?: number;
  /** Default true. */
  justify?: boolean;
  /** Of lines that are not justified: default start. */
  align?: "start" | "center" | "end";
}

// Widths were measured without ligatures where letters are spaced, and any spacing switches them off: each line has some.
const leastLetterSpace = 0.001;

/** The lines of a fit. `widthOf` and `size` must be those the paragraph was broken with. */
export function setLines(fit: Fit, widthOf: (line: number) => number, size: number, options: LineOptions = {}): SetLine[] {
  const { opportunities } = fit.paragraph;
  let from: Opportunity | undefined;
  return fit.breaks.map((stop, index) => {
    const to = opportunities[stop.at];
    if (!to) throw new RangeError(`No break opportunity ${stop.at}`);
    const line = setLine(fit, from, to, index, widthOf(index), size, options);
    from = to;
    return line;
  });
}

function setLine(
  { paragraph, lines }: Fit,
  from: Opportunity | undefined,
  to: Opportunity,
  index: number,
  measure: number,
  size: number,
  { indent = 0, justify = true, align = "start" }: LineOptions,
): SetLine {
  const last = index === lines - 1;
  const hyphen = to.kind === "hyphen";
  const startText = from?.textNext ?? 0;
  const body = paragraph.text.slice(startText, to.textEnd);
  const spaces = to.endSpaces - (from?.startSpaces ?? 0);
  const gaps = to.endChars - (from?.startChars ?? 0) - 1;
  const bare = (to.endWidth - (from?.startWidth ?? 0) + (from?.lead ?? 0)) * size;
  const firstIndent = index === 0 ? indent : 0;
  const width = measure - firstIndent;
  const lead = (from?.lead ?? 0) * size;
  const justified = justify && (!last || width - (bare - to.hang * size - lead) < 0);
  const longer = justified ? lengthen(paragraph, body, (width - bare) / size, spaces) : null;
  const natural = bare + (longer?.wider ?? 0) * size;
  const gap = width - (natural - to.hang * size - lead);
  const { wordSpace, letterSpace } =
    justified || gap < 0 ? spread(paragraph, gap, spaces, gaps, size) : { wordSpace: 0, letterSpace: leastSpacing(paragraph) };
  const slack = justified ? 0 : Math.max(0, gap);
  return {
    text: hyphen ? `${body}-` : (longer?.text ?? body),
    width,
    wordSpace,
    letterSpace,
    naturalSpace: spaces > 0 ? paragraph.space * size : 0,
    hyphen,
    ...(longer && { kashidas: longer.kashidas }),
    ...tightWithin(paragraph, startText, to.textEnd),
    ...(!last && !hyphen && to.textNext === to.textEnd && { joins: true as const }),
    last,
    indent: firstIndent - lead + (align === "center" ? slack / 2 : align === "end" ? slack : 0),
    natural,
    hang: to.hang * size,
    start: paragraph.sourceOffset(startText),
    end: paragraph.sourceOffset(to.textEnd),
  };
}

function tightWithin({ tightAt }: MeasuredParagraph, start: number, end: number): Pick<SetLine, "tightAt"> {
  const inside = tightAt.filter((at) => at > start && at < end);
  return inside.length > 0 ? { tightAt: inside.map((at) => at - start) } : {};
}

/** Draws words longer when word spaces alone would be wider than is comfortable, and leaves those no narrower than natural. `gap` in em. */
function lengthen({ kashida, spaceStretch }: MeasuredParagraph, body: string, gap: number, spaces: number): Lengthened | null {
  if (!kashida || kashida.most <= 0 || spaces === 0) return null;
  const wanted = gap - spaces * spaceStretch * costs.line.kashidaRatio;
  return wanted > 0 ? lengthenLine(body, kashida, wanted, gap) : null;
}

/**
 * Divides the room left in a line, or lacking, between word spaces and letters in the proportion of what they can give; letters stop
 * at their limit and word spaces take the rest. A line that would be mostly holes stays ragged.
 */
function spread(
  paragraph: MeasuredParagraph,
  gap: number,
  spaces: number,
  gaps: number,
  size: number,
): { wordSpace: number; letterSpace: number } {
  const bySpaces = spaces * (gap < 0 ? paragraph.spaceShrink : paragraph.spaceStretch);
  const byLetters = gaps * (gap < 0 ? paragraph.charShrink : paragraph.charStretch);
  const ragged = { wordSpace: 0, letterSpace: leastSpacing(paragraph) };
  if (bySpaces + byLetters <= 0 || gaps <= 0) return ragged;
  const wanted = (gap * byLetters) / (bySpaces + byLetters) / gaps;
  // Without word spaces an overfull line has only its letters.
  const least = spaces > 0 || paragraph.cjk ? paragraph.charLeast * size : Number.NEGATIVE_INFINITY;
  const limited = Math.max(least, Math.min(paragraph.charMost * size, wanted));
  const letterSpace = Math.abs(limited) < leastLetterSpace ? leastSpacing(paragraph) : limited;
  const wordSpace = spaces > 0 ? (gap - letterSpace * gaps) / spaces : 0;
  return wordSpace > mostWordSpaces * paragraph.space * size ? ragged : { wordSpace, letterSpace };
}

function leastSpacing({ charStretch, cjk }: MeasuredParagraph): number {
  return charStretch > 0 && !cjk ? leastLetterSpace : 0;
}
