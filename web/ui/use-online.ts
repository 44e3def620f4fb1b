import { useSyncExternalStore } from "react";

function subscribe(listen: () => void): () => void {
  addEventListener("online", listen);
  addEventListener("offline", listen);
  return () => {
    removeEventListener("online", listen);
    removeEventListener("offline", listen);
  };
}

/** False while the browser knows that it has no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
