import { lookUp, lookUpFrom, once, type PlaceAssets, readFile, readText } from "./assets.ts";
import { placeKey } from "./place-key.ts";

/** States, provinces and prefectures as the data build wrote them, by their row. */
export interface Regions {
  /** "US.TX"; "FR." where a town has no state. */
  code(row: number): string;
  /** Row of a code; undefined for a state without towns. */
  row(code: string): number | undefined;
  /** What a newspaper in this language calls it, '' where nothing is known. */
  name(row: number, language: string): string;
}

export function readRegions(assets: PlaceAssets): Promise<Regions> {
  return once("regions.tsv", async () => {
    const lines = (await readText(assets, "regions.tsv")).split("\n").filter(Boolean);
    const code = (row: number) => (lines[row] ?? "").slice(0, (lines[row] ?? "").indexOf("\t"));
    return {
      code,
      row(wanted) {
        let low = 0;
        let high = lines.length;
        while (low < high) {
          const middle = (low + high) >> 1;
          if (code(middle) < wanted) low = middle + 1;
          else high = middle;
        }
        return code(low) === wanted ? low : undefined;
      },
      name(row, language) {
        const [, english = "", ...tagged] = (lines[row] ?? "").split("\t");
        return tagged.find((field) => field.startsWith(`${language}:`))?.slice(3) ?? english;
      },
    };
  });
}

/** What a word after a comma may mean, as codes "US" and "US.TX"; none when it names nothing we know. */
export async function meaningsOf(assets: PlaceAssets, qualifier: string): Promise<string[]> {
  const key = placeKey(qualifier);
  const found = key && lookUp(await readFile(assets, "qualifiers.tsv"), key);
  return found ? found.split(" ") : [];
}

/** The same for a word that may be incomplete. */
export async function meaningsFrom(assets: PlaceAssets, beginning: string): Promise<string[]> {
  const key = placeKey(beginning);
  const found = key ? lookUpFrom(await readFile(assets, "qualifiers.tsv"), key, 300) : [];
  return [...new Set(found.flatMap((codes) => codes.split(" ")))];
}

/** The languages of the columns of countries.tsv, as the data build wrote them. */
const columns = ["en", "es", "fr", "de", "it", "pt", "ru", "zh", "ja", "ko", "ar", "hi"];

/** Newspaper name of a country (ISO 3166 code) in this language. From a file: loading ICU's names would take longest of all. */
export async function nameCountry(assets: PlaceAssets, code: string, language: string): Promise<string> {
  const names = lookUp(await readFile(assets, "countries.tsv"), code)?.split("\t") ?? [];
  return names[columns.indexOf(language)] ?? names[0] ?? code;
}
