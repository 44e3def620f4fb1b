import type { Endpoint } from "../http/endpoint.ts";
import { importUrlEndpoint } from "./import-url.ts";

export const endpoints: readonly Endpoint[] = [importUrlEndpoint];
