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
    parts.push(at instanceof Error ? (at.stack ?? `${at.name}: ${at.message}`) : String(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return parts.join("\ncaused by ");
}
