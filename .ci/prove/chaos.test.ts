import { fork } from "node:child_process";
import { expect, it } from "vitest";
import type { Found } from "./chaos/faults.ts";
import type { Scenario } from "./chaos/play-chaos.ts";
import { tell, times } from "./row.ts";

/** The scenario in a process of its own, whose clock and chance are not this one's. */
async function play(scenario: Scenario, count: number): Promise<Record<string, number>> {
  const player = fork(new URL("./chaos/play-chaos.ts", import.meta.url), { stdio: ["ignore", "inherit", "inherit", "ipc"], execArgv: [] });
  const found = await new Promise<Found>((resolve, reject) => {
    player.on("error", reject);
    player.on("message", (message) => resolve(message as Found));
    player.on("exit", (code) => reject(new Error(`the player ended with ${code}`)));
    player.send([scenario, count]);
  });
  expect(found.faults.slice(0, 5)).toEqual([]);
  return found.counts;
}

it.concurrent("models that misbehave in every way: each run is settled in time, its reader is told why, no step is paid for more than thrice", async () => {
  const counts = await play("models", times(1_000, 8));
  expect(counts["failed with a cause"]).toBeGreaterThan(0);
  expect(counts.complete).toBeGreaterThan(0);
  expect(counts["kinds of misbehavior met"]).toBeGreaterThanOrEqual(times(16, 10));
  tell(8, "seeded schedules for each of a run's five calls", counts.schedules ?? 0, 1_000);
});

it.concurrent("a reader who closes the tab at any second finds the newspaper in the list, or the token back", async () => {
  const counts = await play("leaving", times(60, 5));
  expect(counts["newspapers later in the list"]).toBe(counts.moments);
  tell(9, "moments from 1 s to 60 s of a model that takes 45 s, at the speed of a clock of its own", counts.moments ?? 0, 60);
});

it.concurrent("a database of which every fifth call fails before or after it wrote: everything happens once", async () => {
  const counts = await play("database", times(1_000, 27));
  expect(counts["calls of the database that failed"]).toBeGreaterThan(times(500, 10));
  tell(10, "operations of nine kinds, tried until they went well", counts.operations ?? 0, 1_000);
});

it.concurrent("a bucket that fails, is slow, breaks off or never answers: no newspaper without its pictures, no file left over", async () => {
  const counts = await play("bucket", times(300, 15));
  expect(counts.complete).toBeGreaterThan(0);
  expect(counts["given back"]).toBeGreaterThan(0);
  tell(11, "runs over a bucket that fails in five ways", counts.runs ?? 0, 300);
  tell(11, "pictures asked for whose files are gone", counts["files asked for that are gone"] ?? 0, times(100, 1));
});

it.concurrent("alarms rung one to five times, at once and out of order: one newspaper, one charge, at most one more call of a model", async () => {
  const counts = await play("alarms", times(500, 15));
  expect(counts.rings).toBeGreaterThan((counts.runs ?? 0) * 2);
  tell(12, "runs with a block made again, whose every alarm is rung one to five times", counts.runs ?? 0, 500);
});
