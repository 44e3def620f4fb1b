import { type ChildProcess, fork } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Found } from "./chaos/faults.ts";
import type { Scenario } from "./chaos/play-chaos.ts";
import { isFull, tell, times } from "./row.ts";

/** Seconds on a quiet machine. */
const patience = isFull ? 3_600_000 : 300_000;

let player: ChildProcess;
// A process whose clock and chance are not this one's; it takes longer to load than most of what it plays in `npm test`.
beforeAll(() => {
  player = fork(new URL("./chaos/play-chaos.ts", import.meta.url), { stdio: ["ignore", "inherit", "inherit", "ipc"], execArgv: [] });
});
afterAll(() => void player.kill());

async function play(scenario: Scenario, count: number): Promise<Record<string, number>> {
  const found = await new Promise<Found>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the player ended with ${code}`));
    if (player.exitCode !== null) return ended(player.exitCode);
    player.once("exit", ended);
    const hear = (message: unknown) => {
      const [played, found] = message as [Scenario, Found];
      // What an earlier test no longer waited for.
      if (played !== scenario) return;
      player.off("exit", ended);
      player.off("message", hear);
      resolve(found);
    };
    player.on("message", hear);
    player.send([scenario, count]);
  });
  expect(found.faults.slice(0, 5)).toEqual([]);
  return found.counts;
}

it(
  "models that misbehave in every way: each run is settled in time, its reader is told why, no step is paid for more than thrice",
  async () => {
    const counts = await play("models", times(1_000, 8));
    expect(counts["failed with a cause"]).toBeGreaterThan(0);
    expect(counts.complete).toBeGreaterThan(0);
    expect(counts["kinds of misbehavior met"]).toBeGreaterThanOrEqual(times(16, 10));
    tell(8, "seeded schedules for each of a run's five calls", counts.schedules ?? 0, 1_000);
  },
  patience,
);

it(
  "a reader who closes the tab at any second finds the newspaper in the list, or the token back",
  async () => {
    const counts = await play("leaving", times(60, 5));
    expect(counts["newspapers later in the list"]).toBe(counts.moments);
    tell(9, "moments from 1 s to 60 s of a model that takes 45 s, at the speed of a clock of its own", counts.moments ?? 0, 60);
  },
  patience,
);

it(
  "a database of which every fifth call fails before or after it wrote: everything happens once",
  async () => {
    const counts = await play("database", times(1_000, 27));
    expect(counts["calls of the database that failed"]).toBeGreaterThan(times(500, 10));
    tell(10, "operations of nine kinds, tried until they went well", counts.operations ?? 0, 1_000);
  },
  patience,
);

it(
  "a bucket that fails, is slow, breaks off or never answers: no newspaper without its pictures, no file left over",
  async () => {
    const counts = await play("bucket", times(300, 15));
    expect(counts.complete).toBeGreaterThan(0);
    expect(counts["given back"]).toBeGreaterThan(0);
    tell(11, "runs over a bucket that fails in five ways", counts.runs ?? 0, 300);
    tell(11, "pictures asked for whose files are gone", counts["files asked for that are gone"] ?? 0, times(100, 1));
  },
  patience,
);

it(
  "alarms rung one to five times, at once and out of order: one newspaper, one charge, at most one more call of a model",
  async () => {
    const counts = await play("alarms", times(500, 15));
    expect(counts.rings).toBeGreaterThan((counts.runs ?? 0) * 2);
    tell(12, "runs with a block made again, whose every alarm is rung one to five times", counts.runs ?? 0, 500);
  },
  patience,
);

it(
  "the old code and the new one live on one database through the migrations between them",
  async () => {
    const counts = await play("deploy", times(100, 2));
    expect(counts["statements of the old code"]).toBeGreaterThan((counts.deploys ?? 0) * 200);
    tell(13, "deploys with both codes at work, migrations interrupted and begun again between them", counts.deploys ?? 0, 100);
  },
  patience,
);
