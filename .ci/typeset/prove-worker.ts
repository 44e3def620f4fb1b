import { parentPort } from "node:worker_threads";
import { judge } from "./judge.ts";
import type { Trial } from "./matrix.ts";

parentPort?.on("message", async (trial: Trial) => {
  parentPort?.postMessage(await judge(trial));
});
