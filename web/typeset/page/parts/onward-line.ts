import { fillIn } from "../../model/edition-words.ts";
import type { Jump } from "../../model/scene.ts";
import type { Press } from "../context.ts";
import type { Board } from "../scene-builder.ts";
import { setJumpLine } from "./jump-line.ts";

/** Sets where the lead story goes on in the line that was kept for it. */
export function setOnward(press: Press, board: Board, at: { x: number; y: number }, width: number, to: Jump["to"]): Jump {
  const text = fillIn(press.words.page.continuedOn, { page: press.numeral(to.page) });
  const item = setJumpLine(press, board, text, at.x, at.y, width);
  return { block: "expanded-content", text, item, to };
}
