import { LoaderCircle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isNoPlace } from "../../api/admin/user-list.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useTroubleWords } from "./use-trouble-words.ts";
import { isolated } from "./use-user-deeds.ts";
import type { useUserView } from "./user-view.ts";

/** While nothing of the list is there yet. */
export function Spinner() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex min-h-64 items-center justify-center">
      <LoaderCircle aria-hidden className="size-6 animate-spin text-ink-2 motion-reduce:animate-none" strokeWidth={1.75} />
      <span className="sr-only">{t("loading")}</span>
    </div>
  );
}

interface ListFailedProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
  onRestart: () => void;
}

export function ListFailed({ error, busy, onRetry, onRestart }: ListFailedProps) {
  const { t } = useTranslation(["admin", "public"]);
  const sentences = useSentences();
  const troubleWords = useTroubleWords();
  // An address that was changed by hand names a place the list does not have.
  const isLost = isNoPlace(error);
  return (
    <Notice
      tone="error"
      actions={
        <Button size="small" busy={busy} onClick={isLost ? onRestart : onRetry}>
          {isLost ? t("users.pages.first") : t("public:retry")}
        </Button>
      }
    >
      {isLost ? t("users.loadFailed") : sentences(t("users.loadFailed"), troubleWords(error))}
    </Notice>
  );
}

/** No name begins like that, or the last users of a page are gone. */
export function NobodyFound({ placed: { view, page, restart } }: { placed: ReturnType<typeof useUserView> }) {
  const { t } = useTranslation("admin");
  if (page > 1 || view.q === "")
    return (
      <div className="flex flex-col items-start gap-4 py-8">
        <p>{t("users.empty")}</p>
        {page > 1 && <Button onClick={restart}>{t("users.pages.first")}</Button>}
      </div>
    );
  const text = isolated(view.q);
  return (
    <p role="status" className="py-8 wrap-anywhere">
      {t(view.adminsOnly ? "users.search.noAdmin" : "users.search.none", { text })}
    </p>
  );
}
