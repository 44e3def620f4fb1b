import { type Endpoint, endpoint } from "../http/endpoint.ts";
import { availabilityOf, ownProviders, presentModels } from "./availability.ts";
import { testKey } from "./connection.ts";
import { listModels } from "./contract.ts";
import { expand, makeImage, writeSideArticles } from "./generate.ts";

/** The catalogue with what the caller can use now: somebody signed in may have keys of their own. */
const models = endpoint(
  listModels,
  ({ db, userId }) => [ownProviders(db, userId)],
  async ({ env, settings, now, user }, [own]) => presentModels(availabilityOf(env, settings, now, user ? own : [])),
);

export const endpoints: readonly Endpoint[] = [expand, writeSideArticles, makeImage, models, testKey];
