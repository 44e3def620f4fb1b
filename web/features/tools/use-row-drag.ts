import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

interface Drag {
  from: number;
  /** The place the row would take. */
  to: number;
  /** Pixels the pointer has gone since. */
  shift: number;
}

/** Rows of a list that are dragged to another place by a handle. Escape, or a touch that is called off, leaves them as they were. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const start = useRef(0);
  const [drag, setDrag] = useState<Drag | null>(null);

  /** Where a row would stand with the pointer at this height: beside those whose middle it has passed. */
  const placeAt = (from: number, clientY: number) => {
    const rows = [...(list.current?.children ?? [])];
    const passed = rows.filter((row, index) => {
      const { top, height } = row.getBoundingClientRect();
      return index !== from && clientY > top + height / 2;
    });
    return passed.length;
  };

  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = event.clientY;
      setDrag({ from, to: from, shift: 0 });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag?.from !== from || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      setDrag({ from, to: placeAt(from, event.clientY), shift: event.clientY - start.current });
    },
    onPointerUp: () => {
      if (drag?.from !== from) return;
      setDrag(null);
      if (drag.to !== from) onMove(from, drag.to);
    },
    onPointerCancel: () => setDrag(null),
    onLostPointerCapture: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape" && drag) setDrag(null);
      else if (event.key === "ArrowUp" || event.key === "ArrowDown") onMove(from, from + (event.key === "ArrowUp" ? -1 : 1));
      else return;
      event.preventDefault();
    },
  });

  return { list, drag, handle };
}
