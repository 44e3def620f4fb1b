import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { useSentences } from "../../i18n/use-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { useOperations } from "./use-operations.ts";
import { useTroubleWords } from "./use-trouble-words.ts";

/** Whether the site does its work, as the server has it this minute; where that is not known it says so. */
export function SystemStatus() {
  const { t } = useTranslation(["admin", "public"]);
  const sentences = useSentences();
  const troubleWords = useTroubleWords();
  const { data, error, isFetching, refetch } = useOperations();
  // What was true before the last question went unanswered need not be true now.
  const status = error ? "unknown" : (data?.status ?? "reading");
  return (
    <div className="border-t-[3px] border-ink pt-2 max-sm:border-t max-sm:border-rule">
      <dl className="max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4">
        <dt className="text-xs font-semibold text-ink-2">{t("operations.status.label")}</dt>
        <dd className="text-h3 font-semibold max-sm:text-end max-sm:text-lg">
          <div role="status">
            {status === "reading" && <span className="text-ink-2">{t("operations.status.reading")}</span>}
            {status === "unknown" && t("operations.status.unknown")}
            {status === "online" && <Told tone="bg-ok">{t("operations.status.online")}</Told>}
            {status === "degraded" && <Told tone="bg-press">{t("operations.status.degraded")}</Told>}
          </div>
        </dd>
      </dl>
      {status === "degraded" && <Troubles className="mt-1 text-sm text-ink-2" />}
      {status === "unknown" && (
        <div className="mt-1 flex flex-col items-start gap-2 text-sm text-ink-2">
          <p>{sentences(t("operations.status.failed"), troubleWords(error))}</p>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {t("public:retry")}
          </Button>
        </div>
      )}
    </div>
  );
}

function Told({ tone, children }: { tone: string; children: string }) {
  return (
    <span className="flex items-center gap-2.5 max-sm:justify-end">
      <span aria-hidden className={clsx("size-2.5 shrink-0", tone)} />
      {children}
    </span>
  );
}

/** What is wrong and what to look at, a sentence or two each; nothing while all is well. */
export function Troubles({ className }: { className?: string }) {
  const { t } = useTranslation("admin");
  const { data } = useOperations();
  if (!data || data.troubles.length === 0) return null;
  return (
    <ul className={clsx("flex flex-col gap-1", className)}>
      {data.troubles.map((trouble) => (
        <li key={trouble}>{t(`operations.troubles.${trouble}`)}</li>
      ))}
    </ul>
  );
}
