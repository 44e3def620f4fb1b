import { type ByLanguage, findLanguage } from "../../locales/languages.ts";

const homes: ByLanguage<string> = {
  en: "US GB",
  es: "ES MX",
  fr: "FR",
  de: "DE",
  it: "IT",
  pt: "BR PT",
  ru: "RU",
  zh: "CN",
  ja: "JP",
  ko: "KR",
  ar: "EG SA",
  hi: "IN",
};

/** True for a country where most readers of the language live: of two towns of a name, theirs is the likelier. */
export function isHomeOf(language: string, countryCode: string): boolean {
  const code = findLanguage(language)?.code;
  return code !== undefined && (homes[code] ?? "").includes(countryCode);
}
