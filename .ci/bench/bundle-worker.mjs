import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runScript } from "../commands/run-npm.mjs";

const folder = "dist/bench/worker";

/** Bundles the Worker as a deploy does. Paths of what came out, worker.js among them. */
export function bundleWorker() {
  rmSync(folder, { recursive: true, force: true });
  if (!runScript("wrangler", ["deploy", "--dry-run", "--env", "", "--outdir", folder])) throw new Error("The Worker could not be bundled.");
  return readdirSync(folder).map((name) => join(folder, name));
}
