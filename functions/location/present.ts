import type { PlaceAssets } from "./assets.ts";
import type { LocatedPlace } from "./contract.ts";
import { inSimplifiedLetters } from "./place-key.ts";
import { nameCountry, readRegions } from "./regions.ts";
import type { Town } from "./towns.ts";

/** A town as answers hold it, named in a language. */
export async function presentTown(assets: PlaceAssets, town: Town, language: string): Promise<LocatedPlace> {
  const regions = await readRegions(assets);
  const row = regions.row(`${town.countryCode}.${town.region}`);
  const region = row === undefined ? "" : regions.name(row, language);
  return {
    city: nameCity(town, language),
    country: await nameCountry(assets, town.countryCode, language),
    countryCode: town.countryCode,
    ...(region && { region }),
    timeZone: town.timeZone,
    lat: town.lat,
    lng: town.lng,
  };
}

/** Countries whose gazetteer names have scholarly diacritics that newspapers do not print: Wŏnsan, Sūrat. */
const transliterated = new Set(
  "IN PK BD NP LK EG SA IQ IR JO SY LB YE OM AE QA KW BH SD LY TN DZ MA MR KR KP JP CN AF MM TH KH LA RU UA BY KZ GE AM GR BG IL PS ET TJ ER DJ SO".split(
    " ",
  ),
);
const scholarly = /[\u0304\u0306\u0323\u0327\u0331ʻʼ‘’]/gu;

function trimmed(name: string, language: string, countryCode: string): string {
  if (language === "ja") {
    // Japanese papers print 東京, 札幌 and ソウル, not 東京都, 札幌市 and ソウル特別市; 市 also ends names such as 四日市.
    const bare = name.replace(/(?:特別|広域)?市$|都$/u, "");
    return [...bare].length >= 2 && !/(?:日|野々)$/u.test(bare) ? bare : name;
  }
  if (language === "zh") {
    const bare = name.replace(/(?:特别|广域|直辖)?市$/u, "");
    return [...bare].length >= 2 ? bare : name;
  }
  if (language === "ko") {
    const bare = name.replace(/\s시$|(?:특별|광역|직할)시$|특별자치시$/u, "");
    const ours = /^(?:KR|KP)$/.test(countryCode) ? bare.replace(/(?<=[가-힣]{2})시$/u, "") : bare;
    return ours.length >= 2 ? ours : name;
  }
  if (language === "ar") return name.replace(/،.*$/u, "").replace(/^مدينة\s(?=\p{L}{4})/u, "");
  if (language === "it") return name.replace(/^Prefettura di\s/u, "").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  // Soft signs of Russian names, as in Tver'.
  return name.replace(/['’]$/u, "");
}

/** What a newspaper in this language prints for a city; its Latin name where it is not known in the language's own letters. */
export function nameCity(city: Pick<Town, "name" | "names" | "countryCode">, language: string): string {
  const tagged = city.names.get(language);
  if (tagged === undefined)
    return transliterated.has(city.countryCode) ? city.name.normalize("NFD").replace(scholarly, "").normalize("NFC") : city.name;
  return trimmed(language === "zh" ? inSimplifiedLetters(tagged) : tagged, language, city.countryCode);
}
