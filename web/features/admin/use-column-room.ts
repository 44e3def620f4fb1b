import { useSyncExternalStore } from "react";

// Six columns with their buttons, the longest words of twelve languages among them.
const query = "(width >= 64rem)";

function subscribe(listen: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listen);
  return () => list.removeEventListener("change", listen);
}

/** True where the users' columns have room side by side. */
export function useColumnRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
