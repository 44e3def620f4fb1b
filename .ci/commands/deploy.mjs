// npm run deploy -- [--env production|staging] [--dry-run] [--yes] [--settings FILE] [--url ADDRESS]
// Puts Stop Press on Cloudflare, from a clean clone too: npm run deploy -- --help, .github/guides/deploy.md.
// Plain Node 20 without any package runs this; the rest runs with the project's own Node.
import { spawnSync } from "node:child_process";
import { install } from "./install.mjs";

if (!install()) {
  console.error(
    "The packages could not be installed. Nothing was changed. Look whether this machine reaches the npm registry, then try again.",
  );
  process.exit(1);
}
const { status } = spawnSync("node_modules/.bin/node", ["functions/deploy/start-deploy.ts", ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exit(status ?? 1);
