import type { Language } from "../../../locales/languages.ts";

/** Says an amount of the currency's smallest unit as people of the language write it. */
export function moneyIn(language: Language, currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(language.tag, { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (amount) => format.format(amount / 10 ** digits);
}
