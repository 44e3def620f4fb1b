import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * After following a link inside the app: to the anchor it names, else to the top with the focus on the new screen's
 * main part, as a page load would. Back and forward are left to the browser, and a navigation that brings a state is the same screen
 * seen otherwise.
 */
export function useArrival(): void {
  const { hash, key, state } = useLocation();
  const type = useNavigationType();
  const first = useRef(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own, and following the same link again arrives again.
  useEffect(() => {
    if (state || (type === "POP" && key !== first.current)) return;
    const anchor = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (anchor) anchor.scrollIntoView();
    else if (key !== first.current) {
      scrollTo({ top: 0, behavior: "instant" });
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }, [key]);
}
