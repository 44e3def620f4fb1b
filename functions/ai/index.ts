import { type Endpoint, endpoint } from "../http/endpoint.ts";
import { availabilityOf, ownProviders, presentModels } from "./availability.ts";
import { testConnection } from "./connection.ts";
import * as contract from "./contract.ts";
import { expandContent, generateImage, generateSideArticles } from "./generate.ts";

/** The catalogue with what the caller can use now; a signed-in user may have keys of their own. */
const listModels = endpoint(
  contract.listModels,
  ({ db, userId }) => [ownProviders(db, userId)],
  async ({ env, settings, now, user }, [own]) => presentModels(availabilityOf(env, settings, now, user ? own : [])),
);

export const endpoints: readonly Endpoint[] = [expandContent, generateSideArticles, generateImage, listModels, testConnection];
