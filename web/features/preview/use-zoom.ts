import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { clampZoom, type Fit, fitZoom, type Size } from "./zoom.ts";

/** A point of a page, as fractions of it, and where on the screen it stands. */
interface Anchor {
  sheet: HTMLElement;
  across: number;
  down: number;
  x: number;
  y: number;
}

/** The page under a point, or the one nearest to it. */
function anchorAt(stage: HTMLElement, x: number, y: number): Anchor | null {
  const sheets = [...stage.querySelectorAll<HTMLElement>("[data-page]")];
  const sheet = sheets.findLast((candidate) => candidate.getBoundingClientRect().top <= y) ?? sheets[0];
  if (!sheet) return null;
  const { left, top, width, height } = sheet.getBoundingClientRect();
  return { sheet, across: (x - left) / width, down: (y - top) / height, x, y };
}

/** Zoom of a scrolling stage: fitted until the user zooms; ctrl+wheel and pinching keep the point under the fingers in place. */
export function useZoom(stage: RefObject<HTMLElement | null>, page: Size | undefined, fullWidth: number, fitTo: Fit) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const anchor = useRef<Anchor | null>(null);
  const zoom = chosen ?? (page && size.width > 0 ? fitZoom(size, page, fullWidth, fitTo) : 0);
  const latest = useRef(zoom);
  latest.current = zoom;

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);

  // Before the first frame, so that a page takes the place of another without a blank between them.
  useLayoutEffect(() => {
    const element = stage.current;
    if (element) setSize({ width: element.clientWidth, height: element.clientHeight });
  }, [stage]);

  const zoomTo = useCallback(
    (next: number | null, point?: { x: number; y: number }) => {
      const element = stage.current;
      const box = element?.getBoundingClientRect();
      if (element && box) anchor.current = anchorAt(element, point?.x ?? box.left + box.width / 2, point?.y ?? box.top + box.height / 2);
      setChosen(next === null ? null : clampZoom(next));
    },
    [stage],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scroll position is corrected once the page has its new width.
  useLayoutEffect(() => {
    const element = stage.current;
    const held = anchor.current;
    anchor.current = null;
    if (!element || !held) return;
    const { left, top, width, height } = held.sheet.getBoundingClientRect();
    element.scrollLeft += left + held.across * width - held.x;
    element.scrollTop += top + held.down * height - held.y;
  }, [zoom]);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fingers = new Map<number, PointerEvent>();
    let distance = 0;
    const spread = () => {
      const [one, two] = [...fingers.values()];
      return one && two
        ? {
            distance: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
            x: (one.clientX + two.clientX) / 2,
            y: (one.clientY + two.clientY) / 2,
          }
        : null;
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomTo(latest.current * Math.exp(-event.deltaY * 0.002 * (event.deltaMode === 1 ? 16 : 1)), { x: event.clientX, y: event.clientY });
    };
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      fingers.set(event.pointerId, event);
      distance = spread()?.distance ?? 0;
    };
    const onMove = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, event);
      const now = spread();
      if (!now || distance === 0) return;
      zoomTo(latest.current * (now.distance / distance), now);
      distance = now.distance;
    };
    const onUp = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      distance = 0;
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("pointermove", onMove);
    element.addEventListener("pointerup", onUp);
    element.addEventListener("pointercancel", onUp);
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("pointermove", onMove);
      element.removeEventListener("pointerup", onUp);
      element.removeEventListener("pointercancel", onUp);
    };
  }, [stage, zoomTo]);

  return { zoom, isFitted: chosen === null, zoomTo, fit: () => zoomTo(null) };
}
