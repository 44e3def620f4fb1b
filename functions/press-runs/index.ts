import type { Endpoint } from "../http/endpoint.ts";
import { runBlock } from "./blocks.ts";
import { readRun, stopRun, watchRun } from "./runs.ts";
import { startRun } from "./start.ts";

export const endpoints: Endpoint[] = [startRun, readRun, watchRun, stopRun, runBlock];
