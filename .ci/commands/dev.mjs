import { portOr, prepare, requirePort } from "./prepare.mjs";
import { startScript } from "./run-npm.mjs";

// Where web/vite.config.ts sends /api and /share.
const workerPort = 8787;
const port = portOr(5173);
await requirePort(workerPort);
await requirePort(port);
prepare();

const say = (line) => {
  if (!/^\s*$|\[wrangler:info\]|"level":"info"/.test(line)) console.log(line);
};
const worker = startScript("serve", [], { env: { PORT: String(workerPort) }, onLine: say });
const web = startScript("vite", ["--config", "web/vite.config.ts", "--port", String(port), "--strictPort"], { onLine: say });
console.log(
  `\nThe app reloads as you edit at http://localhost:${port}; codes for signing in arrive at http://localhost:${port}/api/local/mailbox\n`,
);
const stop = () => {
  web.stop();
  worker.stop();
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
await Promise.race([worker.ended, web.ended]);
stop();
