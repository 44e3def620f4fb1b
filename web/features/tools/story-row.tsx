import { clsx } from "clsx";
import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/icon-button.tsx";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;
/** Three to a row must leave room for the headline. */
const small = "size-8! pointer-coarse:size-11! disabled:bg-transparent!";

interface StoryRowProps {
  headline: string;
  /** Its language, for screen readers. */
  language: string;
  place: number;
  total: number;
  onOpen: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  handle: ComponentProps<"button">;
  /** Pixels it is dragged away from its place, null while it lies there. */
  shift: number | null;
  /** A row is held over this place: before it, behind it. */
  mark: "before" | "after" | null;
}

/** A side story in the list: opened on the page, moved, taken away. */
export function StoryRow({ headline, language, place, total, onOpen, onMove, onRemove, handle, shift, mark }: StoryRowProps) {
  const { t } = useTranslation("tools");
  const name = headline.trim() || t("stories.untitled");
  return (
    <li
      className={clsx(
        "relative flex items-center gap-1 bg-sheet",
        shift !== null && "z-10 shadow-page",
        mark === "before" && "shadow-[0_-2px_0_0_var(--color-pencil)]",
        mark === "after" && "shadow-[0_2px_0_0_var(--color-pencil)]",
      )}
      style={shift === null ? undefined : { transform: `translateY(${shift}px)` }}
    >
      <button
        type="button"
        {...handle}
        data-act="drag"
        aria-label={t("stories.drag", { headline: name })}
        className="grid h-10 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-ctl text-ink-3 hover:bg-wash active:cursor-grabbing pointer-coarse:h-11 pointer-coarse:w-8"
      >
        <GripVertical {...icon} />
      </button>
      <button
        type="button"
        onClick={onOpen}
        data-act="open"
        aria-label={t("stories.edit", { headline: name })}
        lang={headline.trim() ? language : undefined}
        dir="auto"
        className={clsx(
          "min-h-10 min-w-0 flex-1 rounded-ctl px-1.5 py-1 text-start text-sm leading-snug wrap-anywhere hover:bg-wash pointer-coarse:min-h-11",
          !headline.trim() && "text-ink-2 italic [&:lang(ar),&:lang(hi),&:lang(ja),&:lang(ko),&:lang(zh)]:not-italic",
        )}
      >
        <span className="line-clamp-2">{name}</span>
      </button>
      <IconButton
        label={t("stories.up", { headline: name })}
        data-act="up"
        className={small}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <ArrowUp {...icon} />
      </IconButton>
      <IconButton
        label={t("stories.down", { headline: name })}
        data-act="down"
        className={small}
        disabled={place === total - 1}
        onClick={() => onMove(place + 1)}
      >
        <ArrowDown {...icon} />
      </IconButton>
      <IconButton label={t("stories.remove", { headline: name })} data-act="remove" className={small} onClick={onRemove}>
        <X {...icon} />
      </IconButton>
    </li>
  );
}
