import { parentPort } from "node:worker_threads";
import { judge, type Recorded } from "./judge-trial.ts";
import type { Trial } from "./matrix.ts";

parentPort?.on("message", async ({ trial, recorded }: { trial: Trial; recorded: Recorded }) => {
  parentPort?.postMessage(await judge(trial, recorded));
});
