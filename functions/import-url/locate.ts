import { findLanguage } from "../../locales/languages.ts";
import { placeLine } from "../../locales/place-line.ts";
import { logLine, traceOf } from "../http/log.ts";
import type { PlaceAssets } from "../location/assets.ts";
import type { LocatedPlace } from "../location/contract.ts";
import type { FoundPlace } from "../location/places.ts";
import type { ExtractedArticle } from "./extract/page.ts";

type Find = (assets: PlaceAssets, address: string, language: string) => Promise<FoundPlace | null>;

interface Located {
  place: LocatedPlace;
  /** As people write it. */
  region: string;
}

interface Named {
  place: ExtractedArticle["place"];
  /** Address of the page: towns of its country are preferred. */
  url: string;
  /** BCP 47 code of the article's language. */
  article: string;
  /** BCP 47 code of the caller's language. */
  asked: string;
}

/**
 * The town a page names, in the language its newspaper will be in: the article's where we print in it, else the one asked for. Null
 * for what the gazetteer does not know; a gazetteer that cannot be read costs the place, not the article.
 */
export async function locate(assets: PlaceAssets, { place, url, article, asked }: Named): Promise<Located | null> {
  if (!place) return null;
  const language = (findLanguage(article) ?? findLanguage(asked))?.code ?? "en";
  try {
    const [{ findPlace }, { nearestTown }, { presentTown }] = await Promise.all([
      import("../location/places.ts"),
      import("../location/nearest-town.ts"),
      import("../location/present.ts"),
    ]);
    const named = await findNear(findPlace, assets, place.text, countryOf(url, article), language);
    const { lat, lng } = place;
    if (lat !== undefined && lng !== undefined && !(named && isNear(named, lat, lng))) {
      const town = await nearestTown(assets, lat, lng);
      if (town) return present(await presentTown(assets, town, language), language);
    }
    if (!named) return null;
    const { population: _, ...located } = named;
    return present(located, language);
  } catch (failure) {
    logLine("error", { message: "place look-up failed", error: traceOf(failure) });
    return null;
  }
}

const present = (place: LocatedPlace, language: string): Located => ({ place, region: placeLine(place, language) });

/** A town of the page's own country comes before a namesake elsewhere, unless that is ten times as large: London, Paris. */
async function findNear(find: Find, assets: PlaceAssets, text: string, country: string, language: string): Promise<FoundPlace | null> {
  const anywhere = await find(assets, text, language);
  if (country === "" || /[,，、،(]/.test(text) || anywhere?.countryCode === country) return anywhere;
  const home = await find(assets, `${text}, ${country}`, language);
  return home && home.population * 10 >= (anywhere?.population ?? 0) ? home : anywhere;
}

/** Country-code top-level domains in use worldwide. */
const everybodys = new Set([
  "AC",
  "AD",
  "AG",
  "AI",
  "AM",
  "AS",
  "BZ",
  "CC",
  "CD",
  "CO",
  "DJ",
  "EU",
  "FM",
  "GG",
  "GL",
  "GS",
  "IM",
  "IO",
  "LA",
  "LI",
  "LY",
  "ME",
  "MN",
  "MS",
  "NU",
  "PW",
  "SC",
  "SH",
  "ST",
  "SU",
  "TK",
  "TO",
  "TV",
  "VC",
  "VU",
  "WS",
]);

/** The country of a page by its host, or by the region of its language (en-US is a template default worldwide); '' for none. */
function countryOf(url: string, language: string): string {
  const label = /\.([a-z]{2})$/.exec(new URL(url).hostname)?.[1]?.toUpperCase() ?? "";
  if (label !== "" && !everybodys.has(label)) return label === "UK" ? "GB" : label;
  return language.toLowerCase() === "en-us" ? "" : (/[-_]([A-Z]{2})$/.exec(language)?.[1] ?? "");
}

/** Within about 60 km; near the poles less. */
function isNear(place: FoundPlace, lat: number, lng: number): boolean {
  const east = (((place.lng - lng + 540) % 360) - 180) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(place.lat - lat, east) * 111 < 60;
}
