import { Download, History, Plus, RotateCcw, WandSparkles } from "lucide-react";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import "../../i18n/layouts-words.ts";
import { collisionsOf } from "../../typeset/index.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { type Preview, useCanvas } from "./canvas-store.ts";
import { HistoryButtons } from "./history-buttons.tsx";
import { useLayoutStore } from "./layout-store.ts";
import { NewSectionDialog } from "./new-section-dialog.tsx";
import { useDownload } from "./use-download.ts";
import { useLayoutDeeds } from "./use-layout-deeds.ts";
import { usePageNames } from "./use-page-names.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

interface CanvasActionsProps {
  preview: Preview;
  sheet: RefObject<HTMLElement | null>;
  onEnhance: () => void;
}

/** What can be done with a page that is there. */
export function CanvasActions({ preview, sheet, onEnhance }: CanvasActionsProps) {
  const { t } = useTranslation("layouts");
  const { pageName } = usePageNames();
  const { save, resetAll } = useLayoutDeeds();
  const file = useDownload(sheet);
  const isDirty = useLayoutStore((store) => store.isDirty);
  const pending = useCanvas((canvas) => canvas.pending);
  const [dialog, setDialog] = useState<"new" | "versions" | "reset" | "overlap" | null>(null);
  const isBusy = pending !== null;
  /** Overlapping sections are saved only after the warning about their effect on the pages. */
  const saveOrAsk = () => {
    if (collisionsOf(useLayoutStore.getState().sections).length > 0) setDialog("overlap");
    else void save();
  };
  const { enhancedImageUrl } = preview;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <HistoryButtons />
      <Button size="small" iconStart={<Plus {...icon} />} disabled={enhancedImageUrl !== null} onClick={() => setDialog("new")}>
        {t("canvas.newSection")}
      </Button>
      <Button
        size="small"
        iconStart={<RotateCcw {...icon} />}
        disabled={isBusy && pending !== "reset"}
        busy={pending === "reset"}
        onClick={() => setDialog("reset")}
      >
        {t("canvas.reset")}
      </Button>
      <Button size="small" iconStart={<History {...icon} />} onClick={() => setDialog("versions")}>
        {t("versions.button")}
      </Button>
      <Button size="small" iconStart={<Download {...icon} />} busy={file.isBusy} onClick={() => void file.start()}>
        {t("canvas.download")}
      </Button>
      {!enhancedImageUrl && (
        <Button
          size="small"
          iconStart={<WandSparkles {...icon} />}
          disabled={isBusy && pending !== "enhance"}
          busy={pending === "enhance"}
          onClick={onEnhance}
        >
          {t("canvas.enhance")}
        </Button>
      )}
      {/* It keeps its place while there is nothing to save: a row that comes and goes would move the page under the pointer. */}
      <Button
        size="small"
        variant="press"
        style={{ visibility: isDirty || pending === "save" ? undefined : "hidden" }}
        disabled={isBusy && pending !== "save"}
        busy={pending === "save"}
        onClick={saveOrAsk}
      >
        {t("canvas.save")}
      </Button>
      <NewSectionDialog open={dialog === "new"} onOpenChange={(isOpen) => setDialog(isOpen ? "new" : null)} />
      <VersionsDialog open={dialog === "versions"} onOpenChange={(isOpen) => setDialog(isOpen ? "versions" : null)} preview={preview} />
      <ConfirmDialog
        open={dialog === "overlap"}
        onOpenChange={(isOpen) => setDialog(isOpen ? "overlap" : null)}
        title={t("save.overlap.title")}
        description={t("save.overlap.text", { page: pageName(preview) })}
        confirmLabel={t("save.overlap.confirm")}
        onConfirm={() => {
          setDialog(null);
          void save();
        }}
      />
      <ConfirmDialog
        open={dialog === "reset"}
        onOpenChange={(isOpen) => setDialog(isOpen ? "reset" : null)}
        title={t("save.confirmReset.title")}
        description={t("save.confirmReset.text", { page: pageName(preview) })}
        confirmLabel={t("canvas.reset")}
        onConfirm={() => {
          setDialog(null);
          void resetAll();
        }}
      />
    </div>
  );
}
