import type { World } from "./world.ts";

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
