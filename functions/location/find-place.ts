import type { PlaceAssets } from "./assets.ts";
import { findTown } from "./find-town.ts";
import { nearestTown } from "./nearest-town.ts";
import { partsOf, type Reading, readingsOf, zipsIn } from "./read-address.ts";
import { meaningsOf } from "./regions.ts";
import type { Town } from "./towns.ts";
import { findZip, type Zip } from "./zips.ts";

const longest = 200;
/** Each asks the gazetteer: nobody who writes an address needs more. */
const mostReadings = 60;

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

/**
 * Finds a town by an address as people type it: "Duluth, United States", "Paris TX", "今治、日本", "القاهرة", "55802", a street with its
 * town. Among equal names the most populous wins; null for anything unknown. A town is never guessed from its country alone.
 */
export async function resolveAddress(assets: PlaceAssets, address: string, language: string): Promise<Town | null> {
  const text = address.slice(0, longest).normalize("NFKC");
  const bare = await findZip(assets, text);
  if (bare) return townOfZip(assets, bare);
  const parts = partsOf(text);
  const [zip] = await Promise.all(
    zipsIn(text)
      .slice(0, 1)
      .map((code) => findZip(assets, code)),
  );
  if (zip) {
    const town = await townOfWrittenZip(assets, zip, parts);
    if (town) return town;
  }
  const readings = readingsOf(parts).slice(0, mostReadings);
  for (const reading of readings) {
    if (reading.strict && !(await isUnderstood(assets, reading))) continue;
    const town = await findTown(assets, { ...reading, language });
    if (town) return town;
  }
  for (const reading of readings.slice(0, 12)) {
    if (reading.strict && !(await isUnderstood(assets, reading))) continue;
    const town = await findTown(assets, { ...reading, language, forgiving: true });
    if (town) return town;
  }
  return null;
}

/** A ZIP code decides where the address names its state or its town; five figures stand in other countries' addresses too. */
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
