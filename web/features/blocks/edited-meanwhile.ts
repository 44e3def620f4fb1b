import type { Newspaper } from "../../api/newspapers.ts";
import { useStone } from "../../api/stone/stone.ts";
import { contentOf, isSameContent, type Part, type PartContent } from "./parts.ts";

/** Tells what a part becomes by its owner's own edits, until the signal fires: what the server changes is none of them. */
export function watchOwnEdits(id: string, part: Part, tell: (content: PartContent) => void, signal: AbortSignal): void {
  const stop = useStone.subscribe(({ newspaper, common }, before) => {
    // What comes from the server is in what is common as well.
    const isOwn = newspaper !== before.newspaper && common === before.common;
    if (!isOwn || newspaper?.id !== id || before.newspaper?.id !== id) return;
    const content = contentOf(newspaper, part);
    if (!isSameContent(content, contentOf(before.newspaper, part))) tell(content);
  });
  signal.addEventListener("abort", stop, { once: true });
}

/** Longest wait for the page to take in what the server has, in milliseconds. */
const longest = 3_000;

/**
 * What the page shows for a part once it has taken in the newspaper that was just fetched. Null where no page of it lies on the stone.
 * `expect` is called when the page has not got it yet.
 */
export async function shownOnce(fresh: Newspaper, part: Part, expect: () => void, signal: AbortSignal): Promise<PartContent | null> {
  const { newspaper, common } = useStone.getState();
  if (newspaper?.id !== fresh.id) return null;
  if (!common || !isSameContent(contentOf(common, part), contentOf(fresh, part))) {
    expect();
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const stop = useStone.subscribe((stone) => stone.common !== common && done());
      const timer = setTimeout(done, longest);
      signal.addEventListener("abort", done, { once: true });
    });
  }
  const shown = useStone.getState().newspaper;
  return shown?.id === fresh.id ? contentOf(shown, part) : null;
}
