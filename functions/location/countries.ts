import { normalizeName } from "./normalize.ts";

const languages = ["en", "de", "ja", "ar", "es", "fr", "it", "pt", "ru", "zh", "ko", "hi"];
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

// Names in daily use that CLDR's region names do not give.
const spoken: Record<string, string> = {
  usa: "US",
  "u s": "US",
  "u s a": "US",
  us: "US",
  america: "US",
  "united states of america": "US",
  アメリカ: "US",
  米国: "US",
  美国: "US",
  미국: "US",
  امريكا: "US",
  uk: "GB",
  "u k": "GB",
  "great britain": "GB",
  britain: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  schottland: "GB",
  großbritannien: "GB",
  grossbritannien: "GB",
  イギリス: "GB",
  英国: "GB",
  بريطانيا: "GB",
  holland: "NL",
  オランダ: "NL",
  korea: "KR",
  "south korea": "KR",
  "republic of korea": "KR",
  한국: "KR",
  韓国: "KR",
  turkey: "TR",
  "czech republic": "CZ",
  tschechische: "CZ",
  tschechien: "CZ",
  uae: "AE",
  الامارات: "AE",
  "hong kong": "HK",
  macau: "MO",
  "ivory coast": "CI",
  burma: "MM",
  bharat: "IN",
  hindustan: "IN",
  ksa: "SA",
  السعوديه: "SA",
  "russian federation": "RU",
};

let names: Map<string, string> | undefined;

function readNames(): Map<string, string> {
  const read = new Map<string, string>();
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const first of letters) {
      for (const second of letters) {
        // DD, SU and other former codes are shown under the name of today's country.
        if (Intl.getCanonicalLocales(`und-${first}${second}`)[0] !== `und-${first}${second}`) continue;
        const name = display.of(first + second);
        const key = name && normalizeName(name);
        if (key && !read.has(key)) read.set(key, first + second);
      }
    }
  }
  for (const [name, code] of Object.entries(spoken)) read.set(normalizeName(name), code);
  return read;
}

/** The ISO 3166 code of a country named in any of the twelve languages, or by its code. */
export function findCountry(name: string): string | null {
  names ??= readNames();
  const key = normalizeName(name);
  const code = names.get(key);
  if (code) return code;
  const upper = name.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(upper) && [...names.values()].includes(upper) ? upper : null;
}

export function nameCountry(code: string, language: string): string {
  return new Intl.DisplayNames([language, "en"], { type: "region" }).of(code) ?? code;
}
