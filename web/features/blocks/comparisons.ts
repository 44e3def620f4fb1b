import { create } from "zustand";
import { persist } from "zustand/middleware";
import { onForgetting } from "../../api/account/what-is-forgotten.ts";
import { forgivingStorage } from "../../api/forgiving-storage.ts";
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

/** UTF-16 units of all comparisons that outlive a reload; of more the oldest go. */
const mostKept = 500_000;

function isReadable(value: unknown): value is Comparison {
  const { newspaperId, part, older, newer } = (value ?? {}) as Partial<Record<keyof Comparison, unknown>>;
  const hasKind = (content: unknown) => typeof (content as PartContent | null | undefined)?.kind === "string";
  return (
    typeof newspaperId === "string" && typeof (part as Part | null | undefined)?.block === "string" && hasKind(older) && hasKind(newer)
  );
}

/** The newest, as far as there is room for them. */
function kept(all: readonly Comparison[]): Comparison[] {
  let room = mostKept;
  const newest = all.toReversed();
  const end = newest.findIndex((comparison) => {
    room -= JSON.stringify(comparison).length;
    return room < 0;
  });
  return newest.slice(0, end < 0 ? undefined : end).reverse();
}

/** For as long as the tab is open, over reloads; beyond that the newspaper's versions have both. */
export const useComparisons = create<{ all: readonly Comparison[] }>()(
  persist((): { all: readonly Comparison[] } => ({ all: [] }), {
    name: "comparisons",
    version: 1,
    storage: forgivingStorage(() => sessionStorage),
    partialize: ({ all }) => ({ all: kept(all) }),
    merge: (stored, fresh) => {
      const { all } = (stored ?? {}) as { all?: unknown };
      return { ...fresh, all: Array.isArray(all) ? all.filter(isReadable) : [] };
    },
  }),
);

// Registered once: sign-out drops all comparisons.
onForgetting(() => useComparisons.setState({ all: [] }));

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
