import { recalled } from "../model/memo.ts";
import type { Opportunity } from "../text/break-opportunities.ts";
import { graphemesOf } from "../text/clean.ts";
import { type Face, type MeasuredParagraph, measureParagraph, type TextStyle, type Tools } from "../text/paragraph.ts";
import { scriptOf } from "../text/script.ts";
import { headBreakCost } from "./phrase-breaks.ts";

/** What a head may become. */
export interface HeadlineOptions {
  /** Lines wanted. One more is set when the text would be smaller than `minSize`, fewer when fewer hold it at `maxSize`. */
  lines: 1 | 2 | 3 | 4;
  /** Points. */
  minSize: number;
  maxSize: number;
  /** How much a line's end after an article or a preposition is avoided, against lines of one width. Default 1. */
  sense?: number;
  /** Each line is as large as the measure lets it, between 92 and 100 % of the largest. Default: all lines in one size. */
  eachLine?: boolean;
}

/** A line of a text that is broken, but never hyphenated. */
export interface BrokenLine {
  text: string;
  /** The next line goes on without a space between: the text is broken at a hyphen or dash, or has no spaces. */
  joins?: true;
}

/** A short text in lines. */
export interface BrokenText {
  lines: BrokenLine[];
  /** True when words were left out; the last line then ends with an ellipsis. */
  shortened: boolean;
}

/** One line of a head as it is set. */
export interface HeadlineLine extends BrokenLine {
  /** Points. */
  size: number;
  /** Width of the text as set, in points. */
  width: number;
}

/** A head as it is set. */
export interface Headline {
  lines: HeadlineLine[];
  /** The largest size of its lines, in points. */
  size: number;
  /** True when words were left out; the last line then ends with an ellipsis. */
  shortened: boolean;
}

const largestToSmallest = 0.92;
const ellipsis = "…";
// Widths of a whole text and of its lines differ a little: spaces fall away at their ends, ligatures come back.
const slack = 1.1;
// Letters of one word that are tried when a head must be cut within it.
const longestCut = 600;
// High, so that the widest line decides: the head is as large as it can be.
const evenness = 8;

/**
 * Sets a head as large as `width` points allow, its lines balanced by their measured width, never hyphenated, without an article or a
 * preposition left at a line's end where that costs little. What is too long shrinks to `minSize`, then takes one line more, then is
 * cut at a word. An empty text gives no lines.
 */
export function fitHeadline(text: string, style: Face, width: number, options: HeadlineOptions, tools: Tools): Headline {
  const { lines, minSize, maxSize, sense, eachLine } = options;
  const key = [text, style.font, style.language, width, lines, minSize, maxSize, sense, eachLine].join("|");
  return recalled(tools.measurer, key, () => fitted(text, style, width, options, tools));
}

function fitted(text: string, style: Face, width: number, options: HeadlineOptions, tools: Tools): Headline {
  const head = new Head(style, options, tools);
  const whole = head.shape(text);
  if (whole.text === "" || width <= 0) return { lines: [], size: 0, shortened: false };
  const holds = (count: number, size: number) => whole.width * size <= width * count * slack;
  for (let count = 1; count < options.lines; count++) {
    if (!holds(count, options.maxSize)) continue;
    const lines = head.divide(whole, count);
    if (head.commonSize(lines, width) >= options.maxSize) return head.set(lines, width, false);
  }
  for (const count of [options.lines, options.lines + 1]) {
    if (!holds(count, options.minSize)) continue;
    const lines = head.divide(whole, count);
    if (head.commonSize(lines, width) >= options.minSize) return head.set(lines, width, false);
  }
  return head.set(head.shorten(whole, width, options.lines + 1), width, true);
}

/**
 * Breaks a short text (side head, deck, caption) into as few lines as hold it at `style.size`, all about as wide, never hyphenated.
 * Beyond `maxLines` it is cut at a word and ends with an ellipsis.
 */
export function balancedLines(text: string, style: TextStyle, width: number, maxLines: number, tools: Tools): BrokenText {
  const key = [text, style.font, style.language, style.size, width, maxLines].join("|");
  return recalled(tools.measurer, key, () => balance(text, style, width, maxLines, tools));
}

function balance(text: string, style: TextStyle, width: number, maxLines: number, tools: Tools): BrokenText {
  const head = new Head(style, { lines: 1, minSize: style.size, maxSize: style.size }, tools);
  const whole = head.shape(text);
  if (whole.text === "") return { lines: [], shortened: false };
  const fits = (lines: BrokenLine[]) => head.commonSize(lines, width) >= style.size - 1e-6;
  const least = Math.max(1, Math.ceil((whole.width * style.size) / width - 1e-6));
  for (let count = least; count <= maxLines; count++) {
    const lines = head.divide(whole, count);
    if (fits(lines)) return { lines, shortened: false };
  }
  return { lines: head.shorten(whole, width, Math.max(1, maxLines)), shortened: true };
}

class Head {
  readonly #style: Face;
  readonly #options: HeadlineOptions;
  readonly #tools: Tools;

  constructor(style: Face, options: HeadlineOptions, tools: Tools) {
    this.#style = style;
    this.#options = options;
    this.#tools = { measurer: tools.measurer, hyphenate: unhyphenated };
  }

  shape(text: string): MeasuredParagraph {
    return measureParagraph(text, this.#style, this.#tools);
  }

  /** Width of a line in em. */
  measure(line: string): number {
    const { font, language } = this.#style;
    return this.#tools.measurer.width(line, font, language, false);
  }

  /** The size at which every line fits. */
  commonSize(lines: BrokenLine[], width: number): number {
    const widest = Math.max(...lines.map((line) => this.measure(line.text)));
    return widest > 0 ? width / widest : Number.POSITIVE_INFINITY;
  }

  /** The text in `count` lines, or in as many as it has places to break. */
  divide({ text, opportunities }: MeasuredParagraph, count: number): BrokenLine[] {
    const places = opportunities.filter(({ kind }) => kind !== "emergency" && kind !== "hyphen" && kind !== "syllable");
    const wanted = Math.min(count, places.length);
    const { language, cjk } = scriptOf(this.#style.language);
    const sense = this.#options.sense ?? 1;
    const average = (places.at(-1)?.endWidth ?? 1) / wanted || 1;
    const costs = places.map(({ textEnd, textNext }) =>
      // Between ideographs a space parts clauses.
      cjk && textNext > textEnd
        ? 0
        : headBreakCost(text.slice(Math.max(0, textEnd - 30), textEnd), text.slice(textNext, textNext + 1), language),
    );
    const ends = cheapestDivision(places, wanted, (from, to, isLast) => {
      const share = ((places[to]?.endWidth ?? 0) - (from < 0 ? 0 : (places[from]?.startWidth ?? 0))) / average;
      // In units of the minimax term: a place costs as much as type smaller by its share would.
      return share ** evenness + (isLast ? 0 : evenness * wanted * sense * (costs[to] ?? 0));
    });
    let start = 0;
    return ends.map((end) => {
      const { textEnd, textNext = 0 } = places[end] ?? {};
      const line = text.slice(start, textEnd).trimEnd();
      start = textNext;
      return textEnd === textNext && textNext < text.length ? { text: line, joins: true } : { text: line };
    });
  }

  set(lines: BrokenLine[], width: number, shortened: boolean): Headline {
    const { minSize, maxSize, eachLine } = this.#options;
    const common = Math.min(maxSize, this.commonSize(lines, width));
    const most = eachLine ? Math.min(maxSize, common / largestToSmallest) : common;
    const set = lines.map((line) => {
      const measured = this.measure(line.text);
      const size = Math.max(Math.min(most, measured > 0 ? width / measured : most), Math.min(minSize, common));
      return { ...line, size, width: measured * size };
    });
    return { lines: set, size: Math.max(...set.map(({ size }) => size)), shortened };
  }

  /** As much of the text as fits in `count` lines at the smallest size, cut at a word where there is one. */
  shorten(whole: MeasuredParagraph, width: number, count: number): BrokenLine[] {
    const { minSize } = this.#options;
    // Only what can fit is tried: a title may be a whole book.
    const ends = whole.opportunities
      .filter(({ endWidth }, index) => index === 0 || endWidth * minSize <= width * count * slack)
      .map(({ textEnd }) => textEnd);
    const cutAt = (end: number) => {
      const kept = whole.text.slice(0, end).replace(/[\s,.;:!?–—、。，-]+$/u, "");
      return this.divide(this.shape(`${kept}${ellipsis}`), count);
    };
    const fits = (lines: BrokenLine[]) => lines.length <= count && this.commonSize(lines, width) >= minSize - 1e-6;
    const longest = lastThat(
      ends.filter((end) => end < whole.text.length),
      (end) => fits(cutAt(end)),
    );
    if (longest !== undefined) return cutAt(longest);
    // One word too wide: the last resort is to cut it.
    let at = 0;
    const letters = graphemesOf(whole.text.slice(0, Math.min(ends[0] ?? 0, longestCut))).map((letter) => {
      at += letter.length;
      return at;
    });
    return cutAt(lastThat(letters, (end) => fits(cutAt(end))) ?? letters[0] ?? 0);
  }
}

const unhyphenated = (word: string): string[] => [word];

/** The last of the ascending `ends` that passes, by halving: longer texts never fit where shorter ones do not. */
function lastThat(ends: number[], passes: (end: number) => boolean): number | undefined {
  let low = -1;
  let high = ends.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (passes(ends[middle] ?? 0)) low = middle;
    else high = middle;
  }
  return low < 0 ? undefined : ends[low];
}

/** The places where lines end, `count` of them, with the least sum of costs. */
function cheapestDivision(places: Opportunity[], count: number, cost: (from: number, to: number, isLast: boolean) => number): number[] {
  const size = places.length;
  let sums: number[] = places.map((_, to) => cost(-1, to, count === 1));
  const cameFrom: number[][] = [];
  for (let line = 2; line <= count; line++) {
    const next: number[] = [];
    const origins: number[] = [];
    for (let to = 0; to < size; to++) {
      let best = Number.POSITIVE_INFINITY;
      let origin = -1;
      for (let from = line - 2; from < to; from++) {
        const sum = (sums[from] ?? Number.POSITIVE_INFINITY) + cost(from, to, line === count);
        if (sum < best) {
          best = sum;
          origin = from;
        }
      }
      next.push(best);
      origins.push(origin);
    }
    sums = next;
    cameFrom.push(origins);
  }
  const ends = [size - 1];
  for (let line = count; line >= 2; line--) ends.unshift(cameFrom[line - 2]?.[ends[0] ?? 0] ?? 0);
  return ends;
}
