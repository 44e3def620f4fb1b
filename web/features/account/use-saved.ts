import { useEffect, useState } from "react";

const shownFor = 4_000;

/** "Saved" for a while, each time something was. */
export function useSaved(): { isSaved: boolean; show: () => void; hide: () => void } {
  const [savedAt, setSavedAt] = useState(0);
  useEffect(() => {
    if (savedAt === 0) return;
    const timer = setTimeout(() => setSavedAt(0), shownFor);
    return () => clearTimeout(timer);
  }, [savedAt]);
  return { isSaved: savedAt !== 0, show: () => setSavedAt(performance.now()), hide: () => setSavedAt(0) };
}
