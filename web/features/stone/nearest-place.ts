import type { PageScene, SceneItem, TextItem } from "../../typeset/index.ts";
import type { Aside } from "./decorations.ts";
import { headlineOver } from "./fields.ts";
import { boxOf } from "./item-box.ts";
import type { SetLine } from "./set-lines.ts";

const headline = "expandedContent.expandedTitle";
const name = "newspaperName";

/** Beside which field, or picture, one stands that has no words yet, and on which side of it. */
const neighbors: Record<string, readonly [string, "over" | "under"][]> = {
  "expandedContent.kicker": [[headline, "over"]],
  "expandedContent.deck": [[headline, "under"]],
  "expandedContent.byline": [
    ["expandedContent.deck", "under"],
    [headline, "under"],
  ],
  "expandedContent.quote": [
    ["expandedContent.deck", "under"],
    [headline, "under"],
  ],
  "folio.motto": [[name, "under"]],
  "folio.price": [
    ["publishDate", "under"],
    [name, "under"],
  ],
  "folio.ears.0": [[name, "over"]],
  "folio.ears.1": [[name, "over"]],
  imageCaption: [["imageUrl", "under"]],
  smallImageCaption: [["smallImageUrl", "under"]],
  region: [["publishDate", "under"]],
};

/** Places that only refer to a story. */
const references: ReadonlySet<string> = new Set(["whats-inside", "ears"]);

const isOf = (item: SceneItem, path: string) =>
  (item.kind === "picture" || (item.kind === "text" && !references.has(item.block))) && item.of === path;

/** A line for a field that stands nowhere on the pages: where it would stand, as near as can be said. */
export function nearestPlace(path: string, pages: readonly PageScene[]): Aside {
  const headlineOfStory = headlineOver(path);
  for (const [neighbor, side] of headlineOfStory ? ([[headlineOfStory, "under"]] as const) : (neighbors[path] ?? [])) {
    for (const [page, scene] of pages.entries()) {
      const items = scene.items.filter((item) => isOf(item, neighbor));
      const item = side === "over" ? items[0] : items.at(-1);
      if (item?.kind !== "text" && item?.kind !== "picture") continue;
      const box = item.kind === "text" ? boxOf(item) : item;
      const y = side === "over" ? Math.max(4, box.y - 16) : box.y + box.height + 2;
      const x = path === "folio.ears.1" ? scene.width - 150 : path === "folio.ears.0" ? 24 : box.x;
      return { page, x: Math.max(8, Math.min(x, scene.width - 130)), y, width: 120, size: 10 };
    }
  }
  return { page: 0, x: 24, y: 24, width: 160, size: 10 };
}

/** Under the last of the lines that stand in for a field without words. */
export function placeUnder(lines: readonly SetLine[]): Aside | null {
  const last = lines.at(-1);
  if (!last) return null;
  const box = boxOf(last.item as TextItem);
  return { page: last.page, x: box.x, y: box.y + box.height, width: Math.min(240, Math.max(120, box.width)), size: 10 };
}
