import { useEffect } from "react";
import { create } from "zustand";

/** Where what has to be said is said while a view lies over the whole screen and hides what is behind it; null at other times. */
export const useFrontSlot = create<{ element: HTMLElement | null }>()(() => ({ element: null }));

/** The place for it in such a view. */
export function FrontSlot() {
  useEffect(() => () => useFrontSlot.setState({ element: null }), []);
  return <div ref={(element) => useFrontSlot.setState({ element })} />;
}
