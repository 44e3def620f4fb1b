import type { Endpoint } from "../http/endpoint.ts";
import { listApiKeys, removeApiKey, saveApiKey } from "./api-keys.ts";

export const endpoints: readonly Endpoint[] = [saveApiKey, listApiKeys, removeApiKey];
