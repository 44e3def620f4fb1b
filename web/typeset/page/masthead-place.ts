import type { Area, Board } from "./board.ts";
import { type Edition, setFurniture } from "./furniture.ts";
import { mastheadOf } from "./masthead-area.ts";
import { openBoard, type Press } from "./press.ts";
import { moveItem } from "./scale-scene.ts";

/** Sets the masthead in a box, as large as both its sides let it be, and the page's other furniture where it always is. */
export function setMastheadIn(press: Press, board: Board, edition: Edition, box: Area | null): void {
  const { area, holds } = mastheadOf(press.template);
  setFurniture(press, board, edition, (element) => !holds(element));
  if (!box) return;
  const own = openBoard(press);
  setFurniture(press, own, edition, holds);
  const factor = Math.min(box.width / area.width, box.height / area.height);
  const to = { x: box.x + (box.width - area.width * factor) / 2, y: box.y + (box.height - area.height * factor) / 2 };
  const stands = Math.abs(factor - 1) < 1e-3 && Math.hypot(to.x - area.x, to.y - area.y) < 0.1;
  board.items.push(...(stands ? own.items : own.items.map((item) => moveItem(item, factor, area, to))));
}
