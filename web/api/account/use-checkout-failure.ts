import { useTranslation } from "react-i18next";
import { ApiError } from "../client.ts";
import { NoCheckoutUrl } from "./checkout.ts";
import "../../i18n/payment-words.ts";
import { useSentences } from "../../i18n/use-sentences.ts";

/** Why no checkout could be started, as sentences. */
export function useCheckoutFailure(): (error: unknown) => string {
  const { t } = useTranslation("payment");
  const sentences = useSentences();
  return (error) => {
    if (error instanceof NoCheckoutUrl) return sentences(t("pricing.error.noUrl"), t("pricing.error.again"));
    if (!(error instanceof ApiError)) return t("pricing.error.text");
    if (error.code === "RATE_LIMITED") return t("pricing.error.hurried");
    return sentences(t("pricing.error.text"), error.code === "NOT_CONFIGURED" ? t("pricing.error.notConfigured") : undefined);
  };
}
