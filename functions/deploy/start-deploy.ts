import { spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { deploy } from "./deploy.ts";
import { askAtTerminal, runWrangler } from "./run-wrangler.ts";

process.exitCode = await deploy(process.argv.slice(2), {
  folder: process.cwd(),
  variables: process.env,
  wrangler: runWrangler,
  async build() {
    const { status, stdout, stderr } = spawnSync("npm", ["run", "-s", "build"], { encoding: "utf8" });
    if (status !== 0) process.stderr.write(`${stdout}${stderr}\n`);
    return status === 0;
  },
  fetch,
  say: (line) => console.log(line),
  confirm: askAtTerminal,
  wait: async (milliseconds) => {
    await setTimeout(milliseconds);
  },
  now: () => new Date(),
});
