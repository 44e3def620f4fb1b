import type { Place } from "../../web/typeset/index.ts";
import type { City, PlaceAssets } from "./assets.ts";
import { readBlock, readCities, readIndex, readRegions } from "./assets.ts";
import { aliasOf, nameCity } from "./city-names.ts";
import { findCountry, nameCountry } from "./countries.ts";
import { nameKeys, normalizeName } from "./normalize.ts";

/** A place of the gazetteer, named in the newspaper's language; `region` is its state, province or prefecture. */
export interface FoundPlace extends Place {
  region?: string;
  population: number;
}

export interface NearbyPlace {
  name: string;
  lat: number;
  lng: number;
  population: number;
  countryCode: string;
}

const longest = 200;

/** How well a qualifier ("Texas", "TX", "Bayern", "日本") fits a city: true, false, or null when it names nothing we know. */
function fits(city: City, qualifier: string, regions: Map<string, Map<string, string>>, known: Map<string, string[]>): boolean | null {
  const country = findCountry(qualifier);
  const states = known.get(normalizeName(qualifier)) ?? [];
  const own = `${city.countryCode}.${city.region}`;
  const code = qualifier.trim().replaceAll(".", "").toUpperCase();
  if (country === city.countryCode || states.includes(own) || (regions.has(own) && /^[A-Z]{2}$/.test(code) && own === `US.${code}`))
    return true;
  return country || states.length || regions.has(`US.${code}`) ? false : null;
}

function nameIndex(regions: Map<string, Map<string, string>>): Map<string, string[]> {
  const known = new Map<string, string[]>();
  for (const [code, names] of regions) {
    for (const name of new Set([...names.values()].flatMap(nameKeys))) known.set(name, [...(known.get(name) ?? []), code]);
  }
  return known;
}

function choose(cities: City[], qualifiers: string[], regions: Map<string, Map<string, string>>): City | undefined {
  const known = qualifiers.length ? nameIndex(regions) : new Map<string, string[]>();
  const judged = cities
    .map((city) => ({ city, verdicts: qualifiers.map((qualifier) => fits(city, qualifier, regions, known)) }))
    .filter(({ verdicts }) => !verdicts.includes(false))
    .toSorted((a, b) => b.city.population - a.city.population);
  const [best, next] = judged;
  if (!best) return undefined;
  const understood = best.verdicts.every((verdict) => verdict === true);
  // A qualifier that names nothing we know decides nothing: then only an unmistakable name counts.
  return understood || !next || best.city.population >= 10 * next.city.population ? best.city : undefined;
}

/**
 * Finds one of the larger cities by an address as people type it: "Duluth, United States", "Paris, TX", "今治、日本", "القاهرة".
 * Among equal names the most populous one wins. Null for anything unknown, whatever was typed; a place is never guessed
 * from its country alone. Throws only when the assets cannot be read.
 */
export async function findPlace(assets: PlaceAssets, address: string, language: string): Promise<FoundPlace | null> {
  const parts = address
    .slice(0, longest)
    .split(/[,，、،;؛]/u)
    .map((part) => part.trim())
    .filter((part) => normalizeName(part));
  const [name, ...qualifiers] = parts;
  if (!name) return null;
  const regions = await readRegions(assets);
  const alias = aliasOf(name);
  for (const key of [...nameKeys(name), ...(alias ? nameKeys(alias) : [])]) {
    const city = choose(await readCities(assets, key), qualifiers, regions);
    if (!city) continue;
    const names = regions.get(`${city.countryCode}.${city.region}`);
    const region = names?.get(language) ?? names?.get("en");
    return {
      city: nameCity(city, language),
      country: nameCountry(city.countryCode, language),
      countryCode: city.countryCode,
      lat: city.lat,
      lng: city.lng,
      timeZone: city.timeZone,
      population: city.population,
      ...(region ? { region } : {}),
    };
  }
  return null;
}

/** The cities within `span` degrees of latitude north and south of a point, and as far east and west; most populous first. */
export async function nearbyPlaces(assets: PlaceAssets, lat: number, lng: number, span: number, language: string): Promise<NearbyPlace[]> {
  const reach = Math.min(180, span / Math.max(0.05, Math.cos((lat * Math.PI) / 180)));
  const away = (from: number) => Math.abs(((from - lng + 540) % 360) - 180);
  const { boxes } = await readIndex(assets);
  const blocks = boxes.flatMap(([south, west, north, east], block) => {
    const inside = west <= lng && lng <= east;
    const near = south <= lat + span && north >= lat - span && (inside || Math.min(away(west), away(east)) <= reach);
    return near ? [block] : [];
  });
  const cities = (await Promise.all(blocks.map((block) => readBlock(assets, block)))).flat();
  return cities
    .filter((city) => Math.abs(city.lat - lat) <= span && away(city.lng) <= reach)
    .toSorted((a, b) => b.population - a.population)
    .map((city) => ({
      name: nameCity(city, language),
      lat: city.lat,
      lng: city.lng,
      population: city.population,
      countryCode: city.countryCode,
    }));
}
