import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useEditNewspaper } from "../../api/stone/edit-newspaper.ts";
import { download } from "../../ui/download.ts";
import { showToast } from "../../ui/toast.ts";
import { settingsOf } from "./export-choices.ts";
import { type FileOrder, type MadeFile, makeCard, makePages, type Work } from "./make-file.ts";

export type Product = "page" | "pages" | "card";

export interface Progress {
  product: Product;
  /** 0 to 1; null while the pages are being set for the file. */
  done: number | null;
}

/**
 * A name that begins in a script from right to left keeps its time and ending where they are written: isolated, with a mark after its
 * words.
 */
const inReadingOrder = (name: string) => `\u2066${name.replace(/(?=-\d{14}\.)/, "\u200e")}\u2069`;

const doneKeys = { page: "exports.done", pages: "exports.donePages", card: "exports.doneCard" } as const;

const isTooLarge = (error: unknown) => (error as { fault?: string }).fault === "too-large";

/** Makes files of a newspaper, one at a time, hands them out, and saves the newspaper quietly. */
export function useExport() {
  const { t } = useTranslation("app");
  const edit = useEditNewspaper();
  const [progress, setProgress] = useState<Progress | null>(null);
  const work = useRef<AbortController | null>(null);

  const run = async (product: Product, order: Omit<FileOrder, "at"> | null, make: (order: FileOrder, work: Work) => Promise<MadeFile>) => {
    if (work.current) return;
    if (!order) {
      showToast({ title: t("exports.noPage.title"), description: t("exports.noPage.text"), tone: "error" });
      return;
    }
    const controller = new AbortController();
    work.current = controller;
    setProgress({ product, done: null });
    const { signal } = controller;
    try {
      const onProgress = (done: number) => !signal.aborted && setProgress({ product, done });
      // A face or a picture may be waited for; who cancels does not wait with it.
      const stopped = new Promise<never>((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      const { file, name } = await Promise.race([make({ ...order, at: new Date() }, { signal, onProgress }), stopped]);
      download(file, name);
      showToast({ title: t(doneKeys[product]), description: inReadingOrder(name), tone: "success" });
      const { newspaper, choices } = order;
      edit(newspaper.id, {
        exportSettings: product === "card" ? { ...newspaper.exportSettings } : settingsOf(choices, newspaper.paperSize),
      });
    } catch (error) {
      if (signal.aborted) {
        showToast({ title: t("exports.canceled") });
        return;
      }
      console.warn("The file could not be made", error);
      const text = isTooLarge(error) ? t("exports.tooLarge") : t("exports.failed.text");
      showToast({ title: t("exports.failed.title"), description: text, tone: "error" });
    } finally {
      work.current = null;
      setProgress(null);
    }
  };

  return {
    exportPages: (order: Omit<FileOrder, "at"> | null, product: "page" | "pages") => run(product, order, makePages),
    exportCard: (order: Omit<FileOrder, "at"> | null) => run("card", order, makeCard),
    cancel: () => work.current?.abort(new DOMException("The export was canceled", "AbortError")),
    progress,
  };
}
