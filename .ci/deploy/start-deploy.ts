import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline/promises";
import { setTimeout } from "node:timers/promises";
import { deploy } from "./deploy.ts";
import type { CommandResult, World } from "./world.ts";

/** Another program in wrangler's place, for the tests of the deploy. */
const program = process.env.STOP_PRESS_WRANGLER ?? "node_modules/wrangler/bin/wrangler.js";

function runWrangler(args: readonly string[], outputFile?: string): Promise<CommandResult> {
  const env = {
    ...process.env,
    // Without a terminal it asks nothing and takes its own standard answers.
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    ...(outputFile && { WRANGLER_OUTPUT_FILE_PATH: outputFile }),
  };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) child[name].setEncoding("utf8").on("data", (text: string) => (said[name] += text));
  return new Promise((resolve) =>
    child
      .on("error", (failure) => resolve({ status: 1, stdout: "", stderr: failure.message }))
      .on("close", (status) => resolve({ status: status ?? 1, ...said })),
  );
}

const world: World = {
  folder: process.cwd(),
  variables: process.env,
  wrangler: (args, { outputFile } = {}) => runWrangler(args, outputFile),
  build: async () => spawnSync("npm", ["run", "-s", "build"], { stdio: "inherit" }).status === 0,
  fetch,
  say: (line) => console.log(line),
  confirm: process.stdin.isTTY
    ? async (question) => {
        const terminal = createInterface({ input: process.stdin, output: process.stdout });
        const answer = await terminal.question(`${question} (y/n) `);
        terminal.close();
        return /^y(es)?$/i.test(answer.trim());
      }
    : undefined,
  wait: async (milliseconds) => {
    await setTimeout(milliseconds);
  },
  now: () => new Date(),
};

process.exitCode = await deploy(process.argv.slice(2), world);
