import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";

/** The page a layer lies on, in the viewer's own box for layers. */
export const sheetOf = (layer: Element | null) => layer?.parentElement?.parentElement ?? null;

/** What holds all pages, of anything that lies on one of them. */
export const viewerOf = (inside: Element): HTMLElement | null =>
  sheetOf(inside.closest("[data-stone-page]"))?.parentElement?.parentElement ?? null;

/** How far the other pages stand from the first, on the screen: the text field stands over the first and reaches to all. */
export function usePageOffsets(
  layer: RefObject<HTMLElement | null>,
  pages: readonly unknown[],
  opening: number | undefined,
): CSSProperties {
  const [offsets, setOffsets] = useState<Record<string, string>>({});
  const count = pages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page more is another place to measure, and layers come after their pages.
  useLayoutEffect(() => {
    const first = layer.current;
    const viewer = sheetOf(first)?.parentElement?.parentElement;
    if (!first || !viewer) return;
    const measure = () => {
      const from = first.getBoundingClientRect();
      const next: Record<string, string> = {};
      for (const other of viewer.querySelectorAll<HTMLElement>("[data-stone-page]")) {
        const { left, top } = other.getBoundingClientRect();
        next[`--ox${other.dataset.stonePage}`] = `${left - from.left}px`;
        next[`--oy${other.dataset.stonePage}`] = `${top - from.top}px`;
      }
      setOffsets((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(viewer);
    observer.observe(first);
    return () => observer.disconnect();
  }, [layer, count, opening]);
  return offsets as CSSProperties;
}
