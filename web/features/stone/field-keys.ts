import type { Command } from "prosemirror-state";
import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { besidePos, isAtRowEdge, moveTo, rowEdge, verticalPos } from "./caret.ts";
import { paragraphBreak } from "./text-doc.ts";

/** What the keys that are not letters do in a field. */
export interface FieldKeys {
  language: string;
  isLong: boolean;
  onRevert: () => void;
  onKeep: () => void;
  onNext: (direction: 1 | -1) => boolean;
  onUndo: () => void;
  onRedo: () => void;
}

/** A new paragraph; a subhead is followed by a paragraph. */
export const partParagraph: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const subheadBegins = $from.parentOffset === 0 && $from.parent.attrs.mark !== "" && $from.parent.content.size > 0;
  const attrs = { before: paragraphBreak, mark: subheadBegins ? $from.parent.attrs.mark : "" };
  const transaction = state.tr.delete($from.pos, $to.pos).split($from.pos, 1, [{ type: $from.parent.type, attrs }]);
  if (subheadBegins) transaction.setNodeAttribute($from.before(), "mark", "");
  dispatch?.(transaction.scrollIntoView());
  return true;
};

/** Takes away what stands beside the caret, or what is selected; at the edge of a paragraph it is joined with its neighbor. */
export function erase(direction: 1 | -1, step: "letter" | "word", language: string): Command {
  return (state, dispatch) => {
    const { selection } = state;
    if (!selection.empty) {
      dispatch?.(state.tr.deleteSelection().scrollIntoView());
      return true;
    }
    const { $head, head } = selection as TextSelection;
    if (direction === -1 && $head.parentOffset === 0 && $head.parent.attrs.mark !== "") {
      dispatch?.(state.tr.setNodeAttribute($head.before(), "mark", "").scrollIntoView());
      return true;
    }
    const to = besidePos(state, head, direction, step, language);
    if (to !== head) dispatch?.(state.tr.delete(Math.min(head, to), Math.max(head, to)).scrollIntoView());
    return true;
  };
}

const isMac = typeof navigator !== "undefined" && /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** Handles a key; false where the browser's own way is right. */
export function handleFieldKey(view: EditorView, event: KeyboardEvent, keys: FieldKeys, goal: { x: number | null }): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const isMod = isMac ? metaKey : ctrlKey;
  const isWord = isMac ? altKey : ctrlKey;
  const { state } = view;
  const move = (pos: number | null): boolean => {
    if (pos === null) return false;
    view.dispatch(moveTo(state, pos, shiftKey));
    return true;
  };
  if (key !== "ArrowUp" && key !== "ArrowDown") goal.x = null;
  // An input method takes these keys for itself.
  if (view.composing || event.isComposing || event.keyCode === 229) return false;
  switch (key) {
    case "Escape":
      keys.onRevert();
      return true;
    case "Enter":
      if (isMod) keys.onKeep();
      else if (keys.isLong) partParagraph(state, view.dispatch);
      else keys.onKeep();
      return true;
    case "Tab":
      return !isMod && !altKey && keys.onNext(shiftKey ? -1 : 1);
    case "ArrowUp":
    case "ArrowDown": {
      if (altKey || ctrlKey || metaKey) return isMod && move(key === "ArrowUp" ? 1 : state.doc.content.size - 1);
      const found = verticalPos(view, key === "ArrowUp" ? -1 : 1, goal.x);
      if (found) goal.x = found.goal;
      return move(found?.pos ?? null);
    }
    case "Home":
    case "End":
      if (isMod) return move(key === "Home" ? 1 : state.doc.content.size - 1);
      return move(rowEdge(state, key === "Home" ? -1 : 1));
    case "ArrowLeft":
    case "ArrowRight": {
      if (isMac && metaKey) return move(rowEdge(state, key === "ArrowLeft" ? -1 : 1));
      if (!isWord && (!isAtRowEdge(state) || (!shiftKey && !state.selection.empty))) return false;
      const forward = (key === "ArrowRight") === (getComputedStyle(view.dom).direction === "ltr");
      return move(besidePos(state, state.selection.head, forward ? 1 : -1, isWord ? "word" : "letter", keys.language));
    }
    case "Backspace":
      return erase(-1, isWord ? "word" : "letter", keys.language)(state, view.dispatch);
    case "Delete":
      return erase(1, isWord ? "word" : "letter", keys.language)(state, view.dispatch);
  }
  if (!isMod || altKey) return false;
  switch (key.toLowerCase()) {
    case "z":
      if (shiftKey) keys.onRedo();
      else keys.onUndo();
      return true;
    case "y":
      keys.onRedo();
      return true;
    case "a":
      view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, 1, state.doc.content.size - 1)));
      return true;
    case "b":
    case "i":
    case "u":
      return true;
  }
  return false;
}
