import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const withParent = fileURLToPath(new URL("with-parent.mjs", import.meta.url));

const environment = { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_SEND_METRICS: "false", CI: process.env.CI ?? "1" };

/** Runs a script of package.json to its end; its output is shown only when it fails. True when it succeeded. */
export function runScript(name, args = []) {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "-s", name, "--", ...args], { encoding: "utf8", env: environment });
  if (status !== 0) process.stderr.write(`${stdout}${stderr}\n`);
  return status === 0;
}

/** What the server says: kept until it is ready, then only warnings and errors. */
export function listenTo(whenReady) {
  const before = [];
  let ready = false;
  return {
    onLine(line) {
      if (ready) {
        if (!/^\s*$|^⎔|\[wrangler:info\]|"level":"info"/.test(line)) console.log(line);
        return;
      }
      before.push(line);
      ready = /Ready on/.test(line);
      if (ready) whenReady();
    },
    /** True when it became ready; else what it said is shown. */
    endedWell() {
      if (!ready) console.error(before.join("\n"));
      return ready;
    },
  };
}

/**
 * Starts a script that stays, as a process group of its own. `stop` ends it as a whole, and so does the end of this process or of the
 * `npm` that runs it, whatever ended them.
 */
export function startScript(name, args, { env = {}, onLine }) {
  const child = spawn(process.execPath, [withParent, "npm", "run", "-s", name, "--", ...args], {
    env: { ...environment, ...env },
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream.setEncoding("utf8").on("data", (chunk) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) onLine(line);
    });
  }
  const stop = (signal = "SIGTERM") => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // Already gone.
    }
  };
  if (process.env.npm_lifecycle_event) onOrphaned(stop);
  return { ended: new Promise((done) => child.on("exit", (code) => done(code ?? 1))), stop };
}

/**
 * Calls once the process that started this one is gone: `npm` passes signals on, but cannot pass on SIGKILL. Scripts begin with `exec`, so
 * that no shell stands between the two.
 */
function onOrphaned(call) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    call();
  }, 500);
  timer.unref();
}
