import type { Endpoint } from "../http/endpoint.ts";
import { changeUserEndpoint } from "./change-user.ts";
import { deleteUserEndpoint } from "./delete-user.ts";
import { exportUserEndpoint } from "./export-user.ts";
import { consumeTokenEndpoint, readLedgerEndpoint, readTokensEndpoint } from "./tokens.ts";

export const endpoints: readonly Endpoint[] = [
  readTokensEndpoint,
  consumeTokenEndpoint,
  readLedgerEndpoint,
  changeUserEndpoint,
  exportUserEndpoint,
  deleteUserEndpoint,
];
