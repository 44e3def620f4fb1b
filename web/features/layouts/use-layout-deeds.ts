import { useTranslation } from "react-i18next";
import type { LayoutVersion } from "../../../functions/admin/contract.ts";
import "../../i18n/layouts-words.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { sectionsOf } from "../../typeset/index.ts";
import { showToast } from "../../ui/toast.ts";
import { type Pending, type Preview, useCanvas } from "./canvas-store.ts";
import { forgetKeptBoxes, writeKept } from "./kept-settings.ts";
import type { LayoutBox } from "./layout-edits.ts";
import { markSaved, replaceLayout, reset, undo, useLayoutStore } from "./layout-store.ts";
import { conflictIn, resetLayout, saveLayout } from "./saved-layouts.ts";
import { useTroubleWords } from "./use-canvas-deeds.ts";
import { usePageNames } from "./use-page-names.ts";

/** What is kept beside a saved layout must not be lost when the editing flag is cleared. */
function keepSettings(): void {
  try {
    writeKept({ settings: useLayoutStore.getState().settings });
  } catch (error) {
    // The boxes are on the server; the settings stay in the window.
    console.warn("The content settings could not be kept", error);
  }
}

const boxesOf = ({ template, layout, settings }: Preview, version: LayoutVersion | null): readonly LayoutBox[] =>
  version?.sectionLayout ?? sectionsOf(template, layout, settings);

/** What the canvas card's buttons do about the layout on the server. */
export function useLayoutDeeds() {
  const { t } = useTranslation("layouts");
  const sentences = useSentences();
  const troubleWords = useTroubleWords();
  const { pageName } = usePageNames();

  /** Runs one call; a conflicting version of another admin opens its dialog. Resolves to whether the call succeeded. */
  const run = async (pending: Pending, sentence: string, call: (preview: Preview) => Promise<LayoutVersion>): Promise<boolean> => {
    const { preview, pending: busy } = useCanvas.getState();
    if (!preview || busy) return false;
    useCanvas.setState({ pending, trouble: null });
    try {
      const inForce = await call(preview);
      useCanvas.setState({ inForce, conflict: null });
      return true;
    } catch (error) {
      const conflict = conflictIn(error);
      if (conflict && pending === "save") {
        useCanvas.setState({ conflict });
        return false;
      }
      if (conflict) {
        // Takes over the current version from the answer, so that the next attempt is based on it.
        useCanvas.setState(conflict);
        showToast({ title: t("save.conflict.title"), description: sentence, tone: "error" });
        return false;
      }
      console.warn("The layout could not be changed", error);
      useCanvas.setState({ trouble: sentences(sentence, troubleWords(error)) });
      showToast({ title: t("save.failed.title"), description: sentence, tone: "error" });
      return false;
    } finally {
      useCanvas.setState({ pending: null });
    }
  };

  /** `from`: the version that is knowingly covered. */
  const save = async (from: string | null = useCanvas.getState().inForce?.id ?? null) => {
    const { sections } = useLayoutStore.getState();
    if (!(await run("save", t("save.failed.text"), (preview) => saveLayout(preview, sections, from)))) return;
    keepSettings();
    useCanvas.setState({ kept: null });
    // What was moved while the save was on its way is still unsaved.
    if (useLayoutStore.getState().sections === sections) markSaved();
    const { preview } = useCanvas.getState();
    showToast({
      title: t("save.saved.title"),
      description: preview ? t("save.saved.text", { page: pageName(preview) }) : undefined,
      tone: "success",
    });
  };

  /** The other admin's boxes; one's own come back with Undo. */
  const takeTheirs = () => {
    const { preview, conflict } = useCanvas.getState();
    if (!preview || !conflict) return;
    replaceLayout(boxesOf(preview, conflict.inForce));
    markSaved("layout");
    useCanvas.setState({ inForce: conflict.inForce, conflict: null });
    showToast({ title: t("save.theirs") });
  };

  const restore = async (version: LayoutVersion) => {
    const from = useCanvas.getState().inForce?.id ?? null;
    const { sectionLayout } = version;
    const isDone = await run("restore", t("versions.restoreFailed"), (preview) =>
      sectionLayout ? saveLayout(preview, sectionLayout, from) : resetLayout(preview),
    );
    const { preview, inForce } = useCanvas.getState();
    if (!isDone || !preview) return false;
    replaceLayout(boxesOf(preview, inForce));
    markSaved("layout");
    showToast({ title: t("versions.restored"), tone: "success" });
    return true;
  };

  const resetAll = async () => {
    const before = useCanvas.getState();
    const { isLayoutDirty, sections } = useLayoutStore.getState();
    const saved = before.inForce?.sectionLayout ?? null;
    if (saved && !(await run("reset", t("save.resetFailed"), resetLayout))) return;
    const { preview } = useCanvas.getState();
    if (!preview) return;
    forgetKeptBoxes();
    reset(sectionsOf(preview.template, preview.layout, preview.settings));
    keepSettings();
    useCanvas.setState({ kept: null });
    const step = useLayoutStore.getState().past.at(-1);
    const takeBack = async () => {
      const { inForce } = useCanvas.getState();
      if (saved && !(await run("restore", t("versions.restoreFailed"), (of) => saveLayout(of, saved, inForce?.id ?? null)))) return;
      // Something may have been done since.
      if (useLayoutStore.getState().past.at(-1) === step) undo();
      else replaceLayout(sections);
      if (!isLayoutDirty) markSaved("layout");
    };
    showToast({
      title: t("save.reset.title"),
      description: t("save.reset.text"),
      tone: "success",
      action: { label: t("overlay.undo"), onPress: () => void takeBack() },
    });
  };

  return { save, takeTheirs, restore, resetAll };
}
