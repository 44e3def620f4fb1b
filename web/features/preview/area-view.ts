import type { PageScene } from "../../typeset/index.ts";
import type { PageArea } from "./page-layer.ts";

const touches = (area: PageArea, item: { x: number; y: number; width: number; size: number }, isRtl: boolean) => {
  const left = isRtl ? item.x - item.width : item.x;
  return left < area.x + area.width && left + item.width > area.x && item.y > area.y && item.y - item.size < area.y + area.height;
};

/**
 * The zoom at which the smallest type of an area is at least `leastTypePx` high; `pixels` a point has at zoom 1. Never less than `zoom`.
 */
export function readableZoom(scene: PageScene, area: PageArea, leastTypePx: number, pixels: number, zoom: number): number {
  const sizes = scene.items.flatMap((item) => (item.kind === "text" && touches(area, item, item.direction === "rtl") ? [item.size] : []));
  return sizes.length === 0 ? zoom : Math.max(zoom, leastTypePx / (Math.min(...sizes) * pixels));
}

/**
 * Where to scroll along one way so that a stretch is in view: nowhere where it is already, else so that it stands in the middle; what is
 * longer than the view shows its beginning.
 */
export function scrollTo(
  stretch: { from: number; to: number },
  view: { from: number; length: number },
  margin: number,
  isReversed = false,
): number {
  const { from, to } = stretch;
  if (from >= view.from && to <= view.from + view.length) return view.from;
  const length = to - from;
  if (length + 2 * margin > view.length) return isReversed ? to + margin - view.length : from - margin;
  return from - (view.length - length) / 2;
}
