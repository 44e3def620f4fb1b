import { create } from "zustand";
import { type Draft, useDraft } from "./draft.ts";

/** In milliseconds. */
const restAfterTyping = 800;

/** The draft as it was when nobody had typed for a while: for what is set from it, which a letter would not change for the eye. */
export const useRestedDraft = create<Draft>(() => useDraft.getState());

let timer: ReturnType<typeof setTimeout> | undefined;
useDraft.subscribe((draft) => {
  clearTimeout(timer);
  timer = setTimeout(() => useRestedDraft.setState(draft), restAfterTyping);
});
