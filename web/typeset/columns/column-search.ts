import { costs } from "../costs.ts";
import type { Fit } from "../text/total-fit.ts";
import { beginning, brokenEnd, costOfFaults, countFaults, noFaults, type ParagraphToFill, type Step, type Task } from "./column-faults.ts";

/** The way a search has chosen. */
export interface Path {
  steps: Step[];
  demerits: number;
}

/** Ways to so many lines used by the paragraphs so far; one for each number of lines, the cheapest. */
interface Ways {
  demerits: Float64Array;
  /** The least and the most lines used. */
  least: number;
  most: number;
}

const unreached = Number.POSITIVE_INFINITY;

/** Room for a search, kept from one to the next: a front page makes hundreds, and nothing of one outlives it. */
class Scratch {
  #size = 0;
  #before: Ways = { demerits: new Float64Array(0), least: 0, most: -1 };
  #after: Ways = { demerits: new Float64Array(0), least: 0, most: -1 };
  /** By paragraph and lines used: the fit taken and the lines used before it. */
  fits: Fit[] = [];
  from = new Uint16Array(0);

  open(paragraphs: number, size: number): void {
    if (size > this.#size) {
      this.#size = size;
      this.#before = { demerits: new Float64Array(size).fill(unreached), least: size, most: -1 };
      this.#after = { demerits: new Float64Array(size).fill(unreached), least: size, most: -1 };
    }
    if (paragraphs * size > this.from.length) this.from = new Uint16Array(paragraphs * size);
  }

  /** Ways without any. The last but one given out is used again. */
  fresh(): Ways {
    const ways = this.#before;
    this.#before = this.#after;
    this.#after = ways;
    if (ways.most >= ways.least) ways.demerits.fill(unreached, ways.least, ways.most + 1);
    ways.least = this.#size;
    ways.most = -1;
    return ways;
  }
}

const scratch = new Scratch();
/** Columns one paragraph ends without a hyphen. */
const mostRebroken = 4;
/** An article that is one paragraph has so many breakings that a page of it would take seconds: it ends fewer columns so. */
const longParagraphs = [
  { lines: 300, mostRebroken: 0 },
  { lines: 150, mostRebroken: 1 },
] as const;
const mostRebrokenOf = ({ lines }: Fit) => longParagraphs.find((each) => lines > each.lines)?.mostRebroken ?? mostRebroken;

/**
 * The search of `fillColumns`: paragraph by paragraph, for every number of lines used by the paragraphs so far, the cheapest way there.
 */
export class FillSearch {
  readonly #task: Task;
  readonly #size: number;
  #ways: Ways;
  #index = 0;
  #full = unreached;
  #fullFit: Fit | undefined;
  #fullFrom = 0;
  #fullIndex = -1;

  constructor(task: Task) {
    this.#task = task;
    this.#size = task.total + 1;
    scratch.open(task.paragraphs.length, this.#size);
    this.#ways = scratch.fresh();
  }

  /** The cheapest path: all text set and the frames full if that can be, then frames full (only with `jump`), then the least empty room. */
  run(jump: boolean): Path {
    const { paragraphs } = this.#task;
    let known = this.#ways;
    known.demerits[0] = 0;
    known.least = 0;
    known.most = 0;
    for (this.#index = 0; this.#index < paragraphs.length; this.#index++) {
      const paragraph = paragraphs[this.#index] as ParagraphToFill;
      this.#ways = scratch.fresh();
      for (let used = known.least; used <= known.most; used++) {
        const demerits = known.demerits[used] as number;
        if (demerits !== unreached) this.#goOn(used, demerits, paragraph);
      }
      known = this.#ways;
      // All the rest of the text is for elsewhere.
      if (known.most < known.least) break;
    }
    return this.#choose(known.demerits, jump);
  }

  #goOn(used: number, demerits: number, paragraph: ParagraphToFill): void {
    const { total, hyphenEnds } = this.#task;
    const { start, empty } = beginning(used, paragraph, this.#task);
    if (start >= total) {
      // Nothing of the paragraph fits: it begins where the text goes on.
      const fit = paragraph.fits[0];
      if (fit) this.#takeFull(used, demerits + empty * costs.column.emptyFootDemerits, fit);
      return;
    }
    for (const fit of paragraph.fits) {
      this.#consider(used, demerits, fit, start, empty, paragraph);
      if (!hyphenEnds && paragraph.refit) this.#rebreak(used, demerits, fit, start, empty, paragraph, []);
    }
  }

  /** Other breakings where columns would end with a hyphen: a long paragraph ends several. */
  #rebreak(used: number, demerits: number, fit: Fit, start: number, empty: number, paragraph: ParagraphToFill, unbroken: number[]): void {
    const broken = brokenEnd(fit, start, this.#task);
    if (broken < 0 || unbroken.length >= mostRebrokenOf(fit) || unbroken.includes(broken)) return;
    const lines = [...unbroken, broken];
    for (const other of paragraph.refit?.(...lines) ?? []) {
      if (Math.abs(other.lines - fit.lines) > 1) continue;
      this.#consider(used, demerits, other, start, empty, paragraph);
      this.#rebreak(used, demerits, other, start, empty, paragraph, lines);
    }
  }

  #consider(from: number, before: number, fit: Fit, start: number, empty: number, paragraph: ParagraphToFill): void {
    const { total, isHead, paragraphs } = this.#task;
    const end = start + fit.lines;
    const used = Math.min(end, total);
    const faults = countFaults(fit, start, empty, this.#index, this.#task);
    let demerits = before + fit.demerits;
    if (faults !== noFaults) demerits += costOfFaults(faults);
    if (fit.lines === 1 && (isHead[start] || isHead[used]) && !paragraph.keepWithNext) demerits += costs.column.loneParagraphDemerits;
    if (end > total || (used === total && this.#index < paragraphs.length - 1)) this.#takeFull(from, demerits, fit);
    else {
      const ways = this.#ways;
      if (demerits >= (ways.demerits[used] as number)) return;
      const place = this.#index * this.#size + used;
      ways.demerits[used] = demerits;
      scratch.fits[place] = fit;
      scratch.from[place] = from;
      if (used < ways.least) ways.least = used;
      if (used > ways.most) ways.most = used;
    }
  }

  #takeFull(from: number, demerits: number, fit: Fit): void {
    if (demerits >= this.#full) return;
    this.#full = demerits;
    this.#fullFit = fit;
    this.#fullFrom = from;
    this.#fullIndex = this.#index;
  }

  #choose(finished: Float64Array, jump: boolean): Path {
    const { paragraphs, total } = this.#task;
    const last = paragraphs.length - 1;
    const exact = finished[total] as number;
    const isFull = this.#full !== unreached;
    if (isFull && jump && !(exact <= this.#full)) return this.#fullPath();
    if (exact < costs.line.raggedDemerits) return this.#pathTo(last, total, exact);
    // Full frames are not worth a paragraph that falls apart.
    let best = -1;
    let least = unreached;
    for (let used = 0; used <= total; used++) {
      const cost = (finished[used] as number) + (total - used) * costs.column.shortfallDemerits;
      if (cost < least) {
        least = cost;
        best = used;
      }
    }
    if (best >= 0) return this.#pathTo(last, best, finished[best] as number);
    if (!isFull) throw new RangeError("Every paragraph needs a fit");
    return this.#fullPath();
  }

  #fullPath(): Path {
    const { steps } = this.#pathTo(this.#fullIndex - 1, this.#fullFrom, 0);
    steps.push(this.#step(this.#fullIndex, this.#fullFrom, this.#fullFit as Fit));
    return { steps, demerits: this.#full };
  }

  #pathTo(index: number, used: number, demerits: number): Path {
    const steps: Step[] = [];
    let at = used;
    for (let paragraph = index; paragraph >= 0; paragraph--) {
      const place = paragraph * this.#size + at;
      const before = scratch.from[place] as number;
      steps.push(this.#step(paragraph, before, scratch.fits[place] as Fit));
      at = before;
    }
    return { steps: steps.reverse(), demerits };
  }

  #step(index: number, before: number, fit: Fit): Step {
    const { paragraphs, total } = this.#task;
    const { start } = beginning(before, paragraphs[index] as ParagraphToFill, this.#task);
    const end = start + fit.lines;
    return { fit, before, start, used: Math.min(end, total), cut: start >= total ? 0 : end > total ? total - start : null };
  }
}
