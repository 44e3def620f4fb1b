import { costs } from "../costs.ts";
import { countGraphemes } from "./clean.ts";
import type { Kashida } from "./kashida.ts";
import type { Blanks } from "./kinsoku.ts";
import type { WordBox } from "./word-box.ts";

const { costOf, meagreCost } = costs.line;

/**
 * What ends a line: a word space, the paragraph, an added hyphen, a dash of the text, two Hangul syllables, the gap between ideographs, a
 * mark in an address, a zero-width space, any letter.
 */
export type BreakKind = "space" | "end" | "hyphen" | "dash" | "syllable" | "gap" | "address" | "allowed" | "emergency";

/** A place where a line may end. Sums run from the paragraph's start; widths in em. */
export interface Opportunity {
  kind: BreakKind;
  /** Where the line's text ends and the next line's begins, in the clean text. */
  textEnd: number;
  textNext: number;
  /** Sum of widths with what is printed at the break. */
  endWidth: number;
  /** Part of `endWidth` that may stand outside the measure. */
  hang: number;
  /** Sum of widths where the next line begins. */
  startWidth: number;
  /** Blank half of an opening bracket that the next line leaves outside its start. */
  lead: number;
  endChars: number;
  startChars: number;
  endSpaces: number;
  startSpaces: number;
  /** Words so far that can be drawn longer by a kashida. */
  endPlaces: number;
  startPlaces: number;
  /** Undesirability of a break here, as TeX penalties. */
  cost: number;
}

// UAX 14 CL, CP, EX and the dandas, whatever follows them; quotation marks, units, IS and SY where nothing does: `.5` and `.NET` may begin a line.
const neverFirst = /^[\p{Pe}!?؟।॥、。，．！？]|^[.,:;/»%‰°؛،!?\p{Pe}]+$/u;
// U+201A is also typed for a comma.
const neverLast = /(?!‚)[\p{Ps}¿¡]$|^[\p{Pi}‚]$/u;

/**
 * Cost of ending a line at the space between two words: a line does not begin with a mark that closes, nor end with one that opens, and
 * begins with a dash only where that cannot be avoided (UAX 14 LB13, LB14, LB15).
 */
export function spaceCost(before: string, after: string): number {
  if (neverFirst.test(after) || neverLast.test(before)) return Number.POSITIVE_INFINITY;
  if (/^[\u2012-\u2015-]$/u.test(after)) return 250;
  return 0;
}

/** Widest stretch of text between two neighbouring opportunities, em. */
export function widestOf(opportunities: Opportunity[]): number {
  let widest = 0;
  let start = 0;
  for (const { endWidth, hang, startWidth } of opportunities) {
    widest = Math.max(widest, endWidth - hang - start);
    start = startWidth;
  }
  return widest;
}

/** Collects the opportunities of a paragraph while its words and spaces are put one after the other. */
export class OpportunityBuilder {
  readonly opportunities: Opportunity[] = [];
  /** Offsets in the text of marks that stand half an em nearer to the mark before them. */
  readonly tightAt: number[] = [];
  readonly #space: number;
  readonly #kashida: Kashida | null;
  #at = 0;
  #width = 0;
  #chars = 0;
  #spaces = 0;
  #places = 0;
  #hang = 0;

  constructor(space: number, kashida: Kashida | null) {
    this.#space = space;
    this.#kashida = kashida;
  }

  word(word: string, wordBox: WordBox): void {
    for (const stop of wordBox.breaks) {
      this.opportunities.push({
        kind: stop.kind,
        textEnd: this.#at + stop.at,
        textNext: this.#at + stop.at,
        endWidth: this.#width + stop.endWidth,
        hang: stop.hang,
        startWidth: this.#width + stop.startWidth,
        lead: 0,
        endChars: this.#chars + stop.chars,
        startChars: this.#chars + stop.chars - (stop.kind === "hyphen" ? 1 : 0),
        endSpaces: this.#spaces + stop.spaces,
        startSpaces: this.#spaces + stop.spaces,
        endPlaces: this.#places,
        startPlaces: this.#places,
        cost: (stop.isMeagre && meagreCost[stop.kind]) || costOf[stop.kind],
      });
    }
    this.#at += word.length;
    this.#width += wordBox.width;
    this.#chars += wordBox.chars;
    this.#spaces += wordBox.spaces;
    if (this.#kashida?.hasPlace(word)) this.#places++;
    this.#hang = wordBox.hang;
  }

  space(cost: number): void {
    if (cost !== Number.POSITIVE_INFINITY) this.#break("space", 1, this.#space, this.#hang, 0, cost);
    this.#at += 1;
    this.#width += this.#space;
    this.#chars += 1;
    this.#spaces += 1;
  }

  /**
   * A place between two ideographs or marks, or of the last resort. Those with a blank half give it up at the edge of a line (JLREQ
   * §3.1.9).
   */
  gap(before: string, after: string, blanks: Blanks, measure: (text: string) => number, isLastResort: boolean): void {
    const hang = before === "\u3000" ? measure(before) : blanks.after;
    const cost = isLastResort ? costOf.emergency : countGraphemes(before) > 1 && countGraphemes(after) > 1 ? 20 : 0;
    this.#break(isLastResort ? "emergency" : "gap", 0, -blanks.surplus, hang, blanks.before, cost);
  }

  /** Moves what follows back by `surplus` em. */
  tighten(surplus: number): void {
    this.#width -= surplus;
    this.tightAt.push(this.#at);
  }

  end(): void {
    this.#break("end", 0, 0, 0, 0, 0);
  }

  #break(kind: BreakKind, skipped: 0 | 1, skippedWidth: number, hang: number, lead: number, cost: number): void {
    this.opportunities.push({
      kind,
      textEnd: this.#at,
      textNext: this.#at + skipped,
      endWidth: this.#width,
      hang,
      startWidth: this.#width + skippedWidth + lead,
      lead,
      endChars: this.#chars,
      startChars: this.#chars + skipped,
      endSpaces: this.#spaces,
      startSpaces: this.#spaces + skipped,
      endPlaces: this.#places,
      startPlaces: this.#places,
      cost,
    });
  }
}
