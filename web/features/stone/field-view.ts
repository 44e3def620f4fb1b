import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { textEdits } from "../../api/stone/edits-between.ts";
import type { PageEdit } from "../../api/stone/page-edits.ts";
import { handleInput, type InputRules, insertText, transferredText } from "./field-input.ts";
import { type FieldKeys, handleFieldKey } from "./field-keys.ts";
import { excessOf, type Field } from "./fields.ts";
import { linePlugin, linesOf } from "./line-state.ts";
import { docOf, offsetOf, posOf, stretchesOf, textBetween, textOf } from "./text-doc.ts";

export interface FieldViewOptions extends Omit<FieldKeys, "isLong">, Omit<InputRules, "isLong" | "most" | "onUndo" | "onRedo"> {
  field: Field;
  text: string;
  /** The name a screen reader says. */
  label: string;
  /** What to write, said while nothing is written. */
  prompt?: string | null;
  direction: "ltr" | "rtl";
  /** The text has become another by what was written, and `was` until then; `isPiece` where it came in one piece. */
  onText: (text: string, isPiece: boolean, was: string) => void;
  /** The words of an input method are taken. */
  onComposed: () => void;
}

const outside = "outside";
const composing = new WeakMap<EditorView, number>();

/** Where in the text that begins which an input method is writing; null while none does. */
export const compositionStart = (view: EditorView): number | null => composing.get(view) ?? null;

function copyText(view: EditorView, event: ClipboardEvent): boolean {
  const { from, to, empty } = view.state.selection;
  if (empty || !event.clipboardData) return false;
  event.clipboardData.setData("text/plain", textBetween(view.state.doc, from, to));
  event.preventDefault();
  if (event.type === "cut") view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
  return true;
}

function dropText(view: EditorView, event: DragEvent, isMoved: boolean, rules: InputRules): boolean {
  const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
  const given = transferredText(event.dataTransfer);
  if (!found || given === "") return true;
  const { from, to, empty } = view.state.selection;
  let pos = found.pos;
  if (isMoved && !empty) {
    if (pos >= from && pos <= to) return true;
    const taken = view.state.tr.delete(from, to);
    pos = taken.mapping.map(pos);
    view.dispatch(taken);
  }
  insertText(view, pos, pos, given, rules);
  return true;
}

/** A text field of the page: its document is the field's text, its place that of the page's lines (see line-state.ts). */
export function createFieldView(host: HTMLElement, options: FieldViewOptions): EditorView {
  const { field } = options;
  const isLong = field.isLong === true;
  const goal: { x: number | null } = { x: null };
  const keys: FieldKeys = { ...options, isLong };
  const rules: InputRules = { ...options, isLong, most: field.most };
  let text = options.text;
  const view: EditorView = new EditorView(
    { mount: host },
    {
      state: EditorState.create({ doc: docOf(text), plugins: [linePlugin()] }),
      attributes: {
        role: "textbox",
        "aria-multiline": String(isLong),
        "aria-label": options.label,
        ...(options.prompt && { "aria-placeholder": options.prompt }),
        lang: options.language,
        dir: options.direction,
        spellcheck: "true",
        autocapitalize: "sentences",
        enterkeyhint: isLong ? "enter" : "done",
      },
      // The stage's tools lie over its foot.
      scrollThreshold: { top: 24, right: 16, bottom: 96, left: 16 },
      scrollMargin: { top: 72, right: 16, bottom: 136, left: 16 },
      dispatchTransaction(transaction: Transaction) {
        const state = view.state.apply(transaction);
        const isOutside = transaction.getMeta(outside) === true;
        if (!transaction.docChanged) {
          view.updateState(state);
          standAtLine(view);
          return;
        }
        const after = textOf(state.doc);
        const excess = excessOf(after, field.most);
        if (!isOutside && !view.composing && excess > 0 && excess > excessOf(text, field.most)) {
          // The browser may have written it already: the view shows what the field has.
          view.updateState(view.state);
          options.onLeftOut(excess);
          return;
        }
        view.updateState(state);
        if (after !== text) {
          const was = text;
          text = after;
          if (!isOutside) options.onText(after, transaction.getMeta("piece") === true || transaction.getMeta("uiEvent") === "cut", was);
        }
        standAtLine(view);
      },
      handleKeyDown: (_view, event) => handleFieldKey(view, event, keys, goal),
      handleDrop: (_view, event, _slice, isMoved) => dropText(view, event, isMoved, rules),
      handleDOMEvents: {
        beforeinput: (_view, event) => handleInput(view, event as InputEvent, rules),
        // Before the editor parses the markup that the browser inserted by itself.
        paste: (_view, event) => {
          const { from, to } = view.state.selection;
          insertText(view, from, to, transferredText((event as ClipboardEvent).clipboardData), rules);
          event.preventDefault();
          return true;
        },
        // What comes from outside the view, too; its own text it moves without reading any.
        drop: (_view, event) => {
          if (view.dragging) return false;
          event.preventDefault();
          return dropText(view, event, false, rules);
        },
        copy: (_view, event) => copyText(view, event as ClipboardEvent),
        cut: (_view, event) => copyText(view, event as ClipboardEvent),
        mousedown: () => {
          goal.x = null;
          return false;
        },
        compositionstart: () => {
          composing.set(view, offsetOf(stretchesOf(view.state.doc), view.state.selection.from));
          return false;
        },
        compositionend: () => {
          composing.delete(view);
          // After the view has read what was composed.
          setTimeout(() => {
            if (!view.isDestroyed && !view.composing) {
              cutExcess(view, rules);
              options.onComposed();
            }
          }, 60);
          return false;
        },
      },
    },
  );
  // A dialog that the page lies in has Escape first, and leaves it to the text by preventing what else it would do; the view then takes it
  // for handled.
  const takeEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && event.defaultPrevented && !event.isComposing) handleFieldKey(view, event, keys, goal);
  };
  view.dom.addEventListener("keydown", takeEscape, { capture: true });
  return view;
}

/** What an input method wrote beyond the field's measure goes again; it cannot be stopped while it writes. */
function cutExcess(view: EditorView, { most, onLeftOut }: InputRules): void {
  const excess = excessOf(textOf(view.state.doc), most);
  const { head } = view.state.selection;
  if (excess === 0 || head <= 1) return;
  const from = Math.max(view.state.selection.$head.start(), head - excess);
  view.dispatch(view.state.tr.delete(from, head));
  onLeftOut(excess);
}

/** At the edge of two lines the caret stands where the second begins. */
function standAtLine(view: EditorView): void {
  const { selection } = view.state;
  if (!selection.empty || view.composing || !view.hasFocus()) return;
  const { head } = selection;
  const lines = linesOf(view.state);
  if (!lines.some(({ from }) => from === head) || !lines.some(({ to }) => to === head)) return;
  const { node, offset } = view.domAtPos(head, 1);
  const chosen = view.dom.ownerDocument.getSelection();
  const place = textStart(node, offset);
  if (chosen && (chosen.anchorNode !== place.node || chosen.anchorOffset !== place.offset)) chosen.collapse(place.node, place.offset);
}

function textStart(node: Node, offset: number): { node: Node; offset: number } {
  let here = node.nodeType === 1 ? (node.childNodes[offset] ?? node) : node;
  if (here === node) return { node, offset };
  while (here.firstChild) here = here.firstChild;
  return { node: here, offset: 0 };
}

/**
 * Replaces the field's text by one that was not typed in it. After an undo in this window the caret goes to the change (`isShown`); a
 * change from another window moves the caret only as far as the text around it moves.
 */
export function takeText(view: EditorView, text: string, isShown: boolean): void {
  const doc = docOf(text);
  const { state } = view;
  const transaction = state.tr.setMeta(outside, true);
  const start = state.doc.content.findDiffStart(doc.content);
  const ends = start === null ? null : state.doc.content.findDiffEnd(doc.content);
  const overlap = start !== null && ends ? Math.max(0, start - Math.min(ends.a, ends.b)) : 0;
  if (start !== null && ends) transaction.replace(start, ends.a + overlap, doc.slice(start, ends.b + overlap));
  transaction.setDocAttribute("tail", doc.attrs.tail);
  if (textOf(transaction.doc) !== text) transaction.replaceWith(0, transaction.doc.content.size, doc.content);
  if (!isShown) {
    const edits = textEdits("", textOf(state.doc), text);
    const [before, after] = [stretchesOf(state.doc), stretchesOf(transaction.doc)];
    const kept = (pos: number) => posOf(after, movedBy(edits, offsetOf(before, pos)));
    const { anchor, head } = state.selection;
    view.dispatch(transaction.setSelection(TextSelection.create(transaction.doc, kept(anchor), kept(head))));
    return;
  }
  if (ends) {
    const near = transaction.doc.resolve(Math.min(transaction.doc.content.size, ends.b + overlap));
    transaction.setSelection(TextSelection.near(near, -1));
  }
  view.dispatch(transaction.scrollIntoView());
}

/** Where a place of a text stands when edits, the last place first, have made another of it. */
function movedBy(edits: readonly PageEdit[], offset: number): number {
  return edits.reduce((moved, edit) => {
    if (edit.kind !== "text" || edit.at >= moved) return moved;
    const within = edit.at + edit.removed.length > moved;
    return within ? edit.at + Math.min(moved - edit.at, edit.inserted.length) : moved + edit.inserted.length - edit.removed.length;
  }, offset);
}

/** Puts the caret at a place of the text. */
export function placeCaret(view: EditorView, offset: number): void {
  const pos = posOf(stretchesOf(view.state.doc), Math.max(0, offset));
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, pos)).scrollIntoView());
}

/** Puts the caret at the pointed position; false where no text is near. */
export function placeCaretAt(view: EditorView, point: { x: number; y: number }): boolean {
  const found = view.posAtCoords({ left: point.x, top: point.y });
  if (!found) return false;
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(found.pos))));
  return true;
}

/** Place of the caret in the text. */
export const caretOffset = (view: EditorView): number => offsetOf(stretchesOf(view.state.doc), view.state.selection.head);
