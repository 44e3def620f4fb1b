import type { Endpoint } from "../http/endpoint.ts";
import { listTemplates } from "./templates.ts";

export const endpoints: readonly Endpoint[] = [listTemplates];
