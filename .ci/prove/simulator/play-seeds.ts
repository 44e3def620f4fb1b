// A process that plays schedules and says what did not hold: `play-seeds.ts <from> <to> [step]`, or asked by its parent.
import "../machine/register-hooks.ts";
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import type { Simulator } from "./simulator.ts";

/** Seeds from `from` to below `to`, every `step`th. */
export interface Seeds {
  from: number;
  to: number;
  step: number;
}

export interface Played {
  schedules: number;
  /** Faults in words, with the seed, the shortest schedule that still goes wrong, and what happened in it. */
  faults: string[];
  /** Of everything that happened in them: the same for the same seeds. */
  digest: string;
  isDone: boolean;
}

/** After so many faults the rest would say nothing new. */
const mostFaults = 3;

let opened: Simulator | undefined;

export async function playSeeds({ from, to, step }: Seeds, tell: (played: Played) => void): Promise<void> {
  const { Simulator: Class } = await import("./simulator.ts");
  const { scheduleOf, shrink } = await import("./schedule.ts");
  const log = { log: console.log, error: console.error };
  Object.assign(console, { log: () => {}, error: () => {} });
  opened ??= await Class.open();
  const simulator = opened;
  const played: Played = { schedules: 0, faults: [], digest: "", isDone: false };
  for (let seed = from; seed < to && played.faults.length < mostFaults; seed += step) {
    const schedule = scheduleOf(seed);
    const faults = await simulator.play(schedule);
    played.schedules++;
    played.digest = createHash("sha256").update(played.digest).update(simulator.trace.join("\n")).digest("hex");
    if (played.schedules % 500 === 0) tell(played);
    if (faults.length === 0) continue;
    const least = await shrink(schedule, async (shorter) => (await simulator.play(shorter)).length > 0);
    const left = await simulator.play(least);
    played.faults.push(
      `seed ${seed}: ${faults.join("; ")}\nat the least: ${left.join("; ")}\n${JSON.stringify(least)}\n${simulator.trace.join("\n")}`,
    );
  }
  Object.assign(console, log);
  played.isDone = true;
  tell(played);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [from, to, step = 1] = process.argv.slice(2).map(Number);
  if (from !== undefined && to !== undefined)
    await playSeeds({ from, to, step }, ({ schedules, faults }) => {
      process.stdout.write(
        `${schedules} schedules, ${faults.length} faults, ${Math.round((performance.now() / schedules) * 10) / 10} ms each since the start\n${faults.join("\n")}`,
      );
    });
  else
    process.on("message", (seeds) => {
      void playSeeds(seeds as Seeds, (played) => process.send?.(played));
    });
}
