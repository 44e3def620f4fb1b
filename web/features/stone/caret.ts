import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { letterAfter, letterBefore, wordAfter, wordBefore } from "./graphemes.ts";
import { linesOf } from "./line-state.ts";
import { rowAt, rowsOf } from "./rows.ts";

type Step = "letter" | "word";

/** Beside a place: the end of what stands there, in the paragraph or over its edge. */
export function besidePos(state: EditorState, pos: number, direction: 1 | -1, step: Step, language: string): number {
  const $pos = state.doc.resolve(pos);
  const text = $pos.parent.textContent;
  const at = $pos.parentOffset;
  if (direction === 1 && at === text.length)
    return Math.min(state.doc.content.size - 1, $pos.index(0) === state.doc.childCount - 1 ? pos : pos + 2);
  if (direction === -1 && at === 0) return $pos.index(0) === 0 ? pos : pos - 2;
  const letter = direction === 1 ? letterAfter : letterBefore;
  const word = direction === 1 ? wordAfter : wordBefore;
  return $pos.start() + (step === "letter" ? letter(text, at) : word(text, at, language));
}

export function moveTo(state: EditorState, head: number, extend: boolean): Transaction {
  const anchor = extend ? state.selection.anchor : head;
  return state.tr.setSelection(TextSelection.create(state.doc, anchor, head)).scrollIntoView();
}

/** Over the edge of a line the browser's own way stops twice, at its end and at the next one's beginning. */
export function isAtRowEdge(state: EditorState): boolean {
  const { head } = state.selection;
  return rowsOf(linesOf(state)).some(({ from, to }) => from === head || to === head);
}

const noRow = -1;

/** The place in another row that stands nearest to `x` on the screen; `along` y where the row is turned. */
function nearestIn(view: EditorView, from: number, to: number, x: number, rowTo: number, isTurned: boolean): number {
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  const end = to === rowTo && /\s$/.test(view.state.doc.textBetween(from, to)) ? to - 1 : to;
  for (let pos = from; pos <= end; pos += 1) {
    const { left, top } = view.coordsAtPos(pos, pos === from ? 1 : -1);
    const distance = Math.abs((isTurned ? top : left) - x);
    if (distance < least) {
      least = distance;
      best = pos;
    }
  }
  return best;
}

/**
 * Where Up or Down leads, by what stands above and below on the page, over columns and pages. `goal` is kept while only these keys are
 * pressed.
 */
export function verticalPos(view: EditorView, direction: 1 | -1, goal: number | null): { pos: number; goal: number } | null {
  const rows = rowsOf(linesOf(view.state));
  const { head } = view.state.selection;
  const here = rowAt(rows, head);
  const row = rows[here];
  if (here === noRow || !row) return null;
  const next = rows[here + direction];
  const start = view.coordsAtPos(row.from, 1);
  const caret = view.coordsAtPos(head, head === row.from ? 1 : -1);
  // Columns stand elsewhere on the screen: what is kept is how far into its line the caret stands.
  const along = goal ?? (row.isTurned ? caret.top - start.top : caret.left - start.left);
  if (!next) return { pos: direction === 1 ? view.state.doc.content.size - 1 : 1, goal: along };
  const first = view.coordsAtPos(next.from, 1);
  const sameColumn = Math.abs(first.left - start.left) < Math.abs(first.top - start.top) * 4;
  const base = next.isTurned ? first.top : sameColumn && !row.isTurned ? start.left : first.left;
  return { pos: nearestIn(view, next.from, next.to, base + along, next.to, next.isTurned), goal: along };
}

/** Where the line begins or ends that the caret is on. */
export function rowEdge(state: EditorState, direction: 1 | -1): number | null {
  const rows = rowsOf(linesOf(state));
  const row = rows[rowAt(rows, state.selection.head)];
  if (!row) return null;
  if (direction === -1) return row.from;
  const text = state.doc.textBetween(row.from, row.to);
  const isParagraphEnd = state.doc.resolve(row.to).parentOffset === state.doc.resolve(row.to).parent.content.size;
  // Before the blank that parts it from the next, or its last letter where nothing parts them: there the caret is still on this line.
  if (isParagraphEnd) return row.to;
  return /\s$/.test(text) ? row.to - 1 : row.from + letterBefore(text, text.length);
}
