import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useTroubleWords } from "./use-trouble-words.ts";

/** The rules of a list that is on its way. */
export function LoadingRows({ rows = 3 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="sr-only">{t("loading")}</span>
      <div aria-hidden className="divide-y divide-rule border-y border-rule">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
          <div key={row} className="h-14" />
        ))}
      </div>
    </div>
  );
}

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  text: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

export function LoadFailed({ text, error, busy, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  const troubleWords = useTroubleWords();
  return (
    <Notice
      tone="error"
      actions={
        <Button size="small" busy={busy} onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {troubleWords(text, error)}
    </Notice>
  );
}
