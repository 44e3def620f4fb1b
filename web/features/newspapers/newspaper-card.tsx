import { Copy, PencilLine, RotateCcw, Trash2 } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { between } from "../../../locales/between.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { NearView } from "../../ui/near-view.tsx";
import { PaperOutline } from "./paper-outline.tsx";

const previewLength = 100;

/** The beginning of a text, at most 100 characters, ending with an ellipsis when it goes on. */
export function previewOf(text: string): string {
  const letters = [...text.replace(/\s+/g, " ").trim()];
  return letters.length <= previewLength ? letters.join("") : `${letters.slice(0, previewLength).join("").trimEnd()}…`;
}

interface NewspaperCardProps {
  newspaper: Newspaper;
  frontPicture: (newspaper: Newspaper) => ReactNode;
  /** What is being done with it, by a press on its card. */
  busy: "restore" | "duplicate" | null;
  onRestore: () => void;
  onRename: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

export function NewspaperCard({ newspaper, frontPicture, busy, onRestore, onRename, onDuplicate, onDelete }: NewspaperCardProps) {
  const { t } = useTranslation(["newspapers", "app"]);
  const { tag, code } = useLanguage();
  const figure = useFigures();
  const { title, content, newspaperName, language, previewImageUrl, shareUrl, folio, updatedAt } = newspaper;
  const at = new Date(updatedAt);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-rule py-4 last:border-b-0">
      <Thumbnail key={previewImageUrl} address={previewImageUrl} drawn={() => frontPicture(newspaper)} />
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-3 text-xs text-ink-2">
          <span lang={language} dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
            {newspaperName}
          </span>
          {shareUrl && (
            <span className="shrink-0 text-ink">
              <Badge tone="ok">{t("public")}</Badge>
            </span>
          )}
        </p>
        <h3 lang={language} dir="auto" className="mt-0.5 line-clamp-2 text-base leading-snug font-semibold wrap-anywhere">
          {title}
        </h3>
        <p className="text-xs text-ink-2">
          {t("number", { figure: figure(folio.number) })}
          {between(code)}
          <time dateTime={at.toISOString()}>{at.toLocaleString(tag, { dateStyle: "medium", timeStyle: "short" })}</time>
        </p>
        <p lang={language} dir="auto" className="mt-1 text-sm leading-snug break-words text-ink-2">
          {previewOf(content)}
        </p>
      </div>
      <div className="col-span-2 flex items-center">
        <Button
          size="small"
          busy={busy === "restore"}
          className="me-auto"
          aria-label={t("app:newspapers.restoreLabel", { title })}
          iconStart={<RotateCcw aria-hidden className="flip-rtl size-4" strokeWidth={1.75} />}
          onClick={onRestore}
        >
          {t("app:newspapers.restore")}
        </Button>
        <IconButton label={t("rename.label", { title })} aria-haspopup="dialog" onClick={onRename}>
          <PencilLine aria-hidden className="size-[18px]" strokeWidth={1.75} />
        </IconButton>
        <IconButton label={t("duplicate.label", { title })} aria-busy={busy === "duplicate" || undefined} onClick={onDuplicate}>
          <Copy aria-hidden className="flip-rtl size-[18px]" strokeWidth={1.75} />
          {busy === "duplicate" && <span aria-hidden className="absolute inset-x-1.5 bottom-1 h-0.5 animate-pulse bg-current" />}
        </IconButton>
        <IconButton label={t("app:newspapers.deleteLabel", { title })} aria-haspopup="dialog" className="-me-2.5" onClick={onDelete}>
          <Trash2 aria-hidden className="size-[18px]" strokeWidth={1.75} />
        </IconButton>
      </div>
    </li>
  );
}

/** Of the set page: the picture that was kept, one that is drawn now where there is none, or an outline until it comes. */
function Thumbnail({ address, drawn }: { address: string; drawn: () => ReactNode }) {
  const [isLost, setLost] = useState(false);
  return (
    <span aria-hidden className="block aspect-3/4 overflow-hidden border border-rule">
      {address && !isLost ? (
        <img
          src={address}
          alt=""
          width={450}
          height={600}
          loading="lazy"
          decoding="async"
          onError={() => setLost(true)}
          className="size-full bg-[#f4efe2] object-cover"
        />
      ) : (
        <NearView always={false} meanwhile={<PaperOutline />}>
          <Suspense fallback={<PaperOutline />}>{drawn()}</Suspense>
        </NearView>
      )}
    </span>
  );
}
