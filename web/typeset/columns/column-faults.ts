import { costs } from "../costs.ts";
import type { Fit } from "../text/total-fit.ts";

const { loneLineDemerits, hyphenEndDemerits, strandedHeadDemerits, emptyFootDemerits } = costs.column;

/** A paragraph with the ways it can be broken, as `fillColumns` wants it. */
export interface ParagraphToFill {
  /** Best first, as `breakParagraph` gives them. */
  fits: Fit[];
  /** A subhead: stands with at least two lines of what follows, never at a column's foot. */
  keepWithNext?: boolean;
  /** Empty lines before it, whole; left out at a column's head. */
  spaceBeforeLines?: number;
  /** The ways to break it in which the given lines (from 0) do not end with an added hyphen. Without it such lines may end a column. */
  refit?: (...unbrokenLines: number[]) => Fit[];
  /** The same with looser lines, for more line counts: asked for only when the others cannot fill the frames without a fault. */
  loosen?: (...unbrokenLines: number[]) => Fit[];
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

/** A paragraph placed on the way of a filling. */
export interface Step {
  fit: Fit;
  /** Lines of all frames taken before it, where it begins, and taken with it. */
  before: number;
  start: number;
  used: number;
  /** Line where it was cut at the end of the last frame. */
  cut: number | null;
}

/** What stays the same while columns are filled. */
export interface Task {
  paragraphs: readonly ParagraphToFill[];
  /** Lines to the foot of each frame, counted through all frames. */
  feet: number[];
  total: number;
  /** For each line, from 0 to `total`: which of `feet` is the first beyond it. */
  nextFoot: Uint16Array;
  /** For each line: 1 where a frame begins. */
  isHead: Uint8Array;
  /** Lines of the paragraphs after each one, at their best fit. */
  after: number[];
  hyphenEnds: boolean;
  leastAfterJump: number;
}

/** No filling without a fault costs as much. */
export const leastFault = hyphenEndDemerits;
export const noFaults: FillFaults = { loneLines: 0, hyphenEnds: 0, strandedHeads: 0, emptyFeet: 0, shortJumps: 0 };

/** The task of filling frames of so many lines each. */
export function taskOf(
  paragraphs: readonly ParagraphToFill[],
  frames: readonly number[],
  { hyphenEnds = false, leastAfterJump = 2 }: { hyphenEnds?: boolean; leastAfterJump?: number },
): Task {
  let sum = 0;
  const feet = frames.map((lines) => {
    sum += Math.max(0, Math.floor(lines));
    return sum;
  });
  const total = sum;
  const nextFoot = new Uint16Array(total + 1);
  const isHead = new Uint8Array(total + 1);
  isHead[0] = 1;
  for (const foot of feet) isHead[foot] = 1;
  for (let line = 0, foot = 0; line <= total; line++) {
    while (foot < feet.length && (feet[foot] ?? 0) <= line) foot++;
    nextFoot[line] = foot;
  }
  const after = paragraphs.map(() => 0);
  for (let index = paragraphs.length - 2; index >= 0; index--) {
    after[index] = (after[index + 1] ?? 0) + (paragraphs[index + 1]?.fits[0]?.lines ?? 0);
  }
  return { paragraphs, feet, total, nextFoot, isHead, after, hyphenEnds, leastAfterJump };
}

/** Where a paragraph begins that follows on `used` lines, and whether the space before it fills a frame's end with nothing. */
export function beginning(used: number, { spaceBeforeLines = 0 }: ParagraphToFill, { feet, total, nextFoot, isHead }: Task) {
  const wanted = isHead[used] ? 0 : Math.max(0, Math.round(spaceBeforeLines));
  const foot = feet[nextFoot[used] ?? 0] ?? total;
  const start = Math.min(used + wanted, foot);
  return { start, empty: wanted > 0 && start === foot ? 1 : 0 };
}

/** The first line of a fit that would end a column with an added hyphen; -1 for none. */
export function brokenEnd(fit: Fit, start: number, { feet, nextFoot }: Task): number {
  for (let index = nextFoot[start] ?? 0; index < feet.length; index++) {
    const line = (feet[index] ?? 0) - start - 1;
    if (line >= fit.lines - 1) return -1;
    if (fit.breaks[line]?.hyphen) return line;
  }
  return -1;
}

/** What the faults of a filling cost. */
export function costOfFaults(faults: FillFaults): number {
  return (
    (faults.loneLines + faults.shortJumps) * loneLineDemerits +
    faults.hyphenEnds * hyphenEndDemerits +
    faults.strandedHeads * strandedHeadDemerits +
    faults.emptyFeet * emptyFootDemerits
  );
}

/** What is at fault where a fit begins at a line of the frames. The one `noFaults` when nothing is. */
export function countFaults(fit: Fit, start: number, empty: number, index: number, task: Task): FillFaults {
  const { feet, nextFoot, total } = task;
  const end = start + fit.lines;
  let loneLines = 0;
  let hyphenEnds = 0;
  let strandedHeads = 0;
  let shortJumps = 0;
  let crossed = false;
  for (let next = nextFoot[start] ?? 0; next < feet.length; next++) {
    const foot = feet[next] ?? 0;
    if (foot >= end) break;
    crossed = true;
    if (foot - start === 1) loneLines++;
    if (end - foot === 1) loneLines++;
    if (!task.hyphenEnds && fit.breaks[foot - start - 1]?.hyphen) hyphenEnds++;
  }
  const used = Math.min(end, total);
  const rest = end - used + (task.after[index] ?? 0);
  if (used === total && rest > 0 && rest < task.leastAfterJump) shortJumps++;
  const following = task.paragraphs[index + 1];
  if (task.paragraphs[index]?.keepWithNext && following) {
    const foot = task.isHead[used] && used > 0 ? used : (feet[nextFoot[used] ?? 0] ?? used);
    const needed = Math.round(following.spaceBeforeLines ?? 0) + Math.min(2, following.fits[0]?.lines ?? 1);
    if (crossed || foot - used < needed) strandedHeads++;
  }
  if (loneLines + hyphenEnds + strandedHeads + empty + shortJumps === 0) return noFaults;
  return { loneLines, hyphenEnds, strandedHeads, emptyFeet: empty, shortJumps };
}

/** The faults of all steps of a filling, from its first paragraph on. */
export function faultsOf(path: readonly Step[], task: Task): FillFaults {
  const sum = { ...noFaults };
  path.forEach(({ fit, before }, index) => {
    const paragraph = task.paragraphs[index];
    if (!paragraph) return;
    const { start, empty } = beginning(before, paragraph, task);
    const faults = start >= task.total ? { ...noFaults, emptyFeet: empty } : countFaults(fit, start, empty, index, task);
    for (const name of Object.keys(sum) as (keyof FillFaults)[]) sum[name] += faults[name];
  });
  return sum;
}
