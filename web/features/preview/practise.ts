import type { NewspaperToSet, SetNewspaper } from "../../typeset/index.ts";

/** After so many edits an engine's compiler has seen the work: the next takes a third of the first one's time. */
const rounds = 12;
/** And no longer than this, in milliseconds, on a slow device. */
const longest = 1_000;

/** A newspaper that lies on the stone, and what sets it as after an edit. */
export interface Practice {
  newspaper: NewspaperToSet;
  set: (newspaper: NewspaperToSet) => SetNewspaper;
}

/** Where typing is simulated: at the end of a paragraph in the middle of the story, or of its part on the front page. */
function placeIn(story: string): number {
  const end = story.indexOf("\n\n", Math.min(story.length / 2, 2_000));
  return end < 0 ? story.length : end;
}

/**
 * Warm-up: sets a newspaper several times with simulated letters, so that the first one the user types is set as fast as later ones. Yields
 * to other work, and stops when `isWanted` returns false. Resolves to how often the newspaper was set.
 */
export async function practise({ newspaper, set }: Practice, isWanted: () => boolean): Promise<number> {
  const parts = newspaper.expandedContent;
  const story = parts.expandedContent;
  const place = placeIn(story);
  const letters = Array.from(story.slice(0, 2 * rounds));
  const began = performance.now();
  let shape = newspaper.shape;
  let done = 0;
  while (done < rounds && isWanted() && performance.now() - began < longest) {
    done += 1;
    const typed = story.slice(0, place) + letters.slice(0, done).join("") + story.slice(place);
    shape = set({ ...newspaper, shape, expandedContent: { ...parts, expandedContent: typed } }).shape ?? null;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return done;
}
