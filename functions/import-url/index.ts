import type { Endpoint } from "../endpoint.ts";
import { importUrlEndpoint } from "./import-url.ts";

export const endpoints: readonly Endpoint[] = [importUrlEndpoint];
