import { readJsonModule } from "../../http/json-module.ts";
import regions from "./books/regions.json" with { type: "json" };

/**
 * What the press of a country does its own way, told in the language of the newspaper. A region without an entry takes `""`, what most
 * papers of the language do. Sources: the papers' public style guides in outline, template-book.md for how pages look.
 */
const manners = () => readJsonModule(regions) as unknown as Record<string, readonly (readonly [countries: string, manner: string])[]>;

/** The manner of a country's press, in the language of the newspaper. `countryCode`: ISO 3166, '' when unknown. */
export function regionManner(language: string, countryCode: string): string {
  const told = manners();
  const known = told[language] ?? told.en ?? [];
  const code = countryCode.toUpperCase();
  const own = code === "" ? undefined : known.find(([countries]) => countries.split(" ").includes(code));
  return (own ?? known.find(([countries]) => countries === ""))?.[1] ?? "";
}
