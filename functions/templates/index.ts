import type { Endpoint } from "../endpoint.ts";
import { listTemplatesEndpoint } from "./list-templates.ts";

export const endpoints: readonly Endpoint[] = [listTemplatesEndpoint];
