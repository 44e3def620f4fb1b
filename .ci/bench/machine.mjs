import { cpus, loadavg } from "node:os";
import { median, pairRatio, takeTurns } from "./figures.mjs";

const quiet = 0.3;
const alike = { from: 0.97, to: 1.03 };

/** A fixed piece of arithmetic and allocation of about 20 ms. */
function work() {
  const started = performance.now();
  const seen = new Map();
  let state = 1;
  for (let index = 0; index < 150_000; index++) {
    state = (state * 48271) % 2147483647;
    seen.set(state % 20_000, `${state}`);
  }
  if (seen.size === 0) throw new Error("nothing was done");
  return performance.now() - started;
}

/** The same work timed under two names: their ratio is 1 on a machine that can be believed. */
async function control() {
  for (let round = 0; round < 5; round++) work();
  const { one, other } = await takeTurns({ one: work, other: work }, 31);
  return { ratio: pairRatio(one, other), spread: Math.max(...one) / median(one) };
}

/** Watches the machine over a run: made before anything is measured. */
export function watchMachine() {
  const [before] = loadavg();
  return {
    describe: () =>
      `${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"}), Node ${process.versions.node}, load ${before.toFixed(2)}`,
    /** Why the figures of this run are not to be believed; empty when they are. */
    async doubts() {
      const { ratio, spread } = await control();
      console.log(`Control, the same work against itself: ${ratio.toFixed(3)} (slowest / median ${spread.toFixed(2)})`);
      return [
        ...(before > quiet ? [`the machine was busy before the run (load ${before.toFixed(2)}, quiet is ${quiet})`] : []),
        ...(ratio < alike.from || ratio > alike.to ? [`the same work against itself differs (${ratio.toFixed(3)})`] : []),
      ];
    },
  };
}
