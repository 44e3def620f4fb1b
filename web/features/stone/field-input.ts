import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { erase, partParagraph } from "./field-keys.ts";
import { excessOf, firstOf } from "./fields.ts";
import { textOfMarkup } from "./markup-text.ts";
import { contentOf, fieldSchema, textOf } from "./text-doc.ts";

export interface InputRules {
  language: string;
  isLong: boolean;
  /** Code points the field may have. */
  most: number;
  onUndo: () => void;
  onRedo: () => void;
  /** A text was longer than the field: so many code points of it were left out. */
  onLeftOut: (count: number) => void;
  /** Several lines came for a field of one: what it would hold with the first of them, and the others. True where they were taken so. */
  onParted?: (line: string, others: string) => boolean;
}

/** Text from elsewhere as a field can hold it. */
export function plainInput(text: string, isLong: boolean): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replaceAll("\0", "");
  return isLong ? lines.replace(/^\n+|\n+$/g, "") : lines.trim().replace(/\s*\n\s*/g, " ");
}

/** Text in place of what stands between two places. */
export function replaceText(state: EditorState, from: number, to: number, text: string): Transaction {
  if (!text.includes("\n")) {
    const transaction = text === "" ? state.tr.delete(from, to) : state.tr.replaceWith(from, to, fieldSchema.text(text));
    return transaction.setSelection(TextSelection.create(transaction.doc, from + text.length)).scrollIntoView();
  }
  const content = contentOf(text);
  // Its first and last paragraphs go on with what stands there.
  const slice = fieldSchema.node("doc", null, content).slice(1, content.size - 1);
  const transaction = state.tr.replace(from, to, slice);
  const end = transaction.mapping.map(to);
  const $from = state.doc.resolve(from);
  // Put at the beginning of a paragraph it begins as it did where it comes from; what stands in for a whole paragraph is nothing of the old
  // one.
  if ($from.parentOffset === 0) {
    const mark = content.firstChild?.attrs.mark ?? "";
    const isWhole = to > from && to >= $from.end();
    if (mark !== "" || isWhole) transaction.setNodeAttribute($from.before(), "mark", mark);
  }
  return transaction.setSelection(TextSelection.near(transaction.doc.resolve(end), -1)).scrollIntoView();
}

/** As much of a text as the field has room for, and how many code points that leaves out. */
export function fitInput(state: EditorState, from: number, to: number, text: string, most: number): { text: string; leftOut: number } {
  const whole = textOf(replaceText(state, from, to, text).doc);
  const leftOut = excessOf(whole, most);
  if (leftOut === 0) return { text, leftOut };
  const count = [...text].length;
  return { text: firstOf(text, count - leftOut), leftOut: Math.min(leftOut, count) };
}

/** What a field of one line would hold with the first of several lines that come in one piece, and the others; null for a single line. */
function partInput(state: EditorState, from: number, to: number, given: string, most: number): [line: string, others: string] | null {
  const whole = plainInput(given, true);
  const end = whole.indexOf("\n");
  if (end < 0) return null;
  const line = textOf(replaceText(state, from, to, plainInput(whole.slice(0, end), false)).doc);
  // A paragraph is no headline.
  return excessOf(line, most) > 0 ? [textOf(state.doc), whole] : [line, plainInput(whole.slice(end), true)];
}

/** Puts in a text that comes in one piece: pasted, dropped, or chosen from a list of spellings. */
export function insertText(view: EditorView, from: number, to: number, given: string, rules: InputRules): void {
  const parted = rules.isLong ? null : partInput(view.state, from, to, given, rules.most);
  if (parted && rules.onParted?.(...parted)) return;
  const fitting = fitInput(view.state, from, to, plainInput(given, rules.isLong), rules.most);
  if (fitting.text !== "") view.dispatch(replaceText(view.state, from, to, fitting.text).setMeta("piece", true));
  if (fitting.leftOut > 0) rules.onLeftOut(fitting.leftOut);
}

const erasing: Record<string, [1 | -1, "letter" | "word"]> = {
  deleteContentBackward: [-1, "letter"],
  deleteContentForward: [1, "letter"],
  deleteWordBackward: [-1, "word"],
  deleteWordForward: [1, "word"],
  deleteContent: [-1, "letter"],
};

/** The range an input is for, where it is not the selection. */
function rangeOf(view: EditorView, event: InputEvent): { from: number; to: number } {
  const [range] = event.getTargetRanges?.() ?? [];
  const { from, to } = view.state.selection;
  if (!range || !view.dom.contains(range.startContainer)) return { from, to };
  const start = view.posAtDOM(range.startContainer, range.startOffset, 1);
  const end = view.posAtDOM(range.endContainer, range.endOffset, -1);
  return { from: Math.min(start, end), to: Math.max(start, end) };
}

/** Takes what is written before the browser changes its document; a composition alone is the browser's own. */
export function handleInput(view: EditorView, event: InputEvent, rules: InputRules): boolean {
  const { inputType, data } = event;
  if (view.composing || event.isComposing || inputType === "insertCompositionText") return false;
  const { state } = view;
  const done = () => {
    event.preventDefault();
    return true;
  };
  if (inputType === "insertText" && data !== null) {
    const { from, to } = state.selection;
    const { text } = fitInput(state, from, to, data, rules.most);
    if (text === "") rules.onLeftOut([...data].length);
    else view.dispatch(replaceText(state, from, to, text));
    return done();
  }
  if (inputType === "insertReplacementText") {
    const { from, to } = rangeOf(view, event);
    insertText(view, from, to, data ?? event.dataTransfer?.getData("text/plain") ?? "", rules);
    return done();
  }
  if (inputType === "insertParagraph" || inputType === "insertLineBreak") {
    if (rules.isLong) partParagraph(state, view.dispatch);
    return done();
  }
  const erased = erasing[inputType];
  if (erased) {
    erase(erased[0], erased[1], rules.language)(state, view.dispatch);
    return done();
  }
  if (inputType === "deleteSoftLineBackward" || inputType === "deleteHardLineBackward") {
    const { from, to } = rangeOf(view, event);
    if (to > from) view.dispatch(state.tr.delete(from, to).scrollIntoView());
    return done();
  }
  if (inputType === "historyUndo" || inputType === "historyRedo") {
    if (inputType === "historyUndo") rules.onUndo();
    else rules.onRedo();
    return done();
  }
  // Bold, lists and whatever else a browser can do to a document: a field is text.
  return inputType.startsWith("format") ? done() : false;
}

/** The plain text of what is pasted or dropped, from its markup where there is nothing else. */
export function transferredText(transfer: DataTransfer | null): string {
  const plain = transfer?.getData("text/plain") ?? "";
  if (plain !== "") return plain;
  const markup = transfer?.getData("text/html") ?? "";
  return textOfMarkup(markup);
}
