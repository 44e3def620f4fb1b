import { layoutPage } from "./section-types.ts";

/** In points, on a page 612 wide and 816 high as a language that reads from the left shows it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const leastSize = 20;

/** The eight sides of the compass by which a box is resized. */
export const handles = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;
export type Handle = (typeof handles)[number];

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
/** A hundredth of a point: finer than any printer, and short in a saved layout. */
const round = (value: number) => Math.round(value * 100) / 100;

export const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

/** The nearest box of at least the least size that stands on the page. */
export function onPage({ x, y, width, height }: Box): Box {
  const wide = round(clamp(width, leastSize, layoutPage.width));
  const high = round(clamp(height, leastSize, layoutPage.height));
  return {
    x: round(clamp(x, 0, layoutPage.width - wide)),
    y: round(clamp(y, 0, layoutPage.height - high)),
    width: wide,
    height: high,
  };
}

/** The box moved, as far as the page goes. */
export const move = (box: Box, right: number, down: number): Box => onPage({ ...box, x: box.x + right, y: box.y + down });

/** The box with one side or corner moved; the other sides stay, so that from the north or west its position shifts. */
export function resize(box: Box, handle: Handle, right: number, down: number): Box {
  let { x, y } = box;
  let [farX, farY] = [box.x + box.width, box.y + box.height];
  if (handle.includes("w")) x = clamp(x + right, 0, farX - leastSize);
  if (handle.includes("e")) farX = clamp(farX + right, x + leastSize, layoutPage.width);
  if (handle.includes("n")) y = clamp(y + down, 0, farY - leastSize);
  if (handle.includes("s")) farY = clamp(farY + down, y + leastSize, layoutPage.height);
  // The sides that stay are kept to the hundredth: rounding width and place apart would move them.
  const [left, top] = [round(x), round(y)];
  return { x: left, y: top, width: round(round(farX) - left), height: round(round(farY) - top) };
}

/** As a page that reads from the right shows it, and back. */
export const mirrored = <Place extends Box>(box: Place): Place => ({ ...box, x: layoutPage.width - box.x - box.width });

/** The same side of a page that is turned round. */
export function mirroredHandle(handle: Handle): Handle {
  const swapped = handle.replace(/[ew]/, (side) => (side === "e" ? "w" : "e"));
  return handles.find((other) => other === swapped) ?? handle;
}
