import { useQueryClient } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import "../../i18n/history-words.ts";
import { ApiError } from "../../api/client.ts";
import { keepBeside } from "../../api/stone/left-beside.ts";
import type { Clash } from "../../api/stone/merge.ts";
import { joinOtherTabs } from "../../api/stone/other-tabs.ts";
import { type SaveTrouble, useSaveTroubles } from "../../api/stone/save-troubles.ts";
import { clashesOf, restoreDeleted, saveAsNew } from "../../api/stone/settle-trouble.ts";
import { useStone } from "../../api/stone/stone.ts";
import { keepStoneHistory } from "../../api/stone/stone-history.ts";
import { saveFromStone } from "../../api/stone/stone-saving.ts";
import { Button } from "../../ui/button.tsx";
import { useFrontSlot } from "../../ui/front-slot.tsx";
import { showToast } from "../../ui/toast.ts";
import { ClashDialog } from "./clash-dialog.tsx";
import { usePlaceWords } from "./place-words.ts";

export interface StoneKeeperProps {
  /** The newspaper on the desk. */
  newspaperId: string;
  /** The signed-in user; null when there is none. */
  userId: string | null;
  /** The newspaper on the stone was saved as another one, which shall lie on the desk now. */
  onSavedAsNew: (newspaperId: string) => void;
}

/**
 * Rendered once beside the stage: saves the edits, keeps their history over reloads, listens to other windows, and asks the user to settle
 * conflicts.
 */
export function StoneKeeper({ newspaperId, userId, onSavedAsNew }: StoneKeeperProps) {
  const { t } = useTranslation("history");
  const client = useQueryClient();
  const words = useRef("");
  words.current = t("others");
  const trouble = useSaveTroubles(({ troubles }) => troubles[newspaperId]);

  useEffect(() => keepBeside(client), [client]);
  useEffect(() => saveFromStone(client), [client]);
  // Who goes on after their session has ended is still the same person.
  const last = useRef(userId);
  last.current = userId ?? last.current;
  const owner = last.current;
  useEffect(() => {
    if (owner !== null) return keepStoneHistory(owner);
  }, [owner]);
  useEffect(() => {
    const told = new Set<string>();
    return joinOtherTabs(client, (id) => {
      if (told.has(id)) return;
      told.add(id);
      showToast({ title: words.current, duration: 8_000 });
    });
  }, [client]);
  useEffect(() => {
    useSaveTroubles.setState({ told: newspaperId });
    return () => useSaveTroubles.setState({ told: null });
  }, [newspaperId]);

  const front = useFrontSlot(({ element }) => element);
  const bar = (
    <div role="alert">
      {trouble && (
        <TroubleBar key={`${newspaperId} ${trouble.kind}`} newspaperId={newspaperId} trouble={trouble} onSavedAsNew={onSavedAsNew} />
      )}
    </div>
  );
  return front ? createPortal(bar, front) : bar;
}

interface TroubleBarProps {
  newspaperId: string;
  trouble: SaveTrouble;
  onSavedAsNew: (newspaperId: string) => void;
}

function TroubleBar({ newspaperId, trouble, onSavedAsNew }: TroubleBarProps) {
  const { t } = useTranslation("history");
  if (trouble.kind === "clash") return <ClashBar newspaperId={newspaperId} />;
  if (trouble.kind === "gone") return <GoneBar newspaperId={newspaperId} onSavedAsNew={onSavedAsNew} />;
  return <Bar words={<RefusedWords fields={trouble.fields} otherwise={t("refused.change")} />} />;
}

function RefusedWords({ fields, otherwise }: { fields: readonly string[]; otherwise: string }) {
  const { t } = useTranslation("history");
  const { ofPath } = usePlaceWords();
  const [field] = fields;
  return field === undefined ? otherwise : t("refused.place", { place: ofPath(field) });
}

function ClashBar({ newspaperId }: { newspaperId: string }) {
  const { t } = useTranslation("history");
  const client = useQueryClient();
  const language = useStone(({ newspaper }) => newspaper?.expandedContent.contentLanguage || newspaper?.language || "");
  const [clashes, setClashes] = useState<readonly Clash[] | null>(null);
  return (
    <>
      <Bar words={t("clash.notice")}>
        <Button size="small" onClick={() => setClashes(clashesOf(client, newspaperId))}>
          {t("clash.compare")}
        </Button>
      </Bar>
      {clashes && <ClashDialog newspaperId={newspaperId} language={language} clashes={clashes} onClose={() => setClashes(null)} />}
    </>
  );
}

function GoneBar({ newspaperId, onSavedAsNew }: Omit<TroubleBarProps, "trouble">) {
  const { t } = useTranslation("history");
  const client = useQueryClient();
  const isOnStone = useStone(({ newspaper }) => newspaper?.id === newspaperId);
  const [busy, setBusy] = useState<"restore" | "saveAsNew" | null>(null);
  const work = async (deed: "restore" | "saveAsNew") => {
    if (busy) return;
    setBusy(deed);
    try {
      if (deed === "restore") await restoreDeleted(client, newspaperId);
      else onSavedAsNew(await saveAsNew(client, newspaperId));
      showToast({ title: t(deed === "restore" ? "gone.restored" : "gone.savedAsNew"), tone: "success" });
    } catch (error) {
      console.warn("A newspaper that was deleted elsewhere could not be brought back", error);
      const isFull = error instanceof ApiError && error.code === "CONFLICT";
      showToast({ title: t(isFull ? "gone.full" : "gone.failed"), tone: "error", duration: 10_000 });
    } finally {
      setBusy(null);
    }
  };
  return (
    <Bar words={t("gone.notice")}>
      <Button size="small" busy={busy === "restore"} onClick={() => void work("restore")}>
        {t("gone.restore")}
      </Button>
      {isOnStone && (
        <Button size="small" busy={busy === "saveAsNew"} onClick={() => void work("saveAsNew")}>
          {t("gone.saveAsNew")}
        </Button>
      )}
    </Bar>
  );
}

function Bar({ words, children }: { words: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 border-t-2 border-b border-t-warn border-b-rule bg-wash px-5 py-1.5 text-sm text-ink">
      <p className="flex gap-2">
        <CircleAlert aria-hidden className="mt-0.5 size-[18px] shrink-0 text-warn" strokeWidth={1.75} />
        <span>{words}</span>
      </p>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
