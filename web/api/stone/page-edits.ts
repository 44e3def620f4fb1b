import type { Newspaper } from "../../../functions/completed-newspapers/contract.ts";
import { isSameValue } from "./same-value.ts";

export type EditValue = string | number | boolean | null | readonly EditValue[] | { readonly [key: string]: EditValue | undefined };

/**
 * One thing an owner has done to a newspaper, as a value: it can be applied, turned round, and kept. `path` names a place by keys and
 * indexes from the newspaper on (`expandedContent.sideStories.2.content`), offsets count UTF-16 units.
 */
export type PageEdit =
  /** At `at` of a text, `removed` gives place to `inserted`. */
  | { kind: "text"; path: string; at: number; removed: string; inserted: string }
  | { kind: "value"; path: string; before: EditValue; after: EditValue }
  /** An entry of the list at `path`. */
  | { kind: "insert" | "remove"; path: string; index: number; value: EditValue }
  | { kind: "move"; path: string; from: number; to: number }
  /** Several in one step, in their order. */
  | { kind: "all"; edits: readonly PageEdit[] };

type Tree = EditValue | undefined;

function valueAt(tree: Tree, keys: readonly string[]): Tree {
  let here = tree;
  for (const key of keys) {
    if (typeof here !== "object" || here === null) return undefined;
    here = (here as Record<string, Tree>)[key];
  }
  return here;
}

/** The tree with another value in one place; everything beside the way there is the same object as before. */
function withValue(tree: Tree, [key, ...rest]: readonly string[], value: EditValue): Tree {
  if (key === undefined) return value;
  if (Array.isArray(tree)) return (tree as readonly EditValue[]).with(Number(key), withValue(tree[Number(key)], rest, value) ?? null);
  const branch = tree as Record<string, Tree>;
  return { ...branch, [key]: withValue(branch[key], rest, value) };
}

const keysOf = (path: string) => path.split(".");

/** What stands at a place of a newspaper; undefined where there is none. */
export function readPlace(newspaper: Newspaper, path: string): unknown {
  return valueAt(newspaper as unknown as Tree, keysOf(path));
}

function changed(newspaper: Newspaper, path: string, change: (value: Tree) => Tree): Newspaper | null {
  const keys = keysOf(path);
  const value = valueAt(newspaper as unknown as Tree, keys);
  const after = change(value);
  return after === undefined ? null : (withValue(newspaper as unknown as Tree, keys, after) as unknown as Newspaper);
}

/**
 * What an edit makes of a newspaper; null where the newspaper is not what the edit was made for (another text stands there, the entry is
 * gone): then nothing is changed. The newspaper itself is never changed.
 */
export function applyEdit(newspaper: Newspaper, edit: PageEdit): Newspaper | null {
  switch (edit.kind) {
    case "all": {
      let all: Newspaper | null = newspaper;
      for (const each of edit.edits) all = all && applyEdit(all, each);
      return all;
    }
    case "text":
      return changed(newspaper, edit.path, (text) => {
        const { at, removed, inserted } = edit;
        if (typeof text !== "string" || at > text.length || text.slice(at, at + removed.length) !== removed) return undefined;
        return text.slice(0, at) + inserted + text.slice(at + removed.length);
      });
    case "value":
      return changed(newspaper, edit.path, (value) => (isSameValue(value ?? null, edit.before) ? edit.after : undefined));
    case "insert":
      return changed(newspaper, edit.path, (list) =>
        Array.isArray(list) && edit.index <= list.length ? list.toSpliced(edit.index, 0, edit.value) : undefined,
      );
    case "remove":
      return changed(newspaper, edit.path, (list) =>
        Array.isArray(list) && isSameValue(list[edit.index], edit.value) ? list.toSpliced(edit.index, 1) : undefined,
      );
    case "move":
      return changed(newspaper, edit.path, (list) => {
        if (!Array.isArray(list) || edit.from >= list.length || edit.to >= list.length) return undefined;
        return list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, list[edit.from]);
      });
  }
}

/** The edit that takes another back: applied after it, the newspaper is what it was. */
export function invertEdit(edit: PageEdit): PageEdit {
  switch (edit.kind) {
    case "text":
      return { ...edit, removed: edit.inserted, inserted: edit.removed };
    case "value":
      return { ...edit, before: edit.after, after: edit.before };
    case "insert":
      return { ...edit, kind: "remove" };
    case "remove":
      return { ...edit, kind: "insert" };
    case "move":
      return { ...edit, from: edit.to, to: edit.from };
    case "all":
      return { kind: "all", edits: edit.edits.map(invertEdit).reverse() };
  }
}

/** The smallest edit that makes one text of another; null where they are the same. Never parts a pair of surrogates. */
export function textEdit(path: string, before: string, after: string): PageEdit | null {
  if (before === after) return null;
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  if (isHighSurrogate(before[start - 1])) start -= 1;
  let end = 0;
  while (end < least - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (isLowSurrogate(before[before.length - end])) end -= 1;
  return {
    kind: "text",
    path,
    at: start,
    removed: before.slice(start, before.length - end),
    inserted: after.slice(start, after.length - end),
  };
}

const isHighSurrogate = (sign: string | undefined) => sign !== undefined && sign >= "\ud800" && sign <= "\udbff";
const isLowSurrogate = (sign: string | undefined) => sign !== undefined && sign >= "\udc00" && sign <= "\udfff";

/** Every place an edit touches. */
export function pathsOf(edit: PageEdit): string[] {
  return edit.kind === "all" ? edit.edits.flatMap(pathsOf) : [edit.path];
}
