import type { PageScene, SceneItem } from "../../typeset/model/scene.ts";

interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Distance from the edge, in points, within which an item is meant to bleed. */
const AT_EDGE = 0.5;

/** Width of the bleed at each side, in points of the page. */
export interface Overrun {
  x: number;
  y: number;
}

function extended<Item extends Extent>(item: Item, { width, height }: { width: number; height: number }, over: Overrun): Item {
  const left = item.x <= AT_EDGE ? item.x + over.x : 0;
  const top = item.y <= AT_EDGE ? item.y + over.y : 0;
  const right = item.x + item.width >= width - AT_EDGE ? width + over.x - (item.x + item.width) : 0;
  const bottom = item.y + item.height >= height - AT_EDGE ? height + over.y - (item.y + item.height) : 0;
  return { ...item, x: item.x - left, y: item.y - top, width: item.width + left + right, height: item.height + top + bottom };
}

/** Extends bands, rules and pictures that end at the page's edges into the bleed, so that an inexact cut shows no white. */
export function withBleed(scene: PageScene, over: Overrun): PageScene {
  if (over.x === 0 && over.y === 0) return scene;
  const items = scene.items.map((item): SceneItem => {
    if (item.kind === "rule" || item.kind === "box" || item.kind === "picture") return extended(item, scene, over);
    return item.clip ? { ...item, clip: extended(item.clip, scene, over) } : item;
  });
  return { ...scene, items };
}
