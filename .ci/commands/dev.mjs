import { portOr, prepare, requirePort } from "./prepare.mjs";
import { listenTo, startScript } from "./run-npm.mjs";

// Where web/vite.config.ts sends /api and /share.
const workerPort = 8787;
const port = portOr(5173);
await requirePort(workerPort);
await requirePort(port);
prepare();

const { onLine, endedWell } = listenTo(() => {
  const address = `http://localhost:${port}`;
  console.log(`\nThe app reloads as you edit at ${address}; codes for signing in arrive at ${address}/api/local/mailbox`);
  console.log("Stop it with Ctrl+C\n");
});
const worker = startScript("serve", [], { env: { PORT: String(workerPort) }, onLine });
const web = startScript("vite", ["--config", "web/vite.config.ts", "--port", String(port), "--strictPort", "--logLevel", "warn"], {
  onLine: (line) => console.log(line),
});
const stop = () => {
  web.stop();
  worker.stop();
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
const code = await Promise.race([worker.ended, web.ended]);
stop();
process.exit(endedWell() ? 0 : code || 1);
