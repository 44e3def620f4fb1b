import { useRef } from "react";

/**
 * For dialogs opened from somewhere else than a trigger of their own: gives the keyboard back to what opened them,
 * unless something else has taken it in the meantime.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && opener.current instanceof HTMLElement) reachable(opener.current)?.focus({ preventScroll: true });
    },
  };
}

/** The element itself or, when it lies in something that has been closed since, the button that opens that. */
function reachable(element: HTMLElement): HTMLElement | null {
  if (isVisible(element)) return element;
  for (let at = element.parentElement; at; at = at.parentElement) {
    const control = at.id ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(at.id)}"]`) : null;
    if (control && isVisible(control)) return control;
  }
  return null;
}

// Safari 17.4, Chrome 105, Firefox 106; older ones focus nothing that is hidden anyway.
const isVisible = (element: HTMLElement) => element.checkVisibility?.() ?? true;
