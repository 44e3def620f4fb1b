import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import type { PageScene } from "../../typeset/index.ts";
import { readableZoom, scrollTo } from "./area-view.ts";
import type { PageArea, PageViewerHandle } from "./page-layer.ts";
import { clampZoom } from "./zoom.ts";

/** Kept free around what is brought into view, in CSS pixels. */
const margin = 16;

interface Zoom {
  zoom: number;
  zoomTo: (zoom: number) => void;
  fullWidth: number;
}

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How much of a stage is in view: a keyboard on the screen covers some. */
function heightInView(stage: HTMLElement): number {
  const { top, bottom } = stage.getBoundingClientRect();
  const seen = window.visualViewport ? window.visualViewport.offsetTop + window.visualViewport.height : window.innerHeight;
  return Math.min(bottom, seen) - Math.max(0, top);
}

function bringIntoView(stage: HTMLElement, page: number, scene: PageScene, area: PageArea, behavior: ScrollBehavior): void {
  const sheet = stage.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (!sheet) return;
  const box = sheet.getBoundingClientRect();
  const frame = stage.getBoundingClientRect();
  const scale = box.width / scene.width;
  const left = stage.scrollLeft + box.left - frame.left + area.x * scale;
  const top = stage.scrollTop + box.top - frame.top + area.y * scale;
  stage.scrollTo({
    left: scrollTo(
      { from: left, to: left + area.width * scale },
      { from: stage.scrollLeft, length: stage.clientWidth },
      margin,
      scene.direction === "rtl",
    ),
    top: scrollTo({ from: top, to: top + area.height * scale }, { from: stage.scrollTop, length: heightInView(stage) }, margin),
    behavior,
  });
}

/** `showArea` of a scrolling stage. */
export function useArea(stage: RefObject<HTMLElement | null>, pages: readonly PageScene[], { zoom, zoomTo, fullWidth }: Zoom) {
  const wanted = useRef<(() => void) | null>(null);
  const latest = useRef({ pages, zoom, fullWidth });
  latest.current = { pages, zoom, fullWidth };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page has its new width, and what came before has put it in place.
  useLayoutEffect(() => {
    const bring = wanted.current;
    wanted.current = null;
    bring?.();
  }, [zoom]);

  return useCallback<PageViewerHandle["showArea"]>(
    function show(page, area, leastTypePx) {
      const element = stage.current;
      const now = latest.current;
      const scene = now.pages.find((each) => each.page === page);
      if (!element || !scene) return;
      if (now.zoom === 0) {
        wanted.current = () => show(page, area, leastTypePx);
        return;
      }
      const pixels = now.fullWidth / scene.width;
      const nearer = leastTypePx === undefined ? now.zoom : clampZoom(readableZoom(scene, area, leastTypePx, pixels, now.zoom));
      if (nearer > now.zoom + 0.001) {
        wanted.current = () => bringIntoView(element, page, scene, area, "instant");
        zoomTo(nearer);
      } else bringIntoView(element, page, scene, area, prefersStillness() ? "instant" : "smooth");
    },
    [stage, zoomTo],
  );
}
