import { useSyncExternalStore } from "react";

function subscribe(listen: () => void): () => void {
  document.addEventListener("visibilitychange", listen);
  addEventListener("focus", listen);
  addEventListener("blur", listen);
  return () => {
    document.removeEventListener("visibilitychange", listen);
    removeEventListener("focus", listen);
    removeEventListener("blur", listen);
  };
}

/** True while the page can be seen and has the keyboard: not behind another tab or window. */
export function usePageInFront(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden && document.hasFocus(),
    () => true,
  );
}
