import { rmSync } from "node:fs";
import { join, parse } from "node:path";
import { runScript } from "../commands/run-npm.mjs";

/** Bundles the Worker as a deploy does; returns the path of its one module. */
export function bundleWorker(folder = "dist/bench/worker", entry = "functions/worker.ts") {
  rmSync(folder, { recursive: true, force: true });
  if (!runScript("wrangler", ["deploy", entry, "--dry-run", "--env", "", "--outdir", folder]))
    throw new Error("The Worker could not be bundled.");
  return join(folder, `${parse(entry).name}.js`);
}
