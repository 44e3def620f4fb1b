import { costs } from "../costs.ts";
import type { Opportunity } from "./break-opportunities.ts";
import type { MeasuredParagraph } from "./paragraph.ts";
import { scriptOf } from "./script.ts";

const {
  mostHyphens,
  hyphenRunDemerits,
  fitnessDemerits,
  brokenLastWordDemerits,
  shortLastDemerits,
  looseRatio,
  looseDemerits,
  raggedRatio,
  kashidaCost,
  worstBadness,
  raggedDemerits,
  kashidaRatio,
} = costs.line;

/** A line end on the way of some fit, and the way to it. */
export interface LineEnd {
  /** Index in the opportunities; -1 at the paragraph's start. */
  readonly at: number;
  /** Lines so far. */
  readonly line: number;
  readonly fitness: number;
  readonly hyphens: number;
  readonly demerits: number;
  readonly ratio: number;
  readonly previous: LineEnd | null;
  /** Sums where the next line begins, read once for the many ends it is tried with. */
  readonly startWidth: number;
  readonly startChars: number;
  readonly startSpaces: number;
  readonly startPlaces: number;
}

/** How strict a run is. */
export interface Stage {
  /** Greatest stretch ratio of a line. */
  tolerance: number;
  /** Refuses nothing: an overfull line, or a third hyphen in a word of four lines, where there is no other way. */
  desperate: boolean;
}

/** What the lines of a paragraph have to heed. */
export interface LineRules {
  /** Lines (from 0) that may not end with an added hyphen: the last of a column. */
  unbroken?: readonly number[];
  /** Ragged text: lines are as even as can be, words are broken only when a line would be half empty. */
  ragged?: boolean;
}

/** How many line counts beside the best are of use. */
export const variants = 2;

/** One pass through a paragraph's opportunities, under the rules of a stage. */
export class ActiveNodes {
  #active: LineEnd[] = [
    {
      at: -1,
      line: 0,
      fitness: 1,
      hyphens: 0,
      demerits: 0,
      ratio: 0,
      previous: null,
      startWidth: 0,
      startChars: 0,
      startSpaces: 0,
      startPlaces: 0,
    },
  ];
  readonly #found: LineEnd[] = [];
  readonly #widths: Float64Array;
  readonly #lastLine: number;
  readonly #tolerance: number;
  readonly #desperate: boolean;
  readonly #unbroken: readonly number[] | null;
  readonly #ragged: boolean;
  readonly #slack: number;
  readonly #spaceStretch: number;
  readonly #charStretch: number;
  readonly #kashida: number;
  readonly #spaceShrink: number;
  readonly #charShrink: number;

  constructor(paragraph: MeasuredParagraph, widths: readonly number[], stage: Stage, { unbroken, ragged }: LineRules) {
    this.#widths = Float64Array.from(widths);
    this.#lastLine = widths.length - 1;
    this.#tolerance = stage.tolerance;
    this.#desperate = stage.desperate;
    this.#unbroken = unbroken?.length ? unbroken : null;
    this.#ragged = ragged ?? false;
    // A later opportunity may need less room than this one: punctuation hangs there.
    this.#slack = scriptOf(paragraph.language).cjk ? 1.1 : 0.6;
    this.#spaceStretch = paragraph.spaceStretch;
    this.#charStretch = paragraph.charStretch;
    this.#kashida = paragraph.kashida?.most ?? 0;
    this.#spaceShrink = this.#ragged ? 0 : paragraph.spaceShrink;
    this.#charShrink = this.#ragged ? 0 : paragraph.charShrink;
  }

  /** False when no line can end at a later opportunity any more. */
  get isAlive(): boolean {
    return this.#active.length > 0;
  }

  /** Finds the best line ends at an opportunity; ends from which no line can reach this one or a later one are given up. */
  advance(opportunity: Opportunity, index: number): void {
    const found = this.#findEnds(opportunity, index);
    for (const end of found.length < 2 ? found : withinReach(found)) this.#active.push(end);
  }

  /** The best last line for each line count. */
  finish(opportunity: Opportunity, index: number): LineEnd[] {
    const finals = new Map<number, LineEnd>();
    for (const end of withinReach(this.#findEnds(opportunity, index))) {
      const known = finals.get(end.line);
      if (!known || end.demerits < known.demerits) finals.set(end.line, end);
    }
    return [...finals.values()];
  }

  #findEnds(opportunity: Opportunity, index: number): LineEnd[] {
    const { kind, endChars, endSpaces } = opportunity;
    const isEnd = kind === "end";
    const isHyphen = kind === "hyphen";
    const printed = opportunity.endWidth - opportunity.hang;
    const active = this.#active;
    const found = this.#found;
    const widths = this.#widths;
    const lastLine = this.#lastLine;
    const spaceShrink = this.#spaceShrink;
    const charShrink = this.#charShrink;
    const tolerance = this.#tolerance;
    found.length = 0;
    let kept = 0;
    let rescue: LineEnd | null = null;
    let rescueRatio = Number.NEGATIVE_INFINITY;
    for (let position = 0; position < active.length; position++) {
      const from = active[position] as LineEnd;
      const width = printed - from.startWidth;
      const target = widths[Math.min(from.line, lastLine)] as number;
      const gap = target - width;
      let ratio: number;
      if (gap >= 0)
        ratio = isEnd
          ? 0
          : this.#stretchRatio(gap, endSpaces - from.startSpaces, endChars - from.startChars - 1, opportunity.endPlaces - from.startPlaces);
      else {
        const shrink = (endSpaces - from.startSpaces) * spaceShrink + (endChars - from.startChars - 1) * charShrink;
        ratio = shrink > 0 ? gap / shrink : Number.NEGATIVE_INFINITY;
        if (ratio < -1 && gap > -1e-6) ratio = 0;
        if (ratio < -1) {
          if (gap + shrink >= -this.#slack) active[kept++] = from;
          if (!rescue || ratio > rescueRatio || (ratio === rescueRatio && from.demerits < rescue.demerits)) {
            rescue = from;
            rescueRatio = ratio;
          }
          continue;
        }
      }
      if (!isEnd) active[kept++] = from;
      if (ratio > tolerance) continue;
      if (isHyphen && !this.#desperate && (from.hyphens >= mostHyphens || this.#unbroken?.includes(from.line))) continue;
      this.#add(from, index, opportunity, ratio, width / target);
    }
    active.length = isEnd ? 0 : kept;
    // Nothing comes after the end that a line hardly too wide could be kept for.
    if ((isEnd || kept === 0) && found.length === 0 && rescue && this.#desperate) this.#add(rescue, index, opportunity, -1, 1);
    return found;
  }

  #stretchRatio(gap: number, spaces: number, chars: number, places: number): number {
    if (gap < 1e-6) return 0;
    if (this.#ragged) return gap / 3;
    const stretch = spaces * this.#spaceStretch + chars * this.#charStretch;
    if (stretch <= 0) return Number.MAX_VALUE;
    const ratio = gap / stretch;
    if (this.#kashida === 0 || ratio <= kashidaRatio || places === 0) return ratio;
    // Strokes take what is beyond comfortable word spaces; they are no better than those, so that a line using all of them is near loose.
    const room = places * this.#kashida;
    const wanted = gap - kashidaRatio * stretch;
    return kashidaRatio + Math.max(0, wanted - room) / stretch + kashidaCost * Math.min(1, wanted / room);
  }

  #add(from: LineEnd, at: number, opportunity: Opportunity, ratio: number, fill: number): void {
    const { kind, cost } = opportunity;
    const badness = Math.min(worstBadness, 100 * Math.abs(ratio) ** 3);
    const hyphens = kind === "hyphen" || kind === "dash" ? Math.min(mostHyphens, from.hyphens + 1) : 0;
    const fitness = ratio < -0.5 ? 0 : ratio <= 0.5 ? 1 : ratio <= 1 ? 2 : 3;
    let demerits = from.demerits + (1 + badness) ** 2 + cost ** 2 * (this.#ragged ? 40 : 1);
    if (ratio > looseRatio) demerits += looseDemerits;
    if (ratio > raggedRatio && kind !== "end" && !this.#ragged) demerits += raggedDemerits;
    if (hyphens > 1) demerits += hyphenRunDemerits * hyphens;
    if (kind === "hyphen" && from.hyphens >= mostHyphens) demerits += worstBadness ** 2;
    if (Math.abs(fitness - from.fitness) > 1) demerits += fitnessDemerits;
    if (kind === "end") {
      if (from.hyphens > 0) demerits += brokenLastWordDemerits;
      if (fill < 0.2) demerits += shortLastDemerits;
    }
    const line = from.line + 1;
    const found = this.#found;
    let dominates = false;
    for (let index = 0; index < found.length; index++) {
      const other = found[index] as LineEnd;
      if (other.line !== line) continue;
      const apart = other.fitness === fitness ? 0 : fitnessDemerits;
      if (other.hyphens <= hyphens && other.demerits + apart <= demerits) return;
      if (hyphens <= other.hyphens && demerits + apart <= other.demerits) dominates = true;
    }
    if (dominates) {
      let kept = 0;
      for (let index = 0; index < found.length; index++) {
        const other = found[index] as LineEnd;
        const apart = other.fitness === fitness ? 0 : fitnessDemerits;
        if (other.line !== line || hyphens > other.hyphens || demerits + apart > other.demerits) found[kept++] = other;
      }
      found.length = kept;
    }
    const { startWidth, startChars, startSpaces, startPlaces } = opportunity;
    found.push({ at, line, fitness, hyphens, demerits, ratio, previous: from, startWidth, startChars, startSpaces, startPlaces });
  }
}

/** Line counts far from the best at the same place are never used; without a bound a long word has thousands of them. */
function withinReach(ends: LineEnd[]): LineEnd[] {
  if (ends.length < 2) return ends;
  const best = ends.reduce((least, end) => (end.demerits < least.demerits ? end : least));
  return ends.filter(({ line }) => Math.abs(line - best.line) <= variants + 1);
}
