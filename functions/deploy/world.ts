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

/** Log of completed steps: printed as they happen, and again when a later step fails. */
export interface Journal {
  /** Announces a step. */
  step(words: string): void;
  /** Records a change made on Cloudflare. */
  changed(what: string): void;
  readonly changes: readonly string[];
}

export function openJournal(world: Pick<World, "say">): Journal {
  const changes: string[] = [];
  return {
    step: (words) => world.say(`  ${words} …`),
    changed(what) {
      changes.push(what);
      world.say(`    ${what}`);
    },
    changes,
  };
}

/** Why the deploy stopped: the problem and what to do about it, in sentences for the operator. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}
