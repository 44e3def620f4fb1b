import type { Endpoint } from "../http/endpoint.ts";
import { exportUser } from "./export-user.ts";
import { consumeToken, readLedger, readTokens } from "./tokens.ts";
import { changeUser, deleteUser } from "./user.ts";

export const endpoints: readonly Endpoint[] = [readTokens, consumeToken, readLedger, changeUser, exportUser, deleteUser];
