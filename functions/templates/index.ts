import type { Endpoint } from "../http/endpoint.ts";
import { listTemplatesEndpoint } from "./list-templates.ts";

export const endpoints: readonly Endpoint[] = [listTemplatesEndpoint];
