import { type RefObject, useLayoutEffect, useState } from "react";

/** Pixels for a point of a page `width` points wide that fills an element, followed while that changes. */
export function usePageScale(element: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    setScale(node.clientWidth / width || 1);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / width || 1);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, width]);
  return scale;
}
