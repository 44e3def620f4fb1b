import { create } from "zustand";
import { type Draft, useDraft } from "./draft.ts";

/** In milliseconds. */
const restAfterTyping = 800;

/** The draft, debounced: updated after a pause in typing, for previews that a single letter would not visibly change. */
export const useRestedDraft = create<Draft>(() => useDraft.getState());

let timer: ReturnType<typeof setTimeout> | undefined;
useDraft.subscribe((draft) => {
  clearTimeout(timer);
  timer = setTimeout(() => useRestedDraft.setState(draft), restAfterTyping);
});
