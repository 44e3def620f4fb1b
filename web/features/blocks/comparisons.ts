import { create } from "zustand";
import type { Newspaper } from "../../api/newspapers.ts";
import { contentOf, isSameContent, keyOfPart, type Part, type PartContent } from "./parts.ts";

export type Side = "older" | "newer";

/** A part that was made again, as it was and as it came out. */
export interface Comparison extends Record<Side, PartContent> {
  newspaperId: string;
  part: Part;
  /** Its owner was editing it when the new one came, and the page shows what they wrote. */
  isEdited: boolean;
}

/** For as long as the page is open; beyond that the newspaper's versions have both. */
export const useComparisons = create<{ all: readonly Comparison[] }>()(() => ({ all: [] }));

const isOf = (comparison: Comparison, newspaperId: string, part: Part) =>
  comparison.newspaperId === newspaperId && keyOfPart(comparison.part) === keyOfPart(part);

/** Keeps what a part was and became; what it was before that is compared no more. */
export function noteComparison(comparison: Comparison): void {
  const { newspaperId, part } = comparison;
  useComparisons.setState(({ all }) => ({ all: [...all.filter((other) => !isOf(other, newspaperId, part)), comparison] }));
}

export interface Standing {
  /** Where the part is now: side stories may have changed places. */
  part: Part;
  /** Which of both the newspaper has; `other` where it was edited since. */
  side: Side | "other";
}

/** Which side of a comparison stands in the newspaper, and where; null where its part is not to be found any more. */
export function standingOf(newspaper: Newspaper, { part, older, newer }: Comparison): Standing | null {
  const stories = newspaper.expandedContent.sideStories;
  const places = part.block === "side" ? [part, ...stories.map((_, index): Part => ({ block: "side", index }))] : [part];
  for (const place of places) {
    const content = contentOf(newspaper, place);
    for (const side of ["newer", "older"] as const)
      if (isSameContent(content, side === "newer" ? newer : older)) return { part: place, side };
  }
  return part.index !== undefined && part.index >= stories.length ? null : { part, side: "other" };
}

/** The comparison whose part stands in this place now. */
export function comparisonAt(newspaper: Newspaper, all: readonly Comparison[], part: Part): (Comparison & { standing: Standing }) | null {
  for (const comparison of all) {
    const standing = comparison.newspaperId === newspaper.id ? standingOf(newspaper, comparison) : null;
    if (standing && keyOfPart(standing.part) === keyOfPart(part)) return { ...comparison, standing };
  }
  return null;
}
