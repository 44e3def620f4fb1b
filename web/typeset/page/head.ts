import { fillIn } from "../words.ts";
import type { Board } from "./board.ts";
import { placeAndDate } from "./edition-texts.ts";
import { gridOf } from "./grid.ts";
import type { Press } from "./press.ts";

/** Three-part line between rules. */
function setFolioLine(press: Press, board: Board, y: number, start: string, middle: string, end: string): void {
  const role = press.faces.folio;
  const grid = gridOf(press.template);
  const sides = Math.max(board.widthOf(start, role), board.widthOf(end, role));
  board.run("folio", start, role, grid.left, y, grid.width / 3, { least: 0.6 });
  board.run("folio", middle, role, grid.left + sides + 6, y, grid.width - 2 * (sides + 6), { align: "center", least: 0.6 });
  board.run("folio", end, role, grid.left, y, grid.width, { align: "end", least: 0.6 });
}

/** Folio line of an inside page; returns where the text begins. */
export function setInsideFolio(press: Press, board: Board, page: number): number {
  const { faces, template, newspaper } = press;
  const grid = gridOf(template);
  const y = 32;
  const name = newspaper.newspaperName || newspaper.title;
  setFolioLine(press, board, y, fillIn(press.words.page.page, { page: press.numeral(page) }), name, placeAndDate(press));
  board.rule("folio", grid.left, y + 5, grid.width, template.rules.thick);
  board.rule("folio", grid.left, y + 5 + template.rules.thick + 1.3, grid.width, template.rules.thin);
  return y + 5 + template.rules.thick + 2 + faces.folio.size;
}
