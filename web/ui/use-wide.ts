import { useSyncExternalStore } from "react";

// Tailwind's lg: panel and stage stand side by side from here on.
const query = "(width >= 64rem)";

function subscribe(listen: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listen);
  return () => list.removeEventListener("change", listen);
}

/** True where panel and stage stand side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
