import { endpoint } from "../http/endpoint.ts";
import { listModels } from "./contract.ts";
import { ownProviders, presentModels, standingOf } from "./standing.ts";

/** The catalogue as it stands for the caller: somebody signed in may have keys of their own. */
export const models = endpoint(
  listModels,
  ({ db, userId }) => [ownProviders(db, userId)],
  async ({ env, settings, now, user }, [own]) => presentModels(standingOf(env, settings, now, user ? own : [])),
);
