import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import "../../i18n/history-words.ts";
import { ApiError } from "../../api/client.ts";
import type { Clash, Side } from "../../api/stone/merge.ts";
import { settleClash } from "../../api/stone/settle-trouble.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/toast.ts";
import { ClashingPlace } from "./clashing-place.tsx";

interface ClashDialogProps {
  newspaperId: string;
  /** The language of the printed text, by whose rules words are separated. */
  language: string;
  clashes: readonly Clash[];
  onClose: () => void;
}

/** What was changed here and elsewhere, side by side, and which one shall stand. Closed, nothing is decided. */
export function ClashDialog({ newspaperId, language, clashes, onClose }: ClashDialogProps) {
  const { t } = useTranslation("history");
  const { tag } = useLanguage();
  const client = useQueryClient();
  const [busy, setBusy] = useState<Side | null>(null);
  const [failure, setFailure] = useState<"full" | "failed" | null>(null);

  const take = async (side: Side) => {
    setBusy(side);
    setFailure(null);
    const time = new Date().toLocaleTimeString(tag, { timeStyle: "short" });
    try {
      await settleClash(client, newspaperId, side, t(side === "mine" ? "clash.versionTheirs" : "clash.versionMine", { time }));
      onClose();
      showToast({ title: t(side === "mine" ? "clash.mineStands" : "clash.theirsStands"), tone: "success", duration: 10_000 });
    } catch (error) {
      console.warn("Two states of a newspaper could not be brought together", error);
      setFailure(error instanceof ApiError && error.code === "CONFLICT" ? "full" : "failed");
      setBusy(null);
    }
  };
  const button = (side: Side) => (
    <Button
      variant={side === "mine" ? "press" : "plain"}
      busy={busy === side}
      aria-disabled={busy !== null && busy !== side}
      onClick={() => busy === null && void take(side)}
    >
      {t(side === "mine" ? "clash.keepMine" : "clash.takeTheirs")}
    </Button>
  );
  return (
    <Dialog
      open
      isWide
      onOpenChange={(open) => !open && onClose()}
      title={t("clash.title")}
      description={t("clash.text")}
      actions={
        <>
          {button("theirs")}
          {button("mine")}
        </>
      }
    >
      {failure && <Notice tone="error">{t(`clash.${failure}`)}</Notice>}
      {clashes.map((clash, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one place can be in question twice, and they keep their order.
        <ClashingPlace key={`${clash.path} ${index}`} clash={clash} language={language} />
      ))}
    </Dialog>
  );
}
