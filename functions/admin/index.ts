import type { Endpoint } from "../endpoint.ts";
import { changeRoleEndpoint } from "./change-role.ts";
import { changeTokensEndpoint } from "./change-tokens.ts";
import { listUsersEndpoint } from "./list-users.ts";
import { readAuditEndpoint } from "./read-audit.ts";

export const endpoints: readonly Endpoint[] = [listUsersEndpoint, changeRoleEndpoint, changeTokensEndpoint, readAuditEndpoint];
