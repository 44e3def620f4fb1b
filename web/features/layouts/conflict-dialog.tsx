import { useTranslation } from "react-i18next";
import "../../i18n/layouts-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useCanvas } from "./canvas-store.ts";
import { useLayoutDeeds } from "./use-layout-deeds.ts";
import { useVersionWords } from "./use-version-words.ts";
import { VersionOutline } from "./version-outline.tsx";

/** Another admin has saved meanwhile: nothing of either is lost, and this one chooses. */
export function ConflictDialog() {
  const { t } = useTranslation("layouts");
  const { savedBy } = useVersionWords();
  const { save, takeTheirs } = useLayoutDeeds();
  const conflict = useCanvas((canvas) => canvas.conflict);
  const pending = useCanvas((canvas) => canvas.pending);
  const inForce = conflict?.inForce ?? null;
  return (
    <Dialog
      open={conflict !== null}
      onOpenChange={(isOpen) => !isOpen && useCanvas.setState({ conflict: null })}
      title={t("save.conflict.title")}
      description={t("save.conflict.text")}
      actions={
        <>
          <Button onClick={() => useCanvas.setState({ conflict: null })}>{t("save.conflict.cancel")}</Button>
          <Button onClick={takeTheirs}>{t("save.conflict.load")}</Button>
          <Button variant="press" busy={pending === "save"} onClick={() => void save(inForce?.id ?? null)}>
            {t("save.conflict.over")}
          </Button>
        </>
      }
    >
      {inForce && (
        <div className="flex items-start gap-4">
          <VersionOutline version={inForce} />
          <p className="text-sm">{savedBy(inForce)}</p>
        </div>
      )}
    </Dialog>
  );
}
