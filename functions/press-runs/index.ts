import type { Endpoint } from "../http/endpoint.ts";
import { blocks } from "./blocks.ts";
import { read } from "./read.ts";
import { start } from "./start.ts";
import { stop } from "./stop.ts";
import { watch } from "./watch.ts";

export const endpoints: Endpoint[] = [start, read, watch, stop, blocks];
