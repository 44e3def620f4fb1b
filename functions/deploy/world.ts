export interface CommandResult {
  status: number;
  stdout: string;
  stderr: string;
}

/** The outside world of a deploy; tests replace it. */
export interface World {
  /** The project's root folder. */
  folder: string;
  /** Relevant environment variables. */
  variables: Record<string, string | undefined>;
  /** Runs wrangler to its end; `outputFile`: where wrangler writes its results, one JSON object per line. Never throws. */
  wrangler(args: readonly string[], options?: { outputFile?: string }): Promise<CommandResult>;
  /** Builds the app; false on failure, after printing the reason. */
  build(): Promise<boolean>;
  fetch: typeof fetch;
  say(line: string): void;
  /** Asks for confirmation; undefined when not interactive. */
  confirm?(question: string): Promise<boolean>;
  wait(milliseconds: number): Promise<void>;
  now(): Date;
}
