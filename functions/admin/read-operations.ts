import { presentModels, standingOf } from "../ai/standing.ts";
import { endpoint } from "../http/endpoint.ts";
import { readOperations } from "./contract.ts";
import { operationsAt } from "./operations-at.ts";

/** Loaded only after the caller is known to be an admin: it reads what is others'. */
export const readOperationsEndpoint = endpoint(readOperations, async ({ env, settings, db, now }) =>
  operationsAt(
    db,
    now,
    presentModels(standingOf(env, settings, now)).filter(({ by }) => by === "operator"),
  ),
);
