import { useTranslation } from "react-i18next";
import type { Operations } from "../../../functions/admin/contract.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OperationsNumbers } from "./operations-numbers.tsx";
import { PaperNames } from "./paper-names.tsx";
import { Troubles } from "./system-status.tsx";
import { useDayWords } from "./use-day-words.ts";
import { useOperations } from "./use-operations.ts";
import { useTroubleWords } from "./use-trouble-words.ts";

/** How the day goes, in a sentence and in numbers, and what admins set right by hand. */
export function OperationsTab() {
  const { t } = useTranslation(["admin", "public"]);
  const sentences = useSentences();
  const troubleWords = useTroubleWords();
  const { tag } = useLanguage();
  const { data, dataUpdatedAt, error, isPending, isFetching, refetch } = useOperations();
  const timeOf = (at: number) => new Date(at).toLocaleTimeString(tag, { timeStyle: "short" });
  return (
    <div className="flex flex-col gap-6 text-sm">
      {error && (
        <Notice
          tone="error"
          actions={
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              {t("public:retry")}
            </Button>
          }
        >
          {sentences(t("operations.loadFailed"), troubleWords(error))}
        </Notice>
      )}
      {isPending && !error && <Loading />}
      {data && (
        <>
          <DayStrip day={data} />
          <OperationsNumbers day={data} />
          <p className="text-xs text-ink-2">{t("operations.read", { time: timeOf(dataUpdatedAt) })}</p>
        </>
      )}
      <PaperNames />
    </div>
  );
}

function DayStrip({ day }: { day: Operations }) {
  const { t } = useTranslation("admin");
  const dayWords = useDayWords();
  return (
    <>
      <p className="text-lg">{dayWords(day)}</p>
      {day.status === "degraded" && (
        <Notice tone="warn" title={t("operations.status.degraded")}>
          <Troubles className="mt-1" />
        </Notice>
      )}
    </>
  );
}
