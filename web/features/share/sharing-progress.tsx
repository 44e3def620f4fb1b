import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";

interface SharingProgressProps {
  /** What is being done; said by the panel's live region too, which is there before it has anything to say. */
  words: string;
  label: string;
  /** 0 to 1. */
  done: number;
  /** Null where it is too late to stop. */
  onCancel: (() => void) | null;
}

/** How far sharing is. */
export function SharingProgress({ words, label, done, onCancel }: SharingProgressProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p aria-hidden className="text-sm text-ink-2">
          {words}
        </p>
        {onCancel && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            {t("cancel")}
          </Button>
        )}
      </div>
      <Progress label={label} value={done} />
    </div>
  );
}
