import { languageOf } from "../../locales/languages.ts";
import type { PaperTown } from "../ai/text-model.ts";
import type { Place } from "../completed-newspapers/contract.ts";
import { logLine, traceOf } from "../http/log.ts";
import type { PlaceAssets } from "./assets.ts";
import { findTown } from "./find-town.ts";
import { nameCity } from "./present.ts";
import { zipsIn } from "./read-address.ts";
import { nameCountry, readRegions } from "./regions.ts";
import { findZip, landscapesOf, type Zip } from "./towns.ts";

/** The country of the ZIP codes, and what belongs to it under a code of its own. */
const american = /^(?:US|PR|VI|GU|AS|MP)$/;

/** The town of a US ZIP code with its state, in a language, and what the house would call its paper. Null for an unassigned code. */
export async function paperTownOf(
  assets: PlaceAssets,
  code: string,
  language: string,
): Promise<(PaperTown & { city: string; state: string }) | null> {
  const found = await findZip(assets, code);
  // Military post offices abroad have no state.
  if (!found?.state) return null;
  const { code: tongue } = languageOf(language);
  const zip = { ...found, city: asWritten(found.city) };
  const [city, regions, landscapes, { townNames }] = await Promise.all([
    tongue === "en" ? zip.city : cityIn(assets, zip, tongue),
    readRegions(assets),
    landscapesOf(assets, zip.zip),
    import("../house/edition/paper-name.ts"),
  ]);
  const row = regions.row(`US.${zip.state}`);
  const state = row === undefined ? await nameCountry(assets, zip.state, tongue) : regions.name(row, tongue);
  const names = townNames({ city, seed: zip.zip, landscapes }, tongue);
  return names.length ? { zip: zip.zip, region: `${city}, ${state}`, names, city, state } : null;
}

/**
 * The town whose ZIP code is in the region of an article: "Gloucester, MA 01930", "01930-1234". Undefined for a region in another
 * country, since many have five-digit codes too. A newspaper does not need it, so unreadable data does not fail the run.
 */
export async function paperTownIn(
  assets: PlaceAssets,
  region: string,
  language: string,
  place: Pick<Place, "countryCode"> | null,
): Promise<PaperTown | undefined> {
  const [code] = zipsIn(region);
  if (code === undefined || (place && !american.test(place.countryCode))) return undefined;
  // Outside English, five digits beside an unknown place are probably not a US ZIP code.
  if (!place && region.trim() !== code && languageOf(language).code !== "en") return undefined;
  try {
    const town = await paperTownOf(assets, code, language);
    return town ? { zip: town.zip, region: town.region, names: town.names } : undefined;
  } catch (failure) {
    logLine("error", { message: "ZIP look-up failed", error: traceOf(failure) });
    return undefined;
  }
}

/** What a newspaper in the language calls the town, where the gazetteer knows it by the name its post office bears. */
async function cityIn(assets: PlaceAssets, { city, state, lat, lng }: Zip, language: string): Promise<string> {
  const town = await findTown(assets, { name: city, qualifiers: [state, "US"], language: "en" });
  const isNear = town && Math.abs(town.lat - lat) < 0.7 && Math.abs(town.lng - lng) < 0.9;
  return isNear ? nameCity(town, language) : city;
}

/** The post office writes each word with a capital: "King And Queen Court House", "Mcallen". */
function asWritten(city: string): string {
  return city
    .replace(/(?<=\s)(?:And|At|By|In|Of|On|The)(?=\s)/g, (word) => word.toLowerCase())
    .replace(/'S\b/g, "'s")
    .replace(/\bMc\p{Ll}/gu, (start) => `Mc${(start[2] ?? "").toUpperCase()}`)
    .replace(/\bUsaf\b/, "USAF");
}
