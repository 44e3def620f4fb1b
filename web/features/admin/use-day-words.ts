import { useTranslation } from "react-i18next";
import type { Operations } from "../../../functions/admin/contract.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useMeasures } from "../../i18n/use-measures.ts";
import { useSentences } from "../../i18n/use-sentences.ts";

/** The day in a sentence or two. */
export function useDayWords(): (operations: Operations) => string {
  const { t } = useTranslation("admin");
  const { tag } = useLanguage();
  const figures = useFigures();
  const { duration } = useMeasures();
  const sentences = useSentences();
  return ({ day: date, runs, complete }) => {
    const written = new Date(`${date}T00:00Z`).toLocaleDateString(tag, { dateStyle: "full", timeZone: "UTC" });
    const day = written.charAt(0).toLocaleUpperCase(tag) + written.slice(1);
    const failed = failuresOf(runs);
    if (runs.started + runs.complete + failed === 0) return t("operations.quiet", { day });
    const counted = (name: "started" | "done" | "failed", count: number) => t(`operations.${name}`, { count, number: figures(count) });
    const list = [counted("started", runs.started), counted("done", runs.complete), counted("failed", failed)];
    return sentences(
      t("operations.strip", { day, list: new Intl.ListFormat(tag).format(list) }),
      // Written out: a short unit may end with a dot of its own.
      complete ? t("operations.median", { time: duration(complete.p50, "long") }) : undefined,
    );
  };
}

export const failuresOf = ({ failed }: Operations["runs"]): number => failed.reduce((sum, { count }) => sum + count, 0);
