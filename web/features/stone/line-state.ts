import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { DecorationSet } from "prosemirror-view";
import { decorationsOf, type FieldSetting, type PlacedLine, placeLines } from "./decorations.ts";

interface LineState {
  decorations: DecorationSet;
  /** In the order of the text. */
  lines: readonly PlacedLine[];
}

const key = new PluginKey<LineState>("lines");

/** Keeps the text of the field where the page's lines stand; between two settings of the page it moves with what is written. */
export const linePlugin = () =>
  new Plugin<LineState>({
    key,
    state: {
      init: () => ({ decorations: DecorationSet.empty, lines: [] }),
      apply(transaction, before) {
        const set = transaction.getMeta(key) as FieldSetting | undefined;
        if (set) return { decorations: decorationsOf(transaction.doc, set), lines: placeLines(transaction.doc, set.lines).flat() };
        if (!transaction.docChanged) return before;
        const { mapping, doc } = transaction;
        const lines = before.lines.map((line) => ({ ...line, from: mapping.map(line.from, -1), to: mapping.map(line.to, 1) }));
        return { decorations: before.decorations.map(mapping, doc), lines };
      },
    },
    props: { decorations: (state) => key.getState(state)?.decorations },
  });

/** A transaction that puts the text on other lines. */
export const withSetting = (transaction: Transaction, setting: FieldSetting): Transaction =>
  transaction.setMeta(key, setting).setMeta("addToHistory", false);

export const linesOf = (state: EditorState): readonly PlacedLine[] => key.getState(state)?.lines ?? [];
