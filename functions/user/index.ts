import type { Endpoint } from "../http/endpoint.ts";
import { changeUser } from "./change-user.ts";
import { deleteUser } from "./delete-user.ts";
import { exportUser } from "./export-user.ts";
import { consumeToken, readLedger, readTokens } from "./tokens.ts";

export const endpoints: readonly Endpoint[] = [readTokens, consumeToken, readLedger, changeUser, exportUser, deleteUser];
