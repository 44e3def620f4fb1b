import { causesOf } from "./causes.ts";

interface Line {
  message: string;
  requestId?: string;
  [field: string]: string | number | boolean | undefined;
}

/** One JSON object a line, without personal data: no addresses, no texts, route patterns in place of paths. */
export function logLine(level: "info" | "error", line: Line): void {
  console[level === "error" ? "error" : "log"](JSON.stringify({ level, ...line }));
}

/** An error with its causes, for the log only. */
export function traceOf(error: unknown): string {
  return causesOf(error)
    .map((cause) => (cause instanceof Error ? withoutValues(cause) : String(cause)))
    .join("\ncaused by ");
}

/** Drizzle's errors end their message with the values of the statement: addresses and articles. */
function withoutValues(error: Error): string {
  const trace = error.stack ?? `${error.name}: ${error.message}`;
  return "params" in error ? trace.replace(error.message, () => error.message.split("\nparams:", 1)[0] ?? "") : trace;
}
