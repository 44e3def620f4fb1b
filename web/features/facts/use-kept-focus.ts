import { type RefObject, useEffect, useRef } from "react";

/** When the entry that had the keyboard goes from a list, the one in its place has it, or else the list itself. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, count: number): void {
  const last = useRef<{ index: number; count: number } | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const note = () => {
      const entries = [...element.querySelectorAll(":scope > li")];
      const index = entries.findIndex((entry) => entry.contains(document.activeElement));
      if (index >= 0) last.current = { index, count: entries.length };
    };
    element.addEventListener("focusin", note);
    return () => element.removeEventListener("focusin", note);
  }, [list]);
  useEffect(() => {
    const was = last.current;
    const element = list.current;
    if (!was || !element || count >= was.count) return;
    last.current = { ...was, count };
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const entries = element.querySelectorAll<HTMLElement>(":scope > li");
    const entry = entries[Math.min(was.index, entries.length - 1)];
    (entry?.querySelector<HTMLElement>("button") ?? element).focus({ preventScroll: true });
  }, [list, count]);
}
