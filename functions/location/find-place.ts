import type { PlaceAssets } from "./assets.ts";
import { findTown } from "./find-town.ts";
import { findEntry, numbersIn } from "./keys.ts";
import { nearestTown } from "./nearest-town.ts";
import { keysToTry } from "./place-key.ts";
import { type Reading, readAddress, readingsOf, zipsIn } from "./read-address.ts";
import { meaningsOf } from "./regions.ts";
import { findZip, type Town, type Zip } from "./towns.ts";

const longest = 200;
/** Each reading queries the gazetteer; real addresses need fewer. */
const mostReadings = 60;
/** Inhabitants from which a town wins over a state of the same name, and a city is accepted after an unknown first part of the address. */
const largerThanItsState = 250_000;
const knownEverywhere = 100_000;
const metropolis = 1_000_000;
const cityStates = new Set(["DJ", "GI", "HK", "KW", "LU", "MC", "MO", "SG", "SM", "VA"]);
/** Federations whose states are named alone: Victoria and Georgia are states, but Canterbury and Hanover are not districts. */
const federations = /^(?:US|CA|AU|DE|BR|MX|IN|AR)\.[^.]+$/;

/** The town of a ZIP code: the one its post office names, else the nearest. */
export async function townOfZip(assets: PlaceAssets, { city, state, lat, lng }: Zip): Promise<Town | null> {
  const named = await findTown(assets, { name: city, qualifiers: [state], language: "en" });
  const near = named && Math.abs(named.lat - lat) < 0.7 && Math.abs(named.lng - lng) < 0.9;
  return near ? named : nearestTown(assets, lat, lng);
}

async function isUnderstood(assets: PlaceAssets, { qualifiers }: Reading): Promise<boolean> {
  for (const qualifier of qualifiers) if ((await meaningsOf(assets, qualifier)).length === 0) return false;
  return true;
}

/** A town is not guessed from its country or state: a name shared with one means the town only where that is unambiguous. */
async function isMeant(assets: PlaceAssets, town: Town, name: string): Promise<boolean> {
  const meanings = (await meaningsOf(assets, name)).filter((code) => code.split(".").length < 3);
  if (meanings.length === 0) return true;
  const bearsIt = await isNamed(assets, town, name);
  if (meanings.some((code) => code.length === 2)) {
    const isOwn = meanings.includes(town.countryCode);
    // Singapore is its country; عمّان is Amman before it is Oman, LA Los Angeles before Laos.
    if (isOwn && cityStates.has(town.countryCode)) return true;
    return bearsIt ? isOwn || town.population >= metropolis : name.length === 2 && town.population >= metropolis;
  }
  if (meanings.includes(`${town.countryCode}.${town.region}`)) return bearsIt || name.length <= 3;
  return town.population >= largerThanItsState || !meanings.some((code) => federations.test(code));
}

/** Whether the name is the town's own, and not only another spelling. */
async function isNamed(assets: PlaceAssets, town: Town, name: string): Promise<boolean> {
  for (const key of keysToTry(name)) {
    const entry = await findEntry(assets, key);
    if (entry && numbersIn(entry.official).includes(town.number)) return true;
  }
  return false;
}

/**
 * Finds a town by an address as people type it: "Duluth, United States", "Paris TX", "今治、日本", "القاهرة", "55802", a street or a quarter
 * with its town. Among equal names the most populous wins; null for anything unknown. A town is never guessed from its country alone.
 */
export async function resolveAddress(assets: PlaceAssets, text: string, language: string): Promise<Town | null> {
  const written = text.slice(0, longest);
  const bare = await findZip(assets, written.normalize("NFKC"));
  if (bare) return townOfZip(assets, bare);
  const address = readAddress(written);
  const { parts } = address;
  for (const code of zipsIn(written).slice(0, 1)) {
    const zip = await findZip(assets, code);
    const town = zip && (await townOfWrittenZip(assets, zip, parts));
    if (town) return town;
  }
  const readings: Reading[] = [];
  for (const reading of readingsOf(address).slice(0, mostReadings))
    if (!reading.strict || (await isUnderstood(assets, reading))) readings.push(reading);
  for (const forgiving of [false, true]) {
    for (const reading of readings.slice(0, forgiving ? 12 : undefined)) {
      const town = await findTown(assets, { ...reading, language, forgiving });
      if (town && (reading.qualifiers.length > 0 || (await isMeant(assets, town, reading.name)))) return town;
    }
  }
  return cityOfQuarter(assets, parts, language);
}

/** Montmartre, Paris: quarters are not in the gazetteer, but the city after them is. */
async function cityOfQuarter(assets: PlaceAssets, parts: readonly string[], language: string): Promise<Town | null> {
  for (let at = 1; at < parts.length; at++) {
    const name = parts[at] as string;
    const qualifiers = parts.slice(at + 1);
    if (!(await isUnderstood(assets, { name, qualifiers, strict: true }))) continue;
    const town = await findTown(assets, { name, qualifiers, language });
    if (town && town.population >= knownEverywhere && (await isMeantAlone(assets, town, name))) return town;
  }
  return null;
}

/** After an unknown name a word is a city only where it cannot be another state or country. */
async function isMeantAlone(assets: PlaceAssets, town: Town, name: string): Promise<boolean> {
  const meanings = await meaningsOf(assets, name);
  const elsewhere = meanings.filter((code) => !code.startsWith(`${town.countryCode}.${town.region}`));
  const isDistrict = (code: string) => code.split(".").length === 3;
  return meanings.length > elsewhere.length || elsewhere.every((code) => isDistrict(code) && town.population >= largerThanItsState * 2);
}

/** A ZIP code counts only if the address names its state or town: other countries have five-digit codes too. */
async function townOfWrittenZip(assets: PlaceAssets, zip: Zip, parts: readonly string[]): Promise<Town | null> {
  const state = `US.${zip.state}`;
  for (const part of parts) {
    const words = part.split(/\s+/u);
    const said = await Promise.all([part, words.at(-1) ?? ""].map((word) => meaningsOf(assets, word)));
    const isAmerican = said.some((meanings) => meanings.includes(state) || meanings.includes("US"));
    if (isAmerican || part.toLowerCase().endsWith(zip.city.toLowerCase())) return townOfZip(assets, zip);
  }
  return null;
}
