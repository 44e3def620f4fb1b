import { useDrag } from "@use-gesture/react";
import { type RefObject, useEffect, useRef } from "react";
import { pageGridOf } from "../../typeset/index.ts";
import { announce } from "./announcements.ts";
import { type Box, boxOf, type Handle, handles, mirrored, mirroredHandle, move, resize } from "./box-geometry.ts";
import { edit, useLayoutStore } from "./layout-store.ts";
import { layoutPage } from "./section-types.ts";
import { type Guide, type SnapLines, snapLines, snapMove, snapResize } from "./snap.ts";
import { useSectionWords } from "./use-section-words.ts";

/** Pixels on the screen within which an edge goes to a line. */
const reach = 4;

export interface PageView {
  /** Pixels for a point. */
  scale: number;
  /** The page reads from the right: what is stored as seen from the left is turned round. */
  isTurned: boolean;
}

/** Where a box stands on the screen. */
export function placeStyle(box: Box, { scale, isTurned }: PageView) {
  const { x, y, width, height } = isTurned ? mirrored(box) : box;
  return {
    transform: `translate(${x * scale}px, ${y * scale}px)`,
    width: `${width * scale}px`,
    height: `${height * scale}px`,
  };
}

interface Drag {
  id: string;
  element: HTMLElement;
  handle: Handle | null;
  /** Where the pointer began, in pixels from the document's corner: a page scrolled meanwhile takes the box along. */
  from: readonly [number, number];
  start: Box;
  lines: SnapLines;
  box: Box;
}

interface DragOptions extends PageView {
  templateId: string;
  guides: { x: RefObject<HTMLElement | null>; y: RefObject<HTMLElement | null> };
}

/**
 * Handlers for the selected box. While it moves only styles are written: nothing of the layout is read, and no state changes before the
 * pointer lets go. Alt keeps edges from going to lines; Escape, and a pointer that is taken away, put the box back.
 */
export function useBoxDrag({ scale, isTurned, templateId, guides }: DragOptions) {
  const words = useSectionWords();
  const current = useRef<Drag | null>(null);

  const begin = (target: EventTarget | null, from: readonly [number, number]): Drag | null => {
    if (!(target instanceof Element)) return null;
    const element = target.closest<HTMLElement>("[data-section]");
    const { sections } = useLayoutStore.getState();
    const section = sections.find(({ id }) => id === element?.dataset.section);
    if (!element || !section) return null;
    const held = target.closest<HTMLElement>("[data-handle]")?.dataset.handle;
    const handle = handles.find((name) => name === held) ?? null;
    const lines = snapLines(
      pageGridOf(templateId),
      sections.filter(({ id }) => id !== section.id),
    );
    const start = boxOf(section);
    return { id: section.id, element, handle: handle && isTurned ? mirroredHandle(handle) : handle, from, start, lines, box: start };
  };

  const show = ({ element, handle, box }: Drag) => {
    const { transform, width, height } = placeStyle(box, { scale, isTurned });
    element.style.transform = transform;
    if (!handle) return;
    element.style.width = width;
    element.style.height = height;
  };

  const showGuides = (shown: readonly Guide[]) => {
    for (const axis of ["x", "y"] as const) {
      const line = guides[axis].current;
      if (!line) continue;
      const guide = shown.find((other) => other.axis === axis);
      line.style.opacity = guide ? "1" : "0";
      if (guide?.axis === "x") line.style.transform = `translateX(${(isTurned ? layoutPage.width - guide.at : guide.at) * scale}px)`;
      if (guide?.axis === "y") line.style.transform = `translateY(${guide.at * scale}px)`;
    }
  };

  const end = (isKept: boolean) => {
    const drag = current.current;
    if (!drag) return;
    current.current = null;
    showGuides([]);
    const section = useLayoutStore.getState().sections.find(({ id }) => id === drag.id);
    if (!isKept || !section) {
      drag.box = drag.start;
      show(drag);
      if (section) announce(() => words.putBack(section));
      return;
    }
    edit({ kind: "box", id: drag.id, before: drag.start, after: drag.box });
    announce(() => words.placeOf(section, drag.box));
  };

  const finish = useRef(end);
  useEffect(() => {
    finish.current = end;
  });
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !current.current) return;
      event.preventDefault();
      event.stopPropagation();
      finish.current(false);
    };
    window.addEventListener("keydown", leave, true);
    return () => window.removeEventListener("keydown", leave, true);
  }, []);

  return useDrag(
    ({ first, last, tap, event, initial: [startX, startY], altKey }) => {
      if (tap || !("pageX" in event)) return;
      if (first) current.current = begin(event.target, [startX + event.pageX - event.clientX, startY + event.pageY - event.clientY]);
      const drag = current.current;
      if (!drag) return;
      if (event.type === "pointercancel") return end(false);
      const right = ((event.pageX - drag.from[0]) / scale) * (isTurned ? -1 : 1);
      const down = (event.pageY - drag.from[1]) / scale;
      const free = drag.handle ? resize(drag.start, drag.handle, right, down) : move(drag.start, right, down);
      const near = reach / scale;
      const snapped = drag.handle ? snapResize(free, drag.handle, drag.lines, near) : snapMove(free, drag.lines, near);
      drag.box = altKey ? free : snapped.box;
      show(drag);
      showGuides(altKey ? [] : snapped.guides);
      if (last) end(true);
    },
    { filterTaps: true, pointer: { keys: false } },
  );
}
