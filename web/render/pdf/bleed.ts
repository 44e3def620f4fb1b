import type { PageScene, SceneItem } from "../../typeset/scene.ts";

interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Points from the edge within which something is meant to run off the page. */
const AT_EDGE = 0.5;

function extended<Item extends Extent>(item: Item, { width, height }: { width: number; height: number }, bleed: number): Item {
  const left = item.x <= AT_EDGE ? item.x + bleed : 0;
  const top = item.y <= AT_EDGE ? item.y + bleed : 0;
  const right = item.x + item.width >= width - AT_EDGE ? width + bleed - (item.x + item.width) : 0;
  const bottom = item.y + item.height >= height - AT_EDGE ? height + bleed - (item.y + item.height) : 0;
  return { ...item, x: item.x - left, y: item.y - top, width: item.width + left + right, height: item.height + top + bottom };
}

/** A page whose bands, rules and pictures that end at its edges run `bleed` points over them, so that a cut a little off shows no white. */
export function withBleed(scene: PageScene, bleed: number): PageScene {
  if (bleed === 0) return scene;
  const items = scene.items.map((item): SceneItem => {
    if (item.kind === "rule" || item.kind === "box" || item.kind === "picture") return extended(item, scene, bleed);
    return item.clip ? { ...item, clip: extended(item.clip, scene, bleed) } : item;
  });
  return { ...scene, items };
}
