import type { Newspaper } from "../../../functions/completed-newspapers/contract.ts";
import { newspaperLimits } from "../../../functions/http/limits.ts";
import { isTree, serversOwn } from "./edits-between.ts";
import { isSameValue } from "./same-value.ts";
import { hunksBetween } from "./sequences.ts";

/** A place that two have changed, each in their own way. Of a long text it is the paragraphs in question. */
export interface Clash {
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export type Side = "mine" | "theirs";

interface Merge {
  side: Side;
  clashes: Clash[];
}

/** Merged without asking: values derived from the page, and export preferences. */
const unasked: ReadonlySet<string> = new Set(["pageShape", "exportSettings"]);
/** Lists of things that have no order: what either side added is in. */
const isUnordered = (path: string) => path === "factDecisions" || path.endsWith("additions");
const blankLine = "\n\n";

/**
 * What was changed on both sides since `base`, put together; where both changed the same place, `side` stands there, and the place is among
 * the clashes.
 */
export function mergeNewspapers(base: Newspaper, mine: Newspaper, theirs: Newspaper, side: Side): { merged: Newspaper; clashes: Clash[] } {
  const merge: Merge = { side, clashes: [] };
  const [old, own, other] = [base, mine, theirs] as unknown as Readonly<Record<string, unknown>>[];
  const merged = Object.fromEntries(
    Object.keys({ ...other, ...own }).map((key) => [key, mergeField(merge, key, old?.[key], own?.[key], other?.[key])]),
  );
  return { merged: merged as unknown as Newspaper, clashes: merge.clashes };
}

function mergeField(merge: Merge, key: string, base: unknown, mine: unknown, theirs: unknown): unknown {
  if (serversOwn.has(key)) return theirs;
  if (unasked.has(key)) return isSameValue(base, mine) ? theirs : mine;
  // Pictures drawn of the page as one of both had it are of neither's page.
  if (key === "previewImageUrl" || key === "sharePictures") return drawnOf(key, base, mine, theirs);
  if (key === "pictures") return mergePictures(merge, base, mine, theirs);
  return mergeAt(merge, key, base, mine, theirs);
}

function drawnOf(key: string, base: unknown, mine: unknown, theirs: unknown): unknown {
  const isNone = (value: unknown) =>
    key === "previewImageUrl" ? value === "" : (value as Newspaper["sharePictures"] | undefined)?.card === "";
  if (isSameValue(base, theirs)) return mine;
  return isNone(mine) && !isSameValue(base, mine) ? mine : theirs;
}

function mergeAt(merge: Merge, path: string, base: unknown, mine: unknown, theirs: unknown): unknown {
  if (mine === theirs || isSameValue(base, theirs)) return mine;
  if (isSameValue(base, mine) || isSameValue(mine, theirs)) return theirs;
  if (typeof base === "string" && typeof mine === "string" && typeof theirs === "string")
    return mergeTexts(merge, path, base, mine, theirs);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(merge, path, base, mine, theirs);
  if (isTree(base) && isTree(mine) && isTree(theirs)) {
    const keys = Object.keys({ ...theirs, ...mine });
    return Object.fromEntries(keys.map((key) => [key, mergeAt(merge, `${path}.${key}`, base[key], mine[key], theirs[key])]));
  }
  return clashAt(merge, { path, base, mine, theirs });
}

function clashAt(merge: Merge, clash: Clash): unknown {
  merge.clashes.push(clash);
  return clash[merge.side];
}

/** Where three lists are alike, and between that the parts in which they differ. */
function threefold<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[], put: (base: T[], mine: T[], theirs: T[]) => T[]): T[] {
  const hunks = [
    ...hunksBetween(base, mine, isSameValue).map((hunk) => ({ ...hunk, isMine: true })),
    ...hunksBetween(base, theirs, isSameValue).map((hunk) => ({ ...hunk, isMine: false })),
  ].sort((a, b) => a.from - b.from || a.to - b.to);
  const result: T[] = [];
  let at = 0;
  for (let next = 0; next < hunks.length; ) {
    const group = [hunks[next] as (typeof hunks)[number]];
    const from = group[0]?.from ?? 0;
    let to = group[0]?.to ?? 0;
    next += 1;
    for (let other = hunks[next]; other && (other.from < to || (other.to === from && to === from)); other = hunks[next]) {
      group.push(other);
      to = Math.max(to, other.to);
      next += 1;
    }
    const side = (isMine: boolean, list: readonly T[]) => {
      const own = group.filter((hunk) => hunk.isMine === isMine);
      const [first, last] = [own[0], own.at(-1)];
      if (!first || !last) return base.slice(from, to);
      return list.slice(first.otherFrom - (first.from - from), last.otherTo + (to - last.to));
    };
    result.push(...base.slice(at, from), ...put(base.slice(from, to), side(true, mine), side(false, theirs)));
    at = to;
  }
  return [...result, ...base.slice(at)];
}

function mergeTexts(merge: Merge, path: string, base: string, mine: string, theirs: string): unknown {
  return threefold(base.split(blankLine), mine.split(blankLine), theirs.split(blankLine), (old, own, other) =>
    mergeParagraphs(merge, path, old, own, other),
  ).join(blankLine);
}

function mergeParagraphs(merge: Merge, path: string, base: string[], mine: string[], theirs: string[]): string[] {
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return mine;
  if (isSameValue(base, mine)) return theirs;
  const [start, end] = sharedEnds(mine, theirs);
  const inner = (paragraphs: string[]) => paragraphs.slice(start, paragraphs.length - end);
  const [own, other] = [inner(mine), inner(theirs)];
  const put = (middle: string[]) => [...mine.slice(0, start), ...middle, ...mine.slice(mine.length - end)];
  // What both sides have alike may stand for as many paragraphs as before, or be new.
  for (let from = 0; from <= start; from += 1) {
    for (let to = base.length; to >= Math.max(from, base.length - end); to -= 1) {
      const old = base.slice(from, to);
      if (isSameValue(old, other)) return put(own);
      if (isSameValue(old, own)) return put(other);
    }
  }
  const old = base.slice(Math.min(start, base.length), Math.max(start, base.length - end));
  if (old.length === own.length && old.length === other.length && old.length > 1)
    return put(
      old.flatMap((paragraph, index) =>
        mergeParagraphs(merge, path, [paragraph], own.slice(index, index + 1), other.slice(index, index + 1)),
      ),
    );
  const [before, here, there] = [old, own, other].map((paragraphs) => paragraphs.join(blankLine));
  merge.clashes.push({ path, base: before, mine: here, theirs: there });
  return put(merge.side === "mine" ? own : other);
}

/** How many entries two lists share at their beginning, and at their end beside that. */
function sharedEnds(one: readonly string[], other: readonly string[]): [number, number] {
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < least - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return [start, end];
}

function mergeLists(merge: Merge, path: string, base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): unknown {
  if (isUnordered(path)) {
    const isIn = (list: readonly unknown[], entry: unknown) => list.some((each) => isSameValue(each, entry));
    const kept = base.filter((entry) => isIn(mine, entry) && isIn(theirs, entry));
    const added = mine.filter((entry) => !isIn(base, entry));
    return [...kept, ...theirs.filter((entry) => !isIn(base, entry) && !isIn(added, entry)), ...added];
  }
  // What one side has put elsewhere and the other changed would come out twice, or as a mixture of two stories.
  if (isReordered(base, mine) || isReordered(base, theirs)) return clashAt(merge, { path, base, mine, theirs });
  const isShifted = (list: readonly unknown[]) =>
    list.some((entry, index) => !isSameValue(entry, base[index]) && base.some((other) => isSameValue(other, entry)));
  if (base.length === mine.length && base.length === theirs.length && !isShifted(mine) && !isShifted(theirs))
    return base.map((entry, index) => mergeAt(merge, `${path}.${index}`, entry, mine[index], theirs[index]));
  const merged = threefold(base, mine, theirs, (old, own, other) => mergeEntries(merge, path, old, own, other));
  return merged.length <= newspaperLimits.sideStories ? merged : (clashAt(merge, { path, base, mine, theirs }) as unknown[]);
}

function isReordered(base: readonly unknown[], list: readonly unknown[]): boolean {
  const known = list.map((entry) => base.findIndex((other) => isSameValue(other, entry))).filter((index) => index >= 0);
  return known.some((index, order) => index < (known[order - 1] ?? 0));
}

function mergeEntries(merge: Merge, path: string, base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return mine;
  if (isSameValue(base, mine)) return theirs;
  // Both have added something at one place: there is room for both.
  if (base.length === 0) return [...theirs, ...mine.filter((entry) => !theirs.some((other) => isSameValue(other, entry)))];
  if (base.length === mine.length && base.length === theirs.length)
    return base.map((entry, index) => mergeAt(merge, path, entry, mine[index], theirs[index]));
  return clashAt(merge, { path, base, mine, theirs }) as unknown[];
}

/** How pictures are printed: at most one entry for each of them, in no order. */
function mergePictures(merge: Merge, base: unknown, mine: unknown, theirs: unknown): unknown {
  const byRole = (settings: unknown) => Object.fromEntries(((settings ?? []) as Newspaper["pictures"]).map((each) => [each.role, each]));
  const [old, own, other] = [byRole(base), byRole(mine), byRole(theirs)];
  return (["main", "small"] as const).flatMap((role) => {
    const merged = mergeAt(merge, `pictures.${role}`, old[role], own[role], other[role]);
    return merged === undefined ? [] : [merged];
  });
}
