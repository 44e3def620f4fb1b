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
  /** For each line, from 0 to `total`: which of `feet` is the first beyond it. */
  nextFoot: Uint16Array;
  /** For each line: 1 where a frame begins. */
  isHead: Uint8Array;
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
function beginning(used: number, { spaceBeforeLines = 0 }: ParagraphToFill, { feet, total, nextFoot, isHead }: Task) {
  const wanted = isHead[used] ? 0 : Math.max(0, Math.round(spaceBeforeLines));
  const foot = feet[nextFoot[used] ?? 0] ?? total;
  const start = Math.min(used + wanted, foot);
  return { start, empty: wanted > 0 && start === foot ? 1 : 0 };
}

/** Gives `take` every way a paragraph can go on from a state. */
export function goOn(state: State, index: number, task: Task, take: Take): void {
  const paragraph = task.paragraphs[index];
  if (!paragraph) return;
  const { start, empty } = beginning(state.used, paragraph, task);
  if (start >= task.total) {
    // Nothing of the paragraph fits: it begins where the text goes on.
    const fit = paragraph.fits[0];
    if (fit) take(state, task.total, start, state.demerits + empty * emptyFootDemerits, fit, 0);
    return;
  }
  for (const fit of paragraph.fits) {
    consider(state, fit, start, empty, index, task, take);
    const broken = task.hyphenEnds || !paragraph.refit ? -1 : brokenEnd(fit, start, task);
    if (broken < 0) continue;
    for (const other of paragraph.refit?.(broken) ?? []) {
      if (Math.abs(other.lines - fit.lines) <= 1) consider(state, other, start, empty, index, task, take);
    }
  }
}

/** Is told of a way to go on: its state before, lines used, where the paragraph begins, demerits of all, its fit and where it is cut. */
export type Take = (previous: State, used: number, start: number, demerits: number, fit: Fit, cut: number | null) => void;

/** The first line of a fit that would end a column with an added hyphen; -1 for none. */
function brokenEnd(fit: Fit, start: number, { feet, nextFoot }: Task): number {
  for (let index = nextFoot[start] ?? 0; index < feet.length; index++) {
    const line = (feet[index] ?? 0) - start - 1;
    if (line >= fit.lines - 1) return -1;
    if (fit.breaks[line]?.hyphen) return line;
  }
  return -1;
}

function consider(state: State, fit: Fit, start: number, empty: number, index: number, task: Task, take: Take): void {
  const { total } = task;
  const end = start + fit.lines;
  const used = Math.min(end, total);
  const faults = countFaults(fit, start, empty, index, task);
  let demerits = state.demerits + fit.demerits;
  if (faults !== noFaults) {
    demerits += (faults.loneLines + faults.shortJumps) * loneLineDemerits + faults.hyphenEnds * hyphenEndDemerits;
    demerits += faults.strandedHeads * strandedHeadDemerits + faults.emptyFeet * emptyFootDemerits;
  }
  const atEdge = task.isHead[start] || task.isHead[used];
  if (fit.lines === 1 && atEdge && !task.paragraphs[index]?.keepWithNext) demerits += loneParagraphDemerits;
  take(state, used, start, demerits, fit, end > total ? total - start : null);
}

/** What is at fault where a fit begins at a line of the frames. The one `noFaults` when nothing is. */
function countFaults(fit: Fit, start: number, empty: number, index: number, task: Task): FillFaults {
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

/** The faults of a state and of all before it, from its first paragraph on. */
export function faultsOf(path: readonly State[], task: Task): FillFaults {
  const sum = { ...noFaults };
  path.forEach(({ fit, previous }, index) => {
    const paragraph = task.paragraphs[index];
    if (!fit || !previous || !paragraph) return;
    const { start, empty } = beginning(previous.used, paragraph, task);
    const faults = start >= task.total ? { ...noFaults, emptyFeet: empty } : countFaults(fit, start, empty, index, task);
    for (const name of Object.keys(sum) as (keyof FillFaults)[]) sum[name] += faults[name];
  });
  return sum;
}
