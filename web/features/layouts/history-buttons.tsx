import { Redo2, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import "../../i18n/layouts-words.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useUndoKeys } from "../../ui/undo-keys.ts";
import "./section-overlay.css";
import { LayoutAnnouncer } from "./layout-announcer.tsx";
import { useLayoutStore } from "./layout-store.ts";
import { useHistory } from "./use-history.ts";

/**
 * Undo and Redo, by button and by key: Control or Command with Z, Shift+Z or Y, but not during typing. Reads out what was done to a
 * section.
 */
export function HistoryButtons() {
  const { t } = useTranslation("layouts");
  const canUndo = useLayoutStore((store) => store.past.length > 0);
  const canRedo = useLayoutStore((store) => store.future.length > 0);
  const history = useHistory();
  useUndoKeys((deed) => (deed === "undo" ? history.stepBack() : history.stepForth()));
  // Not natively disabled: the last step back would take the keyboard from the button that made it.
  return (
    <div className="flex">
      <IconButton label={t("overlay.undo")} aria-disabled={!canUndo} aria-keyshortcuts="Control+Z Meta+Z" onClick={history.stepBack}>
        <Undo2 aria-hidden className="history-step size-[18px]" strokeWidth={1.75} />
      </IconButton>
      <IconButton
        label={t("overlay.redo")}
        aria-disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z Control+Y Meta+Shift+Z"
        onClick={history.stepForth}
      >
        <Redo2 aria-hidden className="history-step size-[18px]" strokeWidth={1.75} />
      </IconButton>
      <LayoutAnnouncer />
    </div>
  );
}
