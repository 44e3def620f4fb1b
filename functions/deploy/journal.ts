import type { World } from "./world.ts";

/** What has been done so far: told as it happens, and told again when a later step fails. */
export interface Journal {
  /** A step begins. */
  step(words: string): void;
  /** Something on Cloudflare is another than before. */
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
