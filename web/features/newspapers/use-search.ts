import { useEffect, useState } from "react";

const pause = 250;

/** What is typed into a search, and what of it is asked for once the typing rests. */
export function useSearch() {
  const [typed, setTyped] = useState("");
  const [sought, setSought] = useState("");
  const next = typed.trim();
  useEffect(() => {
    if (next === sought) return;
    const timer = setTimeout(() => setSought(next), next === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [next, sought]);
  return { typed, setTyped, sought };
}
