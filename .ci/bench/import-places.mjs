import { assetsOnDisk } from "../../functions/location/assets-on-disk.ts";
import { findPlace } from "../../functions/location/places.ts";

const near = 0.3;

/** Whether the words that a page was found to name its place by lead to the place it is about; and to none where it names none. */
export async function isPlaceRight(place, wanted, language) {
  if (place === null || wanted === null) return place === wanted;
  const country = new Intl.DisplayNames("en", { type: "region" }).of(wanted.countryCode);
  const [found, meant] = await Promise.all([
    findPlace(assetsOnDisk, place.text, language),
    findPlace(assetsOnDisk, `${wanted.city}, ${country}`, "en"),
  ]);
  if (meant === null) throw new Error(`The gazetteer does not know ${wanted.city}, ${country}.`);
  return found !== null && Math.abs(found.lat - meant.lat) < near && Math.abs(found.lng - meant.lng) < near;
}
