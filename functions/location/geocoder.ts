import * as z from "zod";
import type { Settings } from "../http/env.ts";
import { logLine, traceOf } from "../http/log.ts";
import { providerFetch } from "../outbound/provider-fetch.ts";
import type { PlaceAssets } from "./assets.ts";
import type { LocatedPlace } from "./contract.ts";
import { nearestTown } from "./nearest-town.ts";
import { nameCountry } from "./regions.ts";

const limits = { mostBytes: 500_000, timeoutMs: 5_000 };
/** Of a city or a state: with its country it must be a region that a newspaper takes. */
const longestName = 60;
const name = z
  .string()
  .transform((text) => text.replace(/[\s\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim())
  .refine((text) => text !== "" && [...text].length <= longestName)
  .optional()
  .catch(undefined);
const degrees = (most: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d/)])
    .pipe(z.coerce.number())
    .refine((value) => Math.abs(value) <= most);

/** One place as Nominatim describes it (jsonv2 with addressdetails); of an address only what a newspaper prints is read. */
const Found = z.object({
  lat: degrees(90),
  lon: degrees(180),
  address: z.object({
    country_code: z.string().regex(/^[a-z]{2}$/i),
    city: name,
    town: name,
    village: name,
    municipality: name,
    hamlet: name,
    suburb: name,
    city_district: name,
    county: name,
    state: name,
    region: name,
    province: name,
  }),
});
type Found = z.infer<typeof Found>;

/** A Nominatim-compatible server of the operator's. */
export interface OutsideGeocoder {
  url: string;
}

export const outsideGeocoder = ({ GEOCODER_URL: url }: Settings): OutsideGeocoder | null => (url ? { url } : null);

/** Asks for an address. Null when nothing is found, and when the server does not answer as it should. */
export const askFor = (assets: PlaceAssets, geocoder: OutsideGeocoder, address: string, language: string, signal: AbortSignal) =>
  ask(assets, geocoder, "search", { q: address, limit: "1" }, language, signal);

/** Asks what is at a point in degrees; the answer keeps the point. Null as with askFor. */
export async function askAbout(
  assets: PlaceAssets,
  geocoder: OutsideGeocoder,
  { lat, lng }: { lat: number; lng: number },
  language: string,
  signal: AbortSignal,
): Promise<LocatedPlace | null> {
  // Level 10 is the city: street and house are private and not needed.
  return ask(assets, geocoder, "reverse", { lat: String(lat), lon: String(lng), zoom: "10" }, language, signal);
}

async function ask(
  assets: PlaceAssets,
  { url }: OutsideGeocoder,
  call: "search" | "reverse",
  parameters: Record<string, string>,
  language: string,
  signal: AbortSignal,
): Promise<LocatedPlace | null> {
  try {
    const address = new URL(`${url.replace(/\/+$/, "")}/${call}`);
    for (const [key, value] of Object.entries({ ...parameters, format: "jsonv2", addressdetails: "1", "accept-language": language }))
      address.searchParams.set(key, value);
    const headers = { accept: "application/json", "user-agent": "StopPress (newspaper maker)" };
    const answer = await providerFetch(limits)(address, { headers, signal });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`the geocoder answered ${answer.status}`);
    }
    const read = z.union([Found, z.array(z.unknown()), z.object({ error: z.unknown() })]).parse(await answer.json());
    const first = Array.isArray(read) ? read[0] : read;
    if (first === undefined || (typeof first === "object" && first !== null && "error" in first)) return null;
    return await present(assets, Found.parse(first), language);
  } catch (failure) {
    // The caller has disconnected: no fallback is needed.
    if (signal.aborted) throw failure;
    // A ZodError message could quote the input.
    const said = failure instanceof z.ZodError ? "the geocoder's answer has another form" : traceOf(failure);
    logLine("error", { message: "geocoder failed", call, trace: said });
    return null;
  }
}

async function present(assets: PlaceAssets, { lat, lon, address }: Found, language: string): Promise<LocatedPlace | null> {
  const city =
    address.city ??
    address.town ??
    address.village ??
    address.municipality ??
    address.hamlet ??
    address.suburb ??
    address.city_district ??
    address.county;
  // A newspaper needs a town: a country or a state alone is not enough.
  if (!city) return null;
  const countryCode = address.country_code.toUpperCase();
  const region = address.state ?? address.province ?? address.region;
  const near = await nearestTown(assets, lat, lon);
  return {
    city,
    country: await nameCountry(assets, countryCode, language),
    countryCode,
    ...(region && { region }),
    timeZone: near?.timeZone ?? timeAtSea(lon),
    lat,
    lng: lon,
  };
}

/** Far from every town clocks go by the meridian, as at sea; the sign is POSIX's, west of Greenwich positive. */
function timeAtSea(lng: number): string {
  const hours = Math.round(lng / 15);
  return hours === 0 ? "UTC" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}
