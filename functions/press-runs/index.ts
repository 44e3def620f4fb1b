import type { Endpoint } from "../http/endpoint.ts";
import { readRun, runBlock, stopRun, watchRun } from "./runs.ts";
import { startRun } from "./start.ts";

export const endpoints: Endpoint[] = [startRun, readRun, watchRun, stopRun, runBlock];
