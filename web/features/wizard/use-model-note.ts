import { useTranslation } from "react-i18next";
import type { Model } from "../../../functions/ai/contract.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useModelName } from "./use-model-choices.ts";

/** Costs below a tenth of a cent are not shown. */
const leastPrice = 0.001;

/** What is to know of a model before it is chosen: who pays how much, or why it cannot be had. */
export function useModelNote(models: readonly Model[]): (model: Model) => string {
  const { t } = useTranslation("app");
  const { tag } = useLanguage();
  const nameOf = useModelName();

  const priceOf = (dollars: number) =>
    new Intl.NumberFormat(tag, {
      style: "currency",
      currency: "USD",
      ...(dollars < 0.01 ? { maximumSignificantDigits: 1 } : {}),
    }).format(Math.max(leastPrice, dollars));

  return ({ id, kind, status, by, successor, pricePerNewspaper }) => {
    switch (status) {
      case "coming-soon":
        return t("models.comingSoon");
      case "retired": {
        const next = models.find((model) => model.kind === kind && model.id === successor);
        return next ? t("models.retired", { name: nameOf(next) }) : t("models.retiredOnly");
      }
      case "needs-key":
        if (id === "custom") return t("models.customNote");
        return pricePerNewspaper ? t("models.priceWithKey", { price: priceOf(pricePerNewspaper) }) : t("models.withKey");
      default:
        if (id === "house") return t(`models.houseNote.${kind}`);
        if (by === "own") return pricePerNewspaper ? t("models.priceOwn", { price: priceOf(pricePerNewspaper) }) : t("models.own");
        return t("models.included");
    }
  };
}
