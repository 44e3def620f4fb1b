import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "./refusal.ts";

const isRunning = (process_: number) => {
  try {
    process.kill(process_, 0);
    return true;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Allows one deploy per environment from this folder; a killed deploy's lock is ignored. Returns the release function. */
export function takeLock(folder: string, environment: string): () => void {
  mkdirSync(join(folder, ".wrangler"), { recursive: true });
  const file = join(folder, ".wrangler", `deploying-${environment}`);
  for (let attempt = 1; ; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== "EEXIST" || attempt > 3) throw failure;
    }
    const owner = Number(readFileSync(file, "utf8") || "0");
    // Empty file: its owner has just created it.
    if (owner === 0 || isRunning(owner))
      throw new Refusal(
        `Another deploy of ${environment} is under way from this folder${owner ? ` (process ${owner})` : ""}.`,
        `Wait until it has ended. If there is none, remove ${file}.`,
      );
    rmSync(file, { force: true });
  }
}
