import { build, portOr, prepare, requirePort } from "./prepare.mjs";
import { listenTo, startScript } from "./run-npm.mjs";

const port = portOr(8787);
await requirePort(port);
prepare();
build();

const { onLine, endedWell } = listenTo(() => {
  const address = `http://localhost:${port}`;
  console.log(`\nStop Press is at ${address}`);
  console.log(`Codes for signing in arrive at ${address}/api/local/mailbox (editor@localhost.test is an admin)`);
  console.log("Stop it with Ctrl+C\n");
});
const server = startScript("serve", [], { env: { PORT: String(port) }, onLine });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.stop());
const code = await server.ended;
process.exit(endedWell() ? 0 : code || 1);
