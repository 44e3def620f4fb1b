import { spawn } from "node:child_process";
import type { CommandResult } from "./world.ts";

/** Replacement for wrangler in the deploy tests. */
const program = process.env.STOP_PRESS_WRANGLER ?? "node_modules/wrangler/bin/wrangler.js";

/** Runs wrangler non-interactively to its end. `outputFile`: where wrangler writes its results, one JSON object per line. */
export function runWrangler(args: readonly string[], { outputFile }: { outputFile?: string } = {}): Promise<CommandResult> {
  const env = {
    ...process.env,
    // Non-interactive: wrangler uses its default answers.
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

/** Prompts at the terminal; undefined without one. */
export const askAtTerminal: ((question: string) => Promise<boolean>) | undefined = process.stdin.isTTY
  ? async (question) => {
      const { createInterface } = await import("node:readline/promises");
      const terminal = createInterface({ input: process.stdin, output: process.stdout });
      const answer = await terminal.question(`${question} (y/n) `);
      terminal.close();
      return /^y(es)?$/i.test(answer.trim());
    }
  : undefined;
