/** An error and what caused it, the outermost first; at most five. */
export function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let at = error; at !== undefined && causes.length < 5; at = at instanceof Error ? at.cause : undefined) causes.push(at);
  return causes;
}

/** Whether the message of an error, or of one of its causes, matches. */
export function hasMessage(error: unknown, pattern: RegExp): boolean {
  return causesOf(error).some((cause) => cause instanceof Error && pattern.test(cause.message));
}
