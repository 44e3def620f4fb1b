import { RotateCcw, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Newspaper } from "../../api/newspapers.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const previewLength = 100;

/** The beginning of a text, at most 100 characters, ending with an ellipsis when it goes on. */
export function previewOf(text: string): string {
  const letters = [...text.replace(/\s+/g, " ").trim()];
  return letters.length <= previewLength ? letters.join("") : `${letters.slice(0, previewLength).join("").trimEnd()}…`;
}

interface NewspaperCardProps {
  newspaper: Newspaper;
  isBusy: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

export function NewspaperCard({ newspaper, isBusy, onRestore, onDelete }: NewspaperCardProps) {
  const { t } = useTranslation("app");
  const { tag } = useLanguage();
  const { title, content, newspaperName, language, previewImageUrl, updatedAt } = newspaper;
  const at = new Date(updatedAt);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-rule py-4 last:border-b-0">
      <span aria-hidden className="block aspect-3/4 overflow-hidden border border-rule bg-[#f4efe2]">
        {previewImageUrl ? (
          <img src={previewImageUrl} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
        ) : (
          <span className="m-1.5 block h-[calc(100%-0.75rem)] border-t-4 border-double border-[#16130f]/60 bg-[repeating-linear-gradient(to_bottom,#16130f44_0_1px,transparent_1px_4px)]" />
        )}
      </span>
      <div className="min-w-0">
        <p lang={language} dir="auto" className="truncate text-xs text-ink-2">
          {newspaperName}
        </p>
        <h3 lang={language} dir="auto" className="line-clamp-2 text-base leading-snug font-semibold">
          {title}
        </h3>
        <p className="text-xs text-ink-2">
          <time dateTime={at.toISOString()}>{at.toLocaleString(tag, { dateStyle: "medium", timeStyle: "short" })}</time>
        </p>
        <p lang={language} dir="auto" className="mt-1 text-sm leading-snug break-words text-ink-2">
          {previewOf(content)}
        </p>
        <div className="mt-2 flex items-center justify-between gap-2">
          <Button
            size="small"
            busy={isBusy}
            aria-label={t("newspapers.restoreLabel", { title })}
            iconStart={<RotateCcw aria-hidden className="flip-rtl size-4" strokeWidth={1.75} />}
            onClick={onRestore}
          >
            {t("newspapers.restore")}
          </Button>
          <IconButton label={t("newspapers.deleteLabel", { title })} onClick={onDelete}>
            <Trash2 aria-hidden className="size-[18px]" strokeWidth={1.75} />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
