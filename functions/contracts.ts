// Every call of the API, by area. For types and tools: the Worker mounts endpoints (app.ts), and the browser holds no schema.
import type * as areas from "./contracts.ts";
import type { Contract } from "./http/contract.ts";

export * as admin from "./admin/contract.ts";
export * as ai from "./ai/contract.ts";
export * as apiKeys from "./api-keys/contract.ts";
export * as auth from "./auth/contract.ts";
export * as completedNewspapers from "./completed-newspapers/contract.ts";
export * as http from "./http/contract.ts";
export * as images from "./images/contract.ts";
export * as importUrl from "./import-url/contract.ts";
export * as location from "./location/contract.ts";
export * as openapi from "./openapi/contract.ts";
export * as pressRuns from "./press-runs/contract.ts";
export * as stripe from "./stripe/contract.ts";
export * as templates from "./templates/contract.ts";
export * as user from "./user/contract.ts";

type ValueOf<T> = T[keyof T];
type Declared = Extract<ValueOf<{ [Area in keyof typeof areas]: ValueOf<(typeof areas)[Area]> }>, Contract>;

/** The contracts by the names of their calls: `POST /press-runs`, `GET /press-runs/:id`. */
export type Contracts = { [C in Declared as `${C["method"]} ${C["path"]}`]: C };
export type CallName = keyof Contracts;
/** Where a call without parameters is answered. */
export type AddressOf<Name extends CallName> = `/api${Contracts[Name]["path"]}`;
