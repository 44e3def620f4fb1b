import type { Fit } from "./break.ts";

/** A paragraph with the ways it can be broken, as `fillColumns` wants it. */
export interface ParagraphToFill {
  /** Best first, as `breakParagraph` gives them. */
  fits: Fit[];
  /** A subhead: stands with at least two lines of what follows, never at a column's foot. */
  keepWithNext?: boolean;
  /** Empty lines before it, whole; left out at a column's head. */
  spaceBeforeLines?: number;
  /** The ways to break it in which the given line (from 0) does not end with an added hyphen. Without it such lines may end a column. */
  refit?: (unbrokenLine: number) => Fit[];
  /** More line counts, with looser lines: asked for only when the others cannot fill the frames without a fault. */
  loosen?: () => Fit[];
}

/** What was accepted where no faultless filling exists. */
export interface FillFaults {
  /** A paragraph's first line alone at a column's foot, or its last alone at a column's head. */
  loneLines: number;
  /** Columns ending with an added hyphen. */
  hyphenEnds: number;
  /** Subheads at a column's foot. */
  strandedHeads: number;
  /** Columns whose last lines are the space before a subhead. */
  emptyFeet: number;
  /** Jumps with fewer than `leastAfterJump` lines beyond them. */
  shortJumps: number;
}

/** Some paragraphs placed, and what that cost. */
export interface State {
  /** Lines of all frames taken so far. */
  used: number;
  /** Where its last paragraph begins. */
  start: number;
  demerits: number;
  faults: FillFaults;
  fit: Fit | null;
  previous: State | null;
  /** Line where a paragraph was cut at the end of the last frame. */
  cut: number | null;
}

/** What stays the same while columns are filled. */
export interface Task {
  paragraphs: readonly ParagraphToFill[];
  /** Lines to the foot of each frame, counted through all frames. */
  feet: number[];
  total: number;
  /** Lines of the paragraphs after each one, at their best fit. */
  after: number[];
  hyphenEnds: boolean;
  leastAfterJump: number;
}

const loneLineDemerits = 3e9;
const hyphenEndDemerits = 1e9;
const strandedHeadDemerits = 6e9;
const emptyFootDemerits = 6e9;
/** What one empty line at the end costs. */
export const shortfallDemerits = 2e9;
/** No filling without a fault costs as much. */
export const leastFault = hyphenEndDemerits;
const loneParagraphDemerits = 2_000;
export const noFaults: FillFaults = { loneLines: 0, hyphenEnds: 0, strandedHeads: 0, emptyFeet: 0, shortJumps: 0 };

/** Every way a paragraph can go on from a state. */
export function endings(state: State, index: number, task: Task): State[] {
  const paragraph = task.paragraphs[index];
  if (!paragraph) return [];
  const { feet, total } = task;
  const atHead = state.used === 0 || feet.includes(state.used);
  const wanted = atHead ? 0 : Math.max(0, Math.round(paragraph.spaceBeforeLines ?? 0));
  const foot = feet.find((end) => end > state.used) ?? total;
  const start = Math.min(state.used + wanted, foot);
  const empty = wanted > 0 && start === foot ? 1 : 0;
  if (start >= total) {
    // Nothing of the paragraph fits: it begins where the text goes on.
    const faults = { ...state.faults, emptyFeet: state.faults.emptyFeet + empty };
    return [
      {
        used: total,
        start,
        demerits: state.demerits + empty * emptyFootDemerits,
        faults,
        fit: paragraph.fits[0] ?? null,
        previous: state,
        cut: 0,
      },
    ];
  }
  const found: State[] = [];
  for (const fit of paragraph.fits) {
    found.push(judge(state, fit, start, empty, index, task));
    const broken = task.hyphenEnds ? null : brokenEnd(fit, start, feet);
    if (broken === null || !paragraph.refit) continue;
    for (const other of paragraph.refit(broken)) {
      if (Math.abs(other.lines - fit.lines) <= 1) found.push(judge(state, other, start, empty, index, task));
    }
  }
  return found;
}

/** The first line of a fit that would end a column with an added hyphen. */
function brokenEnd(fit: Fit, start: number, feet: number[]): number | null {
  for (const foot of feet) {
    const line = foot - start - 1;
    if (line >= 0 && line < fit.lines - 1 && fit.breaks[line]?.hyphen) return line;
  }
  return null;
}

function judge(state: State, fit: Fit, start: number, empty: number, index: number, task: Task): State {
  const { feet, total } = task;
  const paragraph = task.paragraphs[index];
  const following = task.paragraphs[index + 1];
  const end = start + fit.lines;
  let { loneLines, hyphenEnds, strandedHeads, shortJumps } = noFaults;
  let crossed = false;
  for (const foot of feet) {
    if (foot <= start || foot >= end) continue;
    crossed = true;
    if (foot - start === 1) loneLines++;
    if (end - foot === 1) loneLines++;
    if (!task.hyphenEnds && fit.breaks[foot - start - 1]?.hyphen) hyphenEnds++;
  }
  const used = Math.min(end, total);
  const rest = end - used + (task.after[index] ?? 0);
  if (used === total && rest > 0 && rest < task.leastAfterJump) shortJumps++;
  if (paragraph?.keepWithNext && following) {
    const foot = feet.find((line) => line >= used) ?? used;
    const needed = Math.round(following.spaceBeforeLines ?? 0) + Math.min(2, following.fits[0]?.lines ?? 1);
    if (crossed || foot - used < needed) strandedHeads++;
  }
  let demerits = fit.demerits + (loneLines + shortJumps) * loneLineDemerits + hyphenEnds * hyphenEndDemerits;
  demerits += strandedHeads * strandedHeadDemerits + empty * emptyFootDemerits;
  const alone = fit.lines === 1 && !paragraph?.keepWithNext && (start === 0 || feet.includes(start) || feet.includes(used));
  if (alone) demerits += loneParagraphDemerits;
  const { faults } = state;
  return {
    used,
    start,
    demerits: state.demerits + demerits,
    faults: {
      loneLines: faults.loneLines + loneLines,
      hyphenEnds: faults.hyphenEnds + hyphenEnds,
      strandedHeads: faults.strandedHeads + strandedHeads,
      emptyFeet: faults.emptyFeet + empty,
      shortJumps: faults.shortJumps + shortJumps,
    },
    fit,
    previous: state,
    cut: end > total ? total - start : null,
  };
}
