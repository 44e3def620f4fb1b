import { placeLine } from "../../../locales/place-line.ts";
import type { Place } from "../../api/press/article-origin.ts";
import type { LocatedPlace } from "../../api/press/places.ts";

const zipCode = /(?<!\d)\d{5}(?:-\d{4})?(?!\d)/;

/** The region as it is printed: "Duluth, United States". A US ZIP that was typed stays, for the paper is named by it. */
export function regionText(place: LocatedPlace, typed: string, language: string): string {
  const zip = place.countryCode === "US" ? zipCode.exec(typed)?.[0] : undefined;
  return zip ? `${placeLine({ city: place.city, country: place.region ?? place.country }, language)} ${zip}` : placeLine(place, language);
}

/** A place's label in a list, distinguished from places of the same name. */
export function placeParts({ city, region, country }: LocatedPlace, language: string): { name: string; where: string } {
  return { name: city, where: region && region !== city ? placeLine({ city: region, country }, language) : country };
}

/** The same in one line: "Springfield, Illinois, United States". */
export function placeName(place: LocatedPlace, language: string): string {
  const { name, where } = placeParts(place, language);
  return placeLine({ city: name, country: where }, language);
}

/** What a newspaper keeps of a place. */
export function asPlace({ city, country, countryCode, lat, lng, timeZone }: LocatedPlace): Place {
  return { city, country, countryCode, lat, lng, timeZone };
}
