import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the server and while its markup is taken over, true from then on, and at once where there is no such markup. What depends on the
 * visitor (clock, window, preferences) is drawn when it is true.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
