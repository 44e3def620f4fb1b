import { useTranslation } from "react-i18next";
import { ApiError, NetworkError } from "../../api/client.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import "../../i18n/layouts-words.ts";
import { showToast } from "../../ui/toast.ts";
import { configure, isSamePage, useCanvas } from "./canvas-store.ts";
import { generatePreview, type PreviewWish } from "./generate-preview.ts";
import { type KeptBoxes, writeKept } from "./kept-settings.ts";
import { markSaved, useLayoutStore } from "./layout-store.ts";
import type { SampleWords } from "./sample-words.ts";

const causes = {
  UNAUTHORIZED: "canvas.causes.signedOut",
  FORBIDDEN: "canvas.causes.noAdmin",
  RATE_LIMITED: "canvas.causes.hurried",
  INVALID: "canvas.causes.refused",
} as const;

/** What went wrong with a call and what to do about it, after the sentence that says what it means for the page. */
export function useTroubleWords() {
  const { t } = useTranslation("layouts");
  return (error: unknown): string => {
    if (error instanceof NetworkError) return t("canvas.causes.network");
    const code = error instanceof ApiError ? error.code : "";
    return t(code in causes ? causes[code as keyof typeof causes] : "canvas.causes.other");
  };
}

/** What the cards' buttons do about previews and settings. */
export function useCanvasDeeds(words: SampleWords | undefined) {
  const { t } = useTranslation("layouts");
  const figure = useFigures();
  const sentences = useSentences();
  const troubleWords = useTroubleWords();

  const fail = (error: unknown, sentence: string) => {
    console.warn("No canvas preview", error);
    useCanvas.setState({ trouble: sentence });
    showToast({ title: t("canvas.failed.title"), description: t("canvas.failed.text"), tone: "error" });
  };

  const ask = async (wish: Omit<PreviewWish, "words">): Promise<number | null> => {
    if (!words || useCanvas.getState().pending) return null;
    try {
      return await generatePreview({ ...wish, words });
    } catch (error) {
      const isMissing = error instanceof ApiError && error.code === "NOT_CONFIGURED";
      const reason = isMissing ? t("canvas.causes.noImageModel") : troubleWords(error);
      fail(error, sentences(t(wish.enhance ? "canvas.noPicture" : "canvas.noPreview"), reason));
      return null;
    }
  };

  const generate = async (boxes?: KeptBoxes) => {
    if (boxes) configure({ template: boxes.template, layout: boxes.layout });
    const count = await ask({ pending: "generate", ...(boxes && { boxes: boxes.sections }) });
    if (count === null) return;
    showToast({
      title: t("canvas.generated.title"),
      description: t("canvas.generated.text", { count, figure: figure(count) }),
      tone: "success",
    });
  };

  /** Boxes that were moved stay on their page. */
  const unsavedBoxes = () => {
    const { isLayoutDirty, sections } = useLayoutStore.getState();
    const { preview, configuration } = useCanvas.getState();
    return isLayoutDirty && isSamePage(preview, configuration) ? { boxes: sections } : {};
  };

  const enhance = async () => {
    const before = useCanvas.getState().preview;
    if (before) configure({ template: before.template, layout: before.layout });
    await ask({ pending: "enhance", enhance: true, ...unsavedBoxes() });
  };

  const saveSettings = async () => {
    const { settings, sections, isLayoutDirty } = useLayoutStore.getState();
    const { preview } = useCanvas.getState();
    try {
      const kept = isLayoutDirty && preview ? { template: preview.template, layout: preview.layout, sections } : undefined;
      writeKept({ settings, ...(kept && { sectionLayout: kept }) });
      useCanvas.setState({ kept: kept ? sections : null, trouble: null });
    } catch (error) {
      console.warn("The content settings could not be kept", error);
      useCanvas.setState({ trouble: t("settings.notKept") });
      showToast({ title: t("settings.failed.title"), description: t("settings.failed.text"), tone: "error" });
      return;
    }
    markSaved("settings");
    if ((await ask({ pending: "settings", ...unsavedBoxes() })) === null) return;
    showToast({ title: t("settings.saved.title"), description: t("settings.saved.text"), tone: "success" });
  };

  return { generate, enhance, saveSettings };
}
