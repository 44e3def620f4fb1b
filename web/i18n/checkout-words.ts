import { useTranslation } from "react-i18next";
import { NoCheckoutUrl } from "../api/checkout.ts";
import { ApiError } from "../api/client.ts";
import { tokenPackage } from "../api/token-package.ts";
import "./payment-words.ts";
import { useLanguage } from "./use-language.ts";
import { useSentences } from "./use-sentences.ts";

/** Writes an amount in cents as a price, whole ones without decimals, in the reader's language. */
export function usePrice(): (amount: number) => string {
  const { tag, direction } = useLanguage();
  const format = new Intl.NumberFormat(tag, {
    style: "currency",
    currency: tokenPackage.currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  // An Arabic line would take "US$" apart.
  const whole = (sign: string) => (direction === "rtl" ? `\u2066${sign}\u2069` : sign);
  return (amount) =>
    format
      .formatToParts(amount / 100)
      .map(({ type, value }) => (type === "currency" ? whole(value) : value))
      .join("");
}

/** Why no checkout could be started, as sentences. */
export function useCheckoutFailure(): (error: unknown) => string {
  const { t } = useTranslation("payment");
  const sentences = useSentences();
  return (error) => {
    if (error instanceof NoCheckoutUrl) return t("pricing.error.noUrl");
    if (!(error instanceof ApiError)) return t("pricing.error.text");
    if (error.code === "RATE_LIMITED") return t("pricing.error.hurried");
    return sentences(t("pricing.error.text"), error.code === "NOT_CONFIGURED" ? t("pricing.error.notConfigured") : undefined);
  };
}
