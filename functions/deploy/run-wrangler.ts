import { spawn } from "node:child_process";
import type { CommandResult } from "./world.ts";

/** Another program in wrangler's place, for the tests of the deploy. */
const program = process.env.STOP_PRESS_WRANGLER ?? "node_modules/wrangler/bin/wrangler.js";

/** Runs wrangler to its end, as something that cannot be asked. `outputFile`: where it writes what it made, one JSON object a line. */
export function runWrangler(args: readonly string[], { outputFile }: { outputFile?: string } = {}): Promise<CommandResult> {
  const env = {
    ...process.env,
    // Without a terminal it asks nothing and takes its own standard answers.
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    ...(outputFile && { WRANGLER_OUTPUT_FILE_PATH: outputFile }),
  };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const said = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.stderr += text));
  return new Promise((resolve) =>
    child
      .on("error", (failure) => resolve({ status: 1, stdout: "", stderr: failure.message }))
      .on("close", (status) => resolve({ status: status ?? 1, ...said })),
  );
}

/** Asks at the terminal; undefined where there is none. */
export const askAtTerminal: ((question: string) => Promise<boolean>) | undefined = process.stdin.isTTY
  ? async (question) => {
      const { createInterface } = await import("node:readline/promises");
      const terminal = createInterface({ input: process.stdin, output: process.stdout });
      const answer = await terminal.question(`${question} (y/n) `);
      terminal.close();
      return /^y(es)?$/i.test(answer.trim());
    }
  : undefined;
