import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findViolations } from "../../db/invariants.ts";
import { makeDatabase, openInProcess } from "./money/in-process.ts";

/**
 * Runs `run` on a new database file, for in-process handlers. Returns its faults, in words, plus violated invariants.
 * The handlers' logs of attacks are suppressed.
 */
export async function faultsOnNewBooks(run: (file: string) => Promise<string[]>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "stop-press-books-"));
  const file = join(folder, "books.db");
  const { error, log } = console;
  try {
    await makeDatabase(file);
    console.error = () => {};
    console.log = () => {};
    const faults = await run(file);
    const { db, close } = openInProcess(file, []);
    faults.push(...(await findViolations(db, Date.now())));
    close();
    return faults;
  } finally {
    Object.assign(console, { error, log });
    rmSync(folder, { recursive: true, force: true });
  }
}
