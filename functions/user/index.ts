import type { Endpoint } from "../endpoint.ts";
import { changeUserEndpoint } from "./change-user.ts";
import { readLedgerEndpoint } from "./ledger.ts";
import { readTokensEndpoint } from "./tokens.ts";

export const endpoints: readonly Endpoint[] = [readTokensEndpoint, readLedgerEndpoint, changeUserEndpoint];
