import type { Role } from "../../templates/faces.ts";
import type { Press } from "../context.ts";
import { gridOf } from "../grid.ts";
import type { Board } from "../scene-builder.ts";
import { colophonTexts } from "./colophon-text.ts";

/** Where more can be said only in smaller type than this share of the colophon's size, less is said. */
const legible = 0.65;

/**
 * The fullest colophon that is still legible on one line; where none is, the fullest that has room at `least`; where none has, the
 * shortest.
 */
export function fittingColophon(press: Press, board: Board, role: Role, width: number, least: number): string {
  const texts = colophonTexts(press).map((text) => ({ text, share: width / board.widthOf(text, role) }));
  // Nothing was edited: as long as it has room at all it says where it comes from, as it always did.
  const first = press.newspaper.edited?.length ? Math.max(legible, least) : least;
  return (texts.find(({ share }) => share >= first) ?? texts.find(({ share }) => share >= least) ?? texts.at(-1))?.text ?? "";
}

const leastInside = 0.6;

/** How the page was made, in one line. */
export function setColophon(press: Press, board: Board, baseline: number): void {
  const grid = gridOf(press.template);
  const { align } = press.template.manner.heads;
  const role = press.faces.colophon;
  const text = fittingColophon(press, board, role, grid.width, leastInside);
  board.run("colophon", text, role, grid.left, baseline, grid.width, { align, least: leastInside });
}
