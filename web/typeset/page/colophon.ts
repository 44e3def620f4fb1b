import { fillIn } from "../words.ts";
import type { Board } from "./board.ts";
import { gridOf } from "./grid.ts";
import type { Press } from "./press.ts";

/** How the page was made: the faces, and whose words and pictures these are. */
export function colophonLine(press: Press): string {
  const { newspaper, words, faces } = press;
  const { text, images, house } = newspaper.madeWith;
  const family = (font: string) => /^\w+ \d+ ([^,]+)/.exec(font)?.[1] ?? "";
  const joint = press.language === "ja" ? "、" : press.language === "ar" ? " و" : ", ";
  const names = [...new Set([family(faces.banner.font), family(faces.body.font)])].join(joint);
  const made = house ? words.page.colophonHouse : text ? fillIn(words.page.colophonModels, { text, images: images || text }) : "";
  return [fillIn(words.page.colophonFaces, { faces: names }), made].filter(Boolean).join(press.language === "ja" ? "" : " ");
}

/** The colophon in one line. */
export function setColophon(press: Press, board: Board, baseline: number): void {
  const grid = gridOf(press.template);
  board.run("colophon", colophonLine(press), press.faces.colophon, grid.left, baseline, grid.width, { align: "center", least: 0.6 });
}
