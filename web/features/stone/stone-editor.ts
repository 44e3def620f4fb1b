import { create } from "zustand";
import { useTypedAhead } from "../../api/stone/unsaved-work.ts";

/** The pointed position, in CSS pixels of the window. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** A field that is open to be written in. */
export interface OpenField {
  path: string;
  /** Where the caret stands at first: a place in the text, or on the screen; at the end without either. */
  at?: number | undefined;
  point?: ScreenPoint | undefined;
  /** On the pages, where a field stands on several: index of the page, and points. */
  place?: { page: number; x: number; y: number } | undefined;
  /** Tells one opening from the next. */
  id: number;
}

interface StoneEditor {
  open: OpenField | null;
  /** What a screen reader announces. */
  said: string;
  /** Opens a field in place of the one that is open, whose words are kept. `at` is an offset in its text. */
  openField: (path: string, at?: number) => void;
  openAt: (path: string, where: Pick<OpenField, "at" | "point" | "place">) => void;
  /** Closes the open field and keeps its words. */
  close: () => void;
  say: (words: string) => void;
}

let openings = 0;

/** Which text of the page is open to be written in. */
export const useStoneEditor = create<StoneEditor>()((set, get) => ({
  open: null,
  said: "",
  openField: (path, at) => get().openAt(path, { at }),
  openAt: (path, where) => {
    openings += 1;
    set({ open: { path, ...where, id: openings } });
  },
  close: () => {
    set({ open: null });
    // A text that is finished is not kept waiting for the next key.
    useTypedAhead.getState().handOver?.();
  },
  // The same words twice are no news to a screen reader: a blank more makes them others.
  say: (words) => set(({ said }) => ({ said: words !== "" && words === said ? `${words}\u00a0` : words })),
}));
