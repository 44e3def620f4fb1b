import type { Endpoint } from "../http/endpoint.ts";
import { list, remove, save } from "./api-keys.ts";

export const endpoints: readonly Endpoint[] = [save, list, remove];
