import type { PageScene } from "../../typeset/index.ts";
import { boxOf, holdsPoint } from "./item-box.ts";

/** Generated text of a page, which cannot be edited, by its origin; see `stone:own.…`. */
export type OwnWords = "colophon" | "almanac" | "folio" | "jump" | "other";

const kinds: Partial<Record<string, OwnWords>> = { colophon: "colophon", almanac: "almanac", folio: "folio", ears: "folio", jump: "jump" };

/** Which of the page's own words stand at a point; null where there are none. */
export function ownWordsAt(scene: PageScene, point: { x: number; y: number }): OwnWords | null {
  const item = scene.items.findLast(
    (each) => each.kind === "text" && each.of === undefined && !each.clip && holdsPoint(boxOf(each), point, 2),
  );
  return item ? (kinds[item.block] ?? "other") : null;
}
