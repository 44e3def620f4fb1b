import type { Endpoint } from "../http/endpoint.ts";
import { blocks } from "./blocks.ts";
import { read, stop, watch } from "./runs.ts";
import { start } from "./start.ts";

export const endpoints: Endpoint[] = [start, read, watch, stop, blocks];
