import { useQueryClient } from "@tanstack/react-query";
import { Code, Link, Share } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Newspaper } from "../../api/newspapers.ts";
import { useUser } from "../../api/queries.ts";
import { setSharing } from "../../api/sharing.ts";
import "../../i18n/share-words.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { paths, signInPath } from "../../paths.ts";
import type { PageScene } from "../../typeset/index.ts";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { showToast } from "../../ui/toast.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { CopiedField } from "./copied-field.tsx";
import { copyText } from "./copy-text.ts";
import { embedCode, networkNames, networks } from "./networks.ts";
import { PublicNote } from "./public-note.tsx";
import type { PagesToShare } from "./share-pictures.ts";
import { reasonOf, TroubleNotice } from "./share-trouble.tsx";
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
const icon = { "aria-hidden": true, className: "size-[18px]", strokeWidth: 1.75 } as const;

/** Sharing: windows of the networks, the link, code for other sites, the device's own menu; and taking it back. For one newspaper: give it the newspaper's id as key. */
export function SharePanel({ newspaper, pages, card, makeFile }: SharePanelProps) {
  const { t } = useTranslation("share-app");
  const { t: tPublic } = useTranslation();
  const figure = useFigures();
  const client = useQueryClient();
  const { data: user } = useUser();
  const [refusals, setRefusals] = useState({ link: 0, code: 0 });
  const [isCodeShown, setCodeShown] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const code = useRef<HTMLDivElement>(null);
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

  const onPublic = (target: ShareTarget, path: string, isNew: boolean) => {
    if (!newspaper) return;
    if (target === "link") void copy("link", addressOf(path), isNew);
    else if (isNew) showToast({ tone: "success", title: t("published") });
    if (target === "embed") setCodeShown(true);
    if (target === "device") void device.shareLink(wordsOf(newspaper), addressOf(path));
  };
  const sharing = useSharing({ newspaper, toShare, onPublic });
  const device = useDeviceShare(makeFile, pages);
  useNewPictures(newspaper, sharing.progress ? null : toShare);

  useEffect(() => {
    if (shareUrl === null) setCodeShown(false);
  }, [shareUrl]);
  useEffect(() => {
    if (isCodeShown) code.current?.querySelector("input")?.focus();
  }, [isCodeShown]);

  const stop = async () => {
    if (!newspaper || isStopping) return;
    setStopping(true);
    try {
      await setSharing(client, newspaper.id, false);
      showToast({ tone: "success", title: t("public.stopped"), description: t("public.ended") });
      // The pressed button is gone, and would lose the keyboard to nowhere.
      title.current?.focus({ preventScroll: true });
    } catch (error) {
      console.warn("Sharing could not be stopped", error);
      showToast({ tone: "error", title: t("public.stays"), description: t(`failed.${reasonOf(error)}`) });
    } finally {
      setStopping(false);
    }
  };

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
  const shared = { "aria-disabled": isBarred || undefined, "aria-describedby": hindrance ? "share-hindrance" : undefined };
  const onDevice = () => {
    if (newspaper && takesPictures()) void device.sharePicture(wordsOf(newspaper), shareUrl && addressOf(shareUrl));
    else sharing.share("device");
  };
  const codeWords = newspaper && shareUrl ? embedCode(shareUrl, newspaper.newspaperName || newspaper.title, location.origin) : "";

  return (
    <section aria-labelledby={shareTitleId} className="flex scroll-mt-16 flex-col gap-4 border-t border-rule pt-5 pb-8">
      <h3 ref={title} id={shareTitleId} tabIndex={-1} className="scroll-mt-20 text-h4">
        {t("title")}
      </h3>
      {shareUrl ? (
        <PublicNote
          address={addressOf(shareUrl)}
          refusals={refusals.link}
          isRenewing={newspaper?.sharePictures.card === "" && toShare !== null}
          isStopping={isStopping}
          onStop={() => void stop()}
        />
      ) : (
        hasContent && !hindrance && <p className="text-sm text-ink-2">{t("private")}</p>
      )}
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
        <Button {...shared} iconStart={<Link {...icon} />} onClick={press(() => sharing.share("link"))}>
          {t("copyLink")}
        </Button>
        <Button
          {...shared}
          aria-expanded={shareUrl ? isCodeShown : undefined}
          iconStart={<Code {...icon} />}
          onClick={press(() => (isCodeShown ? setCodeShown(false) : sharing.share("embed")))}
        >
          {t("embed")}
        </Button>
        {hasDeviceMenu() && (
          <Button {...shared} className="col-span-2" iconStart={<Share {...icon} />} onClick={press(onDevice)}>
            {t("device")}
          </Button>
        )}
      </div>
      {isCodeShown && codeWords && (
        <div ref={code} className="flex flex-col items-start gap-2">
          <div className="w-full">
            <CopiedField label={t("code.label")} help={t("code.help")} words={codeWords} refusals={refusals.code} />
          </div>
          <Button size="small" iconStart={<Code {...icon} />} onClick={() => void copy("code", codeWords, false)}>
            {t("copyCode")}
          </Button>
        </div>
      )}
      <p role="status" className="text-sm empty:hidden">
        {device.isReady ? t("deviceReady") : ""}
      </p>
      {isBusy && (
        <Working
          words={sharing.progress ? stepWords(sharing.progress) : t("progress.file")}
          label={t(sharing.progress ? "progress.label" : "progress.file")}
          done={sharing.progress?.done ?? device.progress}
          cancel={
            sharing.progress?.step === "publishing"
              ? null
              : { label: tPublic("cancel"), press: sharing.progress ? sharing.cancel : device.cancel }
          }
        />
      )}
      {sharing.trouble && !isBusy && (
        <TroubleNotice trouble={sharing.trouble} onAgain={() => sharing.trouble && sharing.again(sharing.trouble.target)} />
      )}
      <AskDialog target={sharing.asked} onConfirm={sharing.confirm} onDismiss={sharing.dismiss} />
    </section>
  );

  function stepWords(progress: ShareProgress): string {
    if (progress.step === "drawing") return t("progress.drawing", { number: figure(progress.number), total: figure(progress.total) });
    return t(`progress.${progress.step}`);
  }
}

interface WorkingProps {
  words: string;
  label: string;
  done: number | null;
  cancel: { label: string; press: () => void } | null;
}

/** How far the work is; what it is at is read aloud, how far it is can be asked for. */
function Working({ words, label, done, cancel }: WorkingProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-2">
          {words}
        </p>
        {cancel && (
          <Button size="small" variant="quiet" onClick={cancel.press}>
            {cancel.label}
          </Button>
        )}
      </div>
      <Progress label={label} value={done} />
    </div>
  );
}
