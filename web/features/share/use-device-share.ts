import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../ui/toast.ts";
import type { SharedText } from "./networks.ts";
import { sharedText } from "./networks.ts";

export interface MadeFile {
  file: Blob;
  name: string;
}

/** Makes the page in view as a PNG, in full quality. */
export type FileMaker = (work: { signal: AbortSignal; onProgress: (done: number) => void }) => Promise<MadeFile>;

const sample = () => new File([""], "page.png", { type: "image/png" });

/** True where the device has a share menu. */
export const hasDeviceMenu = () => typeof navigator.share === "function";
/** True where that menu takes pictures, and not words and links alone. */
export const takesPictures = () => hasDeviceMenu() && navigator.canShare?.({ files: [sample()] }) === true;

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

/** Shares through the device's own menu. `pages` are those the file is made of: a file of others is not kept. */
export function useDeviceShare(makeFile: FileMaker, pages: unknown) {
  const { t } = useTranslation("share-app");
  /** Of the work, 0 to 1; null when there is none. */
  const [progress, setProgress] = useState<number | null>(null);
  const [ready, setReady] = useState<{ file: File; pages: unknown } | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(new DOMException("The page was left", "AbortError")), []);
  const kept = ready?.pages === pages ? ready : null;

  const failed = (error: unknown) => {
    console.warn("The device shared nothing", error);
    showToast({ tone: "error", title: t("failed.title"), description: t("deviceFailed") });
  };

  /** Gives false when the press was too long ago for the browser. */
  const open = async (data: ShareData): Promise<boolean> => {
    try {
      await navigator.share(data);
    } catch (error) {
      if (isNamed(error, "NotAllowedError")) return false;
      // Closed by the person: nothing to say.
      if (!isNamed(error, "AbortError")) failed(error);
    }
    return true;
  };

  const dataOf = (words: SharedText, link: string | null): ShareData => ({
    title: words.headline,
    text: sharedText(words),
    ...(link && { url: link }),
  });

  return {
    progress,
    isReady: kept !== null,
    /** Opens the menu with the words and the link; at a press. */
    shareLink: (words: SharedText, link: string) => open(dataOf(words, link)),
    /** Opens the menu with the picture, which is made first; where that took longer than the browser allows, at the next press. */
    sharePicture: async (words: SharedText, link: string | null) => {
      if (work.current) return;
      const data = dataOf(words, link);
      if (kept) {
        setReady(null);
        if (!(await open({ ...data, files: [kept.file] }))) failed("refused at a press");
        return;
      }
      const controller = new AbortController();
      const { signal } = controller;
      work.current = controller;
      setProgress(0);
      try {
        const stopped = new Promise<never>((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
        const making = makeFile({ signal, onProgress: (done) => !signal.aborted && setProgress(done) });
        const { file, name } = await Promise.race([making, stopped]);
        const picture = new File([file], name, { type: file.type });
        setProgress(null);
        if (!(await open({ ...data, files: [picture] }))) setReady({ file: picture, pages });
      } catch (error) {
        if (!signal.aborted) {
          console.warn("The picture could not be made", error);
          showToast({ tone: "error", title: t("failed.title"), description: t("failed.drawing") });
        }
      } finally {
        work.current = null;
        setProgress(null);
      }
    },
    cancel: () => work.current?.abort(new DOMException("Sharing was canceled", "AbortError")),
  };
}
