import { type ChildProcess, fork } from "node:child_process";
import { afterAll, expect, it } from "vitest";
import { isFull, tell, times } from "./row.ts";
import type { Played, Seeds } from "./simulator/play-seeds.ts";

/** Seconds on a quiet machine for the short tier; the whole takes an hour and more. */
const patience = isFull ? 6 * 3_600_000 : 300_000;

const players: ChildProcess[] = [];
afterAll(() => {
  for (const player of players) player.kill();
});

function newPlayer(): ChildProcess {
  const player = fork(new URL("./simulator/play-seeds.ts", import.meta.url), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // Most of what a schedule makes is gone with it.
    execArgv: ["--max-semi-space-size=64"],
  });
  players.push(player);
  return player;
}

function play(player: ChildProcess, seeds: Seeds): Promise<Played> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a player ended with ${code}`));
    if (player.exitCode !== null) return ended(player.exitCode);
    player.once("exit", ended);
    player.on("message", (message) => {
      const played = message as Played;
      if (isFull && played.schedules % 5_000 === 0)
        console.warn(`${played.schedules} schedules of seeds ${seeds.from} + n × ${seeds.step}`);
      if (!played.isDone) return;
      player.removeAllListeners("message");
      player.off("exit", ended);
      resolve(played);
    });
    player.send(seeds);
  });
}

/** To load it takes as long as a hundred schedules: one process in `npm test`, one for each core otherwise. */
const shares = Array.from({ length: times(2, 1) }, newPlayer);

it(
  "whatever happens to a run and its token, in whatever order: the books add up, nothing stays open, no picture is lost or left over",
  async () => {
    const wanted = 300_000;
    // As many as there is time for: fewer are told, and do not prove the row.
    const count = Number(process.env.SCHEDULES ?? times(wanted, 150));
    const played = await Promise.all(shares.map((player, from) => play(player, { from, to: count, step: shares.length })));
    expect(played.flatMap(({ faults }) => faults)).toEqual([]);
    const schedules = played.reduce((sum, share) => sum + share.schedules, 0);
    expect(schedules).toBe(count);
    tell(33, "seeded schedules of runs, ledger, deaths and failures", schedules, wanted);
  },
  patience,
);

it(
  "a schedule plays the same each time, so that its seed is all that has to be told",
  async () => {
    const seeds = { from: 7_000_000, to: 7_000_012, step: 1 };
    const [player = newPlayer(), other = player] = shares;
    const first = await play(player, seeds);
    expect(first.schedules).toBe(12);
    expect(await play(other, seeds)).toEqual(first);
  },
  patience,
);
