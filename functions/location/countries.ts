import { lookUp, type PlaceAssets, readFile } from "./assets.ts";

/** The languages of the columns of countries.tsv, as the data build wrote them. */
const columns = ["en", "es", "fr", "de", "it", "pt", "ru", "zh", "ja", "ko", "ar", "hi"];

/** What a newspaper in this language calls the country of an ISO 3166 code. From a file: to open ICU's names takes longer than all else. */
export async function nameCountry(assets: PlaceAssets, code: string, language: string): Promise<string> {
  const names = lookUp(await readFile(assets, "countries.tsv"), code)?.split("\t") ?? [];
  return names[columns.indexOf(language)] ?? names[0] ?? code;
}
