import type { Database } from "../../db/client.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { isFilled, limits } from "../http/limits.ts";
import { countHit, enforceLimit } from "../http/rate-counters.ts";
import { minute } from "../http/time.ts";
import * as contract from "./contract.ts";

/** Towns are found without asking anybody; streets, and what the gazetteer does not know, by the operator's geocoder where there is one. */
export const geocode = endpoint(
  contract.geocode,
  ({ db, userId, now }) => [countPlaceCall(db, userId, now)],
  async ({ c, env, settings, now, body }, [hits]) => {
    refuseTooMany(hits, now);
    const { address } = body;
    if (!isFilled(address))
      throw new AppError("INVALID", { message: "Please type the name of a town first.", details: { fields: ["address"] } });
    const { language } = body;
    const [{ resolveAddress }, { readAddress }, { askFor, outsideGeocoder }, { presentTown }] = await Promise.all([
      import("./find-place.ts"),
      import("./read-address.ts"),
      import("./geocoder.ts"),
      import("./present.ts"),
    ]);
    const town = await resolveAddress(env.ASSETS, address, language);
    const outside = outsideGeocoder(settings);
    if (outside && (!town || readAddress(address).hasStreet)) {
      const known = await askFor(env.ASSETS, outside, address, language, c.req.raw.signal);
      if (known) return known;
    }
    if (!town) throw new AppError("NO_PLACE", { message: "We know no place of this name. Please check it, or type a larger town nearby." });
    return presentTown(env.ASSETS, town, language);
  },
);

/** The operator's geocoder knows villages and borders that the gazetteer does not; what it cannot say, the gazetteer does. */
export const reverseGeocode = endpoint(
  contract.reverseGeocode,
  ({ db, userId, now }) => [countPlaceCall(db, userId, now)],
  async ({ c, env, settings, now, body }, [hits]) => {
    refuseTooMany(hits, now);
    const { lat, lng, language } = body;
    const [{ askAbout, outsideGeocoder }, { nearestTown }, { presentTown }] = await Promise.all([
      import("./geocoder.ts"),
      import("./nearest-town.ts"),
      import("./present.ts"),
    ]);
    const outside = outsideGeocoder(settings);
    const known = outside && (await askAbout(env.ASSETS, outside, { lat, lng }, language, c.req.raw.signal));
    if (known) return known;
    const town = await nearestTown(env.ASSETS, lat, lng);
    if (!town) throw new AppError("NO_PLACE");
    return presentTown(env.ASSETS, town, language);
  },
);

/** Called for nearly every keystroke: uses only the gazetteer, so that no third party sees the input. */
export const suggestPlaces = endpoint(
  contract.suggestPlaces,
  ({ db, userId, now }) => [countPlaceCall(db, userId, now)],
  async ({ env, now, query }, [hits]) => {
    refuseTooMany(hits, now);
    const { suggestTowns } = await import("./suggest-towns.ts");
    return suggestTowns(env.ASSETS, query.q, query.language);
  },
);

/** Counts a user's call to any of the four place endpoints; part of the first batch of each. */
export const countPlaceCall = (db: Database, userId: string, now: number) => countHit(db, `places:${userId}`, minute, now);

/** Throws RATE_LIMITED beyond what a person may ask in a minute. */
export function refuseTooMany(hits: readonly { count: number }[], now: number): void {
  enforceLimit(limits.placesPerMinute, hits, minute, now);
}
