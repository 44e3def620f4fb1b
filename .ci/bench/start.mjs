import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { freshVars } from "./built-site.mjs";
import { bundleWorker } from "./bundle-worker.mjs";
import { againstBar, median, milliseconds, pairRatio, printTable, takeTurns } from "./figures.mjs";

const rounds = 31;
const bar = 4;
const nearby = createRequire(import.meta.url);
const { default: workerd } = createRequire(nearby.resolve("miniflare"))("workerd");

async function bareWorker() {
  const lib = { entry: join(import.meta.dirname, "bare-worker.ts"), formats: ["es"] };
  const [{ output }] = await build({ configFile: false, logLevel: "error", build: { write: false, minify: true, lib } });
  return output[0].code;
}

/** workerd's own configuration of the Worker in a file beside it, at a port that the system chooses. The answer that is timed needs no database. */
function configurationOf(script, vars) {
  const [, date] = /^compatibility_date = (.+)$/m.exec(readFileSync("wrangler.toml", "utf8"));
  const bindings = Object.entries(vars).map(([name, text]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(text)})`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed ${JSON.stringify(script)})],
    compatibilityDate = ${date},
    bindings = [${bindings.join(", ")}],
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);`;
}

/** From a new process to its first answer, in milliseconds. */
async function timeOfFirstAnswer(configuration) {
  const started = performance.now();
  const child = spawn(workerd, ["serve", "--control-fd=3", configuration], { stdio: ["ignore", "ignore", "inherit", "pipe"] });
  const ended = new Promise((done) => child.once("exit", done));
  try {
    const port = await new Promise((found, failed) => {
      child.stdio[3].setEncoding("utf8").on("data", (line) => found(JSON.parse(line.split("\n", 1)[0]).port));
      ended.then(() => failed(new Error("workerd ended before it listened.")));
    });
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    if (!answer.ok) throw new Error(`/api/health answered ${answer.status}.`);
    await answer.arrayBuffer();
    return performance.now() - started;
  } finally {
    child.kill("SIGKILL");
    await ended;
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
    const script = bundleWorker().find((file) => file.endsWith("worker.js"));
    inFolder("ours.js", readFileSync(script));
    inFolder("bare.js", await bareWorker());
    const ours = inFolder("ours.capnp", configurationOf("ours.js", freshVars()));
    const bare = inFolder("bare.capnp", configurationOf("bare.js", {}));
    const took = await takeTurns({ ours: () => timeOfFirstAnswer(ours), bare: () => timeOfFirstAnswer(bare) }, rounds);
    console.log(`\nStart: a new workerd process to its first answer, ${rounds} processes each in turn`);
    const row = (name, times) => [name, ...[Math.min(...times), median(times), Math.max(...times)].map(milliseconds)];
    printTable([["", "least", "median", "most"], row("Stop Press", took.ours), row("bare Hono", took.bare)]);
    console.log(`  Stop Press / bare Hono: ${againstBar(pairRatio(took.ours, took.bare), bar)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
