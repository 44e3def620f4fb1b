import { fork } from "node:child_process";
import { expect, it } from "vitest";
import { isFull, tell, times } from "./row.ts";
import type { Played, Seeds } from "./simulator/play-seeds.ts";

/** A process plays its share; what it said last counts, also when it was ended. */
function play(seeds: Seeds): Promise<Played> {
  const player = fork(new URL("./simulator/play-seeds.ts", import.meta.url), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // Most of what a schedule makes is gone with it.
    execArgv: ["--max-semi-space-size=64"],
  });
  let last: Played = { schedules: 0, faults: [], digest: "" };
  return new Promise((resolve, reject) => {
    player.on("error", reject);
    player.on("message", (played) => {
      last = played as Played;
      if (isFull && last.schedules % 5_000 === 0) console.warn(`${last.schedules} schedules of seeds ${seeds.from} + n × ${seeds.step}`);
    });
    player.on("exit", (code) => (code === 0 ? resolve(last) : reject(new Error(`a player ended with ${code}`))));
    player.send(seeds);
  });
}

it("whatever happens to a run and its token, in whatever order: the books add up, nothing stays open, no picture is lost or left over", async () => {
  const wanted = 300_000;
  const count = Number(process.env.SCHEDULES ?? times(wanted, 160));
  const shares = await Promise.all([0, 1].map((from) => play({ from, to: count, step: 2 })));
  const faults = shares.flatMap((share) => share.faults);
  expect(faults).toEqual([]);
  const played = shares.reduce((sum, { schedules }) => sum + schedules, 0);
  expect(played).toBe(count);
  tell(33, "seeded schedules of runs, ledger, deaths and failures", played, wanted);
});

it("a schedule plays the same each time, so that its seed is all that has to be told", async () => {
  const [one, other] = await Promise.all([0, 1].map(() => play({ from: 7_000_000, to: 7_000_012, step: 1 })));
  expect(one?.schedules).toBe(12);
  expect(one).toEqual(other);
});
