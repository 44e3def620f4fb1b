import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * After following a link inside the app: to the anchor it names, else to the top with the focus on the new screen's
 * main part, as a page load would. Back and forward are left to the browser.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const first = useRef(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again arrives again.
  useEffect(() => {
    if (type === "POP" && key !== first.current) return;
    const anchor = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (anchor) anchor.scrollIntoView();
    else if (key !== first.current) {
      scrollTo({ top: 0, behavior: "instant" });
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }, [pathname, hash, key, type]);
}
