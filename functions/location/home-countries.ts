const homes: Record<string, string> = {
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
export const isHomeOf = (language: string, countryCode: string) => (homes[language.slice(0, 2)] ?? "").includes(countryCode);
