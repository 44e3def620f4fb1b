import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import "../../i18n/layouts-words.ts";
import { download } from "../../ui/download.ts";
import { showToast } from "../../ui/toast.ts";
import { useCanvas } from "./canvas-store.ts";
import { NoElement, pictureName, picturePage } from "./download-page.ts";

/** Exports what is in the element, without the boxes over it. */
export function useDownload(sheet: RefObject<HTMLElement | null>) {
  const { t } = useTranslation("layouts");
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const { page } = useCanvas.getState();
      if (!page) throw new NoElement();
      download(await picturePage(sheet.current, page.scene), pictureName());
      showToast({ title: t("canvas.downloaded.title"), description: t("canvas.downloaded.text"), tone: "success" });
    } catch (error) {
      console.warn("The preview could not be exported", error);
      const isGone = error instanceof NoElement;
      showToast({
        title: t(isGone ? "canvas.noElement.title" : "canvas.exportFailed.title"),
        description: t(isGone ? "canvas.noElement.text" : "canvas.exportFailed.text"),
        tone: "error",
      });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, start };
}
