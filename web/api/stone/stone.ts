import { create } from "zustand";
import type { PageShape } from "../../typeset/index.ts";
import type { Newspaper } from "../newspapers.ts";
import { editsBetween } from "./edits-between.ts";
import { mergeNewspapers } from "./merge.ts";
import { applyEdit, type EditValue, invertEdit, type PageEdit } from "./page-edits.ts";
import { rebaseEdits } from "./rebase-history.ts";
import { isSameValue } from "./same-value.ts";
import { isGoingOn, joined, keepingShape, placeOf, type ShownPlace, type Step } from "./steps.ts";
import type { NewspaperChanges } from "./unsaved-changes.ts";

export type { ShownPlace, Step };

export interface Stone {
  /** The newspaper as it is edited in this tab at this moment, ahead of what is saved; null before one lies here. */
  newspaper: Newspaper | null;
  /** Oldest first. */
  done: readonly Step[];
  /** Taken back, the one to be done again last. */
  undone: readonly Step[];
  /** Of the front page that is on the screen. */
  shape: PageShape | null;
  /** Where the last Undo or Redo has changed something; another object each time. */
  shown: ShownPlace | null;
  /** As it was last handed over for saving, or taken in: edits since then are nowhere but here. */
  common: Newspaper | null;
}

const empty: Stone = { newspaper: null, done: [], undone: [], shape: null, shown: null, common: null };

/** The newspaper on the stone, with everything done to it in this tab. */
export const useStone = create<Stone>()(() => empty);

/** Milliseconds after which what the screen shows of the newspaper is of the last that was handed over, not of one before. */
const longestWay = 2_000;
const mostLate = 50;
/** What was handed over before the last, in the last moments: it may come back only now. */
let handedOver: { newspaper: Newspaper; at: number }[] = [];

useStone.subscribe(({ common }, { common: before }) => {
  if (common === before) return;
  if (common?.id !== before?.id) handedOver = [];
  else if (before) handedOver = [...handedOver, { newspaper: before, at: Date.now() }].slice(-mostLate);
});

const isAlike = (one: Newspaper, other: Newspaper) => editsBetween(one, other).length === 0;

/** True for a newspaper as it was here a moment ago: to take it in would take back what was done since. */
function isLate(view: Newspaper, common: Newspaper): boolean {
  const since = Date.now() - longestWay;
  return handedOver.some(({ newspaper, at }) => at > since && isAlike(newspaper, view)) && !isAlike(common, view);
}

/** Newspapers whose next change on the server is a deed of this tab, with when that was said. */
const awaited = new Map<string, number>();
/** Milliseconds for which a change announced here is expected from the server; what comes later was made elsewhere. */
const longestAwaited = 10_000;

/**
 * The next change that comes from the server to this newspaper was asked for here (a part made again, a version restored): it becomes a
 * step, which Undo takes back like others. Other changes of the server lie under the history.
 */
export function expectOwnChange(id: string): void {
  awaited.set(id, Date.now());
}

/** Whether this change was asked for here; said once. */
function isOwnChange(id: string): boolean {
  const since = awaited.get(id);
  awaited.delete(id);
  return since !== undefined && Date.now() - since < longestAwaited;
}

/**
 * Lays a newspaper on the stone, with what is not saved of it. The one that lies there already takes in what is new, and keeps its edits
 * and its history; where both have changed a place, what was typed here stands.
 */
export function lay(view: Newspaper | null): void {
  const { newspaper, common } = useStone.getState();
  if (newspaper && newspaper.id !== view?.id) awaited.delete(newspaper.id);
  if (!view) {
    if (newspaper) useStone.setState(empty);
  } else if (newspaper?.id !== view.id || !common) useStone.setState({ ...empty, newspaper: view, common: view });
  else if (common !== view && !isLate(view, common)) takeIn(newspaper, common, view);
}

/** What is common, as the same object as the newspaper where nothing was done to that since. */
const commonOf = (newspaper: Newspaper, common: Newspaper) => (isSameValue(newspaper, common) ? newspaper : common);

function takeIn(newspaper: Newspaper, before: Newspaper, view: Newspaper): void {
  const { merged } = mergeNewspapers(before, newspaper, view, "mine");
  const edits = editsBetween(newspaper, merged);
  if (edits.length === 0) {
    const now = isSameValue(newspaper, merged) ? newspaper : merged;
    useStone.setState({ newspaper: now, common: commonOf(now, view) });
    return;
  }
  const common = commonOf(merged, view);
  const { done, undone } = useStone.getState();
  if (isOwnChange(newspaper.id)) {
    const now = Date.now();
    const shape: PageEdit[] = isSameValue(newspaper.pageShape, merged.pageShape)
      ? []
      : [{ kind: "value", path: "pageShape", before: newspaper.pageShape as EditValue, after: merged.pageShape as EditValue }];
    const step: Step = { edit: { kind: "all", edits: [...edits, ...shape] }, since: now, at: now };
    useStone.setState({ newspaper: merged, common, done: [...done, step], undone: [] });
    return;
  }
  const shape = merged.pageShape as EditValue;
  const back = done.toReversed();
  const inverses = rebaseEdits(
    back.map(({ edit }) => invertEdit(edit)),
    edits,
    shape,
  );
  const forth = undone.toReversed();
  const again = rebaseEdits(
    forth.map(({ edit }) => edit),
    edits,
    shape,
  );
  const kept = (steps: readonly Step[], rebased: readonly (PageEdit | null)[]) =>
    steps.flatMap((step, index) => {
      const edit = rebased[index];
      return edit ? [{ ...step, edit }] : [];
    });
  useStone.setState({
    newspaper: merged,
    common,
    done: kept(
      back,
      inverses.map((edit) => edit && invertEdit(edit)),
    ).reverse(),
    undone: kept(forth, again).reverse(),
  });
}

/**
 * The newspaper on the stone gets the history that it had before the page was loaded, and what was typed then and had not been handed over
 * yet.
 */
export function resume(
  known: { newspaper: Newspaper; done: readonly Step[]; undone: readonly Step[] } | null,
  typed: readonly PageEdit[],
): void {
  const { newspaper, common, done } = useStone.getState();
  if (!newspaper || !common) return;
  const isFresh = done.length === 0 && known?.newspaper.id === newspaper.id;
  const now = typed.reduce<Newspaper | null>((each, edit) => each && applyEdit(each, edit), newspaper);
  if (isFresh) {
    useStone.setState({ newspaper: known.newspaper, done: known.done, undone: known.undone });
    takeIn(known.newspaper, known.newspaper, now ?? newspaper);
    useStone.setState((stone) => ({ common: stone.newspaper && commonOf(stone.newspaper, common) }));
  } else if (now && typed.length > 0) perform({ kind: "all", edits: typed });
}

/**
 * Does an edit to the newspaper on the stone; false where it does not fit what lies there, and nothing is done. Edits of one `session` are
 * joined in steps of a few words.
 */
export function perform(edit: PageEdit, session?: string): boolean {
  const { newspaper, done, shape } = useStone.getState();
  if (!newspaper) return false;
  const whole = keepingShape(newspaper, edit, shape);
  const after = applyEdit(newspaper, whole);
  if (!after) return false;
  const now = Date.now();
  const last = done.at(-1);
  const isJoined = session !== undefined && last?.session === session && isGoingOn(last, whole, now);
  const step: Step = {
    edit: isJoined ? joined(newspaper, last.edit, whole) : whole,
    since: isJoined ? last.since : now,
    at: now,
    ...(session !== undefined && { session }),
  };
  useStone.setState({ newspaper: after, done: isJoined ? [...done.slice(0, -1), step] : [...done, step], undone: [], shown: null });
  return true;
}

/** Changes fields of the newspaper on the stone, in one step; false where nothing is changed. */
export function performChanges(changes: NewspaperChanges): boolean {
  const { newspaper } = useStone.getState();
  if (!newspaper) return false;
  const edits = editsBetween(newspaper, { ...newspaper, ...changes });
  const [first, ...others] = edits;
  return first !== undefined && perform(others.length === 0 ? first : { kind: "all", edits });
}

/** Takes the last step back; false where there is none. A step that meets another newspaper than it left is no step any more. */
export function undo(): boolean {
  const { newspaper, done, undone } = useStone.getState();
  if (!newspaper) return false;
  for (let count = done.length; count > 0; count -= 1) {
    const step = done[count - 1] as Step;
    const back = invertEdit(step.edit);
    const before = applyEdit(newspaper, back);
    if (!before) continue;
    useStone.setState({ newspaper: before, done: done.slice(0, count - 1), undone: [...undone, step], shown: placeOf(back) });
    return true;
  }
  if (done.length > 0) useStone.setState({ done: [] });
  return false;
}

/** Does again what was taken back last. */
export function redo(): boolean {
  const { newspaper, done, undone } = useStone.getState();
  const step = undone.at(-1);
  const after = newspaper && step && applyEdit(newspaper, step.edit);
  if (!after) {
    if (step) useStone.setState({ undone: [] });
    return false;
  }
  useStone.setState({ newspaper: after, done: [...done, step], undone: undone.slice(0, -1), shown: placeOf(step.edit) });
  return true;
}

/** Whether something was done here that is nowhere else yet. */
export function isAhead({ newspaper, common }: Stone): boolean {
  return newspaper !== null && common !== null && newspaper !== common;
}

/** The appearance of the page on the screen, reported by the module that set it. */
export function noteShape(shape: PageShape | null): void {
  useStone.setState({ shape });
}
