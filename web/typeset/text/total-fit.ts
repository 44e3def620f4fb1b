import { remember } from "../model/memo.ts";
import { ActiveNodes, type LineEnd, type LineRules, type Stage, variants } from "./active-nodes.ts";
import type { MeasuredParagraph } from "./paragraph.ts";

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
  paragraph: MeasuredParagraph;
}

/** What breaking a paragraph has to heed beside its measure. */
export interface BreakOptions extends LineRules {
  /** Points the first line is indented. */
  indent?: number;
  /** Also fits with lines looser than one would set for choice: more line counts to fill a page with. */
  loose?: boolean;
}

const stages: Stage[] = [
  { tolerance: 4, desperate: false },
  { tolerance: 12, desperate: false },
  { tolerance: Number.POSITIVE_INFINITY, desperate: false },
  { tolerance: Number.POSITIVE_INFINITY, desperate: true },
];
const fitsBefore = new WeakMap<MeasuredParagraph, Map<string, Fit[]>>();
// A front page is planned in some forty sizes and measures; paragraphs that are gone take theirs with them.
const mostRemembered = 256;

/**
 * Breaks a paragraph into lines by the total-fit method (Knuth and Plass, "Breaking Paragraphs into Lines", Software: Practice and
 * Experience 11, 1981), best first, with the best fit of each line count from two below the best to two above it, where feasible.
 * `widthOf` gives the measure of a line in points, `size` the type size. At most two hyphens follow each other. Never empty.
 */
export function breakParagraph(
  paragraph: MeasuredParagraph,
  widthOf: (line: number) => number,
  size: number,
  options: BreakOptions = {},
): Fit[] {
  const widths = widthsInEm(paragraph, widthOf, size, options.indent ?? 0);
  const key = `${widths.join(",")}|${options.unbroken?.join(",") ?? ""}|${options.ragged ?? false}|${options.loose ?? false}`;
  const known = fitsBefore.get(paragraph) ?? new Map<string, Fit[]>();
  fitsBefore.set(paragraph, known);
  return remember(known, key, mostRemembered, () => findFits(paragraph, widths, options));
}

function findFits(paragraph: MeasuredParagraph, widths: number[], options: BreakOptions): Fit[] {
  const narrowest = Math.min(...widths);
  const source = paragraph.widest > narrowest ? paragraph.withEmergencyBreaks(narrowest) : paragraph;
  for (const stage of options.loose ? stages.slice(1) : stages) {
    const fits = fitsWithin(source, widths, stage, options);
    if (fits.length > 0) return fits;
  }
  throw new Error("The last stage refuses no paragraph");
}

/** The measure of each line there can be; the last holds for all that follow. */
function widthsInEm(paragraph: MeasuredParagraph, widthOf: (line: number) => number, size: number, indent: number): number[] {
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

function fitsWithin(paragraph: MeasuredParagraph, widths: number[], stage: Stage, options: BreakOptions): Fit[] {
  const { opportunities } = paragraph;
  const run = new ActiveNodes(paragraph, widths, stage, options);
  let finals: LineEnd[] = [];
  for (let index = 0; index < opportunities.length; index++) {
    const opportunity = opportunities[index];
    if (!opportunity) continue;
    if (opportunity.kind === "end") finals = run.finish(opportunity, index);
    else {
      run.advance(opportunity, index);
      if (!run.isAlive) return [];
    }
  }
  const fits = finals.map((end) => fitOf(end, paragraph)).sort((a, b) => a.demerits - b.demerits);
  const best = fits[0]?.lines ?? 0;
  return fits.filter((fit) => Math.abs(fit.lines - best) <= variants);
}

function fitOf(final: LineEnd, paragraph: MeasuredParagraph): Fit {
  const breaks: Break[] = [];
  for (let end: LineEnd | null = final; end?.previous; end = end.previous) {
    breaks.push({ at: end.at, ratio: end.ratio, hyphen: paragraph.opportunities[end.at]?.kind === "hyphen" });
  }
  return { lines: final.line, demerits: final.demerits, breaks: breaks.reverse(), paragraph };
}
