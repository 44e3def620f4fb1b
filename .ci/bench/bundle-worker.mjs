import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runScript } from "../commands/run-npm.mjs";

/** Bundles the Worker as a deploy does. Paths of what came out, the entry's own name with .js among them. */
export function bundleWorker(folder = "dist/bench/worker", entry = "functions/worker.ts") {
  rmSync(folder, { recursive: true, force: true });
  if (!runScript("wrangler", ["deploy", entry, "--dry-run", "--env", "", "--outdir", folder]))
    throw new Error("The Worker could not be bundled.");
  return readdirSync(folder).map((name) => join(folder, name));
}
