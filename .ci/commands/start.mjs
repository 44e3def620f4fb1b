import { build, portOr, prepare, requirePort } from "./prepare.mjs";
import { startScript } from "./run-npm.mjs";

const port = portOr(8787);
await requirePort(port);
prepare();
build();

const before = [];
let ready = false;
const server = startScript("serve", [], {
  env: { PORT: String(port) },
  onLine(line) {
    if (!ready) {
      before.push(line);
      if (!/Ready on/.test(line)) return;
      ready = true;
      const address = `http://localhost:${port}`;
      console.log(`\nStop Press is at ${address}`);
      console.log(`Codes for signing in arrive at ${address}/api/local/mailbox (editor@localhost.test is an admin)`);
      console.log("Stop it with Ctrl+C\n");
    } else if (!/^\s*$|\[wrangler:info\]|"level":"info"/.test(line)) console.log(line);
  },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.stop());
const code = await server.ended;
if (!ready) console.error(before.join("\n"));
process.exit(ready ? 0 : code);
