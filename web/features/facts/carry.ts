import { textEdit } from "../../api/stone/page-edits.ts";

/** A stretch of a field. Offsets in UTF-16 units. */
export interface FieldRange {
  path: string;
  from: number;
  to: number;
}

/**
 * Where stretches of a text stand after it was changed in one place: before the change as they were, behind it moved along, and null where
 * the change went through them. So what was found a moment ago stays in its place during further typing.
 */
export function carry(before: string, after: string): (range: { from: number; to: number }) => { from: number; to: number } | null {
  const edit = textEdit("", before, after);
  if (edit?.kind !== "text") return (range) => range;
  const { at, removed, inserted } = edit;
  const shift = inserted.length - removed.length;
  return ({ from, to }) => {
    if (to <= at) return { from, to };
    if (from >= at + removed.length) return { from: from + shift, to: to + shift };
    return null;
  };
}
