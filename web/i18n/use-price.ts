import { tokenPackage } from "../api/account/token-package.ts";
import { useLanguage } from "./use-language.ts";

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
