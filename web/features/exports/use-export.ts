import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Newspaper, useSaveNewspaper } from "../../api/newspapers.ts";
import type { PageScene } from "../../typeset/index.ts";
import { showToast } from "../../ui/toast.ts";
import { download } from "./download.ts";
import { fileName } from "./file-name.ts";

/** Specification §9: hd. */
export const hd = { width: 1920, height: 2560, dpi: 150 } as const;

/** A name that begins in a script from right to left keeps its time and ending where they are written: isolated, with a mark after its words. */
const inReadingOrder = (name: string) => `\u2066${name.replace(/(?=-\d{14}\.)/, "\u200e")}\u2069`;

/** Draws a page as a file, hands it out, and saves the newspaper quietly. */
export function useExport(newspaper: Newspaper | undefined, scene: PageScene | undefined) {
  const { t } = useTranslation("app");
  const save = useSaveNewspaper();
  const [done, setDone] = useState<number | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const work = useRef<AbortController | null>(null);

  const saveQuietly = (exported: Newspaper) => {
    save.mutate(
      { ...exported, exportSettings: { format: "png", quality: "hd", resolution: hd } },
      {
        onSuccess: () => setUnsaved(false),
        onError: (error) => {
          console.warn("The newspaper could not be saved after its export", error);
          setUnsaved(true);
        },
      },
    );
  };

  const exportPage = async () => {
    if (!newspaper || !scene) {
      showToast({ title: t("exports.noPage.title"), description: t("exports.noPage.text"), tone: "error" });
      return;
    }
    const controller = new AbortController();
    work.current = controller;
    setDone(0);
    try {
      const { exportImage } = await import("../../render/export-image.ts");
      const file = await exportImage(scene, hd, { signal: controller.signal, onProgress: setDone });
      const name = fileName(newspaper.title, newspaper.newspaperName, "png", new Date());
      download(file, name);
      showToast({ title: t("exports.done"), description: inReadingOrder(name), tone: "success" });
      saveQuietly(newspaper);
    } catch (error) {
      if (controller.signal.aborted) {
        showToast({ title: t("exports.canceled") });
        return;
      }
      console.warn("The page could not be drawn", error);
      showToast({ title: t("exports.failed.title"), description: t("exports.failed.text"), tone: "error" });
    } finally {
      setDone(null);
    }
  };

  return { exportPage, cancel: () => work.current?.abort(), done, isUnsaved };
}
