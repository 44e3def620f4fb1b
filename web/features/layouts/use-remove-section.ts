import { useTranslation } from "react-i18next";
import { showToast } from "../../ui/toast.ts";
import type { LayoutBox } from "./layout-edits.ts";
import { edit, undo, useLayoutStore } from "./layout-store.ts";
import { useSectionWords } from "./use-section-words.ts";

/** Removes a section an admin has made, with a message that brings it back. */
export function useRemoveSection(): (section: LayoutBox) => void {
  const { t } = useTranslation("layouts");
  const { nameOf } = useSectionWords();
  return (section) => {
    const index = useLayoutStore.getState().sections.findIndex(({ id }) => id === section.id);
    if (index < 0) return;
    edit({ kind: "remove", section, index });
    showToast({
      title: t("overlay.removed", { name: nameOf(section) }),
      action: { label: t("overlay.undo"), onPress: () => bringBack(section.id) },
    });
  };
}

/** By steps back where it was the last one, else by adding it again, so that nothing done since is lost. */
function bringBack(id: string): void {
  const { past, sections } = useLayoutStore.getState();
  const last = past.at(-1);
  if (last?.kind === "remove" && last.section.id === id) return void undo();
  const removed = past.findLast((made) => made.kind === "remove" && made.section.id === id);
  if (removed?.kind === "remove" && !sections.some((section) => section.id === id))
    edit({ kind: "add", section: removed.section, index: sections.length });
}
