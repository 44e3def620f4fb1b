import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

function subscribe(listen: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listen);
  return () => list.removeEventListener("change", listen);
}

/** True for `prefers-reduced-motion`; follows changes of the setting. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
