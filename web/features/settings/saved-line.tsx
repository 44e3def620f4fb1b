import { Trash2 } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { SavedKey } from "../../api/account/api-keys.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { KeyEntry } from "./settings-form.ts";

interface SavedLineProps {
  saved: SavedKey;
  /** The key's name, for buttons that would otherwise all be called the same. */
  name: string;
  entry: KeyEntry;
  onEdit: (changes: Partial<KeyEntry>) => void;
}

/** What is saved of a key, whether it is used, and its removal, which waits for Save like everything else here. */
export function SavedLine({ saved, name, entry, onEdit }: SavedLineProps) {
  const { t } = useTranslation("settings");
  const { tag } = useLanguage();
  const id = useId();
  const date = new Date(saved.updatedAt).toLocaleDateString(tag, { dateStyle: "medium" });
  if (entry.isRemoved) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-warn">
        <p role="status">{t("removed")}</p>
        <Button size="small" aria-label={t("undoLabel", { name })} onClick={() => onEdit({ isRemoved: false })}>
          {t("undo")}
        </Button>
      </div>
    );
  }
  const [before, after] = t(saved.last4 ? "savedEnds" : "savedOn", { date, ending: "\n" }).split("\n");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p id={id} className="text-xs text-ink-2">
        {before}
        {saved.last4 && (
          <bdi dir="ltr" className="font-mono">
            <span aria-hidden>••••</span>
            {saved.last4}
          </bdi>
        )}
        {after}
      </p>
      <span className="flex items-center gap-3">
        <Switch label={t("inUse")} aria-describedby={id} checked={entry.isActive} onChange={(isActive) => onEdit({ isActive })} />
        <Button
          variant="quiet"
          size="small"
          aria-label={t("removeLabel", { name })}
          iconStart={<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => onEdit({ isRemoved: true, keyValue: "" })}
        >
          {t("remove")}
        </Button>
      </span>
    </div>
  );
}
