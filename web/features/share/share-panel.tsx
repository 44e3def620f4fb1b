import { useQueryClient } from "@tanstack/react-query";
import { Code, Link, Share } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchSavedNewspaper, isGone, type Newspaper } from "../../api/newspapers.ts";
import { useUser } from "../../api/queries.ts";
import { setSharing } from "../../api/sharing.ts";
import "../../i18n/share-words.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { paths, signInPath } from "../../paths.ts";
import type { PageScene } from "../../typeset/index.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { copyText } from "./copy-text.ts";
import { EmbedCode } from "./embed-code.tsx";
import { embedCode, networkNames, networks } from "./networks.ts";
import { PublicMark, PublicNote } from "./public-note.tsx";
import type { PagesToShare } from "./share-pictures.ts";
import { reasonOf, TroubleNotice } from "./share-trouble.tsx";
import { SharingProgress } from "./sharing-progress.tsx";
import { type FileMaker, hasDeviceMenu, takesPictures, useDeviceShare } from "./use-device-share.ts";
import { useNewPictures } from "./use-new-pictures.ts";
import { addressOf, type ShareProgress, type ShareTarget, useSharing, wordsOf } from "./use-sharing.ts";

interface SharePanelProps {
  newspaper: Newspaper | undefined;
  /** As they are set on the stage; none while they are being set, or a picture of theirs is missing. */
  pages: readonly PageScene[];
  /** Composes the front page as a card, in pixels. */
  card: PagesToShare["card"];
  /** Makes the page in view as a PNG. */
  makeFile: FileMaker;
}

export const shareTitleId = "share-title";
/** Two in a row of the narrowest panel, in any language: long words go on a second line. */
const cellClass = "h-auto! min-h-10 min-w-0 px-2! py-1.5 whitespace-normal! wrap-anywhere pointer-coarse:min-h-11";
const icon = { "aria-hidden": true, className: "size-[18px] shrink-0", strokeWidth: 1.75 } as const;
/** Where the panel is narrowest, the words need the room. */
const cellIcon = { ...icon, className: `${icon.className} desk:max-wide:hidden` } as const;

/**
 * Sharing: windows of the networks, the link, code for other sites, the device's own menu; and taking it back. For one newspaper: give it
 * the newspaper's id as key.
 */
export function SharePanel({ newspaper, pages, card, makeFile }: SharePanelProps) {
  const { t } = useTranslation("share-app");
  const figure = useFigures();
  const client = useQueryClient();
  const { data: user } = useUser();
  const [refusals, setRefusals] = useState({ link: 0, code: 0 });
  const [isCodeShown, setCodeShown] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const shareUrl = newspaper?.shareUrl ?? null;
  const filter = newspaper?.currentFilter ?? "none";

  const latestCard = useRef(card);
  latestCard.current = card;
  const toShare = useMemo<PagesToShare | null>(
    () => (pages.length > 0 ? { pages, filter, card: (size) => latestCard.current(size) } : null),
    [pages, filter],
  );

  const copy = async (kind: "link" | "code", words: string, isNew: boolean) => {
    const isCopied = await copyText(words);
    if (!isCopied) setRefusals((before) => ({ ...before, [kind]: before[kind] + 1 }));
    const done = t(`copied.${kind}`);
    if (isNew) showToast({ tone: "success", title: t("published"), ...(isCopied && { description: done }) });
    else if (isCopied) showToast({ tone: "success", title: done });
  };

  // Asking and drawing can take longer than the browser lets a press count.
  const shareLink = async (path: string, isNew: boolean) => {
    if (!newspaper || (await device.shareLink(wordsOf(newspaper), addressOf(path)))) return;
    showToast({ title: t(isNew ? "published" : "failed.title"), description: t("deviceFailed"), tone: isNew ? "success" : "error" });
  };

  const onPublic = (target: ShareTarget, path: string, isNew: boolean) => {
    if (!newspaper) return;
    if (target === "link") void copy("link", addressOf(path), isNew);
    else if (isNew) showToast({ tone: "success", title: t("published") });
    if (target === "embed") setCodeShown(true);
    if (target === "device") void shareLink(path, isNew);
  };
  const sharing = useSharing({ newspaper, toShare, onPublic });
  const device = useDeviceShare(makeFile, pages);
  useNewPictures(newspaper, sharing.progress ? null : toShare);

  useEffect(() => {
    if (shareUrl === null) setCodeShown(false);
  }, [shareUrl]);

  // What was pressed is gone with the next frame.
  const keepFocus = () => title.current?.focus({ preventScroll: true });
  const cancel = () => {
    keepFocus();
    (sharing.progress ? sharing : device).cancel();
  };
  const again = () => {
    keepFocus();
    if (sharing.trouble) sharing.again(sharing.trouble.target);
  };

  const stop = async () => {
    if (!newspaper || isStopping) return;
    setStopping(true);
    try {
      await setSharing(client, newspaper.id, false);
      showToast({ tone: "success", title: t("public.stopped"), description: t("public.ended") });
      keepFocus();
    } catch (error) {
      console.warn("Sharing could not be stopped", error);
      if (isGone(error)) {
        // The screen finds out that it is not there.
        void fetchSavedNewspaper(client, newspaper.id).catch(() => {});
        showToast({ title: t("public.stopped"), description: t("failed.gone") });
        return;
      }
      showToast({ tone: "error", title: t("public.stays"), description: t(`failed.${reasonOf(error)}`) });
    } finally {
      setStopping(false);
    }
  };

  const stepWords = (progress: ShareProgress) =>
    progress.step === "drawing"
      ? t("progress.drawing", { number: figure(progress.number), total: figure(progress.total) })
      : t(`progress.${progress.step}`);

  const hasContent = Boolean(newspaper?.imageUrl && newspaper.expandedContent.expandedContent.trim());
  const isSignedOut = user === null;
  const hindrance = !hasContent ? t("notReady") : isSignedOut ? t("signIn") : !toShare ? t("notSet") : null;
  const isBusy = sharing.progress !== null || device.progress !== null;
  const isBarred = isBusy || (hindrance !== null && !(hasContent && isSignedOut));
  const press = (act: () => void) => () => {
    if (isBusy) return;
    if (!hasContent || !newspaper) showToast({ title: t("notReady") });
    else if (isSignedOut) location.assign(signInPath(paths.home));
    else if (hindrance) showToast({ title: hindrance });
    else act();
  };
  const shared = {
    className: cellClass,
    "aria-disabled": isBarred || undefined,
    "aria-describedby": hindrance ? "share-hindrance" : undefined,
  };
  const onDevice = () => {
    if (newspaper && takesPictures()) void device.sharePicture(wordsOf(newspaper), shareUrl && addressOf(shareUrl));
    else sharing.share("device");
  };
  const words = sharing.progress
    ? stepWords(sharing.progress)
    : device.progress !== null
      ? t("progress.file")
      : device.isReady
        ? t("deviceReady")
        : "";
  const codeWords = newspaper && shareUrl ? embedCode(shareUrl, newspaper.newspaperName || newspaper.title, location.origin) : "";

  return (
    <section aria-labelledby={shareTitleId} className="flex scroll-mt-16 flex-col gap-4 border-t border-rule pt-5 pb-8">
      <h3 ref={title} id={shareTitleId} tabIndex={-1} className="scroll-mt-20 text-h4">
        {t("title")}
      </h3>
      {shareUrl ? <PublicMark /> : hasContent && !hindrance && <p className="text-sm text-ink-2">{t("private")}</p>}
      <p id="share-hindrance" className="text-sm text-ink-2 empty:hidden">
        {hindrance}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {networks.map((network) => (
          <Button
            {...shared}
            key={network}
            aria-label={t("on", { network: networkNames[network] })}
            onClick={press(() => sharing.share(network))}
          >
            {networkNames[network]}
          </Button>
        ))}
        <Button {...shared} iconStart={<Link {...cellIcon} />} onClick={press(() => sharing.share("link"))}>
          {t("copyLink")}
        </Button>
        <Button
          {...shared}
          aria-expanded={shareUrl ? isCodeShown : undefined}
          iconStart={<Code {...cellIcon} />}
          onClick={press(() => (isCodeShown ? setCodeShown(false) : sharing.share("embed")))}
        >
          {t("embed")}
        </Button>
        {hasDeviceMenu() && (
          <Button {...shared} className={`${cellClass} col-span-2`} iconStart={<Share {...icon} />} onClick={press(onDevice)}>
            {t("device")}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {words}
      </p>
      {device.isReady && (
        <p aria-hidden className="text-sm">
          {words}
        </p>
      )}
      {isBusy && (
        <SharingProgress
          words={words}
          label={t(sharing.progress ? "progress.label" : "progress.file")}
          done={sharing.progress?.done ?? device.progress ?? 0}
          onCancel={sharing.progress?.step === "publishing" ? null : cancel}
        />
      )}
      {sharing.trouble && !isBusy && (shareUrl || !sharing.trouble.address) && <TroubleNotice trouble={sharing.trouble} onAgain={again} />}
      {shareUrl && (
        <PublicNote
          address={addressOf(shareUrl)}
          refusals={refusals.link}
          isRenewing={newspaper?.sharePictures.card === "" && toShare !== null}
          isStopping={isStopping}
          onStop={() => void stop()}
        />
      )}
      {isCodeShown && codeWords && (
        <EmbedCode code={codeWords} refusals={refusals.code} onCopy={() => void copy("code", codeWords, false)} />
      )}
      <AskDialog target={sharing.asked} onConfirm={sharing.confirm} onDismiss={sharing.dismiss} />
    </section>
  );
}
