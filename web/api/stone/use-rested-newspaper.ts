import { useEffect, useState } from "react";
import type { Newspaper } from "../newspapers.ts";
import { useStone } from "./stone.ts";

/** Pause in typing after which the newspaper counts as settled, in milliseconds. */
const rest = 300;

const isTypedOnPage = () => document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable;

/**
 * The open newspaper, for panels beside the page: it changes at once with every edit except typing on the page, which it follows after a
 * pause. A panel that followed each letter would take the time that setting the page needs.
 */
export function useRestedNewspaper(): Newspaper | null {
  const [newspaper, setNewspaper] = useState(() => useStone.getState().newspaper);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => setNewspaper(useStone.getState().newspaper);
    follow();
    const leave = useStone.subscribe((stone, before) => {
      if (stone.newspaper === before.newspaper) return;
      clearTimeout(timer);
      if (stone.newspaper?.id === before.newspaper?.id && isTypedOnPage()) timer = setTimeout(follow, rest);
      else follow();
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);
  return newspaper;
}
