import { Check, CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import type { SetNewspaper } from "../../typeset/index.ts";
import { verdictOf } from "./verdict.ts";

/** Whether the story fits, in words beside the tools. */
export function StageVerdict({ set }: { set: SetNewspaper }) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const verdict = verdictOf(set);
  const isGood = verdict.kind === "fits" || verdict.kind === "continues";
  const words = () => {
    switch (verdict.kind) {
      case "fits":
        return t("stage.fits");
      case "overset":
        return t("stage.overset");
      case "missing-glyph":
        return t("stage.missingGlyph");
      case "headline-cut":
        return t("stage.headlineCut");
      case "continues": {
        const values = { count: verdict.count, figure: figure(verdict.count), page: figure(2) };
        return verdict.unit === "words" ? t("stage.wordsContinue", values) : t("stage.charactersContinue", values);
      }
    }
  };
  const Icon = isGood ? Check : CircleAlert;
  return (
    <span className={`flex items-center gap-1.5 text-sm ${isGood ? "text-ok" : "text-warn"}`}>
      <Icon aria-hidden className="size-[18px] shrink-0" strokeWidth={1.75} />
      {words()}
    </span>
  );
}
