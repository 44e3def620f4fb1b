import type { Endpoint } from "../http/endpoint.ts";
import { importUrl } from "./import-url.ts";

export const endpoints: readonly Endpoint[] = [importUrl];
