import { ownProviders } from "../ai/standing.ts";
import { endpoint } from "../http/endpoint.ts";
import { openUnboundRun } from "../press-runs/implicit.ts";
import { consumeToken } from "./contract.ts";

/** Holds the token of the caller's open run, which the first AI call then binds to its article. */
export const consumeTokenEndpoint = endpoint(
  consumeToken,
  ({ db, userId }) => [ownProviders(db, userId)],
  (call, [own]) => openUnboundRun(call, own),
);
