import type { SceneItem } from "../../typeset/model/scene.ts";

const keys = new WeakMap<SceneItem, number>();
let count = 0;

/** A number that an item keeps as long as it is drawn, on whatever page set anew it stands. */
export function keyOfItem(item: SceneItem): number {
  const known = keys.get(item);
  if (known !== undefined) return known;
  count += 1;
  keys.set(item, count);
  return count;
}

/**
 * Lets an item be drawn by what drew another that is on the page no more: a line that has moved is not taken out of the document and put in
 * again.
 */
export function drawInPlaceOf(item: SceneItem, gone: SceneItem): void {
  keys.set(item, keyOfItem(gone));
}
