import { clsx } from "clsx";
import { Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import "../../i18n/history-words.ts";
import { redo, undo, useStone } from "../../api/stone/stone.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useUndoKeys } from "../../ui/undo-keys.ts";
import { usePlaceWords } from "./place-words.ts";
import { useSaveState } from "./save-state.ts";

const iconClass = "size-[18px] rtl:-scale-x-100";
const saveStates = ["saved", "saving", "unsaved"] as const;
/** Said again, the same words must be other words to be heard. */
const silent = "\u200b";

/** Undo and Redo of the newspaper on the stone, each with what it would do, and whether all of it is saved. */
export function HistoryButtons() {
  const { t } = useTranslation("history");
  const words = usePlaceWords();
  const last = useStone(({ done }) => done.at(-1));
  const next = useStone(({ undone }) => undone.at(-1));
  const state = useSaveState();
  const [said, setSaid] = useState({ words: "", count: 0 });

  const press = (deed: "undo" | "redo") => {
    const step = deed === "undo" ? last : next;
    const isDone = deed === "undo" ? undo() : redo();
    if (!step || !isDone) return;
    const sentence = t(deed === "undo" ? "undone" : "redone", { place: words.ofEdit(step.edit) });
    setSaid(({ count }) => ({ words: sentence + silent.repeat((count + 1) % 2), count: count + 1 }));
  };
  useUndoKeys(press);

  // Not `disabled`: the keyboard would be lost with the last step.
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={last ? t("undoWhat", { place: words.ofEdit(last.edit) }) : t("undo")}
        aria-disabled={!last}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={() => press("undo")}
      >
        <Undo2 aria-hidden className={iconClass} strokeWidth={1.75} />
      </IconButton>
      <IconButton
        label={next ? t("redoWhat", { place: words.ofEdit(next.edit) }) : t("redo")}
        aria-disabled={!next}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        onClick={() => press("redo")}
      >
        <Redo2 aria-hidden className={iconClass} strokeWidth={1.75} />
      </IconButton>
      {/* As wide in each state: the bar must not break its line, and the page not move, at each key. */}
      <span className="ms-1 grid items-center text-xs max-desk:max-w-22 max-desk:leading-tight">
        {saveStates.map((each) => (
          <span
            key={each}
            aria-hidden
            data-words={t(`state.${each}`)}
            className="invisible [grid-area:1/1] after:content-[attr(data-words)]"
          />
        ))}
        <span className={clsx("[grid-area:1/1]", state === "unsaved" ? "text-warn" : "text-ink-2")}>{t(`state.${state}`)}</span>
      </span>
      <span role="status" className="sr-only">
        {said.words}
      </span>
    </div>
  );
}
