import { useTranslation } from "react-i18next";
import "../../i18n/layouts-words.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { announce } from "./announcements.ts";
import type { LayoutEdit } from "./layout-edits.ts";
import { redo, undo, useLayoutStore } from "./layout-store.ts";
import { useSectionWords } from "./use-section-words.ts";

/** Undo and redo, announced to screen readers: what was done, and where the box is now. */
export function useHistory() {
  const { t } = useTranslation("layouts");
  const sentences = useSentences();
  const words = useSectionWords();
  const tell = (said: "overlay.undone" | "overlay.redone", made: LayoutEdit | null) => {
    if (!made) return;
    announce(() => {
      const section = made.kind === "box" ? useLayoutStore.getState().sections.find(({ id }) => id === made.id) : undefined;
      return sentences(t(said), section && words.placeOf(section));
    });
  };
  return { stepBack: () => tell("overlay.undone", undo()), stepForth: () => tell("overlay.redone", redo()) };
}
