import { mkdtempSync, rmSync } from "node:fs";
import { registerHooks } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The Worker's bundler takes JSON as it comes; Node wants to be told.
registerHooks({
  load: (url, context, next) => next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
});

/**
 * The bars of accounts and money in their full numbers, with the Worker's own handlers in process on a libSQL file. Prints a line
 * each; gives how many faults there were. `share` below 1 does that part of it.
 */
export async function proveMoney(share = 1): Promise<number> {
  const { makeDatabase, openInProcess } = await import("./in-process.ts");
  const { findViolations } = await import("../../db/invariants.ts");
  const { raceRuns } = await import("./races.ts");
  const { deliverPayments } = await import("./payments.ts");
  const { forgeEvents } = await import("./forgeries.ts");
  const { guessCodes } = await import("./guesses.ts");
  const of = (count: number) => Math.max(1, Math.round(count * share));
  const parts: [name: string, run: (file: string) => Promise<string[]>][] = [
    [`${of(100)} rounds of 200 orders at once with 3 tokens`, (file) => raceRuns(file, of(100))],
    [`${of(1_000)} sessions, each told 50 times by two clients that are killed 4 times`, (file) => deliverPayments(file, of(1_000), 50, 4)],
    [`${of(10_000)} forged events`, (file) => forgeEvents(file, of(10_000))],
    [`${of(1_000_000)} codes tried at one`, (file) => guessCodes(file, of(1_000_000))],
  ];
  const folder = mkdtempSync(join(tmpdir(), "stop-press-money-"));
  const error = console.error;
  let faults = 0;
  try {
    for (const [i, [name, run]] of parts.entries()) {
      const file = join(folder, `${i}.db`);
      await makeDatabase(file);
      const begun = Date.now();
      // What the handlers log of forgeries is not wanted here.
      console.error = () => {};
      const found = await run(file);
      console.error = error;
      const { db, close } = openInProcess(file, []);
      found.push(...(await findViolations(db, 0)));
      close();
      console.log(`${found.length === 0 ? "holds " : "FAILS "} ${name} (${((Date.now() - begun) / 1000).toFixed(0)} s)`);
      for (const fault of found.slice(0, 20)) console.log(`       ${fault}`);
      faults += found.length;
    }
  } finally {
    console.error = error;
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}
