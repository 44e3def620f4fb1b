import type { Endpoint } from "../endpoint.ts";
import { changeRoleEndpoint } from "./change-role.ts";
import { changeTokensEndpoint } from "./change-tokens.ts";
import { listUsersEndpoint } from "./list-users.ts";
import { readAuditEndpoint } from "./read-audit.ts";
import { readLedgerEndpoint } from "./read-ledger.ts";

export const endpoints: readonly Endpoint[] = [
  listUsersEndpoint,
  changeRoleEndpoint,
  changeTokensEndpoint,
  readLedgerEndpoint,
  readAuditEndpoint,
];
