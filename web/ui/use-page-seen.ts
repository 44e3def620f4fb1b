import { useSyncExternalStore } from "react";

function subscribe(listen: () => void): () => void {
  document.addEventListener("visibilitychange", listen);
  return () => document.removeEventListener("visibilitychange", listen);
}

/** False while the page is behind another tab, or the window is put away. */
export function usePageSeen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  );
}
