import { drawInPlaceOf } from "../../render/draw/item-keys.ts";
import type { PageScene, SceneItem, SetNewspaper } from "../../typeset/index.ts";

/** A page as a change of the page that lay in its place. */
interface PageDifference {
  /** All but its items; null where the page is the same. */
  sheet: Omit<PageScene, "items"> | null;
  /** For each item its index among those before, or -1 where it is the next of `fresh`. */
  kept: Int32Array;
  fresh: SceneItem[];
}

/** Pages set anew, as a change of those before them: what has changed, and nothing else. Plain data, for a message. */
export interface SetDifference {
  pages: PageDifference[];
  rest: Omit<SetNewspaper, "pages">;
}

/** True for values that are alike all through. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]))
  );
}

const placeOf = (item: SceneItem) => `${item.kind} ${item.x} ${item.y}`;

/** How many items are as they were at the start of the page, and how many at its end: most of them after most edits. */
function untouched(before: readonly SceneItem[], after: readonly SceneItem[]): { start: number; end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < most - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  return { start, end };
}

function keptItems(before: readonly SceneItem[], after: readonly SceneItem[]): Int32Array {
  const { start, end } = untouched(before, after);
  const places = new Map<string, number[]>();
  for (let index = start; index < before.length - end; index++) {
    const place = placeOf(before[index] as SceneItem);
    const known = places.get(place);
    if (known) known.push(index);
    else places.set(place, [index]);
  }
  return Int32Array.from(after, (item, index) => {
    if (index < start) return index;
    if (index >= after.length - end) return before.length - (after.length - index);
    const known = places.get(placeOf(item));
    const at = known?.findIndex((each) => isSame(before[each], item)) ?? -1;
    return at < 0 ? -1 : (known?.splice(at, 1)[0] ?? -1);
  });
}

function pageDifference(before: PageScene | undefined, after: PageScene): PageDifference {
  const { items, ...sheet } = after;
  const kept = keptItems(before?.items ?? [], items);
  const fresh = items.filter((_, index) => kept[index] === -1);
  const { items: old = [], ...oldSheet } = before ?? {};
  const isUnchanged = before && old.length === kept.length && kept.every((from, index) => from === index) && isSame(oldSheet, sheet);
  return isUnchanged ? { sheet: null, kept: new Int32Array(), fresh: [] } : { sheet, kept, fresh };
}

/** What `after` changes of the pages before. */
export function differenceOf(before: readonly PageScene[], { pages, ...rest }: SetNewspaper): SetDifference {
  return { pages: pages.map((page, index) => pageDifference(before[index], page)), rest };
}

/**
 * The pages after a change, made of those it was a change of: every item, and every page, that is as it was is the same object. Throws when
 * it was no change of these.
 */
export function withDifference(before: readonly PageScene[], { pages, rest }: SetDifference): SetNewspaper {
  return { ...rest, pages: pages.map((page, index) => pageWith(before[index], page)) };
}

function pageWith(before: PageScene | undefined, { sheet, kept, fresh }: PageDifference): PageScene {
  if (!sheet) {
    if (!before) throw new Error("This is a change of other pages");
    return before;
  }
  let next = 0;
  const items = Array.from(kept, (from) => (from < 0 ? fresh[next++] : before?.items[from]));
  if (items.includes(undefined)) throw new Error("This is a change of other pages");
  if (before) drawInPlaces(before.items, items as SceneItem[], kept);
  return { ...sheet, items: items as SceneItem[] };
}

/** What is new is drawn in the place of what is gone and stood there in the order of reading. */
function drawInPlaces(before: readonly SceneItem[], items: readonly SceneItem[], kept: Int32Array): void {
  const stays = new Set(kept);
  let at = 0;
  for (const [index, item] of items.entries()) {
    const from = kept[index] ?? -1;
    if (from >= 0) {
      at = from + 1;
      continue;
    }
    const gone = before[at];
    if (!gone || stays.has(at) || gone.kind !== item.kind) continue;
    drawInPlaceOf(item, gone);
    at += 1;
  }
}
