import type { Newspaper } from "../../../functions/completed-newspapers/contract.ts";
import { type EditValue, type PageEdit, textEdit } from "./page-edits.ts";
import { isSameValue } from "./same-value.ts";
import { hunksBetween, paragraphsOf } from "./sequences.ts";

/** What the server alone says of a newspaper, whatever was changed here. */
export const serversOwn: ReadonlySet<string> = new Set([
  "id",
  "title",
  "content",
  "pressRunId",
  "shareUrl",
  "createdAt",
  "updatedAt",
  "madeWith",
  "made",
]);
/** No steps of a history either: values derived from the page, and export preferences. */
const notOfThePage: ReadonlySet<string> = new Set([...serversOwn, "previewImageUrl", "sharePictures", "exportSettings", "pageShape"]);

/** Edits that make one newspaper of another, in their order; nothing for what is not of its page. */
export function editsBetween(before: Newspaper, after: Newspaper): PageEdit[] {
  if (before === after) return [];
  const [old, now] = [before, after] as unknown as [Tree, Tree];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => !notOfThePage.has(key))
    .flatMap((key) => editsAt(key, old[key], now[key]));
}

type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

function editsAt(path: string, before: unknown, after: unknown): PageEdit[] {
  if (before === after) return [];
  if (typeof before === "string" && typeof after === "string") return textEdits(path, before, after);
  if (Array.isArray(before) && Array.isArray(after)) return listEdits(path, before, after);
  if (isTree(before) && isTree(after)) {
    const keys = Object.keys(after);
    if (keys.length === Object.keys(before).length && keys.every((key) => key in before))
      return keys.flatMap((key) => editsAt(`${path}.${key}`, before[key], after[key]));
  }
  if (isSameValue(before ?? null, after ?? null)) return [];
  return [{ kind: "value", path, before: (before ?? null) as EditValue, after: (after ?? null) as EditValue }];
}

/** The edits that make one text of another, a paragraph at a time, from the last to the first. */
export function textEdits(path: string, before: string, after: string): PageEdit[] {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)];
  const startOf = (parts: string[], index: number) => parts.slice(0, index).reduce((length, part) => length + part.length, 0);
  return hunksBetween(old, now, (a, b) => a === b)
    .reverse()
    .flatMap(({ from, to, otherFrom, otherTo }) => {
      const edit = textEdit(path, old.slice(from, to).join(""), now.slice(otherFrom, otherTo).join(""));
      return edit?.kind === "text" ? [{ ...edit, at: edit.at + startOf(old, from) }] : [];
    });
}

function listEdits(path: string, before: readonly unknown[], after: readonly unknown[]): PageEdit[] {
  if (before.length === after.length) return before.flatMap((each, index) => editsAt(`${path}.${index}`, each, after[index]));
  const [hunk, ...others] = hunksBetween(before, after, isSameValue);
  if (!hunk || others.length > 0 || (hunk.from < hunk.to && hunk.otherFrom < hunk.otherTo))
    return [{ kind: "value", path, before: before as EditValue, after: after as EditValue }];
  const removed = before.slice(hunk.from, hunk.to) as EditValue[];
  const inserted = after.slice(hunk.otherFrom, hunk.otherTo) as EditValue[];
  return [
    ...removed.map((value): PageEdit => ({ kind: "remove", path, index: hunk.from, value })),
    ...inserted.map((value, index): PageEdit => ({ kind: "insert", path, index: hunk.from + index, value })),
  ];
}
