import { fork } from "node:child_process";
import { expect, it } from "vitest";
import type { Found } from "./chaos/faults.ts";
import { isFull, tell, times } from "./row.ts";

/** Seconds on a quiet machine. */
const patience = isFull ? 3_600_000 : 300_000;

it(
  "a run whose models never answer is ended by its own clock at its deadline, and its token is back",
  async () => {
    const player = fork(new URL("./chaos/play-outlasting.ts", import.meta.url), {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      execArgv: [],
    });
    const { faults, counts } = await new Promise<Found>((resolve, reject) => {
      player.once("message", (found) => resolve(found as Found));
      player.once("exit", (code) => reject(new Error(`the player ended with ${code}`)));
      player.send(times(100, 2));
    });
    expect(faults).toEqual([]);
    tell(8, "runs whose models never answer, ended at their deadline without a reader or the cron", counts.runs ?? 0, 100);
  },
  patience,
);
