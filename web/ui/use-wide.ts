import { useSyncExternalStore } from "react";

// The desk breakpoint of styles.css.
const query = "(width >= 50rem)";

function subscribe(listen: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listen);
  return () => list.removeEventListener("change", listen);
}

/** True where panel and stage stand side by side, at this moment. */
export function isWideNow(): boolean {
  return matchMedia(query).matches;
}

/** The same, followed while the window changes. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWideNow, () => true);
}
