import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { inject } from "vitest";

/** A folder filled once per run by the first process that needs it; the others wait. Rejects in all of them if filling fails. */
export async function onceInRun(name: string, fill: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = join(inject("runFolder"), name);
  const ended = `${folder}.ended`;
  await mkdir(inject("runFolder"), { recursive: true });
  if (await isFirst(folder)) {
    const failure = await fill(folder).then(
      () => "",
      (error: unknown) => String(error),
    );
    await writeFile(`${ended}.new`, failure);
    await rename(`${ended}.new`, ended);
  }
  while (!existsSync(ended)) await setTimeout(50);
  const failure = await readFile(ended, "utf8");
  if (failure) throw new Error(`${name} was not made. ${failure}`);
  return folder;
}

const isFirst = (folder: string) =>
  mkdir(folder).then(
    () => true,
    () => false,
  );
