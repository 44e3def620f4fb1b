import type { Newspaper } from "../../api/newspapers.ts";
import { textEdits } from "../../api/stone/edits-between.ts";
import { readPlace, textEdit } from "../../api/stone/page-edits.ts";
import { rebaseEdits } from "../../api/stone/rebase-history.ts";
import { perform, undo, useStone } from "../../api/stone/stone.ts";
import { shownText, storedText } from "./fields.ts";

/** The edits of one opening of a field. */
export interface OpenSession {
  path: string;
  /** What it showed when it was opened. */
  before: string;
  /**
   * Writes a text in place of what the field showed until then; one that came in one piece is a step of its own. False where there is no
   * such field any more.
   */
  write: (text: string, isPiece: boolean, was: string) => boolean;
  /**
   * Writes a headline here and the text under it into the field at `textPath`, in one step. False where there is no such place any more.
   */
  writeParted: (headline: string, textPath: string, text: string) => boolean;
  /** Takes everything back that was written since it was opened. Redo brings it again, so that a slip of a key loses nothing. */
  revert: () => void;
}

let opened = 0;

export function openSession(newspaper: Newspaper, path: string): OpenSession {
  opened += 1;
  const name = `stone ${opened} `;
  const kept = storedText(newspaper, path);
  let piece = 0;
  let wasPiece = false;
  return {
    path,
    before: shownText(newspaper, path),
    write: (text, isPiece, was) => {
      if (isPiece || wasPiece) piece += 1;
      wasPiece = isPiece;
      return writeField(path, text, name + piece, was);
    },
    writeParted: (headline, textPath, text) => {
      const { newspaper: now } = useStone.getState();
      if (!now) return false;
      piece += 1;
      wasPiece = true;
      const edits = [textEdit(path, storedText(now, path), headline), textEdit(textPath, storedText(now, textPath), text)].filter(
        (edit) => edit !== null,
      );
      return perform({ kind: "all", edits }, name + piece);
    },
    revert: () => {
      while (useStone.getState().done.at(-1)?.session?.startsWith(name) && undo());
      const { newspaper: now } = useStone.getState();
      if (now && storedText(now, path) !== kept) writeField(path, kept);
    },
  };
}

/**
 * Writes a text into a field; false where there is no such field any more. What the field does not show yet (`was` is what it showed) while
 * an input method writes in it stays beside that.
 */
export function writeField(path: string, text: string, session?: string, was?: string): boolean {
  const { newspaper } = useStone.getState();
  if (!newspaper) return false;
  const value = readPlace(newspaper, path);
  if (value === undefined) return false;
  if (value === null) return perform({ kind: "value", path, before: null, after: text }, session);
  const stored = storedText(newspaper, path);
  const written = was === undefined || was === stored || stored === "" ? null : textEdit(path, was, text);
  const beside = written && was !== undefined && rebaseEdits([written], textEdits(path, was, stored), null)[0];
  if (beside) return perform(beside, session);
  const edit = textEdit(path, stored, text);
  return edit === null || perform(edit, session);
}
