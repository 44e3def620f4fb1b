import { type ChildProcess, fork } from "node:child_process";
import { afterAll, expect, it } from "vitest";
import { isFull, tell, times } from "./row.ts";
import { keepSchedules, keptSchedules, shareOf } from "./simulator/kept-schedules.ts";
import type { Played, Seeds } from "./simulator/play-seeds.ts";

/** Seconds on a quiet machine for the short tier; the whole takes an hour and more. */
const patience = isFull ? 6 * 3_600_000 : 300_000;

const begun: ChildProcess[] = [];
afterAll(() => {
  for (const player of begun) player.kill();
});

function newPlayer(): ChildProcess {
  const player = fork(new URL("./simulator/play-seeds.ts", import.meta.url), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // Most of what a schedule makes is gone with it.
    execArgv: ["--max-semi-space-size=64", "--min-semi-space-size=64"],
  });
  begun.push(player);
  return player;
}

function play(player: ChildProcess, seeds: Seeds): Promise<Played> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a player ended with ${code}`));
    if (player.exitCode !== null) return ended(player.exitCode);
    player.once("exit", ended);
    player.once("message", (played) => {
      player.off("exit", ended);
      resolve(played as Played);
    });
    player.send(seeds);
  });
}

/** To load it takes as long as a hundred schedules: one process in `npm test`, one for each core otherwise. */
const players = Array.from({ length: times(2, 1) }, newPlayer);
const wanted = 300_000;

/**
 * All seeds in shares, each by the next player that is free, beginning with what earlier runs of the same code have left. SCHEDULES says
 * how many this run has time for: the rest is for another run, and until then the row is not proved.
 */
async function playAll(): Promise<{ schedules: number; faults: string[] }> {
  const [{ code } = { code: "" }] = await Promise.all(players.map((player) => play(player, { from: 0, to: 0 })));
  const kept = keptSchedules(code, wanted / shareOf);
  const done = new Set(kept.shares);
  const left = Array.from({ length: wanted / shareOf }, (_, share) => share).filter((share) => !done.has(share));
  const waiting = left.slice(0, Math.ceil(Number(process.env.SCHEDULES ?? wanted) / shareOf));
  const faults: string[] = [];
  const turns = players.map(async (player) => {
    for (let share = waiting.shift(); share !== undefined && faults.length === 0; share = waiting.shift()) {
      const played = await play(player, { from: share * shareOf, to: (share + 1) * shareOf });
      faults.push(...played.faults);
      if (played.faults.length > 0 || played.code !== code) return;
      kept.shares.push(share);
      keepSchedules(kept);
      if (kept.shares.length % 5 === 0) console.warn(`${kept.shares.length * shareOf} schedules of ${wanted}`);
    }
  });
  await Promise.all(turns);
  return { schedules: kept.shares.length * shareOf, faults };
}

it(
  "whatever happens to a run and its token, in whatever order: the books add up, nothing stays open, no picture is lost or left over",
  async () => {
    const [player = newPlayer()] = players;
    const { schedules, faults } = isFull ? await playAll() : await play(player, { from: 0, to: 150 });
    expect(faults).toEqual([]);
    if (!isFull) expect(schedules).toBe(150);
    tell(33, "seeded schedules of runs, ledger, deaths and failures", schedules, wanted);
  },
  patience,
);

it(
  "a schedule plays the same each time, so that its seed is all that has to be told",
  async () => {
    const seeds = { from: 7_000_000, to: 7_000_000 + times(200, 12) };
    const [player = newPlayer(), other = player] = players;
    const first = await play(player, seeds);
    expect(first.schedules).toBe(times(200, 12));
    expect(await play(other, seeds)).toEqual(first);
    if (!isFull) return;
    const { digest, faults } = await play(newPlayer(), { ...seeds, isPlain: true });
    expect({ digest, faults }).toEqual({ digest: first.digest, faults: first.faults });
  },
  patience,
);
