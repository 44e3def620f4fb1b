import { create } from "zustand";

/** A stretch of a field of the newspaper. Offsets in UTF-16 units. */
export interface MarkedRange {
  path: string;
  from: number;
  to: number;
}

/** Sentences that are offered to be left out at this moment: they are struck through on the page. */
export const useOfferedCut = create<{ ranges: readonly MarkedRange[] }>()(() => ({ ranges: [] }));
