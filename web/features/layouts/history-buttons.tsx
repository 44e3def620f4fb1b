import { Redo2, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import "../../i18n/layouts-words.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import "./section-overlay.css";
import { LayoutAnnouncer } from "./layout-announcer.tsx";
import { useLayoutStore } from "./layout-store.ts";
import { useHistory } from "./use-history.ts";

const typing = "input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog]";

type Step = "back" | "forth";

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Step | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "forth" : "back";
  return letter === "y" && !shiftKey ? "forth" : null;
}

/** Undo and Redo, by button and by key: Control or Command with Z, Shift+Z or Y, but not while somebody types. Reads out what was done to a section. */
export function HistoryButtons() {
  const { t } = useTranslation("layouts");
  const canUndo = useLayoutStore((store) => store.past.length > 0);
  const canRedo = useLayoutStore((store) => store.future.length > 0);
  const history = useHistory();
  const latest = useRef(history);
  useEffect(() => {
    latest.current = history;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (!step || event.defaultPrevented || (event.target instanceof Element && event.target.closest(typing))) return;
      event.preventDefault();
      if (step === "back") latest.current.stepBack();
      else latest.current.stepForth();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
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
