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
  const parts: string[] = [];
  for (let at: unknown = error, depth = 0; at !== undefined && depth < 5; depth++) {
    parts.push(at instanceof Error ? withoutValues(at) : String(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return parts.join("\ncaused by ");
}

/** Drizzle's errors end their message with the values of the statement: addresses and articles. */
function withoutValues(error: Error): string {
  const trace = error.stack ?? `${error.name}: ${error.message}`;
  return "params" in error ? trace.replace(error.message, () => error.message.split("\nparams:", 1)[0] ?? "") : trace;
}
