import { endpoint } from "../http/endpoint.ts";
import { suggestPlaces } from "./contract.ts";
import { countPlaceCall, refuseTooMany } from "./place-calls.ts";

/** Asked at nearly every letter: from the gazetteer alone, so that nobody else reads along. */
export const suggest = endpoint(
  suggestPlaces,
  ({ db, userId, now }) => [countPlaceCall(db, userId, now)],
  async ({ env, now, query }, [hits]) => {
    refuseTooMany(hits, now);
    const { suggestTowns } = await import("./suggest-towns.ts");
    return suggestTowns(env.ASSETS, query.q, query.language);
  },
);
