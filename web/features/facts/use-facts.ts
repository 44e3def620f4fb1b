import { create } from "zustand";
import { persist } from "zustand/middleware";
import { forgivingStorage } from "../../api/forgiving-storage.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import type { FieldRange } from "./carry.ts";
import type { CheckedPage } from "./facts-piece.ts";

interface Facts {
  /** What was found last, with the newspaper it was found in; null before the first check. */
  checked: { page: CheckedPage; newspaper: Newspaper } | null;
  /** The newest words are still being looked up. */
  isChecking: boolean;
  /** The check could not be done; what was found before may be old. */
  hasFailed: boolean;
  /** The place the user asked to see; a new object for each request. */
  shown: (FieldRange & { count: number }) | null;
}

export const useFacts = create<Facts>()(() => ({ checked: null, isChecking: false, hasFailed: false, shown: null }));

let count = 0;

/** Makes a place on the page flash. */
export function pointAt(range: FieldRange): void {
  count += 1;
  useFacts.setState({ shown: { ...range, count } });
}

interface MarksSwitch {
  areShown: boolean;
}

/** Whether the page shows its marks; remembered in this browser. */
export const useMarksSwitch = create<MarksSwitch>()(
  persist((): MarksSwitch => ({ areShown: true }), { name: "fact-marks", version: 1, storage: forgivingStorage() }),
);
