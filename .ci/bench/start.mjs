import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { freshVars } from "./built-site.mjs";
import { bundleWorker } from "./bundle-worker.mjs";
import { median, milliseconds, printTable, takeTurns } from "./figures.mjs";
import { ratioOf } from "./intervals.mjs";
import { note } from "./results.mjs";
import { configurationOf, startWorkerd } from "./workerd.mjs";

const rounds = 31;
const bar = 6;

async function bareWorker() {
  const lib = { entry: join(import.meta.dirname, "bare-worker.ts"), formats: ["es"] };
  const [{ output }] = await build({ configFile: false, logLevel: "error", build: { write: false, minify: true, lib } });
  return output[0].code;
}

/** From a new process to its first answer, in milliseconds. */
async function timeOfFirstAnswer(configuration) {
  const started = performance.now();
  const process = await startWorkerd(configuration);
  try {
    const answer = await fetch(`${process.origin}/api/health`);
    if (!answer.ok) throw new Error(`/api/health answered ${answer.status}.`);
    await answer.arrayBuffer();
    return performance.now() - started;
  } finally {
    await process.stop();
  }
}

/** How long the first answer of a Worker takes in a new process, against one that has nothing but Hono. */
export async function benchStart() {
  const folder = mkdtempSync(join(tmpdir(), "stop-press-start-"));
  try {
    const inFolder = (name, text) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    inFolder("ours.js", readFileSync(bundleWorker()));
    inFolder("bare.js", await bareWorker());
    // The answer that is timed needs no database.
    const ours = inFolder("ours.capnp", configurationOf("ours.js", { vars: freshVars() }));
    const bare = inFolder("bare.capnp", configurationOf("bare.js"));
    const took = await takeTurns({ ours: () => timeOfFirstAnswer(ours), bare: () => timeOfFirstAnswer(bare) }, rounds);
    console.log(`\nStart: a new workerd process to its first answer, ${rounds} processes each in turn`);
    const row = (name, times) => [name, ...[Math.min(...times), median(times), Math.max(...times)].map(milliseconds)];
    printTable([["", "least", "median", "most"], row("Stop Press", took.ours), row("bare Hono", took.bare)]);
    note("R9 first answer of a new process / bare Hono", ratioOf(took.ours, took.bare), { bar, wanted: 31 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
