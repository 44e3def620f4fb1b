import type { BoxItem, PageScene, SceneItem } from "../../typeset/model/scene.ts";
import { readColor } from "../draw/color.ts";
import { filteredColor, type PageFilter, vignetteStops } from "../draw/filters.ts";
import { isBlackish } from "./paint.ts";

/**
 * A page for a press under a filter: what the filter tints, and what is printed over that in inks of its own. By index of the page's items.
 */
export interface PressLayers {
  /** The color of the paper under the filter. */
  paper: string;
  tinted(index: number): SceneItem | undefined;
  over(index: number): SceneItem | undefined;
}

const overlaps = (a: BoxItem, b: BoxItem) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Separates a page for a printing press: its pictures, drawings and coloured grounds are tinted; text, rules, frames and ornaments are
 * printed over them, black in black ink alone and other colors as the filter shows them. A black ground that a coloured one stands on is
 * tinted with it.
 */
export function pressLayers(scene: PageScene, filter: PageFilter): PressLayers {
  const lying = readColor(vignetteStops(filter)[0]?.[1] ?? "#ffffff");
  const hex = (part: number, at: number) =>
    Math.round((part * (lying[at] ?? 255)) / 255)
      .toString(16)
      .padStart(2, "0");
  const seen = (color: string) => (isBlackish(color) ? color : `#${filteredColor(filter, readColor(color)).map(hex).join("")}`);
  const isOver = (box: BoxItem, index: number) =>
    box.fill === undefined ||
    (isBlackish(box.fill) &&
      !scene.items.some(
        (item, at) => at > index && item.kind === "box" && item.fill !== undefined && !isBlackish(item.fill) && overlaps(item, box),
      ));
  return {
    paper: seen(scene.background),
    tinted(index) {
      const item = scene.items[index];
      if (item?.kind === "picture" || (item?.kind === "path" && item.clip)) return item;
      if (item?.kind !== "box" || isOver(item, index)) return undefined;
      const { stroke: _, ...ground } = item;
      return ground;
    },
    over(index) {
      const item = scene.items[index];
      switch (item?.kind) {
        case "text":
        case "rule":
          return { ...item, color: seen(item.color) };
        case "path":
          if (item.clip) return undefined;
          return { ...item, ...(item.fill && { fill: seen(item.fill) }), ...(item.stroke && { stroke: seen(item.stroke) }) };
        case "box": {
          const { fill, stroke, ...box } = item;
          const own = { ...(stroke && { stroke: seen(stroke) }), ...(fill && isOver(item, index) && { fill }) };
          return Object.keys(own).length > 0 ? { ...box, ...own } : undefined;
        }
        default:
          return undefined;
      }
    },
  };
}
