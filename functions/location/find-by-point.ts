import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { reverseGeocode } from "./contract.ts";
import { countPlaceCall, refuseTooMany } from "./place-calls.ts";

/** The operator's geocoder knows villages and borders that the gazetteer does not; what it cannot say, the gazetteer does. */
export const findByPoint = endpoint(
  reverseGeocode,
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
