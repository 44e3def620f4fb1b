export interface CommandResult {
  status: number;
  stdout: string;
  stderr: string;
}

/** What a deploy touches outside itself, so that tests can put a stand-in in its place. */
export interface World {
  /** The project's folder. */
  folder: string;
  /** Variables of the process that matter here. */
  variables: Record<string, string | undefined>;
  /** Runs wrangler to its end; `outputFile` is where it writes what it made, one JSON object a line. Never throws. */
  wrangler(args: readonly string[], options?: { outputFile?: string }): Promise<CommandResult>;
  /** Builds the app; false when that failed, whose reason has been shown. */
  build(): Promise<boolean>;
  fetch: typeof fetch;
  say(line: string): void;
  /** True when the person says yes; undefined where nobody can be asked. */
  confirm?(question: string): Promise<boolean>;
  wait(milliseconds: number): Promise<void>;
  now(): Date;
}
