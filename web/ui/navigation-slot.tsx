import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import { create } from "zustand";

const useSlot = create<{ element: HTMLElement | null }>()(() => ({ element: null }));

/** The place in the navigation bar that a screen may fill with its own buttons. */
export function NavigationSlot() {
  useEffect(() => () => useSlot.setState({ element: null }), []);
  return <div className="contents" ref={(element) => useSlot.setState({ element })} />;
}

/** Puts its children into the navigation bar for as long as the screen is there. */
export function IntoNavigation({ children }: { children: ReactNode }) {
  const element = useSlot((state) => state.element);
  return element ? createPortal(children, element) : null;
}
