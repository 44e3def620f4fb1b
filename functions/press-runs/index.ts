import type { Endpoint } from "../http/endpoint.ts";
import { runBlock } from "./blocks.ts";
import { findContradictions } from "./contradictions.ts";
import { readRun, startRun, stopRun, watchRun } from "./runs.ts";

export const endpoints: Endpoint[] = [startRun, readRun, watchRun, stopRun, runBlock, findContradictions];
