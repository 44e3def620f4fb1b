import type { SceneItem } from "../../model/scene.ts";
import { type LayoutContext, openBuilder, warn } from "../context.ts";
import { blockOf, type FixedBox } from "../layouts/fixed/fixed-box.ts";
import { moveItem } from "../scale-scene.ts";
import type { SceneBuilder } from "../scene-builder.ts";
import { type Edition, setFurniture } from "./furniture.ts";
import { mastheadOf } from "./masthead-area.ts";

/** Sets the masthead in its box, as large as both its sides let it be, and the page's other furniture where it always is. */
export function setMastheadIn(context: LayoutContext, builder: SceneBuilder, edition: Edition, boxes: readonly FixedBox[]): void {
  const { area, holds } = mastheadOf(context.template);
  setFurniture(context, builder, edition, (element) => !holds(element));
  warnOfFurniture(context, builder.items, boxes);
  const box = boxes.find(({ id }) => id === "masthead")?.area;
  if (!box) return;
  const own = openBuilder(context);
  setFurniture(context, own, edition, holds);
  const factor = Math.min(box.width / area.width, box.height / area.height);
  const to = { x: box.x + (box.width - area.width * factor) / 2, y: box.y + (box.height - area.height * factor) / 2 };
  const stands = Math.abs(factor - 1) < 1e-3 && Math.hypot(to.x - area.x, to.y - area.y) < 0.1;
  builder.items.push(...(stands ? own.items : own.items.map((item) => asThick(moveItem(item, factor, area, to)))));
}

/** Thinnest line a press prints, in points. */
const thinnest = 0.25;

/** A line that was made too thin to be printed is as thin as can be. */
function asThick(item: SceneItem): SceneItem {
  switch (item.kind) {
    case "rule":
      return item.width < item.height
        ? { ...item, width: Math.max(thinnest, item.width) }
        : { ...item, height: Math.max(thinnest, item.height) };
    case "box":
      return item.stroke === undefined ? item : { ...item, strokeWidth: Math.max(thinnest, item.strokeWidth ?? 1) };
    case "path":
      return item.stroke === undefined ? item : { ...item, strokeWidth: Math.max(thinnest / item.scale, item.strokeWidth ?? 1) };
    default:
      return item;
  }
}

/** Boxes may be over furniture by so much that no eye sees it, in points. */
const touch = 1;

/** Reports each box that stands over words of the page's furniture, which stay where they are. */
function warnOfFurniture(context: LayoutContext, items: readonly SceneItem[], boxes: readonly FixedBox[]): void {
  const words = items.flatMap((item) =>
    item.kind === "text"
      ? [
          item.rotate
            ? { x: item.x, y: item.y, width: item.size, height: item.width }
            : { ...item, y: item.y - item.size * 0.7, height: item.size * 0.7 },
        ]
      : [],
  );
  for (const box of boxes) {
    const { x, y, width, height } = box.area;
    const isOver = words.some(
      (word) =>
        Math.min(x + width, word.x + word.width) - Math.max(x, word.x) > touch &&
        Math.min(y + height, word.y + word.height) - Math.max(y, word.y) > touch,
    );
    if (isOver) warn(context, "collision", blockOf(box), `${box.id}, furniture`);
  }
}
