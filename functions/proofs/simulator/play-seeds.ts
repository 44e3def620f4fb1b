// Child process that runs schedules and reports faults: `play-seeds.ts <from> <to>`, or on messages of its parent.
import "../machine/register-hooks.ts";
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { loadedCode } from "./loaded-code.ts";
import type { Simulator } from "./simulator.ts";

/** Seeds from `from` up to, not including, `to`. */
export interface Seeds {
  from: number;
  to: number;
  /** Uses the unpatched libraries: slower, with identical results. */
  isPlain?: boolean;
}

export interface Played {
  schedules: number;
  /** Faults in words, with the seed, the shortest schedule that still fails, and its trace. */
  faults: string[];
  /** Hash of everything that happened: the same for the same seeds. */
  digest: string;
  /** Hash of the code that ran them. */
  code: string;
}

/** Stop after this many faults; more add no information. */
const mostFaults = 3;

let opened: { simulator: Simulator; code: string } | undefined;

async function open(isPlain: boolean): Promise<{ simulator: Simulator; code: string }> {
  const code = loadedCode();
  if (!isPlain) await import("./quick-libraries.ts");
  const { Simulator: Class } = await import("./simulator.ts");
  return { simulator: await Class.open(), code: code() };
}

export async function playSeeds({ from, to, isPlain = false }: Seeds): Promise<Played> {
  const log = { log: console.log, error: console.error };
  Object.assign(console, { log: () => {}, error: () => {} });
  opened ??= await open(isPlain);
  const { simulator, code } = opened;
  const { scheduleOf, shrink } = await import("./schedule.ts");
  const played: Played = { schedules: 0, faults: [], digest: "", code };
  for (let seed = from; seed < to && played.faults.length < mostFaults; seed++) {
    const schedule = scheduleOf(seed);
    const faults = await simulator.play(schedule);
    played.schedules++;
    played.digest = createHash("sha256").update(played.digest).update(simulator.trace.join("\n")).digest("hex");
    if (faults.length === 0) continue;
    const least = await shrink(schedule, async (shorter) => (await simulator.play(shorter)).length > 0);
    const left = await simulator.play(least);
    played.faults.push(
      `seed ${seed}: ${faults.join("; ")}\nat the least: ${left.join("; ")}\n${JSON.stringify(least)}\n${simulator.trace.join("\n")}`,
    );
  }
  Object.assign(console, log);
  return played;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [from, to] = process.argv.slice(2).map(Number);
  if (from !== undefined && to !== undefined) {
    await playSeeds({ from, to: from });
    const before = process.cpuUsage();
    const { schedules, faults, digest } = await playSeeds({ from, to });
    const { user, system } = process.cpuUsage(before);
    process.stdout.write(
      `${schedules} schedules, ${faults.length} faults, ${((user + system) / 1_000 / schedules).toFixed(1)} ms of processor each, ${digest}\n${faults.join("\n")}`,
    );
  } else
    process.on("message", (seeds) => {
      void playSeeds(seeds as Seeds).then((played) => process.send?.(played));
    });
}
