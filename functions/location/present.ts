import type { PlaceAssets } from "./assets.ts";
import { nameCity } from "./city-names.ts";
import type { LocatedPlace } from "./contract.ts";
import { nameCountry } from "./countries.ts";
import { readRegions } from "./regions.ts";
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
