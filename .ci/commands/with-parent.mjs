// Runs a command for as long as the process that started this one lives: `node with-parent.mjs npm run serve`, with a pipe as its standard
// input. The pipe closes when that process ends, even by SIGKILL; then the whole process group goes. Without this a server would keep its
// port.
import { spawn } from "node:child_process";

/** A server that was asked to stop and has not by then is ended. */
const graceMs = 5_000;

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });
child.on("error", () => process.exit(127));
child.on("exit", (code) => process.exit(code ?? 1));

// The signal goes to the whole group; this process stays until the others have ended.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);

process.stdin.resume().on("close", () => {
  process.kill(-process.pid, "SIGTERM");
  setTimeout(() => process.kill(-process.pid, "SIGKILL"), graceMs);
});
