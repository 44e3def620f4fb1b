import type { Language } from "../../../locales/languages.ts";

/** Says an amount of the currency's smallest unit as people of the language write it. */
export function moneyIn(language: Language, currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(language.tag, { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  // A line from right to left would take "US$" apart.
  const whole = (sign: string) => (language.direction === "rtl" ? `\u2066${sign}\u2069` : sign);
  return (amount) =>
    format
      .formatToParts(amount / 10 ** digits)
      .map(({ type, value }) => (type === "currency" ? whole(value) : value))
      .join("");
}
