import type { Prepared } from "./items.ts";
import type { Opportunity } from "./opportunities.ts";
import { scriptOf } from "./script.ts";

/** The end of one line of a fit. */
export interface Break {
  /** Index in the opportunities of the fit's paragraph. */
  at: number;
  /** Stretch (positive) or shrink of the line in units of what it can give. */
  ratio: number;
  /** True when the line ends with a hyphen that is not in the text. */
  hyphen: boolean;
}

/** One way to break a paragraph into lines. */
export interface Fit {
  lines: number;
  /** The sum of Knuth and Plass: lower is better. */
  demerits: number;
  breaks: Break[];
  /** The paragraph the breaks count in: it has more opportunities than the one asked for when a word was wider than the measure. */
  paragraph: Prepared;
}

/** What breaking a paragraph has to heed beside its measure. */
export interface BreakOptions {
  /** Points the first line is indented. */
  indent?: number;
  /** Lines (from 0) that may not end with an added hyphen: the last of a column. */
  unbroken?: readonly number[];
  /** Also fits with lines looser than one would set for choice: more line counts to fill a page with. */
  loose?: boolean;
  /** Ragged text: lines are as even as can be, words are broken only when a line would be half empty. */
  ragged?: boolean;
}

interface Node {
  at: number;
  line: number;
  fitness: number;
  hyphens: number;
  demerits: number;
  ratio: number;
  previous: Node | null;
}

const mostHyphens = 2;
const hyphenRunDemerits = 6_000;
const fitnessDemerits = 3_000;
const brokenLastWordDemerits = 1_000_000;
const shortLastDemerits = 40_000;
// At this ratio a word space is twice its natural width: what a reader sees as a hole.
const looseRatio = 1.95;
const looseDemerits = 2_000_000;
const worstBadness = 10_000;
const variants = 2;

interface Stage {
  /** Greatest stretch ratio of a line. */
  tolerance: number;
  /** Refuses nothing: an overfull line, or a third hyphen in a word of four lines, where there is no other way. */
  desperate: boolean;
}

const stages: Stage[] = [
  { tolerance: 4, desperate: false },
  { tolerance: 12, desperate: false },
  { tolerance: Number.POSITIVE_INFINITY, desperate: false },
  { tolerance: Number.POSITIVE_INFINITY, desperate: true },
];
const remembered = new WeakMap<Prepared, Map<string, Fit[]>>();
const mostRemembered = 24;

/**
 * Breaks a paragraph into lines by the total-fit method (Knuth and Plass, "Breaking Paragraphs into Lines", Software: Practice and
 * Experience 11, 1981), best first, with the best fit of each line count from two below the best to two above it, where feasible.
 * `widthOf` gives the measure of a line in points, `size` the type size. At most two hyphens follow each other. Never empty.
 */
export function breakParagraph(paragraph: Prepared, widthOf: (line: number) => number, size: number, options: BreakOptions = {}): Fit[] {
  const widths = widthsInEm(paragraph, widthOf, size, options.indent ?? 0);
  const key = `${widths.join(",")}|${options.unbroken?.join(",") ?? ""}|${options.ragged ?? false}|${options.loose ?? false}`;
  const known = remembered.get(paragraph) ?? new Map<string, Fit[]>();
  remembered.set(paragraph, known);
  let fits = known.get(key);
  if (!fits) {
    fits = findFits(paragraph, widths, options);
    if (known.size >= mostRemembered) known.clear();
    known.set(key, fits);
  }
  return fits;
}

function findFits(paragraph: Prepared, widths: number[], options: BreakOptions): Fit[] {
  const narrowest = Math.min(...widths);
  const source = paragraph.widest > narrowest ? paragraph.withEmergencyBreaks(narrowest) : paragraph;
  for (const stage of options.loose ? stages.slice(1) : stages) {
    const fits = fitsWithin(source, widths, stage, options);
    if (fits.length > 0) return fits;
  }
  throw new Error("The last stage refuses no paragraph");
}

/** The measure of each line there can be; the last holds for all that follow. */
function widthsInEm(paragraph: Prepared, widthOf: (line: number) => number, size: number, indent: number): number[] {
  const least = 0.5;
  const widths: number[] = [];
  let room = paragraph.width * 1.5;
  for (let line = 0; line < 12 || (room > 0 && line < 400); line++) {
    const width = Math.max(least, (widthOf(line) - (line === 0 ? indent : 0)) / size);
    widths.push(width);
    room -= width;
  }
  while (widths.length > 1 && widths.at(-1) === widths.at(-2)) widths.pop();
  return widths;
}

function fitsWithin(paragraph: Prepared, widths: number[], stage: Stage, options: BreakOptions): Fit[] {
  const { opportunities } = paragraph;
  const run = new Run(paragraph, widths, stage, options);
  const finals = new Map<number, Node>();
  for (let index = 0; index < opportunities.length; index++) {
    const opportunity = opportunities[index];
    if (!opportunity) continue;
    if (opportunity.kind === "end") {
      for (const node of run.advance(opportunity, index)) {
        const known = finals.get(node.line);
        if (!known || node.demerits < known.demerits) finals.set(node.line, node);
      }
    } else {
      const found = run.advance(opportunity, index);
      run.active.push(...found);
      if (run.active.length === 0) return [];
    }
  }
  const fits = Array.from(finals.values(), (node) => fitOf(node, paragraph)).sort((a, b) => a.demerits - b.demerits);
  const best = fits[0]?.lines ?? 0;
  return fits.filter((fit) => Math.abs(fit.lines - best) <= variants);
}

function fitOf(final: Node, paragraph: Prepared): Fit {
  const breaks: Break[] = [];
  for (let node: Node | null = final; node?.previous; node = node.previous) {
    breaks.push({ at: node.at, ratio: node.ratio, hyphen: paragraph.opportunities[node.at]?.kind === "hyphen" });
  }
  return { lines: final.line, demerits: final.demerits, breaks: breaks.reverse(), paragraph };
}

/** Line counts far from the best at the same place end as fits nobody asks for; without a bound a long word has thousands of them. */
function withinReach(nodes: Node[]): Node[] {
  if (nodes.length < 2) return nodes;
  const best = nodes.reduce((least, node) => (node.demerits < least.demerits ? node : least));
  return nodes.filter(({ line }) => Math.abs(line - best.line) <= variants + 1);
}

class Run {
  active: Node[] = [{ at: -1, line: 0, fitness: 1, hyphens: 0, demerits: 0, ratio: 0, previous: null }];
  readonly #paragraph: Prepared;
  readonly #widths: number[];
  readonly #lastWidth: number;
  readonly #tolerance: number;
  readonly #desperate: boolean;
  readonly #unbroken: Set<number> | null;
  readonly #ragged: boolean;
  readonly #slack: number;
  readonly #spaceStretch: number;
  readonly #charStretch: number;

  constructor(paragraph: Prepared, widths: number[], stage: Stage, { unbroken, ragged }: BreakOptions) {
    this.#paragraph = paragraph;
    this.#widths = widths;
    this.#lastWidth = widths.at(-1) ?? 1;
    this.#tolerance = stage.tolerance;
    this.#desperate = stage.desperate;
    this.#unbroken = unbroken?.length ? new Set(unbroken) : null;
    this.#ragged = ragged ?? false;
    // A later opportunity may need less room than this one: punctuation hangs there.
    this.#slack = scriptOf(paragraph.language).cjk ? 1.1 : 0.6;
    this.#spaceStretch = paragraph.spaceStretch;
    this.#charStretch = paragraph.charStretch;
  }

  /** The best line ends at this opportunity; lines that no longer can end here or later are given up. */
  advance(opportunity: Opportunity, index: number): Node[] {
    const { opportunities, spaceShrink, charShrink } = this.#paragraph;
    const { kind } = opportunity;
    const isEnd = kind === "end";
    const isHyphen = kind === "hyphen";
    const kept: Node[] = [];
    const found: Node[] = [];
    let rescue: Node | null = null;
    let rescueRatio = Number.NEGATIVE_INFINITY;
    for (const from of this.active) {
      const start = from.at < 0 ? null : opportunities[from.at];
      const width = opportunity.endWidth - opportunity.hang - (start?.startWidth ?? 0);
      const chars = opportunity.endChars - (start?.startChars ?? 0) - 1;
      const spaces = opportunity.endSpaces - (start?.startSpaces ?? 0);
      const target = this.#widths[from.line] ?? this.#lastWidth;
      const gap = target - width;
      let ratio: number;
      if (gap >= 0) ratio = this.#stretchRatio(gap, spaces, chars);
      else {
        const shrink = this.#ragged ? 0 : spaces * spaceShrink + chars * charShrink;
        ratio = shrink > 0 ? gap / shrink : Number.NEGATIVE_INFINITY;
        if (ratio < -1 && gap > -1e-6) ratio = 0;
        if (ratio < -1) {
          if (gap + shrink >= -this.#slack) kept.push(from);
          if (!rescue || ratio > rescueRatio || (ratio === rescueRatio && from.demerits < rescue.demerits)) {
            rescue = from;
            rescueRatio = ratio;
          }
          continue;
        }
      }
      if (!isEnd) kept.push(from);
      if (isEnd && gap >= 0) ratio = 0;
      if (ratio > this.#tolerance) continue;
      if (isHyphen && !this.#desperate && (from.hyphens >= mostHyphens || this.#unbroken?.has(from.line))) continue;
      this.#add(found, from, index, kind, ratio, opportunity.cost, width / target);
    }
    if (kept.length === 0 && found.length === 0 && rescue && this.#desperate) {
      this.#add(found, rescue, index, kind, -1, opportunity.cost, 1);
    }
    this.active = isEnd ? [] : kept;
    return withinReach(found);
  }

  #stretchRatio(gap: number, spaces: number, chars: number): number {
    if (gap < 1e-6) return 0;
    if (this.#ragged) return gap / 3;
    const stretch = spaces * this.#spaceStretch + chars * this.#charStretch;
    return stretch > 0 ? gap / stretch : Number.MAX_VALUE;
  }

  #add(found: Node[], from: Node, at: number, kind: Opportunity["kind"], ratio: number, cost: number, fill: number): void {
    const badness = Math.min(worstBadness, 100 * Math.abs(ratio) ** 3);
    const hyphens = kind === "hyphen" || kind === "dash" ? Math.min(mostHyphens, from.hyphens + 1) : 0;
    const fitness = ratio < -0.5 ? 0 : ratio <= 0.5 ? 1 : ratio <= 1 ? 2 : 3;
    let demerits = from.demerits + (1 + badness) ** 2 + cost ** 2 * (this.#ragged ? 40 : 1);
    if (ratio > looseRatio) demerits += looseDemerits;
    if (hyphens > 1) demerits += hyphenRunDemerits * hyphens;
    if (kind === "hyphen" && from.hyphens >= mostHyphens) demerits += worstBadness ** 2;
    if (Math.abs(fitness - from.fitness) > 1) demerits += fitnessDemerits;
    if (kind === "end") {
      if (from.hyphens > 0) demerits += brokenLastWordDemerits;
      if (fill < 0.2) demerits += shortLastDemerits;
    }
    const line = from.line + 1;
    for (let index = found.length - 1; index >= 0; index--) {
      const other = found[index];
      if (!other || other.line !== line) continue;
      const same = other.fitness === fitness;
      if (other.hyphens <= hyphens && other.demerits + (same ? 0 : fitnessDemerits) <= demerits) return;
      if (hyphens <= other.hyphens && demerits + (same ? 0 : fitnessDemerits) <= other.demerits) found.splice(index, 1);
    }
    found.push({ at, line, fitness, hyphens, demerits, ratio, previous: from });
  }
}
