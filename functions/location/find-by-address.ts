import { isFilled } from "../http/contract.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { geocode } from "./contract.ts";
import { countPlaceCall, refuseTooMany } from "./place-calls.ts";

/** Towns are found without asking anybody; streets, and what the gazetteer does not know, by the operator's geocoder where there is one. */
export const findByAddress = endpoint(
  geocode,
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
