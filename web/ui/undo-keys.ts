import { useEffect, useRef } from "react";

type Deed = "undo" | "redo";

function deedOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Deed | null {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && !shiftKey ? "redo" : null;
}

/** Fields of text have an undo of their own; over a dialog nothing happens to the page behind it. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      "input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable=true], [role=dialog], [role=alertdialog]",
    ) !== null
  );
}

/** Ctrl or Command with Z, Shift+Z and Y, wherever the keyboard is on the desk. */
export function useUndoKeys(press: (deed: Deed) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const deed = deedOf(event);
      if (!deed || event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return;
      event.preventDefault();
      latest.current(deed);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
