import { endpoint } from "../endpoint.ts";
import { readTokens } from "./contract.ts";

export const readTokensEndpoint = endpoint(readTokens, async ({ user }) => ({ tokens: user.tokens, isAdmin: user.role === "admin" }));
