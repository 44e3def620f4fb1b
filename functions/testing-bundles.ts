import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { join, parse } from "node:path";
import { promisify } from "node:util";
import { onceInRun } from "./testing-run.ts";

/** A bundle as `wrangler deploy` would send it. */
export interface WorkerBundle {
  /** Its folder. */
  folder: string;
  /** Its code, one module. */
  entry: string;
  /** Text modules, which the code imports from beside it (functions/json-module.ts). */
  texts: string[];
}

/**
 * The bundle of an entry, made once in a run: the many servers of the tests would else each make their own, which takes longer than
 * all else of their start.
 */
export async function bundleOf(main: string): Promise<WorkerBundle> {
  const { name } = parse(main);
  const folder = await onceInRun(name, (outdir) => bundle(main, outdir));
  const texts = globSync("*.json", { cwd: folder }).map((text) => join(folder, text));
  return { folder, entry: join(folder, `${name}.js`), texts };
}

function bundle(main: string, outdir: string) {
  return promisify(execFile)(
    process.execPath,
    ["node_modules/wrangler/bin/wrangler.js", "deploy", main, "--dry-run", "--env", "", "--outdir", outdir],
    { env: { ...process.env, WRANGLER_SEND_METRICS: "false" } },
  );
}
