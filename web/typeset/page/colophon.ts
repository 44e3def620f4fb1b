import type { Board } from "./board.ts";
import { colophonText } from "./edition-texts.ts";
import { gridOf } from "./grid.ts";
import type { Press } from "./press.ts";

/** How the page was made, in one line. */
export function setColophon(press: Press, board: Board, baseline: number): void {
  const grid = gridOf(press.template);
  const { align } = press.template.manner.heads;
  board.run("colophon", colophonText(press), press.faces.colophon, grid.left, baseline, grid.width, { align, least: 0.6 });
}
