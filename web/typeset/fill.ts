import type { Fit } from "./break.ts";
import {
  type FillFaults,
  faultsOf,
  goOn,
  leastFault,
  type ParagraphToFill,
  type State,
  shortfallDemerits,
  type Take,
  type Task,
  taskOf,
} from "./fill-steps.ts";

export type { FillFaults, ParagraphToFill };

/** Consecutive lines of one paragraph in one column. */
export interface Slice {
  paragraph: number;
  /** Line of the frame where the slice begins, from 0. */
  row: number;
  /** First line of the paragraph, and the line after the last. */
  from: number;
  to: number;
}

/** How the frames were filled. */
export interface FillResult {
  /** The fit chosen for each paragraph; paragraphs that were not reached have none. */
  fits: (Fit | undefined)[];
  /** What stands in each frame, from top to foot. */
  columns: Slice[][];
  /** Lines taken in each frame, with the empty ones before subheads. */
  used: number[];
  /** Where the text goes on elsewhere: the first line not set. Null when all of it is set. */
  stop: { paragraph: number; line: number } | null;
  /** Empty lines left at the end. */
  shortfall: number;
  /** Lines that found no room (of the chosen fits; paragraphs not reached with their best fit). */
  remaining: number;
  demerits: number;
  faults: FillFaults;
}

/** What a filling may do. */
export interface FillOptions {
  /** The text may go on elsewhere: the frames are filled to their end when there is text enough. */
  jump: boolean;
  /** Added hyphens may end a column. Default false. */
  hyphenEnds?: boolean;
  /** Lines that must be left when the text goes on elsewhere. Default 2. */
  leastAfterJump?: number;
}

interface Placed extends Slice {
  frame: number;
}

/**
 * Chooses for each paragraph how many lines it takes so that the frames are full to their last line, by dynamic programming over the
 * lines used: no paragraph leaves one line alone at a foot or a head, no column ends with an added hyphen. A fault is accepted only
 * when every other choice of line counts has one too, and is reported.
 * `frames` are line capacities in reading order. Without `jump` all text is set if it can be, and what is too long shows as `remaining`.
 */
export function fillColumns(paragraphs: readonly ParagraphToFill[], frames: readonly number[], options: FillOptions): FillResult {
  const first = fillOnce(paragraphs, frames, options);
  const faultless = first.demerits < leastFault && first.shortfall === 0 && (options.jump || !first.stop);
  if (faultless || !paragraphs.some(({ loosen }) => loosen)) return first;
  const second = fillOnce(paragraphs.map(withMoreFits), frames, options);
  return costOf(second, options.jump) < costOf(first, options.jump) ? second : first;
}

const loosened = new WeakMap<ParagraphToFill, ParagraphToFill>();

function withMoreFits(paragraph: ParagraphToFill): ParagraphToFill {
  let wider = loosened.get(paragraph);
  if (!wider) {
    const known = new Set(paragraph.fits.map(({ lines }) => lines));
    const more = paragraph.loosen?.().filter(({ lines }) => !known.has(lines)) ?? [];
    wider = { ...paragraph, fits: [...paragraph.fits, ...more] };
    loosened.set(paragraph, wider);
  }
  return wider;
}

/** What a filling costs with the empty lines it leaves; text without room outweighs everything when it may not go on elsewhere. */
export function costOf({ demerits, shortfall, stop, remaining }: FillResult, jump = true): number {
  return demerits + shortfall * shortfallDemerits + (jump || !stop ? 0 : remaining * 1e12);
}

function fillOnce(paragraphs: readonly ParagraphToFill[], frames: readonly number[], options: FillOptions): FillResult {
  const task = taskOf(paragraphs, frames, options);
  const { total } = task;
  const lastIndex = paragraphs.length - 1;
  let states: (State | undefined)[] = [{ used: 0, start: 0, demerits: 0, fit: null, previous: null, cut: null }];
  let next: (State | undefined)[] = [];
  let full: State | undefined;
  let index = 0;
  const take: Take = (previous, used, start, demerits, fit, cut) => {
    const isFull = cut !== null || (used === total && index < lastIndex);
    const known = isFull ? full : next[used];
    if (known && demerits >= known.demerits) return;
    const state = { used, start, demerits, fit, previous, cut };
    if (isFull) full = state;
    else next[used] = state;
  };
  for (; index <= lastIndex && states.length > 0; index++) {
    for (const state of states) if (state) goOn(state, index, task, take);
    states = next;
    next = [];
  }
  return describe(choose(states, full, total, options.jump), paragraphs, frames, task);
}

/** All text set and the frames full if that can be, then frames full, then the least empty room. */
function choose(finished: (State | undefined)[], full: State | undefined, total: number, jump: boolean): State {
  const exact = finished[total];
  if (jump && full && (!exact || full.demerits < exact.demerits)) return full;
  if (exact) return exact;
  let best: State | undefined;
  const cost = (state: State) => state.demerits + (total - state.used) * shortfallDemerits;
  for (const state of finished) if (state && (!best || cost(state) < cost(best))) best = state;
  best ??= full;
  if (!best) throw new RangeError("Every paragraph needs a fit");
  return best;
}

/** The slices of a paragraph that begins at a line of the frames. */
function place(fit: Fit, start: number, feet: number[], paragraph: number): Placed[] {
  const slices: Placed[] = [];
  let head = 0;
  feet.forEach((foot, frame) => {
    const from = Math.max(0, head - start);
    const to = Math.min(fit.lines, foot - start);
    if (to > from) slices.push({ paragraph, frame, row: start + from - head, from, to });
    head = foot;
  });
  return slices;
}

function describe(final: State, paragraphs: readonly ParagraphToFill[], frames: readonly number[], task: Task): FillResult {
  const path: State[] = [];
  for (let state: State | null = final; state?.fit; state = state.previous) path.push(state);
  path.reverse();
  const columns: Slice[][] = frames.map(() => []);
  const used = frames.map(() => 0);
  path.forEach(({ fit, start }, index) => {
    for (const { frame, paragraph, row, from, to } of fit ? place(fit, start, task.feet, index) : []) {
      columns[frame]?.push({ paragraph, row, from, to });
      used[frame] = row + to - from;
    }
  });
  const reached = path.length;
  const stop =
    final.cut !== null ? { paragraph: reached - 1, line: final.cut } : reached < paragraphs.length ? { paragraph: reached, line: 0 } : null;
  return {
    fits: paragraphs.map((_, index) => path[index]?.fit ?? undefined),
    columns,
    used,
    stop,
    shortfall: stop ? 0 : task.total - final.used,
    remaining: (final.cut === null ? 0 : (final.fit?.lines ?? 0) - final.cut) + (reached > 0 ? (task.after[reached - 1] ?? 0) : 0),
    demerits: final.demerits,
    faults: faultsOf(path, task),
  };
}
