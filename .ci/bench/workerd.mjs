import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const nearby = createRequire(import.meta.url);
const { default: workerd } = createRequire(nearby.resolve("miniflare"))("workerd");

const list = (entries) => `[${entries.join(", ")}]`;

/**
 * workerd's own configuration of one script in a file beside it, at a port that the system chooses.
 * It reaches no private address unless it `isInside`.
 * @param {string} script
 * @param {{ vars?: Record<string, string>, flags?: string[], isInside?: boolean }} options
 */
export function configurationOf(script, { vars = {}, flags = [], isInside = false } = {}) {
  const [, date] = /^compatibility_date = (.+)$/m.exec(readFileSync("wrangler.toml", "utf8"));
  const bindings = Object.entries(vars).map(([name, text]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(text)})`);
  const inside = isInside ? ', (name = "internet", network = (allow = ["public", "private"]))' : "";
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed ${JSON.stringify(script)})],
    compatibilityDate = ${date},
    bindings = ${list(bindings)},
  ))${inside}],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
  v8Flags = ${list(flags.map((flag) => JSON.stringify(flag)))},
);`;
}

/** A new process of workerd that listens. `ended` fulfils when it is gone, also of itself. */
export async function startWorkerd(configuration, { stderr = "inherit" } = {}) {
  const child = spawn(workerd, ["serve", "--control-fd=3", configuration], { stdio: ["ignore", "ignore", stderr, "pipe"] });
  const kill = () => child.kill("SIGKILL");
  // The process that started it may end by an error.
  process.once("exit", kill);
  const ended = new Promise((done) => child.once("exit", done)).finally(() => process.off("exit", kill));
  const stop = async () => {
    kill();
    await ended;
  };
  try {
    const port = await new Promise((found, failed) => {
      child.stdio[3].setEncoding("utf8").on("data", (line) => found(JSON.parse(line.split("\n", 1)[0]).port));
      ended.then(() => failed(new Error("workerd ended before it listened.")));
    });
    return { origin: `http://127.0.0.1:${port}`, pid: child.pid, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
