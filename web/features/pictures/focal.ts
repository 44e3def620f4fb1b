import type { Focal } from "./picture-edits.ts";

const clamp = (value: number) => Math.min(1, Math.max(0, value));
// Hundredths are as exact as a hand, and keep what is saved short.
const rounded = (value: number) => Math.round(clamp(value) * 100) / 100;

/** The focal point under a pointer, in a picture shown in `box`. */
export function focalAt(box: { left: number; top: number; width: number; height: number }, clientX: number, clientY: number): Focal {
  return { x: rounded((clientX - box.left) / box.width), y: rounded((clientY - box.top) / box.height) };
}

const fine = 0.02;
const coarse = 0.1;

/** Where a key moves the focal point to; null for keys that do not. Directions are those of the picture, in every language. */
export function focalAfterKey({ x, y }: Focal, key: string, isCoarse: boolean): Focal | null {
  const step = isCoarse ? coarse : fine;
  switch (key) {
    case "ArrowLeft":
      return { x: rounded(x - step), y };
    case "ArrowRight":
      return { x: rounded(x + step), y };
    case "ArrowUp":
      return { x, y: rounded(y - step) };
    case "ArrowDown":
      return { x, y: rounded(y + step) };
    case "Home":
      return { x: 0.5, y: 0.5 };
    default:
      return null;
  }
}
