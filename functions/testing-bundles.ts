import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { inject } from "vitest";

/** A bundle as `wrangler deploy` would send it. */
export interface WorkerBundle {
  /** Its folder. */
  folder: string;
  /** Its one module. */
  entry: string;
}

/**
 * The bundle of an entry, made by the first process of a run that needs it: the many servers of the tests would else each make
 * their own, which takes longer than all else of their start.
 */
export async function bundleOf(main: string): Promise<WorkerBundle> {
  const { name } = parse(main);
  const folder = join(inject("bundles"), name);
  const ended = `${folder}.ended`;
  await mkdir(inject("bundles"), { recursive: true });
  if (await isFirst(folder)) {
    const failure = await bundle(main, folder).then(
      () => "",
      (error: unknown) => String(error),
    );
    await writeFile(`${ended}.new`, failure);
    await rename(`${ended}.new`, ended);
  }
  while (!existsSync(ended)) await setTimeout(50);
  const failure = await readFile(ended, "utf8");
  if (failure) throw new Error(`${main} cannot be bundled. ${failure}`);
  return { folder, entry: join(folder, `${name}.js`) };
}

const isFirst = (folder: string) =>
  mkdir(folder).then(
    () => true,
    () => false,
  );

function bundle(main: string, outdir: string) {
  return promisify(execFile)(
    process.execPath,
    ["node_modules/wrangler/bin/wrangler.js", "deploy", main, "--dry-run", "--env", "", "--outdir", outdir],
    { env: { ...process.env, WRANGLER_SEND_METRICS: "false" } },
  );
}
