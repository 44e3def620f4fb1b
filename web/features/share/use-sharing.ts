import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../api/client.ts";
import { fetchSavedNewspaper, type Newspaper } from "../../api/newspapers.ts";
import { setSharing } from "../../api/sharing.ts";
import { saveNow } from "../../api/stone/edit-newspaper.ts";
import { showToast } from "../../ui/toast.ts";
import { type Network, networkNames, networks, type SharedText, sharingAddress } from "./networks.ts";
import { makeSharePictures, type PagesToShare, type PictureProgress } from "./share-pictures.ts";
import { openShareWindow, type ShareWindow } from "./share-window.ts";

/** What the newspaper is made public for. */
export type ShareTarget = Network | "link" | "embed" | "device";

export const isNetwork = (target: ShareTarget): target is Network => (networks as readonly string[]).includes(target);

export type ShareProgress = PictureProgress | { step: "publishing"; done: number };

export interface ShareTrouble {
  target: ShareTarget;
  error: unknown;
  /** True where the newspaper is as it was, and not public, beyond doubt. */
  isPrivate: boolean;
  /** The window was not opened, the newspaper is public: the network's page. */
  address?: string;
}

export const addressOf = (shareUrl: string) => new URL(shareUrl, location.origin).href;

export const wordsOf = ({ expandedContent, title, newspaperName }: Newspaper): SharedText => ({
  headline: expandedContent.expandedTitle || title,
  paper: newspaperName,
});

interface Sharing {
  newspaper: Newspaper | undefined;
  /** The pages as they are, or null while they are not complete. */
  toShare: PagesToShare | null;
  /** Called once the newspaper is public and its window has been handled: a link is to be copied, code to be shown. */
  onPublic: (target: ShareTarget, shareUrl: string, isNew: boolean) => void;
}

/** Makes a newspaper public, with pictures of its pages, after asking; and opens the window in which it is shared. */
export function useSharing({ newspaper, toShare, onPublic }: Sharing) {
  const { t } = useTranslation("share-app");
  const client = useQueryClient();
  const [asked, setAsked] = useState<ShareTarget | null>(null);
  const [progress, setProgress] = useState<ShareProgress | null>(null);
  const [trouble, setTrouble] = useState<ShareTrouble | null>(null);
  const work = useRef<AbortController | null>(null);
  const latest = useRef({ toShare, onPublic });
  latest.current = { toShare, onPublic };
  useEffect(() => () => work.current?.abort(new DOMException("The page was left", "AbortError")), []);

  const tell = (target: ShareTarget) =>
    showToast({
      tone: "error",
      title: t("failed.title"),
      ...(isNetwork(target) && { description: t("failed.network", { network: networkNames[target] }) }),
    });

  const deliver = (paper: Newspaper, target: ShareTarget, shareUrl: string, opened: ShareWindow | null, isNew: boolean) => {
    if (isNetwork(target)) {
      const address = sharingAddress(target, wordsOf(paper), addressOf(shareUrl));
      if (opened) opened.go(address);
      else {
        setTrouble({ target, error: null, isPrivate: false, address });
        tell(target);
        return;
      }
    }
    latest.current.onPublic(target, shareUrl, isNew);
  };

  const draw = async (paper: Newspaper, pages: PagesToShare, signal: AbortSignal) => {
    const { preview, ...sharePictures } = await makeSharePictures(pages, {
      signal,
      onProgress: (made) => !signal.aborted && setProgress(made),
    });
    // Changed meanwhile: these are pictures of what was. New ones are made once it is public.
    if (latest.current.toShare?.pages !== pages.pages || latest.current.toShare.filter !== pages.filter) return;
    // From here on it is not stopped halfway.
    if (paper.shareUrl === null) setProgress({ step: "publishing", done: 1 });
    await saveNow(client, paper.id, { sharePictures, ...(paper.previewImageUrl === "" && { previewImageUrl: preview }) });
  };

  const publish = async (paper: Newspaper, pages: PagesToShare | null, target: ShareTarget) => {
    // Before anything is waited for, or the browser opens none.
    const opened = isNetwork(target) ? openShareWindow(t("waiting", { network: networkNames[target] })) : null;
    const controller = new AbortController();
    const { signal } = controller;
    work.current = controller;
    setTrouble(null);
    let isSent = false;
    try {
      if (pages) {
        const stopped = new Promise<never>((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
        setProgress({ step: "drawing", number: 1, total: Math.max(2, pages.pages.length + 1), done: 0 });
        await Promise.race([draw(paper, pages, signal), stopped]);
      }
      signal.throwIfAborted();
      isSent = paper.shareUrl === null;
      if (isSent) setProgress({ step: "publishing", done: 1 });
      const shareUrl = paper.shareUrl ?? (await setSharing(client, paper.id, true));
      if (!shareUrl) throw new Error("The newspaper was given no address");
      deliver(paper, target, shareUrl, opened, paper.shareUrl === null);
    } catch (error) {
      opened?.close();
      if (signal.aborted) {
        showToast({ title: t("canceled") });
        return;
      }
      console.warn("The newspaper could not be shared", error);
      // An answer that never came may have been a yes.
      const isUnknown = isSent && !(error instanceof ApiError);
      if (isUnknown) void fetchSavedNewspaper(client, paper.id).catch(() => {});
      setTrouble({ target, error, isPrivate: paper.shareUrl === null && !isUnknown });
      tell(target);
    } finally {
      work.current = null;
      setProgress(null);
    }
  };

  return {
    asked,
    progress,
    trouble,
    /** Shares where the newspaper is public already, and asks where it is not. */
    share: (target: ShareTarget) => {
      if (!newspaper || work.current) return;
      if (!newspaper.shareUrl) setAsked(target);
      else if (isNetwork(target) && newspaper.sharePictures.card === "") void publish(newspaper, toShare, target);
      else {
        setTrouble(null);
        const opened = isNetwork(target) ? openShareWindow(t("waiting", { network: networkNames[target] })) : null;
        deliver(newspaper, target, newspaper.shareUrl, opened, false);
      }
    },
    confirm: () => {
      if (!newspaper || !asked || work.current) return;
      setAsked(null);
      void publish(newspaper, newspaper.sharePictures.card === "" ? toShare : null, asked);
    },
    dismiss: () => setAsked(null),
    again: (target: ShareTarget) => {
      if (newspaper && !work.current) void publish(newspaper, newspaper.sharePictures.card === "" ? toShare : null, target);
    },
    cancel: () => work.current?.abort(new DOMException("Sharing was canceled", "AbortError")),
  };
}
