import { type Box, move, resize } from "./box-geometry.ts";

interface Stroke {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

interface Steps {
  /** Points from one line of text to the next. */
  leading: number;
  /** The page reads from the right. */
  isTurned: boolean;
}

const long = 10;

/**
 * Where an arrow key takes a box, as it is seen: one point, with Control or Command ten points across and a line of text down. With Shift
 * the far edge goes: the lower one, and the one where lines end. Null for other keys.
 */
export function strokeOf(box: Box, { key, shiftKey, ctrlKey, metaKey }: Stroke, { leading, isTurned }: Steps): Box | null {
  const isLong = ctrlKey || metaKey;
  const across = (isLong ? long : 1) * (isTurned ? -1 : 1);
  const down = isLong ? leading : 1;
  const ways: Record<string, [number, number]> = {
    ArrowLeft: [-across, 0],
    ArrowRight: [across, 0],
    ArrowUp: [0, -down],
    ArrowDown: [0, down],
  };
  const way = ways[key];
  if (!way) return null;
  return shiftKey ? resize(box, "se", ...way) : move(box, ...way);
}
