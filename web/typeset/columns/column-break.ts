import { costs } from "../costs.ts";
import type { Fit } from "../text/total-fit.ts";
import { type FillFaults, faultsOf, leastFault, type ParagraphToFill, type Task, taskOf } from "./column-faults.ts";
import { FillSearch, type Path } from "./column-search.ts";

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
    const { fits, refit, loosen } = paragraph;
    const withLoose = (known: readonly Fit[], loose: readonly Fit[]) => [
      ...known,
      ...loose.filter(({ lines }) => !known.some((fit) => fit.lines === lines)),
    ];
    const refits = new Map<string, Fit[]>();
    wider = { ...paragraph, fits: withLoose(fits, loosen?.() ?? []) };
    if (refit && loosen) {
      wider.refit = (...unbroken) => {
        const key = unbroken.join();
        const more = refits.get(key) ?? withLoose(refit(...unbroken), loosen(...unbroken));
        refits.set(key, more);
        return more;
      };
    }
    loosened.set(paragraph, wider);
  }
  return wider;
}

/** What a filling costs with the empty lines it leaves; text without room outweighs everything when it may not go on elsewhere. */
export function costOf({ demerits, shortfall, stop, remaining }: FillResult, jump = true): number {
  return demerits + shortfall * costs.column.shortfallDemerits + (jump || !stop ? 0 : remaining * 1e12);
}

function fillOnce(paragraphs: readonly ParagraphToFill[], frames: readonly number[], options: FillOptions): FillResult {
  const task = taskOf(paragraphs, frames, options);
  return describe(new FillSearch(task).run(options.jump), paragraphs, frames, task);
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

function describe({ steps, demerits }: Path, paragraphs: readonly ParagraphToFill[], frames: readonly number[], task: Task): FillResult {
  const columns: Slice[][] = frames.map(() => []);
  const used = frames.map(() => 0);
  steps.forEach(({ fit, start }, index) => {
    for (const { frame, paragraph, row, from, to } of place(fit, start, task.feet, index)) {
      columns[frame]?.push({ paragraph, row, from, to });
      used[frame] = row + to - from;
    }
  });
  const reached = steps.length;
  const final = steps.at(-1);
  const cut = final?.cut ?? null;
  const stop = cut !== null ? { paragraph: reached - 1, line: cut } : reached < paragraphs.length ? { paragraph: reached, line: 0 } : null;
  return {
    fits: paragraphs.map((_, index) => steps[index]?.fit),
    columns,
    used,
    stop,
    shortfall: stop ? 0 : task.total - (final?.used ?? 0),
    remaining: (cut === null ? 0 : (final?.fit.lines ?? 0) - cut) + (reached > 0 ? (task.after[reached - 1] ?? 0) : 0),
    demerits,
    faults: faultsOf(steps, task),
  };
}
